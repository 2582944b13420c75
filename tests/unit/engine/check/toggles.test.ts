import { expect, it } from 'vitest'
import { recordExamples } from '../../../../engine/check/record-examples.ts'
import { textFaults } from '../../../../engine/check/text-faults.ts'
import { triedFaults } from '../../../../engine/check/tried-examples.ts'
import { unusedFaults } from '../../../../engine/check/unused-in-examples.ts'
import { number, toggle } from '../../../../engine/define/index.ts'
import { compile } from '../../../../engine/index.ts'
import { issueText } from '../../../../server/base/issue-text.ts'
import { brokenRules } from '../../../../engine/request/rule-issues.ts'
import { evaluate } from '../../../../engine/plan/evaluate.ts'
import { calculator } from '../calculator.ts'

const plan = compile(
  calculator({
    fields: { driven: toggle({}), load: number({ unit: 'kg', visible: 'driven' }) },
    rules: { off: { holds: '!driven', when: 'load > 5[kg]', at: 'driven' } },
  }),
)
const off = { name: 'off', inputs: {}, request: { driven: 'false' }, shows: { driven: false }, hides: ['load'] }
const on = { name: 'on', inputs: { driven: true, load: 3 }, request: { driven: 'true', load: '3' } }

it('an example says what stands in a toggle and what becomes of switching it, and records it anew', () => {
  const tried = { ...on, chosen: { driven: { false: { load: null } } } }
  expect(triedFaults(plan, { init: {}, fresh: { driven: false }, cases: [off, tried] })).toEqual([])
  const wrong = { init: {}, cases: [{ ...on, shows: { driven: false }, chosen: { driven: { false: { load: 3 } } } }] }
  expect(triedFaults(plan, wrong).map(({ message }) => message)).toEqual([
    "'on': it has true in driven, the example says false",
    "'on': with 'false' chosen in driven it has nothing in load, the example says 3",
  ])
  expect(recordExamples(plan, wrong).cases[0]).toMatchObject({ shows: { driven: true }, chosen: { driven: { false: { load: null } } } })
})

it('a toggle that no example switches is reported', () => {
  const reported = (cases: readonly (typeof off | typeof on)[]) =>
    unusedFaults(plan, { init: {}, cases }).flatMap(({ path, message }) => (path === 'driven' ? [message] : []))
  expect(reported([off])).toEqual(["no example uses 'true'"])
  expect(reported([off, on])).toEqual([])
})

it('words of its own for yes and no are no stale texts, another option is', () => {
  const faults = textFaults(plan, { locale: 'en', texts: { driven: { options: { true: 'On', false: 'Off', maybe: 'Perhaps' } } } })
  expect(faults.flatMap(({ code, message }) => (code === 'staleText' ? [message.split(': ')[1]] : []))).toEqual(['driven.options.maybe'])
})

it('the sentence of a rule says yes or no in the language of the caller', () => {
  const [issue] = brokenRules(plan, evaluate(plan, { inputs: { driven: true, load: 9 }, init: undefined }).values)
  expect(issue?.params).toEqual({ rule: 'off', driven: 'true', load: 9, 'load.unit': 'kg' })
  expect(issueText('es', { code: 'rule', path: 'driven', params: {} }, () => undefined)).toBeTypeOf('string')
})
