/** What a form says of its limits in inches can be typed: it is the limit itself, however its digits were rounded. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { number } from '../../../engine/define/index.ts'
import { formatQuantity } from '../../../engine/units/index.ts'
import { after, commit, form } from './meaning-form.ts'

const limit = fc.double({ min: 1, max: 1e6, noNaN: true }).map((one) => Number(one.toPrecision(7)))
const policies = fc.constantFrom('snap', 'correct', 'reject')

describe('limits in inches', () => {
  it('the text of a limit is that limit, and nothing is corrected or refused', () => {
    fc.assert(
      fc.property(limit, limit, policies, fc.boolean(), (a, b, onOutOfRange, isMost) => {
        fc.pre(Math.abs(a - b) > 1e-3 * a)
        const [min, max] = [Math.min(a, b), Math.max(a, b)]
        const one = form({ fields: { field: number({ unit: 'mm', min, max, onOutOfRange }) }, query: { P: 'field' } })
        const bound = isMost ? max : min
        const state = after(one, { type: 'units', system: 'imperial' }, commit('field', formatQuantity(bound, 'mm', 'in')))
        expect([state.inputs['field'], state.changes, state.pending]).toEqual([bound, [], {}])
      }),
    )
  })

  it('another number, and one with its unit, is what it says', () => {
    const one = form({ fields: { field: number({ unit: 'mm', min: 0, max: 1250, onOutOfRange: 'snap' }) }, query: { P: 'field' } })
    const typed = (text: string) => after(one, { type: 'units', system: 'imperial' }, commit('field', text))
    expect(['49.2126', '49.2125', '49.3', '1250 mm', '49.2126 in'].map((text) => typed(text).inputs['field'])).toEqual([
      1250, 1249.9975, 1250, 1250, 1250,
    ])
    expect(typed('49.2126').changes).toEqual([])
    expect([typed('49.3').changes.length, typed('49.2126 in').changes.length]).toEqual([1, 1])
  })
})
