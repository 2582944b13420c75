/**
 * Places the parts of an assembly: at a joint the origins of two ports meet and their axes oppose. Parts are placed along a tree of
 * joints from the root; every other joint is closed by that, or it is at fault.
 */
import type { Placement } from './assembly.ts'
import type { Direction, Place } from '../part/part-schema.ts'
import { type Body, frameOf, vectorOf } from '../part/solid.ts'
import { cross, directionOf, type Frame, minus, noTurn, opposite, plus, type Turn, turnBetween, turned } from './turn.ts'

/** Where a part can be joined, in its own coordinates: `along` points out of it, `up` says how it is turned about that. */
export type Port = { readonly at: Place<number>; readonly along: Direction; readonly up: Direction }

/** A part that is placed once, and its ports by name. */
export type PlacedPart = { readonly role: string; readonly ports: Readonly<Record<string, Port>> }

/** A port of a part, `<role>.<port>`. */
export type PortName = `${string}.${string}`

/** Two ports that meet; `roll`: how far the second part is turned about the axis of the first port, in quarter turns. */
export type Mate = { readonly a: PortName; readonly b: PortName; readonly roll?: 0 | 1 | 2 | 3 }

/** How far the ports of a joint are from meeting: the distance of their origins, mm, and whether their axes oppose. */
export type Closure = { readonly mate: Mate; readonly gap: number; readonly isOpposed: boolean; readonly closes: boolean }

/** The largest distance of two ports that meet, mm. */
const closureTolerance = 0.01

/** @returns where a placement takes a point */
export const placed = ({ turn, at }: Placement, point: Place<number>): Place<number> => plus(turned(turn, point), at)

type Spot = Frame & { readonly at: Place<number> }

const spotOf = (port: Port, { turn, at }: Placement): Spot => ({
  at: plus(turned(turn, port.at), at),
  along: turned(turn, vectorOf(port.along)),
  up: turned(turn, vectorOf(port.up)),
})

const rolled = ({ along, up }: Frame, roll: Mate['roll'] = 0): Place<number> => {
  let direction = up
  for (let turns = 0; turns < roll; turns += 1) direction = cross(along, direction)
  return direction
}

/** The frame that the second port of a joint has to have. */
const facing = (spot: Spot, roll: Mate['roll']): Spot => ({ at: spot.at, along: opposite(spot.along), up: rolled(spot, roll) })

/** The placement of a part whose port is at a spot. */
function placementAt(port: Port, spot: Spot): Placement {
  const turn = turnBetween({ along: vectorOf(port.along), up: vectorOf(port.up) }, spot)
  return { turn, at: minus(spot.at, turned(turn, port.at)) }
}

const splitName = (name: PortName): readonly [role: string, port: string] => {
  const dot = name.indexOf('.')
  return [name.slice(0, dot), name.slice(dot + 1)]
}

/** The same joint from its other side, where the turn is the same about the opposite axis. */
const reversed = ({ a, b, roll = 0 }: Mate): Mate => ({ a: b, b: a, roll })

type Ports = (name: PortName) => Port

const portsOf =
  (parts: readonly PlacedPart[]): Ports =>
  (name) => {
    const [role, port] = splitName(name)
    const found = parts.find((part) => part.role === role)?.ports[port]
    if (!found) throw new RangeError(`there is no port '${name}'`)
    return found
  }

const distance = (one: Place<number>, other: Place<number>): number => Math.hypot(...minus(one, other))
const isSame = (one: Place<number>, other: Place<number>): boolean => one.every((value, axis) => value === other[axis])

/** Parts and joints, and the part that everything else is placed from, with its rotation. */
export type Placing = {
  readonly parts: readonly PlacedPart[]
  readonly mates: readonly Mate[]
  readonly root: string
  readonly turn?: Turn
}

/** Placements by role; without those that no joint connects with the root. */
export type Placed = { readonly placements: ReadonlyMap<string, Placement>; readonly closures: readonly Closure[] }

/**
 * @param placing parts, joints and root
 * @returns where each part stands, and for each joint whether it closes
 * @throws RangeError for a joint with an unknown port
 */
export function placeParts({ parts, mates, root, turn = noTurn }: Placing): Placed {
  const port = portsOf(parts)
  const placements = new Map<string, Placement>([[root, { turn, at: [0, 0, 0] }]])
  const both = mates.flatMap((mate) => [mate, reversed(mate)])
  for (const [role, placement] of placements) {
    for (const { a, b, roll } of both) {
      const other = splitName(b)[0]
      if (splitName(a)[0] !== role || placements.has(other)) continue
      placements.set(other, placementAt(port(b), facing(spotOf(port(a), placement), roll)))
    }
  }
  return { placements, closures: mates.flatMap((mate) => closureOf(mate, port, placements) ?? []) }
}

function closureOf(mate: Mate, port: Ports, placements: ReadonlyMap<string, Placement>): Closure | undefined {
  const [first, second] = [mate.a, mate.b].map((name) => placements.get(splitName(name)[0]))
  if (!first || !second) return undefined
  const expected = facing(spotOf(port(mate.a), first), mate.roll)
  const found = spotOf(port(mate.b), second)
  const gap = distance(expected.at, found.at)
  const isOpposed = isSame(expected.along, found.along)
  return { mate, gap, isOpposed, closes: isOpposed && gap <= closureTolerance }
}

/** How a section is turned about its axis after a rotation. */
function rollOf(body: Body, turn: Turn, along: Direction): Body['roll'] {
  const u = turned(turn, frameOf(body).u)
  return ([1, 2, 3] as const).find((roll) => isSame(frameOf({ along, roll }).u, u))
}

/** @returns a body of a part where the part is placed; its sections are the same */
export function placedBody(body: Body, placement: Placement): Body {
  const { roll: _own, ...rest } = body
  const along = directionOf(turned(placement.turn, vectorOf(body.along)))
  const roll = rollOf(body, placement.turn, along)
  return { ...rest, at: placed(placement, body.at), along, ...(roll ? { roll } : {}) }
}
