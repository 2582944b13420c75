/** docs/operating.md, the unit and the container file name what is there: settings, commands, files, fields of the log. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { settingsTable } from '../../../scripts/documentation/settings-table.ts'
import { createApp } from '../../../server/app.ts'
import { readConfig, settings } from '../../../server/base/config.ts'
import type { LogEntry } from '../../../server/http/request-log.ts'
import { type BodySize, bodySizes } from '../../../server/services/calls/body-sizes.ts'
import { defaultSite } from '../server/support/default-site.ts'

const project = join(import.meta.dirname, '../../..')
const textOf = (path: string): string => readFileSync(join(project, path), 'utf8')
const page = textOf('docs/operating.md')
const unit = textOf('deploy/sizewright.service')
const container = textOf('deploy/Containerfile')

const found = (text: string, pattern: RegExp): readonly string[] => [...text.matchAll(pattern)].map(([, name = '']) => name)

describe('the page', () => {
  test('has every setting with its default', () => {
    for (const name of Object.keys(settings.shape)) expect(settingsTable()).toContain(`| \`${name}\` | `)
    expect(settingsTable()).toContain('| `OVERLAY` | Default overlay of sites')
    expect(settingsTable()).toMatch(/\| `REQUESTS_PER_MINUTE` .* \| from 1 \| `600` \|/)
  })

  test('names commands and files that are there', () => {
    const { scripts } = JSON.parse(textOf('package.json')) as { readonly scripts: Readonly<Record<string, string>> } // its own shape
    const commands = found(page, /npm run ([a-z-]+)/g)
    expect(commands.length).toBeGreaterThan(5)
    expect(commands.filter((command) => !Object.hasOwn(scripts, command))).toEqual([])
    const links = found(page, /\]\(([^)#]+)\)/g)
    expect(links.length).toBeGreaterThan(8)
    expect(links.filter((link) => !existsSync(join(project, 'docs', link)))).toEqual([])
    expect(found(page, /`((?:tests|server|deploy)\/[\w/.-]+)`/g).filter((path) => !existsSync(join(project, path)))).toEqual([])
  })

  test('has the sizes of bodies as calls have them, and lets them through its proxy', () => {
    const [, limits = ''] = /## Limits\n([^]*?)\n## /.exec(page) ?? []
    const sizeOf = ({ bytes }: BodySize) => (bytes < 1024 ** 2 ? `${bytes / 1024} kB` : `${bytes / 1024 ** 2} MB`)
    const largest = Math.max(...Object.values(bodySizes).map(({ bytes }) => bytes)) / 1024 ** 2
    for (const size of Object.values(bodySizes)) expect(limits).toContain(sizeOf(size))
    for (const { members } of [bodySizes.sheet, bodySizes.project]) expect(limits).toContain(`${members / 1000} 000 members`)
    const [, proxy = ''] = /```nginx\n([^]*?)```/.exec(page) ?? []
    expect(Number(/client_max_body_size (\d+)m;/.exec(proxy)?.[1])).toBeGreaterThan(largest)
    expect(proxy).toMatch(/limit_req_zone \$binary_remote_addr zone=(\w+):[^]*limit_req zone=\1 /)
  })

  test('names every field of the log of a request', async () => {
    const logged: LogEntry[] = []
    const app = createApp({
      config: { overlay: 'none', serviceFactor: 'none', requestsPerMinute: 600, writesPerMinute: 20, trustProxy: false },
      version: '1',
      catalogueVersion: () => 'v1',
      ready: () => ({ read: true, write: true }),
      files: new Map(),
      sites: { current: () => [defaultSite] },
      calls: [],
      identify: async () => ({ role: 'visitor', expired: true }),
      clock: { now: () => 0 },
      log: (entry) => logged.push(entry),
    })
    await app.request('/healthz')
    const [, table = ''] = /## Log\n([^]*?)\n\nOther events/.exec(page) ?? []
    const names = table.split('\n').flatMap((line) => found(line.split('|')[1] ?? '', /`(\w+)`/g))
    expect(names.toSorted()).toEqual(Object.keys(logged[0] ?? {}).toSorted())
  })
})

describe.each([
  ['the unit', unit, found(unit, /^Environment=(\w+)=/gm)],
  ['the container file', container, found(container.replaceAll(/^(?!ENV ).*$/gm, ''), / (\w+)=/g)],
])('%s', (_what, text, names) => {
  test('sets settings that there are, to values that can be used', () => {
    expect(names.length).toBeGreaterThan(2)
    const environment = Object.fromEntries(names.map((name) => [name, new RegExp(`\\b${name}=(\\S+)`).exec(text)?.[1] ?? '']))
    for (const name of names) expect(Object.keys(settings.shape)).toContain(name)
    expect(readConfig(environment)).toMatchObject({ port: 8080, dataDirectory: '/var/lib/sizewright' })
  })

  test('starts files that there are', () => {
    const files = found(text, /\b((?:server|scripts)\/[\w/-]+\.(?:ts|sh))\b/g)
    expect(files).toContain('scripts/serve.sh')
    expect(files.filter((file) => !existsSync(join(project, file)))).toEqual([])
  })
})

test('the unit lets running calls end', () => {
  const source = textOf('server/start.ts')
  const [grace, database] = [/^const grace = ([\d_]+)$/m, /^const databaseGrace = ([\d_]+)$/m].map((pattern) =>
    Number(pattern.exec(source)?.[1]?.replaceAll('_', '')),
  )
  expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1]) * 1000).toBeGreaterThan((grace ?? Number.NaN) + (database ?? Number.NaN))
})

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0

test.skipIf(!hasSystemd)('systemd finds nothing wrong with the unit', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sizewright-unit-'))
  const path = join(folder, 'sizewright.service')
  writeFileSync(path, unit.replaceAll('/opt/sizewright', project))
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', path], { encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  // It looks at the units of the machine as well.
  const about = stderr.split('\n').filter((line) => line.includes('sizewright'))
  expect([status, about]).toEqual([0, []])
})
