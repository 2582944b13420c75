/** The table of makers of assemblies. */
import type { FileKind } from '../../../contract/files/files.ts'
import type { AssemblyMaker } from './assembly-file.ts'

/** Makers by kind; kinds without a maker are not offered for assemblies. */
export type AssemblyMakerTable = Partial<Readonly<Record<FileKind, () => Promise<AssemblyMaker>>>>
