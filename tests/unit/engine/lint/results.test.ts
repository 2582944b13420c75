import { number } from '../../../../engine/define/index.ts'
import type { CalculatorSchema, Derived } from '../../../../engine/define/index.ts'
import { calculator } from '../calculator.ts'
import { checkRules } from './check-rules.ts'

/** Results that are values, made of the load. */
const withValues = (derived: Readonly<Record<string, Derived>>, fields: CalculatorSchema['fields'] = {}): CalculatorSchema => {
  const { request: _, ...rest } = calculator({
    fields: { load: number({ unit: 'kg' }), ...fields },
    derived,
    results: { values: ['twice'] },
  })
  return rest
}
const twice = { unit: 'kg', value: 'load * 2' }

checkRules([
  {
    claim: 'a result that is out of sight',
    rule: 'unshownResult',
    path: 'results.values',
    caught: withValues({ twice: { ...twice, shown: false } }),
    clean: withValues({ twice }),
  },
  {
    claim: 'a field that no result is made of',
    rule: 'unmappedField',
    path: 'arm',
    caught: withValues({ twice }, { arm: number({ unit: 'mm' }) }),
    clean: withValues({ twice: { ...twice, value: 'load * (2 + arm / 1[mm])' } }, { arm: number({ unit: 'mm' }) }),
  },
  {
    claim: 'a result that is absent while an input is hidden',
    rule: 'maskedFeedsVisible',
    path: 'twice',
    caught: withValues({ twice: { ...twice, value: 'load + part' } }, { part: number({ unit: 'kg', visible: 'load > 3[kg]' }) }),
    clean: withValues(
      { twice: { ...twice, value: 'load > 3[kg] ? load + part : load' } },
      { part: number({ unit: 'kg', visible: 'load > 3[kg]' }) },
    ),
  },
])
