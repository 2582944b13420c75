/** Who makes which kind of file. */
import type { FileKind } from '../../contract/files/files.ts'
import type { FileMaker } from './file-input.ts'

/** Each maker is loaded when the first file of its kind is made: a kind without one is not offered. */
export type MakerTable = Partial<Readonly<Record<FileKind, () => Promise<FileMaker>>>>

/** The kinds that are made, in the order of the table. */
export const kindsIn = (makers: MakerTable): readonly FileKind[] =>
  // The keys of the table are its kinds.
  Object.keys(makers) as FileKind[]
