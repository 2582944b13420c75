/** Selections of the first version open for ever: those of every calculator are kept as the addresses that they were shared as. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { unpackText } from '../../../contract/saved/packed-text.ts'
import { changedParts } from '../../../screens/pages/assembly/changed-parts.ts'
import { answeredModels, pinnedModels } from '../../../contract/saved/pinned-models.ts'
import { withParts } from '../../../screens/base/selection/pinned-parts.ts'
import { projectToImport } from '../../../contract/saved/projects.ts'
import { decodeSelection, encodeSelection } from '../../../contract/saved/selection-address.ts'
import { readSelection, type Selection, selectionDocument } from '../../../contract/saved/selection-document.ts'
import { wholeSelection } from '../../../contract/saved/whole-selection.ts'
import { compile, stateInputs } from '../../../engine/index.ts'
import { createFormStore, openForm } from '../../../engine/react/index.ts'
import { calculators } from '../../../schemas/registry.ts'

type Stored = { readonly name: string; readonly address: string }
const file = new URL('../../fixtures/selections-v1.json', import.meta.url)
const fixtures = JSON.parse(readFileSync(file, 'utf8')) as readonly Stored[] // the shape of the file

const documentIn = async (address: string): Promise<Selection> => {
  const text = await unpackText(address, { longest: 16_384, largest: 262_144 })
  return JSON.parse(text ?? '') as Selection // of the first version
}

test('every calculator has one', async () => {
  const documents = await Promise.all(fixtures.map(({ address }) => documentIn(address)))
  expect(documents.every(({ v }) => v === 1)).toBe(true)
  const known = new Set(documents.map(({ calculator }) => calculator))
  expect(calculators.map(({ schema }) => String(schema.id)).filter((id) => !known.has(id))).toEqual([])
})

test.each(fixtures)('$name: first version, second, address, second', async ({ address }) => {
  const first = await documentIn(address)
  const second = await decodeSelection(address)
  // Nothing is pinned that nobody chose.
  expect(second).toEqual({ ...first, v: 2 })
  expect(second && pinnedModels(second)).toBeUndefined()
  expect(second && (await decodeSelection(await encodeSelection(second)))).toEqual(second)
})

const forms = calculators.filter(({ examples }) => examples.cases.length > 0)
const ofForms = fixtures.flatMap((one) =>
  forms.filter(({ schema }) => one.name.startsWith(`${schema.id} `)).map(({ schema, examples: { init } }) => ({ ...one, schema, init })),
)

test.each(ofForms)('$name: its form has every input again', async ({ address, schema, init }) => {
  const first = await documentIn(address)
  const plan = compile(schema)
  const store = createFormStore(plan, { init, system: 'metric' })
  openForm(store, { inputs: readSelection(first)?.inputs })
  expect(stateInputs(plan, store.state().inputs)).toMatchObject(first.inputs)
})

test.each(fixtures)('$name: a project file with it is read', async ({ address }) => {
  const first = await documentIn(address)
  const document = {
    format: 'sizewright-project',
    version: 1,
    project: { name: 'P' },
    selections: [{ name: '', selection: first, snapshot: null }],
  }
  expect(projectToImport.parse({ document }).document.selections[0]?.selection).toEqual(first)
})

const model = (sku: string, code = sku) =>
  ({
    kind: 'model',
    family: 'f',
    sku,
    name: sku,
    series: '',
    maker: '',
    code: { code, state: 'whole', parts: [], also: [] },
    basis: 'published',
    source: '',
  }) as const
const open = { kind: 'open', needs: [], why: 'noCatalogue', decisive: true } as const

const chosen = [
  { role: 'screw', item: model('S1', 'S1-1000') },
  { role: 'motor', item: model('M1') },
  { role: 'brake', item: open },
]
const made = { catalogue: 'c1', at: '2026-11-30T06:00:00.000Z' }

test('a chosen assembly pins its models and leaves open what is open; the address keeps both', async () => {
  const pinned = withParts({ v: 1, calculator: '303', inputs: { load: [80, 'kg'] } }, chosen, made)
  expect(pinned.v).toBe(2)
  expect(pinnedModels(pinned)).toEqual({ screw: 'S1', motor: 'M1' })
  expect(answeredModels(pinned)).toEqual({ screw: 'S1', motor: 'M1' })
  expect(pinned.made?.parts?.['screw']).toEqual({ family: 'f', sku: 'S1', code: 'S1-1000' })
  expect(await decodeSelection(await encodeSelection(pinned))).toEqual(pinned)
  expect(wholeSelection.parse(pinned)).toEqual(pinned)
})

test('parts with other members or of no role are refused', () => {
  const selection = { v: 2, calculator: '303', inputs: {} }
  const pin = { kind: 'model', family: 'f', sku: 's' }
  const read = (parts: object) => selectionDocument.safeParse({ ...selection, assembly: { parts } }).success
  expect(read({ motor: pin })).toBe(true)
  expect(read({ motor: { ...pin, sku: 's'.repeat(201) } })).toBe(false)
  expect(read({ motor: { ...pin, kind: 'any' } })).toBe(false)
  expect(read({ ['m'.repeat(201)]: pin })).toBe(false)
  expect(wholeSelection.safeParse({ ...selection, assembly: { parts: { motor: { ...pin, price: 1 } } } }).success).toBe(false)
})

test('what would change is named: another model, another code, a position filled, a part that is none any more', () => {
  const before = withParts({ v: 2, calculator: '303', inputs: {} }, chosen, made).made?.parts ?? {}
  expect(changedParts(before, chosen)).toEqual([])
  const now = [
    { role: 'screw', item: model('S1', 'S1-1100') },
    { role: 'motor', item: open },
    { role: 'brake', item: model('B1') },
  ]
  expect(changedParts(before, now).map(({ role, before: then }) => [role, then?.code])).toEqual([
    ['screw', 'S1-1000'],
    ['motor', 'M1'],
    ['brake', undefined],
  ])
  expect(changedParts(before, []).map(({ role }) => role)).toEqual(['screw', 'motor'])
})
