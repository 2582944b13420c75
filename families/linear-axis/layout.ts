/**
 * Where the parts of a linear axis stand: the guides on the base, the nut below the table between or beside the rails, the motor
 * behind the end of the screw. Table, coupling and support units are open, so that the distances that they decide are usual.
 */
import type { Mate, Port } from '../../engine/assembly/placement.ts'
import { type Posture, postureTurns } from '../../engine/assembly/turn.ts'
import type { BuiltPart } from '../../engine/part/build-part.ts'
import {
  type AssemblyLayout,
  type BuiltRoles,
  type LaidOut,
  type LayoutConditions,
  lengthIn,
  type OpenBody,
} from '../define/assembly-layout.ts'

/** Usual clearance between parts that are not joined, mm. */
const clearance = 5

const isPosture = (name: unknown): name is Posture => typeof name === 'string' && Object.hasOwn(postureTurns, name)
const numberIn = (conditions: LayoutConditions, name: string): number | undefined => {
  const value = conditions[name]
  return typeof value === 'number' ? value : undefined
}

type Parts = { readonly guide: BuiltPart; readonly screw: BuiltPart; readonly motor: BuiltPart }

const partsOf = ({ guide, screw, motor }: BuiltRoles): Parts => {
  if (!guide || !screw || !motor) throw new RangeError('an axis has guides, a screw and a motor')
  return { guide, screw, motor }
}

const portOf = ({ ports }: BuiltPart, name: string): Port => {
  const port = ports[name]
  if (!port) throw new RangeError(`the part has no port '${name}'`)
  return port
}

/** Length of the gap between the ends of both shafts within the coupling. */
const couplingGap = ({ motor }: Parts): number => 0.1 * lengthIn(motor, 'shaft')

/** Whether the motor stands beside or above the rails, as the screw ends before them. */
const reachesRails = (parts: Parts): boolean => {
  const { guide, screw, motor } = parts
  const end = portOf(guide, 'blocks').at[0] - portOf(screw, 'nut').at[0] + lengthIn(screw, 'length')
  return end + couplingGap(parts) + lengthIn(motor, 'reach') < lengthIn(guide, 'length')
}

/** Position of the screw's axis: across from the middle of the rails, and its height above the base. */
type AxisPlace = { readonly across: number; readonly height: number }

/** The usual place: between the rails below the table, else beside them; above the guides where the motor would stand in them. */
function usualPlace(parts: Parts): AxisPlace {
  const { guide, screw, motor } = parts
  const [nut, plate] = [lengthIn(screw, 'flangeDiameter'), lengthIn(motor, 'plate')]
  const [top, width, rails] = [lengthIn(guide, 'height'), lengthIn(guide, 'width'), lengthIn(guide, 'rails')]
  const between = rails > 1 ? lengthIn(guide, 'railPitch') - width : 0
  const fits = (size: number): boolean => between >= size + 2 * clearance
  const below = Math.max(top - nut / 2 - clearance, nut / 2 + clearance)
  if (fits(nut) && (fits(plate) || !reachesRails(parts))) return { across: 0, height: below }
  if (fits(nut)) return { across: 0, height: top + plate / 2 + clearance }
  const half = rails > 1 ? lengthIn(guide, 'railPitch') / 2 : 0
  return { across: -(half + width / 2 + Math.max(nut, plate) / 2 + clearance), height: below }
}

/** The stated place of the nut, from the centre of the blocks. */
const statedPlace = ({ guide }: Parts, conditions: LayoutConditions): AxisPlace | undefined => {
  const [across, above] = [numberIn(conditions, 'driveB'), numberIn(conditions, 'driveC')]
  if (across === undefined || above === undefined) return undefined
  return { across, height: (lengthIn(guide, 'gap') + lengthIn(guide, 'height')) / 2 + above }
}

const tableOf = ({ guide }: Parts, { across, height }: AxisPlace): OpenBody => ({
  role: 'table',
  ports: {
    seat: { at: [0, 0, 0], along: '-z', up: '+x' },
    bracket: { at: [0, across, height - lengthIn(guide, 'height')], along: '-z', up: '+x' },
  },
})

/** The coupling along x, from the end of the screw. */
function couplingOf(parts: Parts): OpenBody {
  const { screw, motor } = parts
  const [gap, own, driven] = [couplingGap(parts), lengthIn(motor, 'shaft'), lengthIn(screw, 'endDiameter')]
  const half = 1.1 * Math.max(own, driven)
  const grip = Math.min(1.2 * own, lengthIn(motor, 'reach') - lengthIn(motor, 'pilotDepth'))
  return {
    role: 'coupling',
    ports: {
      driven: { at: [0, 0, 0], along: '-x', up: '+z' },
      driving: { at: [gap, 0, 0], along: '+x', up: '+z' },
    },
    box: { low: [-Math.min(1.2 * driven, 0.5 * lengthIn(screw, 'end')), -half, -half], high: [gap + 0.9 * grip, half, half] },
  }
}

/** A support unit on an end of the shaft, which it meets along x. */
function supportOf({ screw }: Parts, role: string): OpenBody {
  const [end, half] = [lengthIn(screw, 'end'), 1.5 * lengthIn(screw, 'endDiameter')]
  return {
    role,
    ports: { bore: { at: [0, 0, 0], along: '-x', up: '+z' } },
    box: { low: [-end, -half, -half], high: [-0.5 * end, half, half] },
  }
}

type Support = { readonly name: string; readonly role: string; readonly on: 'start' | 'end' }

const supports: Readonly<Record<string, readonly Support[]>> = {
  'fixed-free': [{ name: 'fixedSupport', role: 'fixedSupport', on: 'end' }],
  'fixed-supported': [
    { name: 'fixedSupport', role: 'fixedSupport', on: 'end' },
    { name: 'freeSupport', role: 'freeSupport', on: 'start' },
  ],
  'fixed-fixed': [
    { name: 'fixedSupport', role: 'fixedSupport', on: 'end' },
    { name: 'fixedSupport2', role: 'fixedSupport', on: 'start' },
  ],
  'supported-supported': [
    { name: 'freeSupport', role: 'freeSupport', on: 'end' },
    { name: 'freeSupport2', role: 'freeSupport', on: 'start' },
  ],
}

const mates: readonly Mate[] = [
  { a: 'guide.blocks', b: 'table.seat' },
  { a: 'table.bracket', b: 'screw.nut' },
  { a: 'screw.end', b: 'coupling.driven' },
  { a: 'coupling.driving', b: 'motor.shaft' },
]

function layOut(roles: BuiltRoles, conditions: LayoutConditions): LaidOut {
  const parts = partsOf(roles)
  const stated = statedPlace(parts, conditions)
  const held = supports[String(conditions['fixing'])] ?? []
  return {
    mates: [...mates, ...held.map(({ name, on }): Mate => ({ a: `screw.${on}`, b: `${name}.bore` }))],
    open: {
      table: tableOf(parts, stated ?? usualPlace(parts)),
      coupling: couplingOf(parts),
      ...Object.fromEntries(held.map(({ name, role }) => [name, supportOf(parts, role)])),
    },
    hasUsual: true,
  }
}

/** The layout of linear axes; an inclined one is laid out level. */
export const axisLayout: AssemblyLayout = {
  root: 'guide',
  postureOf: ({ posture }) => (isPosture(posture) ? posture : 'horizontal'),
  strokeOf: (conditions) => numberIn(conditions, 'stroke'),
  layOut,
}
