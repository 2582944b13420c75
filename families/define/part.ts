/** What the models of a family look like in space. */
import type { PartSchema } from '../../engine/part/part-schema.ts'

/** A motor that is mounted: shaft and flange in mm, letters as in `motorFlange`. */
export type MountedMotor = {
  readonly flangeSizeMm: number
  readonly s: number
  readonly lr: number
  readonly la: number
  readonly le: number
  readonly lb: number
  readonly lz: number
}

/** Numbers (mm, or without unit) and words by name. */
export type PartFigures = Readonly<Record<string, number | string | undefined>>

/** What a row says beside its columns: `stated` by the maker, or `usual`, which stands for what nobody has said. */
export type FurtherFigures = { readonly stated?: PartFigures; readonly usual?: Readonly<Record<string, number | undefined>> }

/** The part of a family, and what else of its rows it is made from. */
export type FamilyPart<Candidate = unknown> = {
  readonly schema: PartSchema
  /** Names of further figures: 'mm', '' for numbers without unit, 'words'. */
  readonly further?: Readonly<Record<string, 'mm' | '' | 'words'>>
  /** Those figures of a model. A method, as the registry hides what a family's candidate is. */
  read?(
    this: void,
    candidate: Candidate,
    chosen: Readonly<Record<string, number | string | undefined>>,
    motor: MountedMotor | undefined,
  ): FurtherFigures
}

/**
 * @param part whose columns are those of its family's table
 * @returns the same
 */
export const definePart = <Candidate>(part: FamilyPart<Candidate>): FamilyPart<Candidate> => part
