/** How the parts of an assembly are laid out in space: which ports meet, and what stands at the positions that are open. */
import type { Mate, Port } from '../../engine/assembly/placement.ts'
import type { Posture } from '../../engine/assembly/turn.ts'
import type { BuiltPart } from '../../engine/part/build-part.ts'
import type { Direction } from '../../engine/part/part-schema.ts'
import type { Bounds } from '../../engine/part/solid.ts'

/** Values of the request that led to the assembly, by their names in it. */
export type LayoutConditions = Readonly<Record<string, unknown>>

/** The built parts by role. */
export type BuiltRoles = Readonly<Record<string, BuiltPart>>

/** An open position that others are joined with; its box is usual. `role` is without a number: two support units have one. */
export type OpenBody = { readonly role: string; readonly ports: Readonly<Record<string, Port>>; readonly box?: Bounds }

/** Pieces that stand in a row with the first one, behind what looks in a direction of its frame, with a gap between each two, mm. */
export type FurtherPieces = { readonly count: number; readonly behind: Direction; readonly gap: number }

/** The layout of parts under conditions. */
export type LaidOut = {
  readonly mates: readonly Mate[]
  /** Open positions by their name in the joints. */
  readonly open: Readonly<Record<string, OpenBody>>
  /** The pieces of a part beside the first one, by role. */
  readonly further?: Readonly<Record<string, FurtherPieces>>
  /** Whether a distance between parts is usual, because nobody states it. */
  readonly hasUsual: boolean
}

/** The layout of a family's assemblies. */
export type AssemblyLayout = {
  /** The part that all others are placed from. */
  readonly root: string
  readonly postureOf: (conditions: LayoutConditions) => Posture
  /** Travel that all moving parts have in common, mm. */
  readonly strokeOf: (conditions: LayoutConditions) => number | undefined
  /** @throws RangeError where a part lacks a dimension that the layout needs */
  readonly layOut: (parts: BuiltRoles, conditions: LayoutConditions) => LaidOut
}

/** @returns the value of a dimension. @throws RangeError where the part has none */
export const lengthIn = ({ dimensions }: BuiltPart, requested: string): number => {
  const found = dimensions.find(({ name }) => name === requested)
  if (!found) throw new RangeError(`the part has no dimension '${requested}'`)
  return found.value
}
