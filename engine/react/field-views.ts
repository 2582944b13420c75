/** What the fields of a form look like, kept until it changes, with what is said of rules at them. */
import type { FormEvent, FormState, Issue, Plan } from '../index.ts'
import { valueAt } from '../index.ts'
import type { FieldState } from './field-state.ts'
import { fieldStateOf } from './field-state.ts'
import type { CellAddress, RowViews } from './row-views.ts'
import type { RuleWatch, watchRowRules } from './rule-watch.ts'
import type { FormTexts } from './texts.ts'

type Holder = { readonly state: () => FormState; readonly notify: (id: string) => void; readonly rows: RowViews }

const hasRowRules = ({ rows }: Plan): boolean => [...rows.values()].some(({ plan }) => plan.rules.length > 0)

/** The views of the fields of a form. Rules are looked after by a file that is loaded with forms that have some alone. */
export function createFieldViews(plan: Plan, { state, notify, rows }: Holder) {
  const views = new Map<string, FieldState>()
  let watch: RuleWatch | undefined
  let inRows: ReturnType<typeof watchRowRules> | undefined
  const forget = (ids: Iterable<string>) => {
    for (const id of ids) views.delete(id)
  }
  /** Says the rules as they are after an event, or after Start. */
  function say(event: FormEvent | 'start' | undefined): void {
    const ids = watch?.update(event, state()) ?? []
    forget(ids)
    ids.forEach(notify)
    const cells = inRows?.update(event, state()) ?? []
    rows.say(cells, inRows?.at).forEach(notify)
  }
  if (plan.rules.length > 0 || hasRowRules(plan)) {
    void import('./rule-watch.ts').then(({ watchRules, watchRowRules }) => {
      watch = watchRules(plan)
      inRows = hasRowRules(plan) ? watchRowRules(plan) : undefined
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
  const ofForm = { plan, field, value }
  const ofRow = ({ list, row }: CellAddress) => ({
    plan: plan.rows.get(list)?.plan ?? plan,
    field: (id: string) => rows.cell({ list, row, field: id }) ?? { options: undefined },
    value: (path: string) => rows.value({ list, row, field: path }),
  })
  /** The sentence of a broken rule, in a row that of the cell; undefined while it is loaded. */
  const sentence = (texts: FormTexts, issue: Issue, cell = rows.find(issue.path)): string | undefined =>
    issue.code === 'rule'
      ? watch?.sentence(cell ? ofRow(cell) : ofForm, issue, { texts, system: state().system, list: cell?.list })
      : undefined
  return { forget, say, field, value, sentence }
}
