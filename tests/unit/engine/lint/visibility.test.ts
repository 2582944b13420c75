import { alternatives, choice, diagram, number } from '../../../../engine/define/index.ts'
import { calculator, sends } from '../calculator.ts'
import type { RuleCase } from './check-rules.ts'
import { checkRules } from './check-rules.ts'

const posture = choice({ options: ['flat', 'upright'], default: 'flat' })
const load = number({ unit: 'kg', min: 0, max: 30 })
const lists = { get: 'Sample/Init', lists: { series: {} } }

const cases: readonly RuleCase[] = [
  {
    claim: 'a choice that writes into a field which another option of it shows',
    rule: 'unseenSet',
    path: 'posture#sets',
    caught: calculator({
      fields: {
        posture: choice({ options: ['flat', 'upright'], sets: { load: '5[kg]' } }),
        load: { ...load, visible: "posture == 'flat' && posture == 'upright'" },
      },
    }),
    clean: calculator({
      fields: {
        posture: choice({ options: ['flat', 'upright'], sets: { load: '5[kg]' } }),
        load: { ...load, visible: "posture == 'flat'" },
      },
    }),
  },
  {
    claim: 'a choice that empties what stands before it',
    rule: 'backwardClears',
    path: 'posture#clears',
    caught: calculator({ fields: { load, posture: { ...posture, clears: ['load'] } } }),
    clean: calculator({ fields: { posture: { ...posture, clears: ['load'] }, load } }),
  },
  {
    claim: 'a field that waits for one after it',
    rule: 'forwardLock',
    path: 'load#unlockedBy',
    caught: calculator({ fields: { load: { ...load, unlockedBy: 'posture' }, posture } }),
    clean: calculator({ fields: { posture, load: { ...load, unlockedBy: 'posture' } } }),
  },
  {
    claim: 'a choice that writes into what stands before it',
    rule: 'backwardSets',
    path: 'posture#sets',
    caught: calculator({ fields: { load, posture: { ...posture, sets: { load: '5[kg]' } } } }),
    clean: calculator({ fields: { posture: { ...posture, sets: { load: '5[kg]' } }, load } }),
  },
  {
    claim: 'a condition on a number that its range excludes',
    rule: 'unreachableField',
    path: 'brake',
    caught: calculator({ fields: { load, brake: number({ visible: 'load > 40' }) } }),
    clean: calculator({ fields: { load, brake: number({ visible: 'load > 20' }) } }),
  },
  {
    claim: 'a condition that two choices can never meet together',
    rule: 'unreachableField',
    path: 'brake',
    caught: calculator({
      fields: { posture, arm: number({ visible: "posture == 'flat'" }), brake: number({ visible: "posture == 'upright' && arm > 1" }) },
    }),
    clean: calculator({
      fields: { posture, arm: number({ visible: "posture == 'flat'" }), brake: number({ visible: "posture == 'flat' && arm > 1" }) },
    }),
  },
  {
    claim: 'a field of a branch whose tabs are hidden when its own condition holds',
    rule: 'unreachableField',
    path: 'time',
    caught: calculator({
      fields: {
        posture,
        mode: alternatives({ branches: { speed: [], time: ['time'] }, default: 'speed', visible: "posture == 'flat'" }),
        time: number({ visible: "posture == 'upright'" }),
      },
    }),
    clean: calculator({
      fields: {
        posture,
        mode: alternatives({ branches: { speed: [], time: ['time'] }, default: 'speed' }),
        time: number({ visible: "posture == 'upright'" }),
      },
    }),
  },
  {
    claim: 'a condition on option data that no offered option has',
    rule: 'unreachableField',
    path: 'spacing',
    caught: calculator({
      fields: {
        layout: choice({
          options: [
            { value: 'a', spaced: false },
            { value: 'b', spaced: false },
          ],
        }),
        spacing: number({ visible: 'layout.spaced' }),
      },
    }),
    clean: calculator({
      fields: {
        layout: choice({
          options: [
            { value: 'a', spaced: false },
            { value: 'b', spaced: true },
          ],
        }),
        spacing: number({ visible: 'layout.spaced' }),
      },
    }),
  },
  {
    claim: 'a field unlocked by one on the other branch',
    rule: 'visibilityDeadlock',
    path: 'time#unlockedBy',
    caught: calculator({
      fields: {
        mode: alternatives({ branches: { speed: ['speed'], time: ['time'] }, default: 'speed' }),
        speed: number({}),
        time: number({ unlockedBy: 'speed' }),
      },
    }),
    clean: calculator({
      fields: {
        mode: alternatives({ branches: { speed: [], time: ['speed', 'time'] }, default: 'speed' }),
        speed: number({}),
        time: number({ unlockedBy: 'speed' }),
      },
    }),
  },
  {
    claim: 'a field unlocked, over another, by one that is hidden with it',
    rule: 'visibilityDeadlock',
    path: 'series#unlockedBy',
    caught: calculator({
      fields: {
        posture,
        maker: number({ visible: "posture == 'flat'" }),
        brand: number({ unlockedBy: 'maker', visible: "posture == 'flat'" }),
        series: number({ unlockedBy: 'brand' }),
      },
    }),
    clean: calculator({
      fields: { posture, maker: number({}), brand: number({ unlockedBy: 'maker' }), series: number({ unlockedBy: 'brand' }) },
    }),
  },
  {
    claim: 'a field unlocked by a picture',
    rule: 'visibilityDeadlock',
    path: 'series#unlockedBy',
    caught: calculator({ fields: { picture: diagram({ picture: 'p' }), series: number({ unlockedBy: 'picture' }) } }),
    clean: calculator({ fields: { picture: diagram({ picture: 'p' }), series: number({}) } }),
  },
  {
    claim: 'a list whose key can be hidden',
    rule: 'optionListOnMaskable',
    path: 'series#optionsFrom',
    caught: calculator({
      init: { ...lists, query: { arm: 'arm' } },
      fields: { posture, arm: number({ visible: "posture == 'flat'" }), series: choice({ optionsFrom: 'init.series' }) },
    }),
    clean: calculator({
      init: { ...lists, query: { arm: 'arm' } },
      fields: {
        posture,
        arm: number({ visible: "posture == 'flat'" }),
        series: choice({ optionsFrom: 'init.series', visible: "posture == 'flat'" }),
      },
      ...sends({ posture: 'posture', series: 'series' }),
    }),
  },
]

checkRules(cases)
