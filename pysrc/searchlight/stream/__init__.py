"""A search as chunks of columns: the form in which the page, files and notebooks receive it."""
