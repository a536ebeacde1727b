"""What build.py does, one module per task; standard library only, nothing here is shipped with the site."""
