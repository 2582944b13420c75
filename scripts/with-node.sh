#!/bin/sh
# Runs a command with the packages installed and Node 24 first on PATH: sh scripts/with-node.sh node scripts/check.ts
set -eu
cd "${0%/*}/.."
. scripts/prepare.sh
# What a command and its threads and child processes have compiled once is read from the disk later.
export NODE_COMPILE_CACHE="${NODE_COMPILE_CACHE:-$PWD/node_modules/.cache/compiled}"
exec "$@"
