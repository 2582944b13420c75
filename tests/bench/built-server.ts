/** The product as somebody gets it, for what is measured in a browser. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { serverBuild } from '../../scripts/server-build.ts'
import { withServer } from './attacks/server.ts'

const projectDirectory = join(import.meta.dirname, '../..')

/**
 * The built pages behind the real server, in a folder of their own.
 * @param settings of the server beside those that keep it to itself
 */
export async function withBuiltServer<T>(work: (url: string) => Promise<T>, settings: Readonly<Record<string, string>> = {}): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'sizewright-bench-'))
  const outDir = join(folder, 'dist')
  try {
    await build({ root: projectDirectory, logLevel: 'error', build: { outDir, emptyOutDir: true } })
    await build({ ...serverBuild(), logLevel: 'error' })
    return await withServer({ DIST_DIR: outDir, ...settings }, ({ url }) => work(`${url}/`))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
