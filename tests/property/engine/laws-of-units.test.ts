/** What a unit means, said by tables of factors that are written out here. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { number } from '../../../engine/define/index.ts'
import type { NumberField } from '../../../engine/define/index.ts'
import { encodeRequest } from '../../../engine/index.ts'
import type { FormState } from '../../../engine/index.ts'
import { after, commit, form } from './meaning-form.ts'
import { scaledRuns } from '../../setup/runs.ts'

/** Own unit, the unit that readers of inches see, and how many of the first one of the second is. NIST SP 811, appendix B. */
const shownUnits: readonly (readonly [string, string, number])[] = [
  ['mm', 'in', 25.4],
  ['cm', 'in', 2.54],
  ['um', 'uin', 0.0254],
  ['m', 'ft', 0.3048],
  ['km', 'mi', 1.609344],
  ['mm^2', 'in^2', 645.16],
  ['g', 'lb', 453.59237],
  ['kg', 'lb', 0.45359237],
  ['t', 'short ton', 0.90718474],
  ['kg/m', 'lb/ft', 1.488163943569554],
  ['kg*m^2', 'lb*ft^2', 0.0421401100938048],
  ['kg/m^3', 'lb/ft^3', 16.01846337396014],
  ['mm/s', 'in/s', 25.4],
  ['mm/min', 'in/min', 25.4],
  ['m/s', 'ft/s', 0.3048],
  ['m/min', 'ft/min', 0.3048],
  ['mm/s^2', 'in/s^2', 25.4],
  ['m/s^2', 'ft/s^2', 0.3048],
  ['mm/turn', 'in/turn', 25.4],
  ['N', 'lbf', 4.4482216152605],
  ['kN', 'lbf', 0.0044482216152605],
  ['N*m', 'lbf*ft', 1.3558179483314003],
  ['N/mm', 'lbf/in', 0.17512683524647635],
  ['N/um', 'lbf/in', 0.00017512683524647637],
  ['N/mm^2', 'psi', 0.006894757293168361],
  ['MPa', 'psi', 0.006894757293168361],
  ['bar', 'psi', 0.0689475729316836],
  ['kW', 'hp', 0.7456998715822702],
  ['rpm', 'rpm', 1],
  ['s', 's', 1],
  ['deg', 'deg', 1],
  ['%', '%', 1],
]

/** Units of one dimension: how many of the base one each is. */
const scales: readonly Readonly<Record<string, number>>[] = [
  { m: 1, mm: 0.001, um: 0.000001, cm: 0.01, km: 1000, in: 0.0254, uin: 2.54e-8, ft: 0.3048, mi: 1609.344 },
  { kg: 1, g: 0.001, t: 1000, lb: 0.45359237, 'short ton': 907.18474 },
  { s: 1, ms: 0.001, min: 60, h: 3600 },
  { deg: 1, arcmin: 1 / 60, arcsec: 1 / 3600, rad: 57.29577951308232, turn: 360 },
  { 'deg/s': 1, rpm: 6, 'turn/min': 6, 'rad/s': 57.29577951308232 },
  { N: 1, kN: 1000, kgf: 9.80665, lbf: 4.4482216152605, 'kg*m/s^2': 1 },
  { Pa: 1, mPa: 0.001, kPa: 1e3, MPa: 1e6, GPa: 1e9, bar: 1e5, psi: 6894.757293168361, 'N/mm^2': 1e6 },
  { W: 1, kW: 1000, hp: 745.6998715822702, 'J/s': 1, 'V*A': 1, 'N*m/s': 1 },
  { '': 1, '%': 0.01 },
  { '1/s': 1, Hz: 1, '1/min': 1 / 60, '1/h': 1 / 3600 },
]
const size = fc.double({ min: 0.1, max: 900, noNaN: true }).map((one) => Number(one.toPrecision(5)))
const sent = (state: FormState) => Number(encodeRequest(state.plan, state.snapshot).query['P'])
const near = (a: number, b: number) => Math.abs(a - b) <= 1e-10 * Math.abs(b)
const inQuery = (unit: string): FormState => form({ fields: { field: number({ unit }) }, query: { P: 'field' } })

describe('units', () => {
  it.each(shownUnits)('a number typed as %s and the same in %s make one request', (unit, other, factor) => {
    fc.assert(
      fc.property(size, (typed) => {
        const bare = after(inQuery(unit), { type: 'units', system: 'imperial' }, commit('field', typed))
        const named = after(inQuery(unit), commit('field', other === '%' || other === '' ? `${typed}` : `${typed} ${other}`))
        const si = after(inQuery(unit), commit('field', typed * factor))
        expect([near(sent(bare), typed * factor), near(sent(named), typed * factor), near(sent(si), typed * factor)]).toEqual([
          true,
          true,
          true,
        ])
      }),
      scaledRuns(20),
    )
  })

  it.each(scales)('a number typed in any unit of a dimension is the same quantity in the unit of the field: %j', (scale) => {
    const unit = fc.constantFrom(...Object.keys(scale).filter((one) => one !== ''))
    const own = fc.constantFrom(...Object.keys(scale))
    fc.assert(
      fc.property(size, unit, own, (typed, from, to) => {
        const expected = (typed * (scale[from] ?? 0)) / (scale[to] ?? 1)
        fc.pre(expected > 1e-8 && expected < 1e9)
        expect(near(sent(after(inQuery(to), commit('field', `${typed} ${from}`))), expected)).toBe(true)
      }),
    )
  })

  it('a unit of another dimension, or of none, is refused', () => {
    const named = scales.map((scale) => Object.keys(scale).filter((one) => one !== ''))
    const index = fc.nat({ max: scales.length - 1 })
    fc.assert(
      fc.property(index, index, size, fc.nat({ max: 5 }), (one, other, typed, at) => {
        fc.pre(one !== other)
        const [from = '', to = ''] = [named[one]?.[at % (named[one]?.length ?? 1)], named[other]?.[0]]
        const state = after(inQuery(to), commit('field', `${typed} ${from}`))
        expect([state.inputs['field'], state.pending['field']?.issue.code]).toEqual([undefined, 'wrongDimension'])
      }),
    )
  })

  it('on the wire is the unit that the parameter is written in, as the field stands in any other', () => {
    const wires = [
      ['mm', 'm', '/ 1000[mm/m]', 1e-3],
      ['mm/s', 'mm/min', '* 60[s/min]', 60],
      ['kg', 'N', '* 9.80665[N/kg]', 9.80665],
      ['rpm', 'deg/s', '* 6[deg/s/rpm]', 6],
    ] as const
    fc.assert(
      fc.property(
        fc.constantFrom(...wires),
        size,
        fc.constantFrom('metric' as const, 'imperial' as const),
        ([unit, , text, factor], typed, system) => {
          const own: NumberField = number({ unit })
          const state = form({ fields: { field: own }, query: { P: `field ${text}`, Q: 'field' } })
          const done = after(state, commit('field', typed), { type: 'units', system })
          const { query } = encodeRequest(done.plan, done.snapshot)
          expect([near(Number(query['P']), typed * factor), Number(query['Q'])]).toEqual([true, typed])
        },
      ),
    )
  })
})
