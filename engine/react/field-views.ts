/** What the fields of a form look like, kept until it changes, with what is said of rules at them. */
import type { FormEvent, FormState, Issue, Plan } from '../index.ts'
import { valueAt } from '../index.ts'
import type { FieldState } from './field-state.ts'
import { fieldStateOf } from './field-state.ts'
import type { RuleWatch } from './rule-watch.ts'
import type { FormTexts } from './texts.ts'

type Holder = { readonly state: () => FormState; readonly notify: (id: string) => void }

/** The views of the fields of a form. Rules are looked after by a file that is loaded with forms that have some alone. */
export function createFieldViews(plan: Plan, { state, notify }: Holder) {
  const views = new Map<string, FieldState>()
  let watch: RuleWatch | undefined
  const forget = (ids: Iterable<string>) => {
    for (const id of ids) views.delete(id)
  }
  /** Says the rules as they are after an event, or after Start. */
  function say(event: FormEvent | 'start' | undefined): void {
    const ids = watch?.update(event, state()) ?? []
    forget(ids)
    ids.forEach(notify)
  }
  if (plan.rules.length > 0) {
    void import('./rule-watch.ts').then(({ watchRules }) => {
      watch = watchRules(plan)
      say(undefined)
    })
  }

  function field(id: string): FieldState {
    const known = views.get(id)
    if (known) return known
    const own = fieldStateOf(state(), id)
    if (!own) throw new RangeError(`field: '${id}' is no field of ${plan.schema.name}`)
    // What is wrong with the field itself goes before it.
    const view = watch && !own.issue ? { ...own, issue: watch.at(id) } : own
    views.set(id, view)
    return view
  }
  const value = (path: string) => valueAt(plan, state().snapshot, path)
  /** The sentence of a broken rule; undefined while it is loaded. */
  const sentence = (texts: FormTexts, issue: Issue): string | undefined =>
    issue.code === 'rule' ? watch?.sentence({ plan, field, value }, issue, { texts, system: state().system }) : undefined
  return { forget, say, field, value, sentence }
}
