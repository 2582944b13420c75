#!/bin/sh
# npm start: install when needed, build the screens when their sources are newer than dist/, then become the server process.
set -eu
cd "$(dirname "$0")/.."
. scripts/prepare.sh

sources='index.html vite.config.ts tailwind.config.ts package-lock.json contract engine i18n schemas screens'

# Folders count too: removing or renaming a file changes the time of its folder.
screens_are_current() {
  # shellcheck disable=SC2086 # a list of paths without spaces
  [ -f dist/.vite/built ] && [ -z "$(find $sources -newer dist/.vite/built 2>/dev/null | head -n 1)" ]
}

if ! screens_are_current; then
  echo 'sizewright: building the screens' >&2
  node scripts/build.ts --quiet || fail 'the build failed; see the lines above.'
fi

# exec: the server takes over this process and so receives SIGTERM itself.
exec node server/main.ts
