/** The table of file makers. */
import type { FileKind } from '../../contract/files/files.ts'
import type { FileMaker } from './file-input.ts'

/** Makers by kind, each loaded with the first file of its kind; kinds without a maker are not offered. */
export type MakerTable = Partial<Readonly<Record<FileKind, () => Promise<FileMaker>>>>

/** The kinds with a maker, in the order of the table. */
export const kindsIn = (makers: MakerTable): readonly FileKind[] =>
  // The keys of the table are its kinds.
  Object.keys(makers) as FileKind[]
