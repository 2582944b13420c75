/** The product as somebody gets it, for what is measured in a browser. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { findFreePort } from '../../scripts/free-port.ts'
import { serverBuild } from '../../scripts/server-build.ts'

const projectDirectory = join(import.meta.dirname, '../..')

/**
 * The built pages behind the real server, in a folder of their own.
 * @param settings of the server beside those that keep it to itself
 */
export async function withBuiltServer<T>(work: (url: string) => Promise<T>, settings: Readonly<Record<string, string>> = {}): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'sizewright-bench-'))
  const port = String(await findFreePort())
  try {
    await build({ root: projectDirectory, logLevel: 'error', build: { outDir: join(folder, 'dist'), emptyOutDir: true } })
    await build({ ...serverBuild(), logLevel: 'error' })
    const server = spawn('sh', ['scripts/serve.sh'], {
      cwd: projectDirectory,
      env: {
        ...process.env,
        PORT: port,
        HOST: '127.0.0.1',
        DIST_DIR: join(folder, 'dist'),
        DATA_DIR: join(folder, 'data'),
        DATABASE_URL: '',
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const ended = once(server, 'exit')
    try {
      await Promise.race([untilReady(server.stdout), ended])
      return await work(`http://127.0.0.1:${port}/`)
    } finally {
      server.kill('SIGTERM')
      await ended
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The server says so on its output, which is read to its end: a full pipe would stop it. */
function untilReady(output: NodeJS.ReadableStream): Promise<void> {
  return new Promise((resolve) => {
    output.on('data', (text: Buffer) => text.includes('is ready') && resolve())
  })
}
