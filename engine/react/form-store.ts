/** A form's state outside React: dispatch, per-field subscriptions, cached views. */
import type { Change, FieldView, FormEvent, FormState, InitData, Pending, Plan } from '../index.ts'
import { changedItems, fieldView, initialState, reduce, valueAt, writeNumber } from '../index.ts'
import type { UnitSystem } from '../units/index.ts'
import { createReasons } from './reasons.ts'

/** What one field shows: its view, the text that is no value yet, its chip. The same object until something of it changes. */
export type FieldState = FieldView & {
  readonly pending: Pending | undefined
  readonly chip: Change | undefined
  readonly system: UnitSystem
}

/** The store of one form, see `createFormStore`. */
export type FormStore = ReturnType<typeof createFormStore>

/** Channels of what is not a field. */
const channels = { start: '#start', changes: '#changes', system: '#system' } as const

type Listener = () => void
type Subscribe = (listener: Listener) => () => void

/** The states before and after an event. */
type Transition = { readonly before: FormState; readonly after: FormState }

/** The fields an event may have touched without a value being different: the one it names, those changed by rule, or any. */
function* candidates(plan: Plan, event: FormEvent, { before, after }: Transition): Iterable<string> {
  if (!('field' in event)) return yield* plan.fields.keys()
  yield event.field
  for (const change of after.changes.slice(before.changes.length)) yield change.field
}

/** Fields and derived values that look different after an event. */
function touched(plan: Plan, event: FormEvent, { before, after }: Transition): Set<string> {
  const ids = new Set(changedItems(plan, before.snapshot, after.snapshot))
  for (const id of candidates(plan, event, { before, after })) {
    const own = before.pending[id] !== after.pending[id] || before.chips[id] !== after.chips[id] || before.inputs[id] !== after.inputs[id]
    const field = plan.fields.get(id)?.field
    if (own || before.system !== after.system || (before.init !== after.init && field && 'optionsFrom' in field)) ids.add(id)
  }
  // A lock is not a value of the locked field: it follows from the field that unlocks it.
  const unlocked = [...ids].flatMap((id) => plan.fields.get(id)?.unlocks ?? [])
  return new Set([...ids, ...unlocked])
}

/** Number fields whose text the engine has a right to rewrite: never the one being typed in, unless its own value was changed. */
function* rewritten(
  plan: Plan,
  event: FormEvent,
  { before, after, ids }: Transition & { readonly ids: Iterable<string> },
): Iterable<string> {
  if (event.type === 'input') return
  const all = event.type === 'units' || event.type === 'reset' || event.type === 'restore'
  for (const id of all ? plan.fields.keys() : ids) {
    const different = before.inputs[id] !== after.inputs[id] || before.pending[id] !== after.pending[id]
    const own = event.type === 'commit' && event.field === id
    if (plan.fields.get(id)?.field.kind === 'number' && (all || own || different)) yield id
  }
}

/** Subscriptions by channel. The function that subscribes to a channel is always the same, so that React keeps its subscription. */
function createChannels() {
  const known = new Map<string, { readonly listeners: Set<Listener>; readonly subscribe: Subscribe }>()
  function channel(name: string) {
    const existing = known.get(name)
    if (existing) return existing
    const listeners = new Set<Listener>()
    const subscribe: Subscribe = (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    }
    const made = { listeners, subscribe }
    known.set(name, made)
    return made
  }
  return {
    subscriberOf: (name: string) => channel(name).subscribe,
    notify: (name: string) => known.get(name)?.listeners.forEach((listener) => listener()),
  }
}

/**
 * Creates the store of one form.
 *
 * `subscribe(id)` tells only of that field or derived value; `onTexts` tells which number fields the engine has rewritten.
 */
export function createFormStore(plan: Plan, options: { init?: InitData | undefined; system?: UnitSystem } = {}) {
  let state = initialState(plan, options)
  let onTexts: ((ids: readonly string[]) => void) | undefined
  let onState: ((state: FormState) => void) | undefined
  const reasons = createReasons(plan, state.snapshot)
  const views = new Map<string, FieldState>()
  const { subscriberOf, notify } = createChannels()

  function dispatch(event: FormEvent): void {
    const before = state
    const after = reduce(before, event)
    // A text that is committed as it stands changes nothing, but may be written in another way: '1,5' becomes '1.5'.
    if (after === before) return event.type === 'commit' ? onTexts?.([event.field]) : undefined
    state = after
    const ids = touched(plan, event, { before, after })
    for (const id of ids) views.delete(id)
    const startChanged = reasons.update(after.snapshot, ids)
    onTexts?.([...rewritten(plan, event, { before, after, ids })])
    ids.forEach(notify)
    if (startChanged) notify(channels.start)
    if (before.changes !== after.changes) notify(channels.changes)
    if (before.system !== after.system) notify(channels.system)
    onState?.(after)
  }

  function field(id: string): FieldState {
    const known = views.get(id)
    if (known) return known
    const planned = plan.fields.get(id)
    if (!planned) throw new RangeError(`field: '${id}' is no field of ${plan.schema.name}`)
    const chip = state.chips[id] === undefined ? undefined : state.changes.find((change) => change.id === state.chips[id])
    const view = { ...fieldView(plan, planned, state.snapshot), pending: state.pending[id], chip, system: state.system }
    views.set(id, view)
    return view
  }

  /** The text a number field shows when nobody is typing. */
  function text(id: string): string {
    const [planned, value, pending] = [plan.fields.get(id), state.inputs[id], state.pending[id]]
    return pending?.text ?? (planned && typeof value === 'number' ? writeNumber(planned, value, state.system) : '')
  }

  return {
    plan,
    dispatch,
    subscribe: (channel: string, listener: Listener) => subscriberOf(channel)(listener),
    /** The subscribing function of a channel; always the same one. */
    subscriberOf,
    field,
    text,
    state: () => state,
    system: () => state.system,
    value: (path: string) => valueAt(plan, state.snapshot, path),
    reasons: reasons.list,
    changes: () => state.changes,
    onTexts: (listener: typeof onTexts) => void (onTexts = listener),
    onState: (listener: typeof onState) => void (onState = listener),
    channels,
  }
}
