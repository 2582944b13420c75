/** The version of the program that makes files: other code may yield other bytes, and files state their version. */
import { sourcesMark } from '../base/sources-mark.ts'

/** Folders whose sources determine the content of files. */
const folders = ['contract', 'engine', 'families', 'i18n', 'schemas', 'server/base', 'server/files']

/** @param version of the package @returns the version with a hash of the sources, the same on every node that runs them */
export const programVersion = async (version: string): Promise<string> => `${version}+${(await sourcesMark(folders)).slice(0, 12)}`
