/** Identifies the program that builds an index: another one may parse rows, size models or lay out terms differently. */
import { sourcesMark } from '../../base/sources-mark.ts'

/** Folders whose sources determine what is built from a row. */
const folders = ['contract', 'engine/base', 'engine/units', 'families', 'server/catalogue']

let found: Promise<string> | undefined

/** @returns a hash of the sources and of the runtime; computed once */
export const indexProgram = (): Promise<string> => (found ??= sourcesMark(folders).then((mark) => `${process.version} ${mark}`))
