import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** A source file of the program and its SHA-256, hexadecimal. */
export type SourceHash = readonly [path: string, hash: string]

const sourcesIn = async (folder: string): Promise<string[]> => {
  const names = await readdir(join(root, folder), { recursive: true })
  return names.filter((name) => name.endsWith('.ts')).map((name) => `${folder}/${name.split(sep).join('/')}`)
}

/**
 * Hashes the sources of some folders. The build replaces this module (scripts/server-build.ts) by the hashes of the sources that
 * it was built from, as those on disk may be newer.
 *
 * @param folders of the project
 */
export const sourceHashes = async (folders: readonly string[]): Promise<SourceHash[]> => {
  const sources = (await Promise.all(folders.map(sourcesIn))).flat().toSorted()
  const hashes: SourceHash[] = []
  // Sequentially: reading a thousand files at once would occupy the disk.
  for (const source of sources) {
    const content = await readFile(join(root, source))
    hashes.push([source, createHash('sha256').update(content).digest('hex')])
  }
  return hashes
}
