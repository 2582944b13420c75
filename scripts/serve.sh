#!/bin/sh
# The server alone, installed and built before: `npm start`, the unit and the image end here.
# Few objects are held young, and what a start fills is not collected while it grows; how the heap grows from then on: server/base/heap-growth.ts.
set -eu
cd "${0%/*}/.."
PATH="$PWD/node_modules/.bin:$PATH"
MALLOC_ARENA_MAX="${MALLOC_ARENA_MAX:-2}"
export PATH MALLOC_ARENA_MAX

[ -f dist-server/main.js ] || {
  echo 'sizewright: the server is not built: npm run build' >&2
  exit 1
}

# Until this process ends no command installs packages here (prepare.sh).
: >"node_modules/.serving-$$" 2>/dev/null || true
# exec: the server takes over this process and so receives SIGTERM itself.
exec node --max-semi-space-size=8 --initial-old-space-size=64 dist-server/main.js
