"""What a Matrix server shows of links: by Synapse's own readers, from files in place of answers of a server.

Reads {"home": .., "folder": .., "paths": [..]} and writes one preview for each path, as Synapse puts it together.
"""

import json
import sys
from pathlib import Path
from types import SimpleNamespace

from synapse.media.oembed import OEmbedProvider
from synapse.media.preview_html import decode_body, parse_html_to_open_graph

asked = json.load(sys.stdin)
home, folder = asked["home"], Path(asked["folder"])
# A provider that nobody has told of our site: it must find the description by itself.
stranger = SimpleNamespace(config=SimpleNamespace(oembed=SimpleNamespace(oembed_patterns=[])))
oembed = OEmbedProvider(stranger)


def preview(path):
    url = home + path
    page = decode_body((folder / path / "index.html").read_bytes(), url)
    described = oembed.autodiscover_from_html(page)
    told = {}
    if described is not None:
        answer = (folder / described.removeprefix(home)).read_bytes()
        told = oembed.parse_oembed_response(url, answer).open_graph_result
    return {"described": described, **told, **parse_html_to_open_graph(page)}


json.dump([preview(path) for path in asked["paths"]], sys.stdout)
