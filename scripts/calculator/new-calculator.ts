/** Creates the files of a new calculator: a single minimal file, or copies of an existing calculator's. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { calculatorNamespace } from '../../i18n/text-files.ts'

/** Path from the project root, and content. */
export type NewFile = { readonly path: string; readonly content: string }

/** Request for a new calculator: an id, a name (in camel or kebab case), and optionally the id of a calculator to copy. */
export type CalculatorToWrite = { readonly id: number; readonly name: string; readonly like?: number }

const smallestExamples = `/** Worked inputs with the request that each must make: worked out by hand, from a source. */
export const examples: CalculatorExamples = {
  init: {},
  // The limits a second time, from their source: a slip in one of the two is found.
  fresh: {
    'load.exclusiveMin': 0,
    'load.max': 10_000,
    'stroke.exclusiveMin': 0,
    'stroke.max': 5000,
    'speed.exclusiveMin': 0,
    'speed.max': 3000,
    'duty.exclusiveMin': 0,
    'duty.max': 100,
  },
  cases: [
    {
      name: 'Where it is from',
      inputs: { load: 2500, stroke: 300, speed: 500, duty: 30, fixing: 'base-fixed-end-fixed' },
      request: { W: '2500', Stroke: '300', Speed: '500', ED: '30', FixedMethod: 'base-fixed-end-fixed' },
      // What stands in the form when one of the others is chosen.
      chosen: { fixing: { 'both-supported': { force: 24516.625 }, 'base-fixed-end-free': { force: 24516.625 } } },
    },
  ],
}
`

/**
 * The minimal calculator in one file: schema, texts, examples. It sends the required parameters of its call, so that it returns
 * results immediately.
 */
const smallest = ({ id, name }: CalculatorToWrite): string => `import type { CalculatorExamples } from '../../engine/define/examples.ts'
import { choice, defineCalculator, number, section } from '../../engine/define/index.ts'

/** What it sizes, and by which source. */
export const ${name} = defineCalculator({
  id: ${id},
  name: '${name}',
  place: { group: 'linear', drawing: 'ScrewJack' },
  fields: {
    load: number({ unit: 'kg', exclusiveMin: 0, max: 10_000 }),
    stroke: number({ unit: 'mm', exclusiveMin: 0, max: 5000 }),
    speed: number({ unit: 'mm/min', exclusiveMin: 0, max: 3000 }),
    duty: number({ unit: '%', exclusiveMin: 0, max: 100 }),
    fixing: choice({ options: ['both-supported', 'base-fixed-end-free', 'base-fixed-end-fixed'] }),
  },
  derived: {
    force: { unit: 'N', value: 'load * 9.80665[N/kg]', digits: 4 },
  },
  layout: [section('conditions', ['load', 'force', 'stroke', 'speed', 'duty', 'fixing'])],
  request: {
    get: 'LiftWorking/Calculation',
    query: { W: 'load', Stroke: 'stroke', Speed: 'speed', ED: 'duty', FixedMethod: 'fixing' },
  },
  results: { family: 'screw-jack', overlayMs: 3000 },
})

/** By language: any of them; one that is missing is shown in the first. */
export const texts = {
  en: {
    class: { name: '${name}', note: 'What it is for, in a few words' },
    sections: { conditions: 'Working conditions' },
    load: { label: 'Load', hint: 'What is moved, with everything that hangs on it' },
    force: { label: 'Force', hint: 'F = m g' },
    stroke: { label: 'Stroke' },
    speed: { label: 'Speed' },
    duty: { label: 'Duty', hint: 'Share of half an hour in which it moves' },
    fixing: {
      label: 'Fixing',
      options: { 'both-supported': 'Both ends supported', 'base-fixed-end-free': 'Base fixed', 'base-fixed-end-fixed': 'Both ends fixed' },
    },
  },
}

${smallestExamples}`

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts') || path === 'recorded.json')

const idOf = /\bid: \d[\d_]*/
const nameOf = /\bname: '(?<name>\w+)'/

/** Copies another calculator's files under the new id and name, without its further ids, its address, its position, and what restates them. */
const alike = ({ id, name, like }: CalculatorToWrite, root: string): readonly (readonly [string, string])[] => {
  const folder = readdirSync(join(root, 'schemas')).find((one) => one.startsWith(`${like}-`))
  if (folder === undefined) throw new RangeError(`there is no calculator ${like}`)
  const own = join(root, 'schemas', folder)
  const schema = readFileSync(join(own, 'schema.ts'), 'utf8')
  const before = nameOf.exec(schema.slice(schema.search(idOf)))?.groups?.['name'] ?? ''
  return filesBelow(own).map((path) => {
    // The name may also occur in file names; it is replaced only where it names the calculator.
    const text = readFileSync(join(own, path), 'utf8')
      .replace(new RegExp(`export const ${before}\\b`), `export const ${name}`)
      .replace(`name: '${before}'`, `name: '${name}'`)
      .replaceAll(`${before}Examples`, `${name}Examples`)
    if (path === 'recorded.json') return [path, text.replace(/^ {2}"restates": .*\n/m, '')] as const
    if (path !== 'schema.ts') return [path, text] as const
    const ownId = text.replace(idOf, `id: ${id}`)
    return [
      path,
      ownId
        .replace(/, also: \[[^\]]*\]/, '')
        .replace(/, address: '[^']*'/, '')
        .replace(/, order: \d+/, ''),
    ] as const
  })
}

/** Converts `belt-conveyor` to `beltConveyor`. */
const camelCase = (name: string): string => name.replace(/(?<=[a-z0-9])-(?<letter>[a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

/**
 * @param requested id and name
 * @param root of the project
 * @returns the files; nothing is written
 * @throws RangeError for an id that is taken, an invalid name, or an unknown calculator to copy
 */
export const newCalculator = (requested: CalculatorToWrite, root: string): readonly NewFile[] => {
  const named = { ...requested, name: camelCase(requested.name) }
  const { id, name, like } = named
  if (!/^[a-z][A-Za-z0-9]*$/.test(name)) throw new RangeError(`'${name}' is no name: letters and digits, beginning with a small letter`)
  const taken = readdirSync(join(root, 'schemas')).find((one) => one.startsWith(`${id}-`))
  if (taken !== undefined) throw new RangeError(`schemas/${taken} has the id ${id}`)
  const files: readonly (readonly [string, string])[] = like === undefined ? [['schema.ts', smallest(named)]] : alike(named, root)
  return files.map(([path, content]) => ({ path: `${calculatorNamespace(named)}/${path}`, content }))
}

/** @throws RangeError if one of the files already exists */
export const writeNewFiles = (files: readonly NewFile[], root: string): void => {
  const there = files.find(({ path }) => existsSync(join(root, path)))
  if (there) throw new RangeError(`${there.path} is there already`)
  for (const { path, content } of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), content)
  }
}
