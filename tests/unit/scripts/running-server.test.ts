/** No command replaces the packages of a running server. */
import { spawnSync } from 'node:child_process'
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

test('packages are not installed while a server runs from them', () => {
  writeFileSync(join(folder, `node_modules/.serving-${process.pid}`), '')
  const said = run()
  expect(said).toContain(`a server runs from them (process ${process.pid})`)
  expect(said).not.toContain('npm was called')
})

test('they are once it has ended', () => {
  const { pid } = spawnSync('true')
  writeFileSync(join(folder, `node_modules/.serving-${pid}`), '')
  expect(run()).toContain('npm was called')
})
