import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

const sourcesIn = async (folder: string): Promise<string[]> => {
  const names = await readdir(join(root, folder), { recursive: true })
  return names.filter((name) => name.endsWith('.ts')).map((name) => `${folder}/${name}`)
}

/**
 * @param folders of the project
 * @returns SHA-256 over names and contents of their sources, hexadecimal: the same on every node that runs them
 */
export const sourcesMark = async (folders: readonly string[]): Promise<string> => {
  const hash = createHash('sha256')
  const sources = (await Promise.all(folders.map(sourcesIn))).flat().toSorted()
  // One after the other: reading a thousand files at once takes the disk from whoever is served.
  for (const source of sources) hash.update(source).update(await readFile(join(root, source)))
  return hash.digest('hex')
}
