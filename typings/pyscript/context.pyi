from typing import Any

js_modules: Any
