#!/bin/sh
# The server alone, installed and built before: `npm start`, the unit and the image end here.
# Its heap is collected earlier than Node does by itself: a third less memory, and calls take as long as before (docs/operating.md). Not while it
# starts: what it fills then stays.
set -eu
cd "${0%/*}/.."
PATH="$PWD/node_modules/.bin:$PATH"
MALLOC_ARENA_MAX="${MALLOC_ARENA_MAX:-2}"
export PATH MALLOC_ARENA_MAX

[ -f dist-server/main.js ] || {
  echo 'sizewright: the server is not built: npm run build' >&2
  exit 1
}

# exec: the server takes over this process and so receives SIGTERM itself.
exec node --max-semi-space-size=8 --heap-growing-percent=15 --initial-old-space-size=64 dist-server/main.js
