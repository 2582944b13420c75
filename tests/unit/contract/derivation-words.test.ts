import { expect, test } from 'vitest'
import { derivationInWords } from '../../../contract/results/derivation-words.ts'

const texts: Readonly<Record<string, string>> = { speedOfMaker: 'speed limit of the manufacturer' }

test.each([
  ['e300 <= e300,req; speedOfMaker', 'e300 ≤ e300,req; speed limit of the manufacturer'],
  ['n >= nmin', 'n ≥ nmin'],
  ['J = m × r^2 + a^3', 'J = m × r² + a³'],
  ['Fm^(10/3), n^2.5, 10^23', 'Fm^(10/3), n^2.5, 10^23'],
  ['ISO 281', 'ISO 281'],
])('a formula is shown with the signs of print: %s', (text, shown) => {
  expect(derivationInWords(text, (code) => texts[code])).toBe(shown)
})
