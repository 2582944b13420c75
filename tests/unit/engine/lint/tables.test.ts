import { number } from '../../../../engine/define/index.ts'
import type { NumberAxis, NumberField } from '../../../../engine/define/index.ts'
import { calculator } from '../calculator.ts'
import { checkRules } from './check-rules.ts'

const over = (speed: Omit<NumberField, 'kind'>, outside: NumberAxis['outside'] = 'none') =>
  calculator({
    tables: { wear: { axes: { speed: { at: [10, 100], take: 'linear', outside } }, columns: { factor: [1, 2] } } },
    fields: { speed: number(speed) },
    derived: { worn: { value: 'tables.wear.factor' } },
  })

checkRules([
  {
    claim: 'a field that can be above its table',
    rule: 'outsideTable',
    path: 'tables.wear',
    caught: over({ min: 10, max: 101 }),
    clean: over({ min: 10, max: 100 }),
  },
  {
    claim: 'a field that can be below its table',
    rule: 'outsideTable',
    path: 'tables.wear',
    caught: over({ min: 9, max: 100 }),
    clean: over({ min: 9, max: 100 }, 'end'),
  },
  {
    claim: 'a field without a limit',
    rule: 'outsideTable',
    path: 'tables.wear',
    caught: over({ min: 10 }),
    clean: over({ min: 10, exclusiveMax: 100 }),
  },
])
