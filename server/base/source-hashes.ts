import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** A source of the program and the SHA-256 of its content, hexadecimal. */
export type SourceHash = readonly [path: string, hash: string]

const sourcesIn = async (folder: string): Promise<string[]> => {
  const names = await readdir(join(root, folder), { recursive: true })
  return names.filter((name) => name.endsWith('.ts')).map((name) => `${folder}/${name.split(sep).join('/')}`)
}

/**
 * In the built server another module stands in the place of this one (scripts/server-build.ts): it knows what it was built of, and what lies on the
 * disk may be newer.
 * @param folders of the project
 */
export const sourceHashes = async (folders: readonly string[]): Promise<SourceHash[]> => {
  const sources = (await Promise.all(folders.map(sourcesIn))).flat().toSorted()
  const hashes: SourceHash[] = []
  // One after the other: reading a thousand files at once takes the disk from whoever is served.
  for (const source of sources) {
    const content = await readFile(join(root, source))
    hashes.push([source, createHash('sha256').update(content).digest('hex')])
  }
  return hashes
}
