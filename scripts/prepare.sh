# Sourced by the other shell scripts from the project folder: installs the packages when needed and puts Node 24 first on PATH.
# Nothing but the shell's own commands, npm and Node: a new machine may have no others.

fail() {
  printf 'sizewright: %s\n' "$1" >&2
  exit 1
}

node_major() {
  version=$(node --version 2>/dev/null) || return 0
  version=${version#v}
  printf '%s\n' "${version%%.*}"
}

# npm writes node_modules/.package-lock.json as the last step of an install, so an interrupted install counts as missing.
packages_are_current() {
  [ -f node_modules/.package-lock.json ] && ! [ package-lock.json -nt node_modules/.package-lock.json ]
}

# A server notes its process there when it starts (serve.sh): its modules must not vanish under it.
serving_process() {
  for note in node_modules/.serving-*; do
    if [ -e "$note" ] && kill -0 "${note##*-}" 2>/dev/null; then
      printf '%s\n' "${note##*-}"
      return 0
    fi
  done
}

install_packages() {
  serving=$(serving_process)
  [ -z "$serving" ] || fail "the packages are older than package-lock.json, and a server runs from them (process $serving): stop it first."
  major=$(node_major)
  [ -n "$major" ] || fail 'Node.js was not found; install Node.js 20 or newer.'
  [ "$major" -ge 20 ] || fail "Node.js 20 or newer is needed to install (found $(node --version))."
  echo 'sizewright: installing packages (npm ci), once; this takes about half a minute' >&2
  npm ci --include=dev --include=optional --no-audit --no-fund --loglevel=error >&2 || fail 'npm ci failed; see the lines above.'
}

packages_are_current || install_packages
PATH="$PWD/node_modules/.bin:$PATH"
export PATH
major=$(node_major)
[ "${major:-0}" -ge 24 ] || fail "Node.js 24 or newer is needed; no packaged one exists for this system (found $(node --version 2>/dev/null || echo none))."
