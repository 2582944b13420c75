import { rmSync } from 'node:fs'

/** Playwright's global teardown (it wants a default export): the journeys' database goes with them. */
export default function removeE2eData(): void {
  const directory = process.env['E2E_DATA_DIR']
  if (directory) rmSync(directory, { recursive: true, force: true })
}
