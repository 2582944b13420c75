/** When a broken rule is said at its field, and how. Loaded with forms that have rules alone. */
import { fillSentence } from '../base/fill-sentence.ts'
import type { FormEvent, FormRow, FormState, Issue, Plan } from '../index.ts'
import { isVisible } from '../index.ts'
import type { RuleData } from '../plan/plan.ts'
import { isBroken, ruleIssue } from '../plan/rules.ts'
import type { UnitSystem } from '../units/index.ts'
import { amountOf } from './amount-text.ts'
import type { ReadForm } from './amount-text.ts'
import type { CellAddress } from './row-views.ts'
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

type Reading = { readonly texts: FormTexts; readonly system: UnitSystem; readonly list?: string | undefined }

/** Fills in the sentence of a rule, in a row that of its list; undefined where the texts have none. */
function ruleSentence(form: ReadForm, { params }: Issue, { texts, system, list }: Reading): string | undefined {
  const sentence = texts.sentence?.(String(params['rule']), list)
  const inList = list === undefined ? texts : { ...texts, option: optionsIn(texts, list) }
  return sentence && fillSentence(sentence, amountOf(form, inList, system))
}

const optionsIn =
  ({ option }: FormTexts, list: string): FormTexts['option'] =>
  (field, value, name) =>
    option(`${list}.${field}`, value, name)

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

/** The rules of the rows of a form, each row by itself. */
export function watchRowRules(plan: Plan) {
  const lists = [...plan.rows].filter(([, row]) => row.plan.rules.length > 0)
  const watches = new Map<string, RuleWatch>()
  const states = new Map<string, FormState>()
  const keyOf = (list: string, row: number) => `${list} ${row}`

  function watchOf(list: string, { key, state }: FormRow): RuleWatch {
    const known = watches.get(keyOf(list, key)) ?? watchRules(state.plan)
    watches.set(keyOf(list, key), known)
    return known
  }

  function updateRow(list: string, row: FormRow, event: FormEvent | 'start' | undefined): readonly CellAddress[] {
    const key = keyOf(list, row.key)
    const own = event !== undefined && event !== 'start' && event.type === 'inRow' && event.list === list && event.row === row.key
    const relevant = own ? event.event : event === 'start' || event?.type === 'reset' ? event : undefined
    if (relevant === undefined && states.get(key) === row.state) return []
    states.set(key, row.state)
    return watchOf(list, row)
      .update(relevant, row.state)
      .map((field) => ({ list, row: row.key, field }))
  }

  return {
    /** @returns the cells at which something else is said after an event, or after Start */
    update: (event: FormEvent | 'start' | undefined, { lists: rows }: FormState): readonly CellAddress[] =>
      lists.flatMap(([list]) => (rows[list] ?? []).flatMap((row) => updateRow(list, row, event))),
    at: ({ list, row, field }: CellAddress): Issue | undefined => watches.get(keyOf(list, row))?.at(field),
  }
}
