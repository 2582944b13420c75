/** Which program makes files: other code may make other bytes of the same model, and a file says what it was made with. */
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
/** What files are made by: their makers, the catalogue's families, and words. */
const folders = ['contract', 'engine', 'families', 'i18n', 'schemas', 'server/base', 'server/files']

const sourcesIn = async (folder: string): Promise<string[]> => {
  const names = await readdir(join(root, folder), { recursive: true })
  return names.filter((name) => name.endsWith('.ts')).map((name) => `${folder}/${name}`)
}

/** @param version of the package @returns the same with a mark of the sources, the same on every node that runs them */
export const programVersion = async (version: string): Promise<string> => {
  const hash = createHash('sha256')
  const sources = (await Promise.all(folders.map(sourcesIn))).flat().toSorted()
  // One after the other: reading a thousand files at once takes the disk from whoever is served.
  for (const source of sources) hash.update(source).update(await readFile(join(root, source)))
  return `${version}+${hash.digest('hex').slice(0, 12)}`
}
