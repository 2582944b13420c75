/** A form's state outside React: dispatch, per-field subscriptions, cached views. */
import type { Change, FieldView, FormEvent, FormState, InitData, Issue, Pending, Plan } from '../index.ts'
import { changedItems, fieldView, initialState, reasonsAgainstStart, reduce, valueAt, writeNumber } from '../index.ts'
import type { UnitSystem } from '../units/index.ts'

/** What one field shows: its view, the text that is no value yet, its chip. The same object until something of it changes. */
export type FieldState = FieldView & { readonly pending: Pending | undefined; readonly chip: Change | undefined; readonly system: UnitSystem }

export type FormStore = ReturnType<typeof createFormStore>

/** Channel of what is not a field: reasons against Start. */
const startChannel = '#start'
const changesChannel = '#changes'

type Listener = () => void

function sameReasons(a: readonly Issue[], b: readonly Issue[]): boolean {
  return a.length === b.length && a.every((one, index) => one.code === b[index]?.code && one.path === b[index].path)
}

/** Items that look different after an event, beside those whose values changed. */
function* touched(plan: Plan, before: FormState, after: FormState): Iterable<string> {
  yield* changedItems(plan, before.snapshot, after.snapshot)
  for (const [id, planned] of plan.fields) {
    const own = before.pending[id] !== after.pending[id] || before.chips[id] !== after.chips[id] || before.inputs[id] !== after.inputs[id]
    const shared = before.system !== after.system || (before.init !== after.init && 'optionsFrom' in planned.field)
    if (own || shared) yield id
    if (before.inputs[id] !== after.inputs[id]) yield* planned.unlocks
  }
  if (before.system !== after.system) yield* plan.derived.keys()
}

/**
 * Creates the store of one form.
 *
 * `subscribe(id)` tells only of that field or derived value; `onTexts` tells which number fields the engine has rewritten.
 */
export function createFormStore(plan: Plan, options: { init?: InitData | undefined; system?: UnitSystem } = {}) {
  let state = initialState(plan, options)
  let reasons = reasonsAgainstStart(plan, state.snapshot)
  const views = new Map<string, FieldState>()
  const listeners = new Map<string, Set<Listener>>()
  let onTexts: ((ids: readonly string[]) => void) | undefined
  let onState: ((state: FormState) => void) | undefined

  const notify = (channel: string) => listeners.get(channel)?.forEach((listener) => listener())

  function dispatch(event: FormEvent): void {
    const before = state
    state = reduce(plan, before, event)
    if (state === before) return
    const ids = new Set(touched(plan, before, state))
    for (const id of ids) views.delete(id)
    const nextReasons = reasonsAgainstStart(plan, state.snapshot)
    const startChanged = !sameReasons(reasons, nextReasons)
    if (startChanged) reasons = nextReasons
    // While a text is typed it belongs to the person; every other event may have rewritten texts.
    if (event.type !== 'input') onTexts?.([...ids].filter((id) => plan.fields.get(id)?.field.kind === 'number'))
    ids.forEach(notify)
    if (startChanged) notify(startChannel)
    if (before.changes !== state.changes) notify(changesChannel)
    onState?.(state)
  }

  function subscribe(channel: string, listener: Listener): () => void {
    const set = listeners.get(channel) ?? new Set()
    listeners.set(channel, set)
    set.add(listener)
    return () => void set.delete(listener)
  }

  function field(id: string): FieldState {
    const known = views.get(id)
    if (known) return known
    const planned = plan.fields.get(id)
    if (!planned) throw new RangeError(`field: '${id}' is no field of ${plan.schema.name}`)
    const chip = state.changes.find((change) => change.id === state.chips[id])
    const view = { ...fieldView(plan, planned, state.snapshot), pending: state.pending[id], chip, system: state.system }
    views.set(id, view)
    return view
  }

  /** The text a number field shows when nobody is typing. */
  function text(id: string): string {
    const planned = plan.fields.get(id)
    const value = state.inputs[id]
    if (state.pending[id]) return state.pending[id].text
    return planned && typeof value === 'number' ? writeNumber(planned, value, state.system) : ''
  }

  return {
    plan,
    dispatch,
    subscribe,
    field,
    text,
    state: () => state,
    value: (path: string) => valueAt(plan, state.snapshot, path),
    reasons: () => reasons,
    changes: () => state.changes,
    onTexts: (listener: typeof onTexts) => void (onTexts = listener),
    onState: (listener: typeof onState) => void (onState = listener),
    channels: { start: startChannel, changes: changesChannel },
  }
}
