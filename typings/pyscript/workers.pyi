from typing import Any

workers: Any

async def create_named_worker(src: str, name: str, config: Any = None, type: str = "py") -> Any: ...
