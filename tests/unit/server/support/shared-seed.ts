/** The program's own catalogue as it is imported, read once in a process: nobody changes it. */
import { readSeed } from '../../../../server/catalogue/import/import-catalogue.ts'

let seed: ReturnType<typeof readSeed> | undefined

/** @returns the rows of all families, and their content hash */
export const readSharedSeed = (): ReturnType<typeof readSeed> => (seed ??= readSeed())
