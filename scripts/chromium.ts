/**
 * Finds a Chromium for the browser tests: `CHROME_PATH`, then the headless one inside an npm package (the same version everywhere,
 * and half the load of a full browser), then Playwright's own, then, if the package does not support the processor, the system's.
 *
 * The packaged browser needs NSS; if the machine lacks it, the package's copies are unpacked and added to `LD_LIBRARY_PATH`.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { chromium as playwright } from 'playwright-core'
import * as z from 'zod'

const nodeModules = join(import.meta.dirname, '../node_modules')
const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Flags for a headless browser that only connects to this machine. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export async function findChromium(): Promise<string> {
  const named = process.env['CHROME_PATH']
  if (named) return named
  if (process.platform === 'linux' && process.arch === 'x64') return findPackaged()
  if (existsSync(playwright.executablePath())) return playwright.executablePath()
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const installed = systemNames.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path))
  if (installed === undefined) throw new Error('no Chromium for the browser tests: name one by CHROME_PATH')
  return installed
}

async function findPackaged(): Promise<string> {
  const packageFolder = join(nodeModules, '@sparticuz/chromium')
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')))
  const folder = join(nodeModules, `.cache/chromium-${version}`)
  if (!existsSync(folder)) await unpack(join(packageFolder, 'bin'), folder)
  if (!hasNss()) {
    process.env['LD_LIBRARY_PATH'] = [join(folder, 'al2023/lib'), process.env['LD_LIBRARY_PATH']].filter(Boolean).join(delimiter)
  }
  return join(folder, 'chromium')
}

/** Unpacks into a staging folder and renames it at the end, so that a concurrent run never sees an incomplete browser. */
async function unpack(binaries: string, folder: string): Promise<void> {
  const { default: packaged, inflate } = await import('@sparticuz/chromium')
  mkdirSync(dirname(folder), { recursive: true })
  const staging = mkdtempSync(`${folder}-`)
  const temporary = process.env['TMPDIR']
  // The package unpacks into the current temporary folder.
  process.env['TMPDIR'] = staging
  try {
    await Promise.all([packaged.executablePath(binaries), inflate(join(binaries, 'al2023.tar.br'))])
    renameSync(staging, folder)
  } catch (error) {
    if (!existsSync(folder)) throw error
  } finally {
    if (temporary === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = temporary
    rmSync(staging, { recursive: true, force: true })
  }
}

function hasNss(): boolean {
  try {
    return execFileSync('/sbin/ldconfig', ['-p'], { encoding: 'utf8' }).includes('libnss3.so')
  } catch {
    return false
  }
}
