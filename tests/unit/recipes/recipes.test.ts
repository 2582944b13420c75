/** The recipes of CONTRIBUTING.md, carried out in a copy of the project. */
import { cpSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readTextPath } from '../../../i18n/text-files.ts'
import { makeCopy } from './copy.ts'

const copy = makeCopy()
afterAll(() => copy.remove())

const plantFolder = () => {
  copy.duplicate('schemas/30-ball-screw', 'schemas/32-planted-screw', (text) =>
    text
      .replace('id: 30,', 'id: 32,')
      .replace("name: 'ballScrew'", "name: 'plantedScrew'")
      .replace(/class: \{\s*name: '[^']*'/, "class: { name: 'Planted screw'"),
  )
}

const plantFiles = async () => {
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
}

const plantLanguage = () => {
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
}

const plantFamily = () => {
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
}

let found: Awaited<ReturnType<typeof copy.probe>>
beforeAll(async () => {
  plantFolder()
  await plantFiles()
  plantFamily()
  // Last: it copies every text that there is.
  plantLanguage()
  found = await copy.probe()
})

const sound = { findings: 0, brokenLaws: [] }

test.each([
  ['is one folder', 32, 'Planted screw'],
  ['is one JSON file, with texts in the languages that it has', 34, 'plantedDocument'],
  ['is one TypeScript file, with texts in the languages that it has', 35, 'plantedFile'],
])('a calculator %s: the registry, the start page, the laws and the reference know it', (_, id, name) => {
  const { calculators, classes, headings, languages } = found
  expect(classes.find((one) => one.id === String(id))?.names).toEqual(languages.map(() => name))
  expect(calculators[id]).toMatchObject({ path: 'BallScrewWorking/Calculation', ...sound })
  expect(calculators[id]?.labels).not.toContain(null)
  expect(headings.some((text) => text.includes(name))).toBe(true)
})

test('a language is one folder and an entry: every text, the reference and the parity have it', () => {
  const { calculators, classes, languages, unlike, wire } = found
  expect(languages).toContain('pt')
  expect(wire).toContain('"pt"')
  expect(unlike).toEqual([])
  const at = languages.map(String).indexOf('pt')
  expect(classes.find(({ id }) => id === '30')?.names[at]).toBe('Ball screw')
  expect(calculators[30]?.labels[at]).toBe('Posture')
})

test('a family is its folder and a line: its table and its service are there', () => {
  const { calculators, families, services } = found
  expect(families).toContainEqual({ id: 'planted-rail', table: 'planted-rail' })
  expect(services).toContain('PlantedRailWorking')
  expect(calculators[33]).toMatchObject({ path: 'PlantedRailWorking/Calculation', ...sound })
})
