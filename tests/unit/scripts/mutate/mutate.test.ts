import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { calculators } from '../../../../schemas/registry.ts'
import { scaledPart } from '../../../setup/runs.ts'
import { judgeSources } from '../../../../scripts/mutate/engine-judge.ts'
import { engineMutants, mutantsOfSource } from '../../../../scripts/mutate/engine-mutants.ts'
import { expect as expectOfLaws } from '../../../../scripts/mutate/law-files.ts'
import { rewritesOf } from '../../../../scripts/mutate/expression-edits.ts'
import { sampleOf } from '../../../../scripts/mutate/sample.ts'
import { judgeSchema } from '../../../../scripts/mutate/schema-judge.ts'
import { type Json, schemaKinds } from '../../../../scripts/mutate/schema-edits.ts'
import { schemaMutants } from '../../../../scripts/mutate/schema-mutants.ts'

const shipped = calculators.map(({ schema }) => schema)
const calculator = (id: number) => {
  const found = calculators.find(({ schema }) => schema.id === id)
  if (!found) throw new RangeError(`there is no calculator ${id}`)
  return found
}
// What is written as JSON is read as JSON.
const mutantsOf = (id: number) => schemaMutants(JSON.parse(JSON.stringify(calculator(id).schema)) as Json)

describe('faults in schemas', () => {
  it('are of every kind', () => {
    const made = new Set(shipped.flatMap(({ id }) => mutantsOf(id).map(({ kind }) => kind)))
    expect([...made].toSorted()).toEqual(schemaKinds.toSorted())
  })

  it('are found in a sample of calculators that are shipped, 95 of 100 and more', { tags: ['deep'] }, async () => {
    const judged = await Promise.all(
      scaledPart(calculators).map((one) => judgeSchema(one, sampleOf(mutantsOf(one.schema.id), { sample: 20, seed: 7 }))),
    )
    const all = judged.flat()
    const living = all.filter(({ by }) => by === undefined)
    // What lives is shown where this fails.
    expect(living.length * 20 <= all.length ? [] : living.map(({ mutant }) => mutant.says)).toEqual([])
  })

  it('live where a calculator has no examples for them', async () => {
    const { schema, examples } = calculator(300)
    const weak = { init: examples.init, cases: examples.cases.slice(0, 1).map(({ name, inputs, request }) => ({ name, inputs, request })) }
    const planted = mutantsOf(300).filter(({ way }) => way.join('.') === 'fields.load.max' || way.join('.') === 'request.query.Stroke')
    const judged = await judgeSchema({ schema, examples: weak }, planted)
    expect(judged.filter(({ by }) => by === undefined).map(({ mutant }) => mutant.says)).toEqual([
      'fields.load.max: 120 → 132',
      'fields.load.max: 120 → 108',
      'fields.load.max: 120 → nothing',
      'fields.load.max: 120 → nothing, exclusiveMax → 120',
    ])
  })

  it('are those of one number or one operator of a formula', () => {
    expect(rewritesOf('a > 2 && !b').map(({ text }) => text)).toEqual([
      'a > 2 || !b',
      'a >= 2 && !b',
      'a > 2.2 && !b',
      'a > 1.8 && !b',
      'a > 2 && b',
    ])
  })
})

describe('faults in the engine', () => {
  const file = 'engine/commit/number.ts'
  const source = readFileSync(file, 'utf8')

  it('are found by laws in a thread that has the changed source, and a sound source is not', async () => {
    const sound = { file, kind: 'number' as const, line: 1, column: 1, start: 0, was: '', becomes: '', source }
    // What no policy corrects is refused: without that branch a number beyond its bounds is taken.
    const planted = mutantsOfSource(file, source).find(({ was }) => was === 'return { issue: original }')
    const judged = await judgeSources([sound, ...(planted ? [planted] : [])], { files: ['laws-of-meaning'], runs: [20] })
    expect(judged.map(({ law }) => law !== undefined)).toEqual([false, true])
  })

  it('that load no more are caught', async () => {
    const [judged] = await judgeSources(
      [{ file, kind: 'number', line: 1, column: 1, start: 0, was: '', becomes: '', source: 'export const = 1' }],
      {
        files: ['laws-of-meaning'],
      },
    )
    expect(judged?.law).toMatch(/^it loads/)
  })

  it('are planted in all of it, in a folder or in a file', () => {
    const [all, commit, one] = ['engine', 'engine/commit', file].map((under) => new Set(engineMutants(under).map((fault) => fault.file)))
    expect([...(all ?? [])].filter((path) => path.startsWith('engine/commit/'))).toEqual([...(commit ?? [])])
    expect([...(one ?? [])]).toEqual([file])
    expect(() => engineMutants('engine/nothing')).toThrow('nothing of the form engine is under engine/nothing')
  })

  it('are judged by every law there is: the matchers that laws use are there', () => {
    const laws = readdirSync('tests/property/engine', { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'))
    const matchers = laws.flatMap((path) =>
      [
        ...readFileSync(`tests/property/engine/${path}`, 'utf8').matchAll(/\)\.(?:not\.)?(to(?:Be|Equal|Match|Contain|Have|Throw)\w*)\(/g),
      ].map(([, one = '']) => one),
    )
    expect([...new Set(matchers)].filter((one) => !Object.hasOwn(expectOfLaws(undefined), one))).toEqual([])
    // `expect.any`, `expect.stringMatching` and the like are not.
    expect(laws.filter((path) => /\bexpect\.(?:not\.)?[a-z]/.test(readFileSync(`tests/property/engine/${path}`, 'utf8')))).toEqual([])
  })

  it('are judged by laws that all load and hold in their thread', { tags: ['deep'] }, async () => {
    const sound = { file, kind: 'number' as const, line: 1, column: 1, start: 0, was: '', becomes: '', source }
    expect((await judgeSources([sound], { runs: [8] }))[0]?.law).toBeUndefined()
  })

  it('are none where a function only remembers less', () => {
    const remembers = [
      'const memo = new Map<string, number>()',
      'export const lengthOf = (text: string): number => {',
      '  const known = memo.get(text)',
      '  if (known !== undefined) return known',
      '  const made = text.length',
      '  if (isShort) memo.set(text, made)',
      '  return made',
      '}',
    ].join('\n')
    const kinds = (text: string) => mutantsOfSource('memo.ts', text).map(({ kind, was }) => `${kind} ${was}`)
    expect(kinds(remembers)).toEqual(['negation known !== undefined', 'comparison !==', 'negation isShort'])
    expect(kinds(remembers.replace('memo.set(text, made)', 'memo.set(other, made)'))).toContain('branch memo.set(other, made)')
  })
})
