import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { noticesText } from '../../../scripts/notices/notices-text.ts'
import { licenceFaults, readPackages, type ShippedPackage } from '../../../scripts/notices/read-packages.ts'

const project = join(import.meta.dirname, '../../..')
const packages = readPackages(project)

test('NOTICE.md is what the lock file and the packages give (npm run notices)', () => {
  expect(readFileSync(join(project, 'NOTICE.md'), 'utf8')).toBe(noticesText(packages))
})

test('every package that the program asks for is there with its version and a licence that may be shipped', () => {
  const versions = z.record(z.string(), z.string())
  const manifest = z.object({ dependencies: versions, optionalDependencies: versions })
  const { dependencies, optionalDependencies } = manifest.parse(JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')))
  const listed = new Map(packages.map(({ name, version }) => [name, version]))
  const required = { ...dependencies, ...optionalDependencies }
  expect(Object.fromEntries(Object.keys(required).map((name) => [name, listed.get(name)]))).toEqual(required)
  expect(packages.length).toBeGreaterThan(100)
  expect(packages.some(({ name }) => name === 'vitest')).toBe(false)
  expect(licenceFaults(packages)).toEqual([])
})

test.each([
  ['GPL-3.0-only', 'some'],
  ['AGPL-3.0-or-later', 'some'],
  ['', 'some'],
  ['LGPL-2.1-only', 'another'],
  ['MIT OR GPL-2.0', 'some'],
])('a package under %s is refused by its name', (licence, name) => {
  expect(licenceFaults([{ name, version: '1.0.0', licence }])).toEqual([expect.stringMatching(new RegExp(`^${name} 1.0.0: `))])
})

test('a text stands there once, with everybody whose it is; nothing of one machine alone', () => {
  const mit = (owner: string, width: string) => ({
    path: 'LICENSE',
    text: `MIT License\r\n\r\nCopyright (c) ${owner}\n\nPermission is${width}granted.\n`,
  })
  const one = (name: string, texts: ShippedPackage['texts'], isPlatform = false) => ({
    name,
    version: '1.0.0',
    licence: 'MIT',
    isPlatform,
    texts,
  })
  const text = noticesText([one('a', [mit('Ann', ' ')]), one('b', [mit('Bob', '\n')]), one('c', []), one('d', [], true)])
  expect(text.match(/Permission is/g)).toHaveLength(1)
  expect(text).toContain('- a (LICENSE): Copyright (c) Ann\n- b (LICENSE): Copyright (c) Bob\n')
  expect(text).toContain('| c | 1.0.0 | MIT | comes without a text of its own |')
  expect(packages.filter(({ isPlatform, texts }) => isPlatform && texts.length > 0)).toEqual([])
})

test('what asks for more is said: the source of OpenCASCADE, the fonts', () => {
  const text = readFileSync(join(project, 'NOTICE.md'), 'utf8')
  expect(text).toMatch(/OpenCASCADE.*GNU Lesser General Public License[^]*github\.com\/Open-Cascade-SAS\/OCCT/)
  expect(text).toContain('GNU LESSER GENERAL PUBLIC LICENSE')
  expect(text).toMatch(/SIL OPEN FONT LICENSE/i)
})
