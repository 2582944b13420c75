/**
 * Verifies that `npm start` needs only Node, npm, git and a shell: clones the project into a temporary folder, starts it with only
 * these on PATH and an empty home, and waits for the first page.
 */
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { findFreePort } from './free-port.ts'

const projectDirectory = join(import.meta.dirname, '..')
/** For what hangs: a loaded machine may take its time. */
const patience = 1_800_000
const commands = ['node', 'npm', 'git', 'sh', 'env']

/** Path of a system command, ignoring those in node_modules. */
const findCommand = (name: string): string => {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'))
  const found = folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
  if (found === undefined) throw new Error(`not on this machine: ${name}`)
  return found
}

const answers = async (address: string): Promise<boolean> => {
  try {
    return (await fetch(address)).ok
  } catch {
    return false
  }
}

const folder = mkdtempSync(join(tmpdir(), 'sizewright-bare-'))
const [bin, home, clone] = ['bin', 'home', 'project'].map((name) => join(folder, name)) as [string, string, string] // three names, three paths
mkdirSync(bin)
mkdirSync(home)
for (const name of commands) symlinkSync(findCommand(name), join(bin, name))
execFileSync('git', ['clone', '--quiet', '--no-hardlinks', projectDirectory, clone])

const port = await findFreePort()
const began = performance.now()
// Packages that this machine has fetched already are not fetched again.
const cache = execFileSync(join(bin, 'npm'), ['config', 'get', 'cache'], { encoding: 'utf8' }).trim()
const env = { PATH: bin, HOME: home, PORT: String(port), npm_config_cache: cache, npm_config_prefer_offline: 'true' }
const started = spawn(join(bin, 'npm'), ['start'], { cwd: clone, env, stdio: ['ignore', 'inherit', 'inherit'], detached: true })
const ended = new Promise<void>((resolve) => started.on('close', () => resolve()))
const isRunning = (): boolean => started.exitCode === null && started.signalCode === null

try {
  let isUp = false
  while (isRunning() && !isUp && performance.now() - began < patience) {
    isUp = (await answers(`http://127.0.0.1:${port}/healthz`)) && (await answers(`http://127.0.0.1:${port}/`))
    if (!isUp) await new Promise((resolve) => setTimeout(resolve, 500))
  }
  console.log(isUp ? `ok     bare start ${((performance.now() - began) / 1000).toFixed(1)} s` : 'FAILED bare start')
  process.exitCode = isUp ? 0 : 1
} finally {
  // The whole process group: npm, its shell and the server.
  if (isRunning() && started.pid !== undefined) process.kill(-started.pid, 'SIGTERM')
  await ended
  rmSync(folder, { recursive: true, force: true })
}
