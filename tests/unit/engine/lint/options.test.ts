import { alternatives, choice, number } from '../../../../engine/define/index.ts'
import { calculator } from '../calculator.ts'
import { checkRules } from './check-rules.ts'
import type { RuleCase } from './check-rules.ts'

const minutes = number({ unit: 'min', min: 1, max: 30 })
const shown = (visible: string) => calculator({ fields: { minutes, fan: number({ visible }) } })
const tabs = (unit: string, value: string) =>
  calculator({
    fields: {
      mode: alternatives({ branches: { short: ['minutes'], long: ['hours'] }, default: 'short' }),
      minutes: number({ unit: 'min' }),
      hours: number({ unit }),
    },
    derived: { duration: { unit: 'min', value } },
  })

checkRules([
  {
    claim: 'a comparison that the range of the number excludes',
    rule: 'deadOption',
    path: 'fan#visible',
    caught: shown('minutes > 40 || minutes < 2'),
    clean: shown('minutes > 20 || minutes < 2'),
  },
  {
    claim: 'a comparison that always holds',
    rule: 'deadOption',
    path: 'fan#visible',
    caught: shown('minutes <= 30'),
    clean: shown('minutes < 30'),
  },
  {
    claim: 'a comparison with computed numbers',
    rule: 'deadOption',
    path: 'fan#visible',
    caught: shown('minutes / 30[min] * 100 > 100'),
    clean: shown('minutes / 30[min] * 100 > 99'),
  },
  {
    claim: 'option data that never has the value asked for',
    rule: 'deadOption',
    path: 'fan#visible',
    caught: calculator({
      fields: {
        size: choice({
          options: [
            { value: 'a', teeth: 10 },
            { value: 'b', teeth: 20 },
          ],
        }),
        fan: number({ visible: 'size.teeth > 20' }),
      },
    }),
    clean: calculator({
      fields: {
        size: choice({
          options: [
            { value: 'a', teeth: 10 },
            { value: 'b', teeth: 20 },
          ],
        }),
        fan: number({ visible: 'size.teeth > 10' }),
      },
    }),
  },
  {
    claim: 'an option of the init answer that is not offered',
    rule: 'deadOption',
    path: 'fan#visible',
    options: { init: { sizes: ['a', 'b'] } },
    caught: calculator({
      init: { get: 'Sample/Init', lists: { sizes: {} } },
      fields: { size: choice({ optionsFrom: 'init.sizes' }), fan: number({ visible: "size == 'c'" }) },
    }),
    clean: calculator({
      init: { get: 'Sample/Init', lists: { sizes: {} } },
      fields: { size: choice({ optionsFrom: 'init.sizes' }), fan: number({ visible: "size == 'b'" }) },
    }),
  },
  {
    claim: 'an option listed twice',
    rule: 'deadOption',
    path: 'size#options',
    caught: calculator({ fields: { size: choice({ options: ['a', 'b', 'a'] }) } }),
    clean: calculator({ fields: { size: choice({ options: ['a', 'b', 'c'] }) } }),
  },
  {
    claim: 'tabs that ask for one quantity in two units',
    rule: 'branchUnits',
    path: 'mode#branches',
    caught: tabs('h', "mode == 'short' ? minutes : hours * 60[min/h]"),
    clean: tabs('min', "mode == 'short' ? minutes : hours"),
  },
  {
    claim: 'only where both give one result',
    rule: 'branchUnits',
    path: 'mode#branches',
    caught: tabs('s', "mode == 'short' ? minutes : hours / 60[s/min]"),
    clean: tabs('1/min', "mode == 'short' ? minutes : 1 / hours"),
  },
] satisfies readonly RuleCase[])
