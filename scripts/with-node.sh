#!/bin/sh
# Runs a command with the packages installed and Node 24 first on PATH: sh scripts/with-node.sh node scripts/check.ts
set -eu
cd "${0%/*}/.."
. scripts/prepare.sh
exec "$@"
