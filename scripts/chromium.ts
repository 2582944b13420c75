/**
 * Finds a Chromium for the browser tests: `CHROME_PATH`, then Playwright's own, then the system's, then the one inside an npm package.
 *
 * The packaged browser needs NSS; where the machine lacks it, the package's own copies are unpacked and put on `LD_LIBRARY_PATH`.
 */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { tmpdir } from 'node:os'
import { chromium as playwright } from 'playwright-core'

const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Flags for a headless browser that talks to this machine only. */
export const chromiumFlags = [
  '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update',
  '--disable-sync',
]

export async function findChromium(): Promise<string> {
  const named = process.env['CHROME_PATH']
  if (named) return named
  if (existsSync(playwright.executablePath())) return playwright.executablePath()
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const installed = systemNames.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path))
  return installed ?? unpackPackaged()
}

async function unpackPackaged(): Promise<string> {
  const packaged = await import('@sparticuz/chromium')
  const path = await packaged.default.executablePath()
  if (!hasNss()) {
    const binaries = join(import.meta.dirname, '../node_modules/@sparticuz/chromium/bin')
    await packaged.inflate(join(binaries, 'al2023.tar.br'))
    const libraries = join(tmpdir(), 'al2023', 'lib')
    process.env['LD_LIBRARY_PATH'] = [libraries, process.env['LD_LIBRARY_PATH']].filter(Boolean).join(delimiter)
  }
  return path
}

function hasNss(): boolean {
  try {
    return execFileSync('/sbin/ldconfig', ['-p'], { encoding: 'utf8' }).includes('libnss3.so')
  } catch {
    return false
  }
}
