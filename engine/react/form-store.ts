/** A form's state outside React: dispatch, per-field subscriptions, cached views. */
import type { FormEvent, FormState, InitData, Plan } from '../index.ts'
import { initialState, reduce } from '../index.ts'
import type { UnitSystem } from '../units/index.ts'
import { bindForm } from './bind-form.ts'
import { createFieldViews } from './field-views.ts'
import { createReasons } from './reasons.ts'
import { createRefusals } from './refusals.ts'
import { createRowViews } from './row-views.ts'
import { touched } from './touched.ts'
import { textsOf, writtenBy } from './written-texts.ts'

/** The store of one form, see `createFormStore`. */
export type FormStore = ReturnType<typeof createFormStore>

/** Channels besides those of fields. */
const channels = { start: '#start', changes: '#changes', refusal: '#refusal', system: '#system', any: '#any' } as const

type Listener = () => void
type Subscribe = (listener: Listener) => () => void

/**
 * Subscriptions by channel. The subscribe function of a channel is referentially stable, so that React keeps its subscription.
 */
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
 * Creates the store of one form. `form` is its form of react-hook-form, which has the text of each number, also of those that are no
 * value, and as `formState.errors` what is wrong.
 *
 * `subscribe(id)` notifies only about that field or derived value.
 */
export function createFormStore(plan: Plan, options: { init?: InitData | undefined; system?: UnitSystem; locale?: string } = {}) {
  const bound = bindForm()
  let state = initialState(plan, { ...options, texts: bound.texts })
  bound.form.reset(textsOf(state))
  let onState: ((state: FormState) => void) | undefined
  const reasons = createReasons(plan, bound, state)
  const refusals = createRefusals()
  const rows = createRowViews(() => state)
  const { subscriberOf, notify } = createChannels()
  const views = createFieldViews(plan, { state: () => state, notify, rows })

  function dispatch(event: FormEvent): void {
    const before = state
    const after = reduce(before, event)
    state = after
    bound.show(writtenBy(event, { before, after }))
    if (event.type !== 'inRow' && before.lists !== after.lists) bound.forget(after)
    if (refusals.update(event, after)) notify(channels.refusal)
    // A field that is left with what was typed changes nothing but what is said of it.
    views.say(event)
    if (after === before) return
    const ids = touched(plan, event, { before, after })
    views.forget(ids)
    const startChanged = reasons.update(ids, { before, after })
    ids.forEach(notify)
    if (plan.rows.size > 0) rows.changed({ before, after }).forEach(notify)
    if (startChanged) notify(channels.start)
    if (before.changes !== after.changes) notify(channels.changes)
    if (before.system !== after.system) notify(channels.system)
    notify(channels.any)
    onState?.(after)
  }

  return {
    plan,
    dispatch,
    subscribe: (channel: string, listener: Listener) => subscriberOf(channel)(listener),
    /** The subscribe function of a channel; referentially stable. */
    subscriberOf,
    field: views.field,
    form: bound.form,
    rows,
    state: () => state,
    system: () => state.system,
    value: views.value,
    reasons: reasons.list,
    changes: () => state.changes,
    refusal: refusals.last,
    /** Says every broken rule: Start was pressed. */
    started: () => views.say('start'),
    sentence: views.sentence,
    onState: (listener: typeof onState) => void (onState = listener),
    channels,
  }
}
