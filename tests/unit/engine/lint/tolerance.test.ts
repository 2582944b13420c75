import { number } from '../../../../engine/define/index.ts'
import type { Tolerance } from '../../../../engine/define/index.ts'
import { calculator, sends } from '../calculator.ts'
import { checkRules } from './check-rules.ts'

const sound: Tolerance = { lower: [-50, 0, 5], upper: [0, 100, 10] }
const all = { V: 'load', L: 'load.lower', U: 'load.upper' }
const within = (part: Partial<Tolerance>, sent: Readonly<Record<string, string>> = all) =>
  calculator({ fields: { load: number({ exclusiveMin: 0, tolerance: { ...sound, ...part } }) }, ...sends(sent) })

checkRules([
  {
    claim: 'a lower end that can be above the number',
    rule: 'windowBesideNumber',
    path: 'load#tolerance',
    caught: within({ lower: [-50, 10, 5] }),
    clean: within({}),
  },
  {
    claim: 'an upper end that can be below the number',
    rule: 'windowBesideNumber',
    path: 'load#tolerance',
    caught: within({ upper: [-10, 100, 10] }),
    clean: within({}),
  },
  {
    claim: 'a window that reaches zero',
    rule: 'windowBesideNumber',
    path: 'load#tolerance',
    caught: within({ lower: [-100, 0, 5] }),
    clean: within({ lower: [-95, 0, 5] }),
  },
  {
    claim: 'a window of more than twice the number',
    rule: 'windowBesideNumber',
    path: 'load#tolerance',
    caught: within({ upper: [0, 200, 10] }),
    clean: within({}),
  },
  {
    claim: 'percentages that run downwards',
    rule: 'emptyRange',
    path: 'load.lower',
    caught: within({ lower: [0, -50, 5] }),
    clean: within({}),
  },
  {
    claim: 'a default outside the window',
    rule: 'defaultOutsideRange',
    path: 'load.upper#default',
    caught: within({ default: [-10, 110] }),
    clean: within({ default: [-10, 100] }),
  },
  {
    claim: 'a default between the steps',
    rule: 'defaultOutsideRange',
    path: 'load.upper#step',
    caught: within({ default: [-10, 15] }),
    clean: within({ default: [-10, 20] }),
  },
  {
    claim: 'an end of a window that is not sent',
    rule: 'unmappedField',
    path: 'load.upper',
    caught: within({}, { V: 'load', L: 'load.lower' }),
    clean: within({}),
  },
])
