/** The 3D part of a family's models. */
import type { PartSchema } from '../../engine/part/part-schema.ts'

/** Numbers (mm, or dimensionless) and words by name. */
export type PartFigures = Readonly<Record<string, number | string | undefined>>

/** Figures derived from a row besides its columns: `stated` by the maker, or `usual` as defaults where nothing is stated. */
export type FurtherFigures = {
  readonly stated?: PartFigures
  readonly usual?: Readonly<Record<string, number | undefined>>
  /** Masses of bodies by name, kg, as far as they are stated. */
  readonly massesKg?: Readonly<Record<string, number | undefined>>
}

/** The part of a family, and the further figures of its rows that it needs. */
export type FamilyPart<Candidate = unknown> = {
  readonly schema: PartSchema
  /** Kinds of the further figures: 'mm', '' for dimensionless numbers, 'words'. */
  readonly further?: Readonly<Record<string, 'mm' | '' | 'words'>>
  /** Returns the further figures of a model. A method, as the registry erases the type of the candidate. */
  read?(this: void, candidate: Candidate, chosen: Readonly<Record<string, number | string | undefined>>): FurtherFigures
}

/**
 * @param part whose columns are those of its family's table
 * @returns the same part
 */
export const definePart = <Candidate>(part: FamilyPart<Candidate>): FamilyPart<Candidate> => part
