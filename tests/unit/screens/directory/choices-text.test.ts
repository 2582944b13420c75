/** Choices to an address and back. */
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { SkuFilter } from '../../../../contract/directory/sku-selection.ts'
import { decodeChoices, encodeChoices } from '../../../../screens/base/catalogue/choices-text.ts'

const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
// An address has no minus zero.
const figure = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0)
const words = fc.array(fc.oneof(name, figure, fc.constantFrom('20', '1..2', "'", ';', ':', ',', '%27')), { minLength: 1, maxLength: 4 })
const choice: fc.Arbitrary<SkuFilter> = fc.oneof(
  fc.record({ paramName: name, values: words }),
  fc.record({ paramName: name, from: figure, to: figure }),
  fc.record({ paramName: name, from: figure }),
  fc.record({ paramName: name, to: figure }),
)

describe('choices in an address', () => {
  it('come back as they were', () => {
    fc.assert(
      fc.property(fc.array(choice, { maxLength: 5 }), (choices) => {
        expect(decodeChoices(encodeChoices(choices))).toEqual(choices)
      }),
    )
  })

  it('come back from what a browser makes of an address', () => {
    fc.assert(
      fc.property(fc.array(choice, { maxLength: 3 }), (choices) => {
        const { hash } = new URL(`http://local/#/page?f=${encodeChoices(choices)}`)
        expect(decodeChoices(hash.slice('#/page?f='.length))).toEqual(choices)
      }),
    )
  })

  it('can be read by a person', () => {
    const choices = [
      { paramName: 'leadMm', values: [20] },
      { paramName: 'nutLengthMm', from: 40, to: 80 },
      { paramName: 'maker', values: ['THK'] },
    ]
    expect(encodeChoices(choices)).toBe("leadMm:20;nutLengthMm:40..80;maker:'THK")
  })

  test.each(['', ';;', 'leadMm', ':20', 'leadMm:', 'leadMm:..', 'leadMm:x', "maker:'%E0%A4%A", 'leadMm:20,', 'leadMm:1..x'])(
    'of a damaged text %j are none',
    (text) => {
      expect(decodeChoices(text)).toEqual([])
    },
  )
})
