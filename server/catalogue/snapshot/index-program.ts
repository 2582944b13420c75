/** Which program builds an index: another one may read rows, size models or lay out terms in another way. */
import { sourcesMark } from '../../base/sources-mark.ts'

/** What decides what is built of a row. */
const folders = ['contract', 'engine/base', 'engine/units', 'families', 'server/catalogue']

let found: Promise<string> | undefined

/** @returns a mark of its sources and of what runs them; worked out once */
export const indexProgram = (): Promise<string> => (found ??= sourcesMark(folders).then((mark) => `${process.version} ${mark}`))
