/** No command replaces the packages of a running server. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

const scripts = join(import.meta.dirname, '../../../scripts')
let folder = ''

/** A project whose packages are older than package-lock.json, with an npm that says that it was called. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sizewright-serving-'))
  for (const name of ['scripts', 'node_modules', 'bin']) mkdirSync(join(folder, name))
  for (const name of ['prepare.sh', 'with-node.sh']) copyFileSync(join(scripts, name), join(folder, 'scripts', name))
  writeFileSync(join(folder, 'package-lock.json'), '{}')
  writeFileSync(join(folder, 'node_modules/.package-lock.json'), '{}')
  utimesSync(join(folder, 'node_modules/.package-lock.json'), 1, 1)
  writeFileSync(join(folder, 'bin/npm'), '#!/bin/sh\necho npm was called >&2\nexit 1\n', { mode: 0o755 })
})
afterEach(() => rmSync(folder, { recursive: true }))

const run = () => {
  const env = { ...process.env, PATH: `${join(folder, 'bin')}:${process.env['PATH']}` }
  return spawnSync('sh', [join(folder, 'scripts/with-node.sh'), 'true'], { env, encoding: 'utf8' }).stderr
}

test('packages are not installed while a server runs from them', async () => {
  mkdirSync(join(folder, 'node_modules/.bin'))
  mkdirSync(join(folder, 'dist-server'))
  writeFileSync(join(folder, 'dist-server/main.js'), '')
  writeFileSync(join(folder, 'node_modules/.bin/node'), '#!/bin/sh\necho started\nexec sleep 60\n', { mode: 0o755 })
  copyFileSync(join(scripts, 'serve.sh'), join(folder, 'scripts/serve.sh'))
  const server = spawn('sh', [join(folder, 'scripts/serve.sh')])
  try {
    await once(server.stdout, 'data')
    const said = run()
    expect(said).toContain(`a server runs from them (process ${server.pid})`)
    expect(said).not.toContain('npm was called')
  } finally {
    server.kill()
  }
})

test('they are once it has ended', () => {
  const { pid } = spawnSync('true')
  writeFileSync(join(folder, `node_modules/.serving-${pid}`), '')
  expect(run()).toContain('npm was called')
})
