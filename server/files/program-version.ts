/** Which program makes files: other code may make other bytes of the same model, and a file says what it was made with. */
import { sourcesMark } from '../base/sources-mark.ts'

/** What files are made by: their makers, the catalogue's families, and words. */
const folders = ['contract', 'engine', 'families', 'i18n', 'schemas', 'server/base', 'server/files']

/** @param version of the package @returns the same with a mark of the sources, the same on every node that runs them */
export const programVersion = async (version: string): Promise<string> => `${version}+${(await sourcesMark(folders)).slice(0, 12)}`
