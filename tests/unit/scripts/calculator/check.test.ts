/** `npm run calculator -- check`, run as its users do: mistakes of integrators, each with what finds it, where, and what it says to do. */
import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CheckFinding, sarifOf } from '../../../../engine/check/finding.ts'
import { newCalculator } from '../../../../scripts/calculator/new-calculator.ts'
import { calculators } from '../../../../schemas/registry.ts'
import { scaledPart } from '../../../setup/runs.ts'
import { comparedMistakes } from './compared-mistakes.ts'
import { mistakes as ownMistakes, type Planted } from './mistakes.ts'
import { shownMistakes } from './shown-mistakes.ts'

const mistakes = [...ownMistakes, ...comparedMistakes, ...shownMistakes]

const root = join(import.meta.dirname, '../../../..')
const cli = join(root, 'scripts/calculator/cli.ts')

let place = ''
let found: readonly CheckFinding[] = []
let folders: readonly string[] = []
let limits: readonly string[] = []
let smallest = ''
let faulty = ''

const run = (words: readonly string[]): Promise<{ readonly code: number; readonly out: string; readonly err: string }> =>
  new Promise((done) => {
    const child = execFile(process.execPath, [cli, ...words], { cwd: root, maxBuffer: 1e8 }, (_, out, err) =>
      done({ code: child.exitCode ?? -1, out, err }),
    )
  })

const findingsOf = async (words: readonly string[]): Promise<readonly CheckFinding[]> => {
  const { out } = await run(['check', '--json', ...words])
  return JSON.parse(out) as readonly CheckFinding[] // what the command prints
}

const write = (id: number, { like, edits }: Pick<Planted, 'edits'> & { readonly like?: number }): string => {
  for (const { path, content } of newCalculator({ id, name: 'planted', ...(like !== undefined && { like }) }, root)) {
    const own = edits.filter(([file]) => path.endsWith(`/${file}`))
    for (const [file, from] of own) if (!content.includes(from) && from !== "'…'") throw new Error(`${file} has no ${from}`)
    mkdirSync(dirname(join(place, path)), { recursive: true })
    writeFileSync(
      join(place, path),
      own.reduce((text, [file, from, to]) => (file === 'schema.ts' ? text.replace(from, to) : text.replaceAll(from, to)), content),
    )
  }
  return join(place, `schemas/${id}-planted`)
}

/** Of a new one: what is changed in its file, and what finds it. */
const limitSlips = [
  ['a limit a hundred times too large', 'max: 10_000 })', 'max: 1_000_000 })', 'exampleFresh'],
  ['a limit that nobody has said again', "    'load.max': 10_000,\n", '', 'unusedInExamples'],
] as const

/** A project of its own, whose engine and families are ours; one run for all of them. */
beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'calculator-'))
  mkdirSync(join(place, 'schemas'))
  writeFileSync(join(place, 'package.json'), '{"type": "module"}')
  for (const part of ['engine', 'families', 'contract', 'i18n', 'node_modules']) symlinkSync(join(root, part), join(place, part))
  for (const name of readdirSync(join(root, 'schemas'))) symlinkSync(join(root, 'schemas', name), join(place, 'schemas', name))
  folders = mistakes.map((mistake, index) => write(90_000 + index, mistake))
  limits = limitSlips.map(([name, from, to]) => write(87_000 + name.length, { edits: [['schema.ts', from, to]] }))
  smallest = write(89_000, { edits: [] })
  faulty = write(88_000, {
    edits: [
      ['schema.ts', "query: { W: 'load', ", 'query: { '],
      ['schema.ts', "    force: { label: 'Force', hint: 'F = m g' },\n", ''],
    ],
  })
  const shipped = scaledPart(calculators, 3).map(({ schema }) => String(schema.id))
  found = await findingsOf([...folders, ...limits, smallest, faulty, ...shipped])
})
afterAll(() => rmSync(place, { recursive: true }))

/** What was found in a folder. */
const findingsIn = (folder: string) =>
  found.filter(({ file }) => resolve(root, file).startsWith(`${folder}/`) || file.includes(`${folder.split('/').at(-1)}/`))

it('finds nothing in what is shipped, nor in a new one of the smallest kind', () => {
  expect(found.filter(({ file }) => !file.includes('-planted'))).toEqual([])
  expect(findingsIn(smallest)).toEqual([])
})

describe('finds', () => {
  it.each(mistakes.map((mistake, index) => [mistake.name, mistake, index] as const))('%s', (_, { finds, at, edits }, index) => {
    const folder = folders[index] ?? ''
    const own = findingsIn(folder)
    expect(own.map(({ code }) => code)).toEqual(finds.map(([code]) => code))
    for (const [turn, [, words]] of finds.entries()) expect(`${own[turn]?.message} ${own[turn]?.cure}`).toMatch(words)
    // It leads to the line where it is written.
    const line = readFileSync(join(folder, edits[0]?.[0] ?? 'schema.ts'), 'utf8').split('\n')[(own[0]?.line ?? 1) - 1]
    expect(line).toContain(at ?? '')
  })
})

const hoist = {
  id: 9001,
  name: 'hoist',
  fields: { load: { kind: 'number', unit: 'kg', exclusiveMin: 0, maxx: 5 } },
  layout: [{ section: 'conditions', items: ['load'] }],
  request: { get: 'BallScrewWorking/Calculation', query: { W: 'load' } },
  results: { family: 'ball-screw', overlayMs: 0 },
}

it('checks JSON by the same rules; broken files and those that are not there are told as such; a program reads the same', async () => {
  const [json, broken] = [join(place, 'hoist.json'), join(place, 'broken.json')]
  writeFileSync(json, JSON.stringify(hoist, null, 2))
  writeFileSync(broken, '{"id": 1,')
  const all = await findingsOf([json, broken, join(place, 'schemas/1-none'), join(root, 'schemas/with-recorded.ts')])
  expect(all.map(({ code }) => code)).toEqual(['unknownProperty', 'unreadable', 'unreadable', 'shape'])
  const [first] = all
  expect(readFileSync(json, 'utf8').split('\n')[(first?.line ?? 0) - 1]).toContain('"load"')
  const sarif = await run(['check', '--sarif', json])
  expect([sarif.code, JSON.parse(sarif.out)]).toEqual([1, JSON.parse(JSON.stringify(sarifOf(first ? [first] : [])))])
})

describe('a new one', () => {
  it('is refused where its id is taken or its name is none', () => {
    expect(() => newCalculator({ id: 30, name: 'other' }, root)).toThrow('schemas/30-ball-screw has the id 30')
    expect(() => newCalculator({ id: 4711, name: 'Chain Hoist' }, root)).toThrow("'Chain Hoist' is no name")
    expect(() => newCalculator({ id: 4711, name: 'chainHoist', like: 29 }, root)).toThrow('there is no calculator 29')
  })

  it.each(limitSlips.map(([name, , , code], index) => [name, code, index] as const))('that has %s is told', (_, code, index) => {
    expect(findingsIn(limits[index] ?? '').map((one) => one.code)).toEqual([code])
  })

  it('is one file, and what is wrong with its texts, examples and parameters is told at their lines', () => {
    const own = findingsIn(faulty)
    expect(own.map(({ code, message }) => [code, message])).toEqual([
      ['unmappedField', 'load: is asked for, but no request parameter needs it'],
      ['missingParameter', 'request: the call needs W as well'],
      ['missingText', '1 texts are missing in en'],
      ['exampleRequest', "'Where it is from': W is not sent, the example says 2500"],
    ])
    const lines = readFileSync(join(faulty, 'schema.ts'), 'utf8').split('\n')
    const places = own.map(({ line }) => lines[line - 1]?.trim().split(' ', 1)[0])
    expect(places).toEqual(['load:', 'query:', 'en:', 'name:'])
  })
})

describe('a command', () => {
  it('explains a field, and names the nearest where there is none', async () => {
    const result = await run(['explain', '30', 'speed'])
    expect(result.out).toMatch(/^speed: Max\. speed\n.*unit: mm\/s\n.*goes into the parameters: Speed/s)
    const wrong = await run(['explain', '30', 'sped'])
    expect([wrong.code, wrong.err]).toEqual([1, expect.stringContaining("did you mean 'speed'?")])
  })

  it('lists what a call takes, and names the nearest where there is none', async () => {
    const result = await run(['calls', 'LiftWorking'])
    expect(result.out).toMatch(
      /^LiftWorking\/Calculation\n {2}ED +\[%\] above 0 to 100\n {2}W +\[kg\] above 0\n {2}Speed +\[mm\/min\] above 0\n/,
    )
    expect(result.out).toContain('rows of load [kg] from 0, speed [mm/min] from 0, time [s] above 0, may be left out')
    const wrong = await run(['calls', 'LiftWorkin/Calculation'])
    expect([wrong.code, wrong.err]).toEqual([1, expect.stringContaining("did you mean 'LiftWorking/Calculation'?")])
  })

  it('mends slips of names one after another, tells each, and leaves what nothing is near to', { tags: ['deep'] }, async () => {
    const folder = write(87_000, { like: 30, edits: [] })
    const file = join(folder, 'schema.ts')
    const right = readFileSync(file, 'utf8')
    const slips = [
      ['exclusiveMin: 0', 'exlusiveMin: 0'],
      ["Speed: 'speed'", "Speed: 'sped'"],
      ["'BallScrewWorking/Calculation'", "'BallScrewsWorking/Calculation'"],
      ["unit: 'mm/s'", "unit: 'furlong'"],
    ] as const
    writeFileSync(
      file,
      slips.reduce((text, [one, other]) => text.replace(one, other), right),
    )
    const { code, out } = await run(['check', '--fix', folder])
    expect([code, out]).toEqual([
      1,
      expect.stringMatching(/^.*schema\.ts:\d+:\d+ mended 'exlusiveMin' → 'exclusiveMin'\n[^]*unknownUnit[^]*1 found\n$/),
    ])
    writeFileSync(file, readFileSync(file, 'utf8').replace('furlong', 'mm/s'))
    const again = await run(['check', '--fix', folder])
    expect([again.code, again.out]).toEqual([0, expect.stringMatching(/mended 'BallScrewsWorking' → 'BallScrewWorking'\nnothing found\n$/)])
    expect(readFileSync(file, 'utf8')).toBe(right)
  })

  it('that there is not is a wrong call', async () => {
    const { code, err } = await run(['chek'])
    expect([code, err]).toEqual([2, expect.stringContaining('usage: npm run calculator')])
  })
})
