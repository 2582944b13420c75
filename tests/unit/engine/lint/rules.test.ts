import { choice, number } from '../../../../engine/define/index.ts'
import type { Rule } from '../../../../engine/define/index.ts'
import { calculator, sends } from '../calculator.ts'
import { checkRules } from './check-rules.ts'

const fields = { load: number({ unit: 'kN', min: 1, max: 100 }), drive: choice({ options: ['hand', 'motor'] }) }
const bound = (rule: Omit<Rule, 'at'>) => calculator({ fields, rules: { most: { ...rule, at: 'load' } } })
const path = 'rules.most'

checkRules([
  {
    claim: 'limits that the field has',
    rule: 'ruleAlwaysHolds',
    path,
    caught: bound({ holds: 'load <= 100' }),
    clean: bound({ holds: 'load <= 99' }),
  },
  {
    claim: 'a condition that no choice meets',
    rule: 'ruleAlwaysHolds',
    path,
    caught: bound({ holds: 'load <= 99', when: "drive != 'hand' && drive != 'motor'" }),
    clean: bound({ holds: 'load <= 99', when: "drive != 'hand'" }),
  },
  {
    claim: 'a limit beyond those of the field',
    rule: 'ruleNeverHolds',
    path,
    caught: bound({ holds: 'load > 100' }),
    clean: bound({ holds: 'load > 99' }),
  },
  {
    claim: 'a contradiction where it counts',
    rule: 'ruleNeverHolds',
    path,
    caught: bound({ holds: "drive == 'hand'", when: "drive == 'motor'" }),
    clean: bound({ holds: "drive == 'hand'", when: "drive == 'motor' && load > 5 || drive == 'hand'" }),
  },
  {
    claim: 'a field that is not sent',
    rule: 'ruleNotCarried',
    path,
    caught: calculator({ fields, rules: { most: { holds: 'load < 50', when: "drive == 'hand'", at: 'load' } }, ...sends({ W: 'load' }) }),
    clean: calculator({ fields, rules: { most: { holds: 'load < 50', at: 'load' } }, ...sends({ W: 'load' }) }),
  },
  {
    claim: 'a rule without its sentence',
    rule: 'missingText',
    path: 'sample.rules.most',
    options: { texts: (key) => key !== 'sample.rules.most' },
    caught: bound({ holds: 'load <= 99' }),
    clean: calculator({ fields }),
  },
])
