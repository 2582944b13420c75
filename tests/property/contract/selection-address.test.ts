/** A selection is the same after it has been an address; no text of another hand does harm. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeSelection, encodeSelection, longestAddress } from '../../../contract/saved/selection-address.ts'
import type { Json, Selection } from '../../../contract/saved/selection-document.ts'
import { compile, type FormState, inputsOfStated, reduce, stateInputs, initialState } from '../../../engine/index.ts'
import { anySequence, lastState } from '../../../engine/testing/sequences.ts'
import { calculators } from '../../../schemas/registry.ts'
import { scaledRuns } from '../../setup/runs.ts'

// What JSON text holds is JSON.
const readJson = (text: string): Json => JSON.parse(text) as Json
const json = fc
  .json({ maxDepth: 3 })
  .filter((text) => !text.includes('__proto__'))
  .map(readJson)

const finite = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0)

const role = fc.constantFrom('screw', 'guide', 'motor', 'gearUnit')
const sku = fc.string({ minLength: 1, maxLength: 40 })

const selections: fc.Arbitrary<Selection> = fc.record(
  {
    v: fc.constant(2 as const),
    calculator: fc.constantFrom('30', '2000001', 'a_b-c'),
    inputs: fc.dictionary(
      fc.string({ minLength: 1 }).filter((name) => name !== '__proto__'),
      json,
    ),
    assumptions: fc.dictionary(fc.constantFrom('requiredLife', 'friction'), finite),
    assembly: fc.record({ parts: fc.dictionary(role, fc.record({ kind: fc.constant('model' as const), family: sku, sku })) }),
    made: fc.record(
      {
        catalogue: fc.string({ unit: 'binary' }),
        at: fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('9999-01-01') }).map((at) => at.toISOString()),
        parts: fc.dictionary(role, fc.record({ family: sku, sku, code: fc.string({ maxLength: 40 }) })),
      },
      { requiredKeys: ['catalogue', 'at'] },
    ),
  },
  { requiredKeys: ['v', 'calculator', 'inputs'] },
)

test('what an address is made of comes out of it', async () => {
  await fc.assert(
    fc.asyncProperty(selections, async (selection) => {
      const text = await encodeSelection(selection)
      expect(text).toMatch(/^[\w-]+$/)
      expect(await decodeSelection(text)).toEqual(selection)
    }),
  )
})

test('any other text is no selection, and a damaged one is none or another whole one', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string(), async (text) => {
      expect(await decodeSelection(text)).toBeUndefined()
    }),
  )
  await fc.assert(
    fc.asyncProperty(selections, fc.nat(), fc.constantFrom('A', 'z', '-', ''), async (selection, at, letter) => {
      const text = await encodeSelection(selection)
      const place = at % text.length
      const read = await decodeSelection(text.slice(0, place) + letter + text.slice(place + 1))
      expect(read === undefined || read.v === 2).toBe(true)
    }),
  )
})

test('a text that swells, is too long or of a version to come is no selection', async () => {
  const inputs = { text: 'x'.repeat(1_000_000) }
  const swelling = await encodeSelection({ v: 1, calculator: '30', inputs: { text: 'x'.repeat(250_000) } })
  expect((await decodeSelection(swelling))?.calculator).toBe('30')
  expect(await decodeSelection(await encodeSelection({ v: 1, calculator: '30', inputs }))).toBeUndefined()
  expect(await decodeSelection('A'.repeat(longestAddress + 1))).toBeUndefined()
  // A document of a version to come, as its own codec would write it.
  const later = { v: 3, calculator: '30', inputs: {} } as unknown as Selection
  expect(await decodeSelection(await encodeSelection(later))).toBeUndefined()
})

const open = (plan: FormState['plan'], init: FormState['init'], inputs: Selection['inputs']) =>
  reduce(initialState(plan, { ...(init && { init }) }), { type: 'restore', inputs: inputsOfStated(plan, inputs) })

test.each(calculators.map(({ schema, examples }) => ({ id: schema.id, schema, examples })))(
  'calculator $id: form, address, form is the identity',
  async ({ id, schema, examples }) => {
    const plan = compile(schema)
    await fc.assert(
      fc.asyncProperty(anySequence({ plan, inits: [examples.init] }), async (events) => {
        const left = lastState(plan, events)
        fc.pre(Object.keys(left.pending).length === 0)
        const inputs = stateInputs(plan, left.inputs)
        const read = await decodeSelection(await encodeSelection({ v: 1, calculator: String(id), inputs }))
        expect(read?.inputs).toEqual(inputs)
        expect(open(plan, left.init, read?.inputs ?? {}).inputs).toEqual(left.inputs)
      }),
      scaledRuns(25),
    )
  },
)
