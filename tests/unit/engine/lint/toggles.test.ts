import { number, toggle } from '../../../../engine/define/index.ts'
import { calculator, sends } from '../calculator.ts'
import type { RuleCase } from './check-rules.ts'
import { checkRules } from './check-rules.ts'

const [driven, braked, load] = [toggle({}), toggle({}), number({ unit: 'kg' })]

const cases: readonly RuleCase[] = [
  {
    claim: 'a field that is shown by a toggle and its opposite',
    rule: 'unreachableField',
    path: 'load',
    caught: calculator({ fields: { driven, braked, load: { ...load, visible: 'driven && braked && !driven' } } }),
    clean: calculator({ fields: { driven, braked, load: { ...load, visible: 'driven && !braked' } } }),
  },
  {
    claim: 'a condition that holds whichever way the toggle is',
    rule: 'fixedCondition',
    path: 'load#visible',
    caught: calculator({ fields: { driven, load: { ...load, visible: 'driven || !driven' } } }),
    clean: calculator({ fields: { driven, load: { ...load, visible: 'driven' } } }),
  },
  {
    claim: 'a toggle that has to be known',
    rule: 'uselessProperty',
    path: 'driven#required',
    caught: calculator({ fields: { driven: { ...driven, required: false } } }),
    clean: calculator({ fields: { driven } }),
  },
  {
    claim: 'a toggle that nothing sends',
    rule: 'unmappedField',
    path: 'braked',
    caught: calculator({ fields: { driven, braked }, ...sends({ Driven: 'driven' }) }),
    clean: calculator({ fields: { driven, braked: { ...braked, send: false } }, ...sends({ Driven: 'driven' }) }),
  },
]
checkRules(cases)
