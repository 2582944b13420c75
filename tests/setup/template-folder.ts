/** Vitest's global setup: a folder for what test files make once and copy; it is removed at the end. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** @returns the teardown */
export default function makeTemplateFolder(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'sizewright-templates-'))
  process.env['TEST_TEMPLATES'] = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
