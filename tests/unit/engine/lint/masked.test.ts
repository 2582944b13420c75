import { alternatives, choice, number } from '../../../../engine/define/index.ts'
import type { CalculatorSchema, Parameters } from '../../../../engine/define/index.ts'
import { calculator, sends } from '../calculator.ts'
import { checkRules } from './check-rules.ts'
import type { RuleCase } from './check-rules.ts'

const fields = {
  posture: choice({ options: ['flat', 'upright'] }),
  arm: number({ unit: 'mm', visible: "posture == 'flat'" }),
  stroke: number({ unit: 'mm', min: 0, max: 100 }),
  guard: number({ unit: 'mm', visible: 'stroke > 50' }),
}
const twice = (value: string): CalculatorSchema => calculator({ fields, derived: { twice: { unit: 'mm', value } } })
const sent = (query: Parameters) => calculator({ fields, ...sends({ p: 'posture', s: 'stroke', g: 'guard', ...query }) })
const tabs = {
  mode: alternatives({ branches: { speed: ['speed'], time: ['time'] }, default: 'speed' }),
  speed: number({ unit: 'mm/s' }),
  time: number({ unit: 's' }),
}

checkRules([
  {
    claim: 'a shown derived value made from a field that a choice hides',
    rule: 'maskedFeedsVisible',
    path: 'twice',
    caught: twice('arm * 2'),
    clean: twice("posture == 'flat' ? arm * 2 : 0[mm]"),
  },
  {
    claim: 'a shown derived value made from a field that a number hides',
    rule: 'maskedFeedsVisible',
    path: 'twice',
    caught: twice('guard * 2'),
    clean: twice('stroke > 50 ? guard * 2 : 0[mm]'),
  },
  {
    claim: 'the same, guarded by the opposite condition',
    rule: 'maskedFeedsVisible',
    path: 'twice',
    caught: twice('!(stroke > 50) ? guard * 2 : 0[mm]'),
    clean: twice('!(stroke > 50) ? 0[mm] : guard * 2'),
  },
  {
    claim: 'a derived value that reads both tabs at once',
    rule: 'maskedFeedsVisible',
    path: 'mean',
    caught: calculator({ fields: tabs, derived: { mean: { unit: 'mm', value: 'speed * time' } } }),
    clean: calculator({ fields: tabs, derived: { mean: { unit: 'mm/s', value: "mode == 'speed' ? speed : 100[mm] / time" } } }),
  },
  {
    claim: 'a parameter computed from a field that can be hidden',
    rule: 'maskedFeedsVisible',
    path: 'request.Arm',
    caught: sent({ Arm: 'arm + 10' }),
    clean: sent({ Arm: { value: 'arm + 10', when: "posture == 'flat'" } }),
  },
  {
    claim: 'a parameter whose condition lets the hidden case through',
    rule: 'maskedFeedsVisible',
    path: 'request.Arm',
    caught: sent({ Arm: { value: 'arm + 10', when: "posture != 'flat'" } }),
    clean: sent({ Arm: { value: 'arm + 10', optional: true } }),
  },
  {
    claim: 'a parameter that is not just the field',
    rule: 'maskedFeedsVisible',
    path: 'request.Arm',
    caught: sent({ Arm: '-arm' }),
    clean: sent({ Arm: 'arm' }),
  },
] satisfies readonly RuleCase[])
