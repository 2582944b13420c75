import { choice, list, number } from '../../../../engine/define/index.ts'
import { calculator } from '../calculator.ts'
import { checkRules } from './check-rules.ts'

const [load, spare] = [number({ unit: 'kN' }), number({ unit: 'kN', required: false })]
const made = (value: string) => calculator({ fields: { load, spare }, derived: { force: { unit: 'kN', value } } })
const shown = (visible?: string) =>
  calculator({
    fields: { drive: choice({ options: ['hand', 'motor'] }), load: number({ unit: 'kN', ...(visible === undefined ? {} : { visible }) }) },
    derived: { force: { unit: 'kN', value: 'load ?? 0[kN]' } },
  })
const rows = (required: boolean) =>
  calculator({
    fields: {
      phases: list({ row: { load: number({ unit: 'kN', required }) }, rowDerived: { own: { unit: 'kN', value: 'load ?? 1[kN]' } } }),
    },
  })

const ofList = (required?: string) =>
  calculator({
    fields: { load, spare, phases: list({ row: { time: number({ unit: 's' }) }, ...(required === undefined ? {} : { required }) }) },
    derived: { longest: { unit: 's', value: 'max(phases.time) ?? 1[s]' } },
  })

checkRules([
  { claim: 'a demanded number', rule: 'uselessFallback', path: 'force', caught: made('load ?? 1[kN]'), clean: made('spare ?? 1[kN]') },
  { claim: 'a constant', rule: 'uselessFallback', path: 'force', caught: made('load + (2[kN] ?? 1[kN])'), clean: made('load + 2[kN]') },
  { claim: 'a field that is always shown', rule: 'uselessFallback', path: 'force', caught: shown(), clean: shown("drive == 'motor'") },
  { claim: 'a list that always has rows', rule: 'uselessFallback', path: 'longest', caught: ofList(), clean: ofList('load > 1') },
  { claim: 'a demanded number in a row', rule: 'uselessFallback', path: 'phases.own', caught: rows(true), clean: rows(false) },
])
