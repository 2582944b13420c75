/** Vitest's global setup: a folder for what test files make once and share; it is removed at the end, and servers named in it end. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** @returns the teardown */
export default function makeTemplateFolder(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'sizewright-templates-'))
  process.env['TEST_TEMPLATES'] = folder
  return () => {
    for (const name of readdirSync(folder)) {
      const [, pid] = /^server-(\d+)$/.exec(name) ?? []
      if (pid === undefined) continue
      try {
        process.kill(Number(pid))
      } catch {
        // It has ended by itself.
      }
    }
    // What ends may still write.
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  }
}
