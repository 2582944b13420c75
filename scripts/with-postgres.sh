#!/bin/bash
# Runs a command beside a throw-away PostgreSQL on 127.0.0.1, with its address in TEST_DATABASE_URL:
#   bash scripts/with-postgres.sh npm test -- tests/unit/server/database
# The cluster lives in a temporary folder, takes a free port and is removed at the end, whatever happens.
set -euo pipefail
cd "$(dirname "$0")/.."

find_binaries() {
  local newest
  newest=$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -n 1)
  if [ -n "$newest" ]; then
    echo "$newest"
  elif command -v initdb >/dev/null; then
    dirname "$(readlink -f "$(command -v initdb)")"
  fi
}

# PostgreSQL refuses to run as root.
as_owner() {
  if [ "$(id -u)" = 0 ]; then (cd / && runuser -u postgres -- "$@"); else "$@"; fi
}

binaries=$(find_binaries)
if [ -z "$binaries" ]; then
  echo 'sizewright: no PostgreSQL binaries found (Debian: apt-get install postgresql)' >&2
  exit 1
fi
folder=$(mktemp -d "${TMPDIR:-/tmp}/sizewright-pg.XXXXXX")

remove_cluster() {
  as_owner "$binaries/pg_ctl" -D "$folder/data" -m immediate -w stop >/dev/null 2>&1 || true
  rm -rf "$folder"
}
trap remove_cluster EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

[ "$(id -u)" != 0 ] || chown postgres "$folder"
port=$(sh scripts/with-node.sh node scripts/free-port.ts)
as_owner "$binaries/initdb" -D "$folder/data" -U postgres -A trust -E UTF8 --locale=C.UTF-8 --no-sync >"$folder/initdb.log" 2>&1 || {
  cat "$folder/initdb.log" >&2
  exit 1
}
settings="-c listen_addresses=127.0.0.1 -c port=$port -c unix_socket_directories=$folder -c fsync=off -c max_connections=300"
as_owner "$binaries/pg_ctl" -D "$folder/data" -l "$folder/data/server.log" -o "$settings" -w -t 60 start >/dev/null || {
  cat "$folder/data/server.log" >&2
  exit 1
}

TEST_DATABASE_URL="postgres://postgres@127.0.0.1:$port/postgres" "$@"
