"""The server of a platform that receives scores."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread


def answer(handler: BaseHTTPRequestHandler, data: bytes, kind: str) -> None:
    """Answer a request with these bytes, of this media type."""
    handler.send_response(200)
    handler.send_header("content-type", kind)
    handler.end_headers()
    handler.wfile.write(data)


@contextmanager
def serving(handler: Callable[..., BaseHTTPRequestHandler]) -> Iterator[str]:
    """The address of a server that runs until the end of the block."""
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()
