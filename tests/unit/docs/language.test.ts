import { expect, it } from 'vitest'
import { languagePage } from '../../../scripts/documentation/language-page.ts'

const page = languagePage()

// BIPM SI Brochure, NIST SP 811: scales of units that are mixed up.
it.each([
  '`lbf` (4.4482216 m*kg/s^2)',
  '`%` (0.01)',
  '`rpm` (0.016666667 turn/s)',
  '`in` (0.0254 m)',
  '| `sin` | 1 | `deg` | a plain number |',
  '| `pi` | 3.141592653589793 |',
])('says %s', (words) => {
  expect(page).toContain(words)
})
