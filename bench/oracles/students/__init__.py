"""Programs as students write them, right and wrong, with an independent view of what each of them does."""
