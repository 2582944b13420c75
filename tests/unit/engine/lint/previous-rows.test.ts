import { list, number } from '../../../../engine/define/index.ts'
import { calculator } from '../calculator.ts'
import { checkRules } from './check-rules.ts'

const made = (value: string, max = '9') =>
  calculator({ fields: { rows: list({ row: { load: number({ max }) }, rowDerived: { sum: { value } } }) } })
const ruled = (value: string) =>
  calculator({
    fields: {
      rows: list({
        row: { load: number({}) },
        rowDerived: { way: { value } },
        rowRules: { apart: { holds: 'way != previous.way && load > previous.load', when: 'rowNumber > 1', at: 'load' } },
      }),
    },
  })
const rule = 'previousWithoutStart'

checkRules([
  {
    claim: 'a value without a fallback',
    rule,
    path: 'rows.sum',
    caught: made('previous.sum + load'),
    clean: made('(previous.sum ?? 0) + load'),
  },
  { claim: 'a limit', rule, path: 'rows.load#max', caught: made('load', 'previous.load'), clean: made('load', 'previous.load ?? 5') },
  {
    claim: 'a value, not a rule, which is silent in the first row',
    rule,
    path: 'rows.way',
    caught: ruled('load - previous.load'),
    clean: ruled('load - (previous.load ?? 0)'),
  },
  {
    claim: 'the wrong side of the number',
    rule,
    path: 'rows.sum',
    caught: made('rowNumber > 1 ? load : previous.sum'),
    clean: made('rowNumber > 1 ? previous.sum : load'),
  },
  {
    claim: 'a fallback that reads it again',
    rule,
    path: 'rows.sum',
    caught: made('previous.load ?? previous.sum'),
    clean: made('rowNumber == 1 ? 0 : previous.load * previous.sum'),
  },
])
