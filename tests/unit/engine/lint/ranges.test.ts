import { choice, choices, number } from '../../../../engine/define/index.ts'
import type { NumberField, Table } from '../../../../engine/define/index.ts'
import { calculator } from '../calculator.ts'
import { checkRules } from './check-rules.ts'
import type { RuleCase } from './check-rules.ts'

const shock = choice({ options: ['low', 'high'], default: 'low', sets: { factor: 'tables.factor.max' } })
const table = (low: readonly [number, number], high: readonly [number, number]): Record<string, Table> => {
  return { factor: { by: 'shock', rows: { low: { min: low[0], max: low[1] }, high: { min: high[0], max: high[1] } } } }
}
const factor = number({ min: 'tables.factor.min', max: 'tables.factor.max', default: 'tables.factor.max', onOutOfRange: 'snap' })
const withFactor = (tables: Record<string, Table>) => calculator({ tables, fields: { shock, factor } })
const one = (field: Omit<NumberField, 'kind'>) => calculator({ fields: { length: number(field) } })

checkRules([
  {
    claim: 'a default that is not what its hint calls typical',
    rule: 'typicalBesideDefault',
    path: 'length#default',
    caught: one({ default: 3, hint: { typical: 3000 } }),
    clean: one({ default: 3, hint: { typical: 3 } }),
  },
  {
    claim: 'a default outside of what its hint recommends',
    rule: 'typicalBesideDefault',
    path: 'length#default',
    caught: one({ default: 3, hint: { min: 5, max: 10 } }),
    clean: one({ default: 5, hint: { min: 5, max: 10 } }),
  },
  {
    claim: 'a literal minimum above the maximum',
    rule: 'emptyRange',
    path: 'length',
    caught: one({ min: 10, max: 5 }),
    clean: one({ min: 5, max: 10 }),
  },
  {
    claim: 'an exclusive minimum that is the maximum',
    rule: 'emptyRange',
    path: 'length',
    caught: one({ exclusiveMin: 5, max: 5 }),
    clean: one({ min: 5, max: 5 }),
  },
  {
    claim: 'one row of a table whose ends are swapped',
    rule: 'emptyRange',
    path: 'factor',
    caught: withFactor(table([1, 1.3], [3, 1.3])),
    clean: withFactor(table([1, 1.3], [1.3, 3])),
  },
  {
    claim: 'a maximum that stays below the minimum for one option and every allowed stroke',
    rule: 'emptyRange',
    path: 'arm',
    caught: calculator({
      fields: {
        posture: choice({ options: ['flat', 'upright'] }),
        stroke: number({ unit: 'mm', min: 10, max: 100 }),
        arm: number({ unit: 'mm', min: 200, max: "posture == 'flat' ? stroke * 10 : stroke" }),
      },
    }),
    clean: calculator({
      fields: {
        posture: choice({ options: ['flat', 'upright'] }),
        stroke: number({ unit: 'mm', min: 10, max: 100 }),
        arm: number({ unit: 'mm', min: 200, max: "posture == 'flat' ? stroke * 10 : stroke", visible: "posture == 'flat'" }),
      },
    }),
  },
  {
    claim: 'a hint that runs downwards',
    rule: 'emptyRange',
    path: 'length#hint',
    caught: one({ hint: { min: 100, max: 10 } }),
    clean: one({ hint: { min: 10, max: 100 } }),
  },
  {
    claim: 'a limit of the init answer below the minimum',
    rule: 'emptyRange',
    path: 'length',
    options: { init: { longest: 5 } },
    caught: calculator({
      init: { get: 'Sample/Init', numbers: { longest: 'mm' } },
      fields: { length: number({ unit: 'mm', min: 10, max: 'init.longest' }) },
    }),
    clean: calculator({
      init: { get: 'Sample/Init', numbers: { longest: 'mm' } },
      fields: { length: number({ unit: 'mm', min: 1, max: 'init.longest' }) },
    }),
  },
  {
    claim: 'a default above the maximum',
    rule: 'defaultOutsideRange',
    path: 'length#default',
    caught: one({ max: 10, default: 20 }),
    clean: one({ max: 10, default: 10 }),
  },
  {
    claim: 'a default on an exclusive minimum',
    rule: 'defaultOutsideRange',
    path: 'length#default',
    caught: one({ exclusiveMin: 0, default: 0 }),
    clean: one({ min: 0, default: 0 }),
  },
  {
    claim: 'a computed default below the minimum of the first choice',
    rule: 'defaultOutsideRange',
    path: 'factor#default',
    caught: calculator({
      tables: table([1, 2], [2, 3]),
      fields: { shock, factor: number({ ...factor, default: 'tables.factor.min / 2' }) },
    }),
    clean: withFactor(table([1, 2], [2, 3])),
  },
  {
    claim: 'a default too small to be held',
    rule: 'defaultOutsideRange',
    path: 'length#default',
    caught: one({ default: 1e-12 }),
    clean: one({ default: 1e-6 }),
  },
  {
    claim: 'a typical value outside the range',
    rule: 'defaultOutsideRange',
    path: 'length#hint',
    caught: one({ max: 10, hint: { typical: 20 } }),
    clean: one({ max: 10, onOutOfRange: 'reject', hint: { min: 0, max: 10, typical: 5 } }),
  },
  {
    claim: 'steps that miss the maximum',
    rule: 'defaultOutsideRange',
    path: 'length#step',
    caught: one({ min: 0, max: 10, step: 3 }),
    clean: one({ min: 1, max: 10, step: 3 }),
  },
  {
    claim: 'a default between two steps',
    rule: 'defaultOutsideRange',
    path: 'length#step',
    caught: one({ min: 0, max: 9, step: 3, default: 4 }),
    clean: one({ min: 0, max: 9, step: 3, default: 6 }),
  },
  {
    claim: 'a default that is no option',
    rule: 'defaultOutsideRange',
    path: 'posture#default',
    caught: calculator({ fields: { posture: choice({ options: ['flat', 'upright'], default: 'vertical' }) } }),
    clean: calculator({ fields: { posture: choice({ options: ['flat', 'upright'], default: 'upright' }) } }),
  },
  {
    claim: 'one of several defaults that is no option',
    rule: 'defaultOutsideRange',
    path: 'extras#default',
    caught: calculator({ fields: { extras: choices({ options: ['brake', 'cover'], default: ['brake', 'lamp'] }) } }),
    clean: calculator({ fields: { extras: choices({ options: ['brake', 'cover'], default: ['brake', 'cover'] }) } }),
  },
  {
    claim: 'a choice that writes a number its target refuses',
    rule: 'defaultOutsideRange',
    path: 'shock#sets.factor',
    caught: calculator({
      tables: table([1, 2], [2, 3]),
      fields: { shock: { ...shock, sets: { factor: 'tables.factor.max * 2' } }, factor },
    }),
    clean: withFactor(table([1, 2], [2, 3])),
  },
] satisfies readonly RuleCase[])
