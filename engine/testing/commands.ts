/**
 * User actions on a form, as fast-check commands derived from its plan: a failing run prints as a list of user actions.
 *
 * Only actions the screen offers are generated: on visible, unlocked fields. Answers of the init call arrive whenever the scheduler
 * permits.
 */
import fc from 'fast-check'
import type { FormEvent, RowEvent } from '../commit/events.ts'
import type { FormState } from '../commit/form-state.ts'
import { initialState } from '../commit/initial-state.ts'
import { reduce } from '../commit/reduce.ts'
import { fieldView } from '../plan/field-view.ts'
import type { InitData, Plan, PlannedField } from '../plan/plan.ts'
import { initRequest } from '../request/encode.ts'
import { optionValues, switchValues, textArbitrary } from './arbitraries.ts'
import type { Subject } from './sequences.ts'

/** One use of a form. `requested` is the key of the latest init request; answers to other keys are dropped. */
export type Session = {
  readonly subject: Subject
  state: FormState
  requested: string | undefined
  /** Texts that have been typed but not yet committed, by field. */
  readonly typed: Map<string, string>
  /** Schedules an answer to arrive later. */
  readonly later: (label: string, arrive: () => void) => void
  /** Checks every state of the form; throws if a law is broken. */
  readonly inspect: (state: FormState) => void
}

/** The session is both model and reality: the laws are the model. */
export type UserAction = fc.AsyncCommand<Session, Session>

/** The answer to a key: always the same for the same key; different keys sometimes get different answers. */
export function answerTo(key: string, { inits }: Subject): InitData {
  const hash = Array.from(key).reduce((total, character) => (total * 31 + character.charCodeAt(0)) % 1_000_003, 0)
  return inits[hash % inits.length] ?? inits[0]
}

/** Opens the form and requests its init answer. */
export function openForm(subject: Subject, session: Pick<Session, 'later' | 'inspect'>): Session {
  const opened: Session = { ...session, subject, state: initialState(subject.plan), requested: undefined, typed: new Map() }
  ask(opened)
  return opened
}

/** Applies an event, checks the state, and requests a new init answer if the key has changed. */
function dispatch(session: Session, event: FormEvent): void {
  session.state = reduce(session.state, event)
  session.inspect(session.state)
  ask(session)
}

function ask(session: Session): void {
  const { subject } = session
  const request = initRequest(subject.plan, session.state.snapshot)
  const key = request && JSON.stringify(request)
  if (key === session.requested) return
  session.requested = key
  if (key === undefined) return
  session.later(`answer to ${key}`, () => {
    // A late answer to an earlier request is dropped.
    if (session.requested === key) dispatch(session, { type: 'init', data: answerTo(key, subject) })
  })
}

function action(say: string, possible: (session: Session) => boolean, act: (session: Session) => void): UserAction {
  return {
    check: (session) => possible(session),
    run: async (session) => act(session),
    toString: () => say,
  }
}

function isOffered({ subject: { plan }, state }: Session, planned: PlannedField): boolean {
  const view = fieldView(plan, planned, state.snapshot)
  return view.visible && view.lock === undefined
}

function numberActions(planned: PlannedField): readonly fc.Arbitrary<UserAction>[] {
  const { id } = planned
  const type = (text: string) =>
    action(
      `type ${JSON.stringify(text)} into ${id}`,
      (session) => isOffered(session, planned),
      (session) => {
        session.typed.set(id, text)
        dispatch(session, { type: 'input', field: id, text })
      },
    )
  const leave = action(
    `leave ${id}`,
    (session) => session.typed.has(id) && isOffered(session, planned),
    (session) => {
      const text = session.typed.get(id) ?? ''
      session.typed.delete(id)
      dispatch(session, { type: 'commit', field: id, text })
    },
  )
  return [textArbitrary(planned).map(type), fc.constant(leave), ...pickActions(planned)]
}

/** A dialog may return any number, even one the field rejects; pending typing has been committed before. */
function pickActions(planned: PlannedField): readonly fc.Arbitrary<UserAction>[] {
  const { id, field } = planned
  if (field.kind !== 'number' || field.picker === undefined) return []
  const pickNumber = (value: number) =>
    action(
      `take ${value} from the dialog of ${id}`,
      (session) => !session.typed.has(id) && isOffered(session, planned),
      (session) => dispatch(session, { type: 'pick', field: id, value }),
    )
  return [fc.oneof(fc.integer({ min: -1, max: 300 }), fc.double()).map((value) => pickNumber(value))]
}

function optionActions(plan: Plan, planned: PlannedField, inits: Subject['inits']): readonly fc.Arbitrary<UserAction>[] {
  const { id, field } = planned
  const [first, ...more] = new Set(inits.flatMap((init) => switchValues(plan, planned, init)))
  if (first === undefined) return []
  const offered = (session: Session) => isOffered(session, planned)
  const choose = (value: string | boolean): UserAction => {
    if (field.kind === 'choices') {
      return action(`tick ${value} in ${id}`, offered, (session) => dispatch(session, { type: 'toggle', field: id, value: String(value) }))
    }
    const say = field.kind === 'alternatives' || field.kind === 'toggle' ? `switch ${id} to ${value}` : `choose ${value} in ${id}`
    return action(say, offered, (session) => dispatch(session, { type: 'choose', field: id, value }))
  }
  const empty = action(`empty ${id}`, offered, (session) => dispatch(session, { type: 'choose', field: id, value: undefined }))
  return [fc.constantFrom(first, ...more).map(choose), ...(field.kind === 'choice' ? [fc.constant(empty)] : [])]
}

/** Actions on the table of a list: editing its cells and pressing its buttons. Rows are addressed by position. */
function listActions({ plan, inits: [init] }: Subject, list: string): readonly fc.Arbitrary<UserAction>[] {
  const row = plan.rows.get(list)?.plan
  const planned = plan.fields.get(list)
  if (!row || !planned) return []
  const place = fc.integer({ min: 0, max: 3 })
  const keyAt = ({ state }: Session, at: number) => state.lists[list]?.[at]?.key
  const inPlace = (say: string, at: number, act: (session: Session, key: number) => void) =>
    action(
      `${say} in row ${at + 1} of ${list}`,
      (session) => isOffered(session, planned) && keyAt(session, at) !== undefined,
      (session) => act(session, keyAt(session, at) ?? 0),
    )
  const cells = [...row.fields.values()].map((cell) => {
    const { id: field } = cell
    const text = cell.field.kind === 'number' ? textArbitrary(cell) : fc.constantFrom('', ...optionValues(row, cell, init))
    const entry = (value: string): RowEvent =>
      cell.field.kind === 'number' ? { type: 'commit', field, text: value } : { type: 'choose', field, value: value || undefined }
    return fc
      .tuple(place, text)
      .map(([at, value]) =>
        inPlace(`enter ${JSON.stringify(value)} as ${field}`, at, (session, key) =>
          dispatch(session, { type: 'inRow', list, row: key, event: entry(value) }),
        ),
      )
  })
  const add = action(
    `add a row to ${list}`,
    (session) => isOffered(session, planned),
    (session) => dispatch(session, { type: 'rowAdded', list }),
  )
  const back = action(
    `put the row of ${list} back`,
    ({ state }) => state.removed[list] !== undefined,
    (session) => dispatch(session, { type: 'rowPutBack', list }),
  )
  const remove = place.map((at) => inPlace('press remove', at, (session, key) => dispatch(session, { type: 'rowRemoved', list, row: key })))
  const up = place.map((at) =>
    inPlace('press up', at, (session, key) => dispatch(session, { type: 'rowMoved', list, row: key, to: at - 1 })),
  )
  return [...cells, fc.constant(add), fc.constant(back), remove, up]
}

function undoActions(planned: PlannedField): fc.Arbitrary<UserAction> {
  const { id } = planned
  const hasChip = ({ state }: Session) => state.chips[id] !== undefined
  return fc.constant(
    action(`undo the change of ${id}`, hasChip, (session) => dispatch(session, { type: 'undo', change: session.state.chips[id] ?? 0 })),
  )
}

const always = () => true

function formActions(): readonly fc.Arbitrary<UserAction>[] {
  const units = (system: 'metric' | 'imperial') =>
    action(
      `show ${system} units`,
      ({ state, typed }) => state.system !== system && typed.size === 0,
      (session) => dispatch(session, { type: 'units', system }),
    )
  const clear = action('clear the form', always, (session) => {
    session.typed.clear()
    dispatch(session, { type: 'reset' })
  })
  const reload = action('reload the page', always, (session) => {
    const { inputs, system } = session.state
    session.typed.clear()
    session.requested = undefined
    session.state = initialState(session.subject.plan, { system })
    dispatch(session, { type: 'restore', inputs })
  })
  return [fc.constantFrom('metric' as const, 'imperial' as const).map(units), fc.constant(clear), fc.constant(reload)]
}

/**
 * Sequences of user actions on a calculator, for `fc.scheduledModelRun` with a session of `openForm`.
 *
 * @param ids - The fields to act on; defaults to all.
 */
export function userActions(
  { plan, inits }: Subject,
  ids: readonly string[] = [...plan.fields.keys()],
): fc.Arbitrary<Iterable<UserAction>> {
  const perField = [...plan.fields.values()].flatMap((planned) => {
    if (planned.field.kind === 'diagram' || !ids.includes(planned.id)) return []
    if (planned.field.kind === 'list') return listActions({ plan, inits }, planned.id)
    const own = planned.field.kind === 'number' ? numberActions(planned) : optionActions(plan, planned, inits)
    // Undo is seldom possible, so it is tried less often.
    return [...own, ...own, undoActions(planned)]
  })
  return fc.commands([...perField, ...formActions()], { size: 'medium', maxCommands: 30 })
}
