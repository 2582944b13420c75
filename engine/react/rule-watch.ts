/** When a broken rule is said at its field, and how. Loaded with forms that have rules alone. */
import { fillSentence } from '../base/fill-sentence.ts'
import type { FormEvent, FormState, Issue, Plan } from '../index.ts'
import { isVisible } from '../index.ts'
import type { RuleData } from '../plan/plan.ts'
import { isBroken, ruleIssue } from '../plan/rules.ts'
import type { UnitSystem } from '../units/index.ts'
import { amountOf } from './amount-text.ts'
import type { ReadForm } from './amount-text.ts'
import type { FormTexts } from './texts.ts'

/** The rules that are said now, see `watchRules`. */
export type RuleWatch = ReturnType<typeof watchRules>

/** What is said at a field, and of what: with other values it is another sentence. */
type Notice = { readonly issue: Issue; readonly values: readonly unknown[] }

const sameValues = (a: readonly unknown[], b: readonly unknown[]) =>
  a.length === b.length && a.every((one, index) => Object.is(one, b[index]))

/** The rules that refuse go before those that warn. */
const inOrder = (rules: readonly RuleData[]): readonly RuleData[] => [
  ...rules.filter(({ level }) => level === 'refuse'),
  ...rules.filter(({ level }) => level === 'warn'),
]

/** Fills in the sentence of a rule; undefined where the texts have none. */
function ruleSentence(form: ReadForm, { params }: Issue, { texts, system }: { texts: FormTexts; system: UnitSystem }): string | undefined {
  const sentence = texts.sentence?.(String(params['rule']))
  return sentence && fillSentence(sentence, amountOf(form, texts, system))
}

/** Follows the events of a form: a rule is said once each shown field of its `at` has been left or holds a value that nobody is typing. */
export function watchRules(plan: Plan) {
  const left = new Set<string>()
  const rules = inOrder(plan.rules)
  let typed: string | undefined
  let isStarted = false
  let notices: ReadonlyMap<string, Notice> = new Map()

  function note(event: FormEvent): void {
    if (event.type === 'input') typed = event.field
    else if ('field' in event) {
      left.add(event.field)
      if (typed === event.field) typed = undefined
    }
    if (event.type !== 'reset') return
    left.clear()
    isStarted = false
  }

  function isLeft(id: string, { snapshot, inputs }: FormState): boolean {
    const planned = plan.fields.get(id)
    if (!planned || !isVisible(planned, snapshot)) return true
    return id !== typed && (left.has(id) || inputs[id] !== undefined)
  }

  function noticesNow(state: FormState): ReadonlyMap<string, Notice> {
    const now = new Map<string, Notice>()
    for (const rule of rules) {
      if (!isBroken(rule, state.snapshot) || !(isStarted || rule.at.every((id) => isLeft(id, state)))) continue
      const issue = { ...ruleIssue(plan, rule, state.snapshot), params: { rule: rule.name, level: rule.level } }
      if (now.has(issue.path)) continue
      const values = [rule, ...rule.about.map((id) => state.snapshot.values[plan.slots.get(id) ?? -1])]
      const before = notices.get(issue.path)
      now.set(issue.path, before && sameValues(before.values, values) ? before : { issue, values })
    }
    return now
  }

  return {
    /** @returns the fields at which something else is said after an event, or after Start */
    update(event: FormEvent | 'start' | undefined, state: FormState): readonly string[] {
      if (event === 'start') isStarted = true
      else if (event) note(event)
      const before = notices
      notices = noticesNow(state)
      return [...new Set([...before.keys(), ...notices.keys()])].filter((id) => before.get(id) !== notices.get(id))
    },
    at: (id: string): Issue | undefined => notices.get(id)?.issue,
    sentence: ruleSentence,
  }
}
