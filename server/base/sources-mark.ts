import { createHash } from 'node:crypto'
import { sourceHashes } from './source-hashes.ts'

/**
 * @param folders of the project
 * @returns SHA-256 over names and contents of their sources, hexadecimal; the same on every node that runs them
 */
export const sourcesMark = async (folders: readonly string[]): Promise<string> =>
  createHash('sha256')
    .update(JSON.stringify(await sourceHashes(folders)))
    .digest('hex')
