/**
 * The layout of parts by the ports that their joints name. An open part between two others is a gap of a usual length; further pieces
 * of a part stand in a row behind the first, away from its joint.
 */
import type { Joint, Part } from '../../engine/assembly/assembly.ts'
import type { Mate, PortName } from '../../engine/assembly/placement.ts'
import type { AssemblyLayout, BuiltRoles, LaidOut, OpenBody } from './assembly-layout.ts'

/** Usual length of an open part between two shafts and of the gap between two pieces, and half of its side, mm. */
const openLength = 60
const openHalf = 25

/** Ports under other names than in the joint: the seat of a unit, the face of a motor. */
const otherNames: Readonly<Record<string, readonly string[]>> = { input: ['inputAtRightAngle'], shaft: ['flange'] }

const splitName = (place: string): readonly [role: string, port: string] => {
  const [role = '', port = ''] = place.split('.', 2)
  return [role, port]
}

const portOf = (parts: BuiltRoles, place: string): PortName | undefined => {
  const [role, port] = splitName(place)
  const names = [...(otherNames[port]?.filter((name) => name === 'flange') ?? []), port, ...(otherNames[port] ?? [])]
  const found = names.find((name) => parts[role]?.ports[name])
  return found === undefined ? undefined : `${role}.${found}`
}

/** The box of an open part: the first of its ports at its start, the second at its end. */
const openBody = (role: string, [start = '', end = '']: readonly string[]): OpenBody => ({
  role,
  ports: {
    [start]: { at: [0, 0, 0], along: '-x', up: '+z' },
    ...(end !== '' && { [end]: { at: [openLength, 0, 0], along: '+x', up: '+z' } }),
  },
  box: { low: [0, -openHalf, -openHalf], high: [openLength, openHalf, openHalf] },
})

type Quantities = readonly Pick<Part, 'role' | 'quantity'>[]

/** The further pieces of all parts, by role. */
function furtherPieces(listed: Quantities, parts: BuiltRoles, mates: readonly Mate[]): NonNullable<LaidOut['further']> {
  const ends = mates.flatMap(({ a, b }) => [splitName(a), splitName(b)])
  return Object.fromEntries(
    listed.flatMap(({ role, quantity }) => {
      const port = parts[role]?.ports[ends.find(([own]) => own === role)?.[1] ?? '']
      return port && quantity > 1 ? [[role, { count: quantity - 1, behind: port.along, gap: openLength }] as const] : []
    }),
  )
}

/** Joints and quantities of an assembly. */
type Joined = { readonly joints: readonly Pick<Joint, 'a' | 'b'>[]; readonly parts: Quantities }

/**
 * @param assembly whose parts are laid out
 * @returns a layout whose root is the first part that a joint names
 */
export const jointLayout = ({ joints, parts: listed }: Joined): AssemblyLayout => ({
  root: splitName(joints[0]?.a ?? '')[0],
  postureOf: () => 'horizontal',
  strokeOf: () => undefined,
  layOut: (parts) => {
    const places = joints.flatMap(({ a, b }) => [a, b])
    const openRoles = [...new Set(places.map((place) => splitName(place)[0]))].filter((role) => !parts[role])
    const open = Object.fromEntries(
      openRoles.map((role) => [
        role,
        openBody(
          role,
          places.flatMap((place) => (splitName(place)[0] === role ? [splitName(place)[1]] : [])),
        ),
      ]),
    )
    const placeIn = (place: string): PortName | undefined => {
      const [role, port] = splitName(place)
      return open[role] ? `${role}.${port}` : portOf(parts, place)
    }
    const mates = joints.flatMap(({ a, b }): readonly Mate[] => {
      const [one, other] = [placeIn(a), placeIn(b)]
      return one && other ? [{ a: one, b: other }] : []
    })
    const further = furtherPieces(listed, parts, mates)
    return { mates, open, further, hasUsual: openRoles.length > 0 || Object.keys(further).length > 0 }
  },
})
