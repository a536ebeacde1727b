"""Problems written by somebody else: their functions are checked at every call, and errors name them."""
