import { expect, it } from 'vitest'
import { axisLabelKey } from '../../../../families/linear-axis/labels.ts'

it.each(['toString', '__proto__', 'parameters.constructor', 'none'])('%s is the name of no parameter', (path) => {
  expect(axisLabelKey(path)).toBeUndefined()
})
