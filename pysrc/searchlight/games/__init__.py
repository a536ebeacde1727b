"""Game trees: games for two players, and the algorithms that value them."""
