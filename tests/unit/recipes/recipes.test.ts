/** The recipes of CONTRIBUTING.md, carried out in a copy of the project. */
import { cpSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readTextPath } from '../../../i18n/text-files.ts'
import { makeCopy } from './copy.ts'

let copy: ReturnType<typeof makeCopy>
beforeEach(() => {
  copy = makeCopy()
})
afterEach(() => copy.remove())

test('a calculator is one folder: the registry, the start page, the laws and the reference know it', async () => {
  copy.duplicate('schemas/30-ball-screw', 'schemas/32-planted-screw', (text) =>
    text
      .replace('id: 30,', 'id: 32,')
      .replace("name: 'ballScrew'", "name: 'plantedScrew'")
      .replace(/class: \{ name: '[^']*'/, "class: { name: 'Planted screw'"),
  )
  const { calculator, classes, headings, unlike } = await copy.probe(32)
  expect(classes.find(({ id }) => id === '32')?.names).toEqual(Array(4).fill('Planted screw'))
  expect(calculator).toMatchObject({ path: 'BallScrewWorking/Calculation', findings: 0, brokenLaws: [] })
  expect(calculator?.labels).not.toContain(null)
  expect(headings.every((all) => all.some((text) => text.includes('Planted screw')))).toBe(true)
  expect(unlike).toEqual([])
})

test('a calculator is one file, in TypeScript or as JSON, with texts in the languages that it has', async () => {
  const { ballScrew } = await import('../../../schemas/30-ball-screw/schema.ts')
  const { ballScrewExamples } = await import('../../../schemas/30-ball-screw/examples.ts')
  const { texts } = await import('../../../schemas/30-ball-screw/texts/es.ts')
  const parts = (id: number, name: string) => ({
    schema: { ...ballScrew, id, name },
    texts: { es: { ...texts, class: { ...texts.class, name } } },
    examples: ballScrewExamples,
  })
  copy.write('schemas/34-planted-document/schema.json', JSON.stringify(parts(34, 'plantedDocument')))
  const written = Object.entries(parts(35, 'plantedFile')).map(([part, value]) => `export const ${part} = ${JSON.stringify(value)}\n`)
  copy.write('schemas/35-planted-file/schema.ts', written.join(''))
  for (const [id, name] of [
    [34, 'plantedDocument'],
    [35, 'plantedFile'],
  ] as const) {
    const { calculator, classes, headings, unlike } = await copy.probe(id)
    expect(classes.find((one) => one.id === String(id))?.names).toEqual(Array(4).fill(name))
    expect(calculator).toMatchObject({ path: 'BallScrewWorking/Calculation', findings: 0, brokenLaws: [] })
    expect(calculator?.labels).not.toContain(null)
    expect(headings.every((all) => all.some((text) => text.includes(name)))).toBe(true)
    expect(unlike).toEqual([])
  }
})

test('a language is one folder and an entry: every text, the reference and the parity have it', async () => {
  const files = ['i18n', 'families', 'schemas'].flatMap((top) =>
    readdirSync(join(copy.folder, top), { recursive: true, encoding: 'utf8' }).map((path) => `${top}/${path}`),
  )
  for (const path of files) {
    const place = readTextPath(path)
    if (place?.locale !== 'en') continue
    const target = `i18n/pt/${place.namespace}.ts`
    cpSync(join(copy.folder, path), join(copy.folder, target))
    copy.edit(target, (text) => text.replace(/'(?:\.\.\/)+([\w-]+)\/texts\/en\.ts'/g, "'./$1.ts'"))
  }
  copy.edit('i18n/locales.ts', (text) => text.replace('  en: {', "  pt: { name: 'Português', wire: 'pt' },\n  en: {"))
  const { calculator, classes, languages, unlike, wire } = await copy.probe(30)
  expect(languages).toContain('pt')
  expect(wire).toContain('"pt"')
  expect(unlike).toEqual([])
  const at = languages.map(String).indexOf('pt')
  expect(classes.find(({ id }) => id === '30')?.names[at]).toBe('Ball screw')
  expect(calculator?.labels[at]).toBe('Posture')
})

test('a family is its folder and a line: its table and its service are there', async () => {
  const renamed = (text: string) =>
    text.replaceAll('BallRail', 'PlantedRail').replaceAll('ballRail', 'plantedRail').replaceAll('ball-rail', 'planted-rail')
  copy.duplicate('families/ball-rail', 'families/planted-rail', renamed)
  for (const name of readdirSync(join(copy.folder, 'families/planted-rail'), { recursive: true, encoding: 'utf8' })) {
    const path = join(copy.folder, 'families/planted-rail', name)
    if (renamed(name) !== name) cpSync(path, renamed(path), { recursive: true })
  }
  copy.duplicate('schemas/31-ball-rail', 'schemas/33-planted-rail', (text) =>
    renamed(text).replace('id: 31,', 'id: 33,').replaceAll(/\b31:/g, '33:'),
  )
  copy.edit('families/registry.ts', (text) =>
    text.replace(
      "  'electric-cylinder': async",
      "  'planted-rail': async () => (await import('./planted-rail/family.ts')).plantedRailFamily,\n  'electric-cylinder': async",
    ),
  )
  const { calculator, families, services } = await copy.probe(33)
  expect(families).toContainEqual({ id: 'planted-rail', table: 'planted-rail' })
  expect(services).toContain('PlantedRailWorking')
  expect(calculator).toMatchObject({ path: 'PlantedRailWorking/Calculation', findings: 0, brokenLaws: [] })
})
