import { choice, list, number } from '../../../../engine/define/index.ts'
import type { ListField } from '../../../../engine/define/index.ts'
import { calculator, sends } from '../calculator.ts'
import { checkRules } from './check-rules.ts'

const columns = (row: ListField['row'], names: readonly string[] = Object.keys(row)) =>
  calculator({
    fields: { most: number({ unit: 'N', min: 10 }), rows: list({ row }) },
    ...sends({ M: 'most', Rows: { list: 'rows', columns: names } }),
  })

const known = (keys: readonly string[]) => ({ texts: (key: string) => !key.startsWith('sample.rows.') || keys.includes(key) })
const load = number({ unit: 'N' })

checkRules([
  {
    claim: 'a field of a row that nothing sends or reads',
    rule: 'unmappedField',
    path: 'rows.time',
    caught: columns({ load, time: number({ unit: 's' }) }, ['load']),
    clean: columns({ load, time: number({ unit: 's' }) }),
  },
  {
    claim: 'a range of a row without a number in it',
    rule: 'emptyRange',
    path: 'rows.load',
    caught: columns({ load: number({ unit: 'N', min: 5, max: 3 }) }),
    clean: columns({ load: number({ unit: 'N', min: 5, max: 'most' }) }),
  },
  {
    claim: 'a default that its row refuses',
    rule: 'defaultOutsideRange',
    path: 'rows.load#default',
    caught: columns({ load: number({ unit: 'N', min: 5, default: 3 }) }),
    clean: columns({ load: number({ unit: 'N', min: 5, default: 7 }) }),
  },
  {
    claim: 'a field that shows in no row',
    rule: 'unreachableField',
    path: 'rows.load',
    caught: columns({ kind: choice({ options: ['a', 'b'] }), load: number({ unit: 'N', visible: "kind == 'a' && kind == 'b'" }) }),
    clean: columns({ kind: choice({ options: ['a', 'b'] }), load: number({ unit: 'N', visible: "kind == 'a'" }) }),
  },
  {
    claim: 'a column without a label',
    rule: 'missingText',
    path: 'sample.rows.load.label',
    caught: columns({ load }),
    clean: columns({ mass: load }),
    options: known(['sample.rows.label', 'sample.rows.mass.label']),
  },
])
