/** The window that stands around a number at first is said by an example, as its default is. */
import { expect, it } from 'vitest'
import { unsaidValues } from '../../../../engine/check/untried-limits.ts'
import { number } from '../../../../engine/define/index.ts'
import { compile } from '../../../../engine/index.ts'
import { calculator, sends } from '../calculator.ts'

const unsaid = (fresh: Readonly<Record<string, number>>, own: boolean) => {
  const window = { lower: [-50, 0, 5], upper: [0, 100, 5] } as const
  const tolerance = own ? ({ ...window, default: [-5, 10] } as const) : window
  const plan = compile(
    calculator({ fields: { load: number({ min: 1, tolerance }) }, ...sends({ V: 'load', L: 'load.lower', U: 'load.upper' }) }),
  )
  const planned = plan.fields.get('load')
  return planned && unsaidValues({ init: {}, fresh, cases: [] }, 'load', planned)
}

it('names each end that no example says, of a window of its own', () => {
  expect(unsaid({}, true)).toEqual(['default of `lower`', 'default of `upper`'])
  expect(unsaid({ 'load.lower': -5 }, true)).toEqual(['default of `upper`'])
  expect(unsaid({ 'load.lower': -5, 'load.upper': 10 }, true)).toEqual([])
  expect(unsaid({}, false)).toEqual([])
})
