/**
 * Property tests run FC_RUNS cases each: 10 by default and at the gate, 250 in a deep run. Where FC_SEED is set (CI) the same test meets the same cases
 * every time, and two tests never meet each other's; where it is not, every run has others. Both reach browser tests through import.meta.env as well.
 */
import { configureGlobal } from 'fast-check'
import { beforeEach, expect } from 'vitest'

const numRuns = Number(import.meta.env['FC_RUNS'] ?? 10)
const seed = String(import.meta.env['FC_SEED'] ?? '')

/** FNV-1a, 32 bits. */
const mixed = (text: string): number => {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return hash | 0
}

const configure = (test: string): void => configureGlobal({ numRuns, ...(seed !== '' && { seed: mixed(`${seed} ${test}`) }) })

configure('')
beforeEach(() => configure(expect.getState().currentTestName ?? ''))
