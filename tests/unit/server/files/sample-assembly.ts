/** The file of an axis for tests: three models of the shipped catalogue and two open positions. */
import type { Assembly, Part } from '../../../../engine/assembly/assembly.ts'
import { judged } from '../../../../engine/assembly/judge.ts'
import { numbered } from '../../../../engine/assembly/positions.ts'
import type { FileKind } from '../../../../contract/files/files.ts'
import type { AssemblyFile, AssemblyModel } from '../../../../server/files/assembly/assembly-file.ts'
import { axisConditions, sceneOf } from '../../../property/families/axis-scene.ts'

const codes: Readonly<Record<string, string>> = { guide: 'GUIDE-2R1528', screw: 'SCREW-C7-1200', motor: 'MOTOR' }
const families: Readonly<Record<string, string>> = { guide: 'ball-rail', screw: 'ball-screw', motor: 'servo-motor' }

const filled = (role: string, rest: Partial<Part> = {}): Omit<Part, 'position'> => ({
  role,
  quantity: 1,
  item: {
    kind: 'model',
    family: families[role] ?? '',
    sku: role,
    name: `${role} model`,
    series: 'S',
    maker: 'Maker',
    code: { code: codes[role] ?? '', state: role === 'screw' ? 'missing' : 'whole', parts: role === 'screw' ? ['grade'] : [], also: [] },
    basis: role === 'motor' ? 'secondHand' : 'published',
    source: 'a catalogue, p. 1',
  },
  demands: [],
  use: { at: `${role}/life`, utilisation: 0.8 },
  state: role === 'screw' ? 'open' : 'complete',
  ...rest,
})

const open = (role: string, needs: Extract<Part['item'], { kind: 'open' }>['needs'], rest: Partial<Part> = {}): Omit<Part, 'position'> => ({
  role,
  quantity: 1,
  item: { kind: 'open', needs, why: 'noCatalogue', decisive: true },
  demands: [],
  state: 'open',
  ...rest,
})

const parts = numbered([
  filled('screw'),
  filled('guide', { mass: 12.5, set: [{ name: 'rails', quantity: 2 }] }),
  filled('motor'),
  open('brake', [{ name: 'holdingTorque', op: '>=', value: 2.4, unit: 'N*m', from: [] }], { in: 'motor' }),
  open('coupling', [
    { name: 'ratedTorque', op: '>=', value: 5.5, unit: 'N*m', from: [] },
    { name: 'speed', op: '>=', unit: 'rpm', from: [] },
  ]),
])

/** The joint of the motor with an open coupling. */
const joints: Assembly['joints'] = [
  {
    id: 'motor-coupling',
    a: 'motor.shaft',
    b: 'coupling.driveBore',
    checks: [{ name: 'shaft', a: 19, b: null, unit: 'mm', state: 'notKnown' }],
    state: 'open',
  },
]

/** The assembly of the sample. */
export const sampleAssembly: Assembly = {
  ...judged({ parts, joints, flows: [] }),
  calculator: '303',
  reference: 'SW-303-7f3a91c2',
}

const [, lift] = axisConditions[0] ?? []
if (!lift) throw new Error('there are conditions')
const scene = sceneOf(lift)

const modelOf = (role: string): AssemblyModel => {
  const { family = '', candidate = {}, chosen = {}, calculated } = scene.parts[role] ?? {}
  const item = { sku: role, name: `${role} model`, series: 'S', maker: 'Maker', basis: 'published' as const, source: 'a catalogue, p. 1' }
  return { model: { family, ...item, note: undefined, figures: [], candidate }, chosen, calculated }
}

/** @returns the input of a file of the vertical axis */
export const sampleAssemblyFile = (kind: FileKind, own: Partial<AssemblyFile> = {}): AssemblyFile => ({
  kind,
  locale: 'en',
  unit: 'mm',
  site: { key: 'default', name: 'Sizewright', address: '' },
  assembly: sampleAssembly,
  layout: 'linear-axis',
  conditions: { ...lift },
  models: Object.fromEntries(['screw', 'guide', 'motor'].map((role) => [role, modelOf(role)])),
  catalogueVersion: '1',
  engineVersion: '1',
  ...own,
})
