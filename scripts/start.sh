#!/bin/sh
# npm start: install when needed, build screens and server when their sources are newer than dist/ and dist-server/, then become the server process.
set -eu
cd "${0%/*}/.."
. scripts/prepare.sh

node scripts/build.ts --quiet --when-stale || fail 'the build failed; see the lines above.'

exec sh scripts/serve.sh
