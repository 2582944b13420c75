import { choice, diagram, number } from '../../../../engine/define/index.ts'
import { calculator, sends } from '../calculator.ts'
import { checkRules } from './check-rules.ts'
import type { RuleCase } from './check-rules.ts'

const fields = { load: number({}), note: number({}) }
const init = { get: 'Sample/Init', lists: { sizes: {} } }
const shock = choice({ options: ['low', 'high'] })
const tables = { factor: { by: 'shock', rows: { low: { max: 1 }, high: { max: 2 } } } }

checkRules([
  {
    claim: 'a constant that our server refuses',
    rule: 'refusedConstant',
    path: 'request.N',
    caught: calculator({ fields: { load: number({}) }, ...sends({ W: 'load', N: { constant: 0 } }) }),
    clean: calculator({ fields: { load: number({}) }, ...sends({ W: 'load', N: { constant: 1 } }) }),
  },
  {
    claim: 'a factor that is no change of scale',
    rule: 'falseScale',
    path: 'request.W',
    caught: calculator({ fields: { load: number({ unit: 't' }) }, ...sends({ W: 'load * 100[kg/t] * 5[%]' }) }),
    clean: calculator({ fields: { load: number({ unit: 't' }) }, ...sends({ W: 'load * 1000[kg/t] * 5[%] * 1[m/kg]' }) }),
  },
  {
    claim: 'a standard acceleration with too few digits',
    rule: 'nearConstant',
    path: 'request.W',
    caught: calculator({ fields: { load: number({ unit: 'kg' }) }, ...sends({ W: 'load * 9.81[N/kg]' }) }),
    clean: calculator({
      fields: { load: number({ unit: 'kg' }) },
      ...sends({ W: 'load * 9.80665[N/kg] + load * 1.62[N/kg] + 9.81 * 1[N]' }),
    }),
  },
  {
    claim: 'the same in another scale',
    rule: 'nearConstant',
    path: 'request.W',
    caught: calculator({ fields: { load: number({ unit: 'kg' }) }, ...sends({ W: 'load * 9810[mm/s^2]' }) }),
    clean: calculator({ fields: { load: number({ unit: 'kg' }) }, ...sends({ W: 'load * 9806.65[mm/s^2]' }) }),
  },
  {
    claim: 'a π with too few digits',
    rule: 'nearConstant',
    path: 'request.W',
    caught: calculator({ fields: { load: number({}) }, ...sends({ W: '3.1416 * load' }) }),
    clean: calculator({ fields: { load: number({}) }, ...sends({ W: 'pi * load + 3.15 * load + 3.1416[] * load' }) }),
  },
  {
    claim: 'a field that no parameter needs',
    rule: 'unmappedField',
    path: 'note',
    caught: calculator({ fields, ...sends({ W: 'load' }) }),
    clean: calculator({
      fields: { ...fields, note: number({ send: false }), picture: diagram({ picture: 'p' }) },
      ...sends({ W: 'load' }),
    }),
  },
  {
    claim: 'a field that is said not to be sent and bounds one that is',
    rule: 'needlessSend',
    path: 'note#send',
    caught: calculator({ fields: { note: number({ send: false }), load: number({ max: 'note' }) }, ...sends({ W: 'load' }) }),
    clean: calculator({ fields: { note: number({ send: false }), load: number({}) }, ...sends({ W: 'load' }) }),
  },
  {
    claim: 'but a field that only bounds one that is sent is needed',
    rule: 'unmappedField',
    path: 'note',
    caught: calculator({ fields: { note: number({ max: 'load' }), load: number({}) }, ...sends({ W: 'load' }) }),
    clean: calculator({ fields: { note: number({}), load: number({ max: 'note' }) }, ...sends({ W: 'load' }) }),
  },
  {
    claim: 'but a field that only the init call needs is needed',
    rule: 'unmappedField',
    path: 'note',
    caught: calculator({ init, fields: { note: shock, size: choice({ optionsFrom: 'init.sizes' }) }, ...sends({ S: 'size' }) }),
    clean: calculator({
      init: { ...init, query: { n: 'note' } },
      fields: { note: shock, size: choice({ optionsFrom: 'init.sizes' }) },
      ...sends({ S: 'size' }),
    }),
  },
  {
    claim: 'a parameter that the call does not have',
    rule: 'unknownParameter',
    path: 'request.Laod',
    options: { knownParameters: ['Load', 'Count'] },
    caught: calculator({ fields: { load: number({}) }, ...sends({ Laod: 'load' }) }),
    clean: calculator({ fields: { load: number({}) }, ...sends({ Load: 'load', Count: { constant: 100 } }) }),
  },
  {
    claim: 'a table that nothing reads',
    rule: 'unusedTable',
    path: 'tables.factor',
    caught: calculator({ tables, fields: { shock, load: number({}) } }),
    clean: calculator({ tables, fields: { shock, load: number({ max: 'tables.factor.max' }) } }),
  },
  {
    claim: 'a derived value that goes nowhere',
    rule: 'unusedDerived',
    path: 'twice',
    caught: calculator({ fields, derived: { twice: { value: 'load * 2', shown: false } } }),
    clean: calculator({ fields, derived: { twice: { value: 'load * 2' } } }),
  },
  {
    claim: 'a derived value that only another unused one reads',
    rule: 'unusedDerived',
    path: 'twice',
    caught: calculator({ fields, derived: { twice: { value: 'load * 2', shown: false }, more: { value: 'twice + 1', shown: false } } }),
    clean: calculator({ fields, derived: { twice: { value: 'load * 2', shown: false }, more: { value: 'twice + 1' } } }),
  },
  {
    claim: 'a list that no choice offers',
    rule: 'loadedButUnusedInit',
    path: 'init.sizes',
    caught: calculator({ init, fields: { load: number({}) } }),
    clean: calculator({ init, fields: { size: choice({ optionsFrom: 'init.sizes' }) } }),
  },
  {
    claim: 'a limit that nothing reads',
    rule: 'loadedButUnusedInit',
    path: 'init.longest',
    caught: calculator({ init: { get: 'Sample/Init', numbers: { longest: '' } }, fields: { load: number({}) } }),
    clean: calculator({ init: { get: 'Sample/Init', numbers: { longest: '' } }, fields: { load: number({ max: 'init.longest' }) } }),
  },
] satisfies readonly RuleCase[])
