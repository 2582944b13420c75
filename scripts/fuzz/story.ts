/** Describes the arguments of a law in words: one line per user action. */
import { type FormEvent, type FormState, initialState, reduce } from '../../engine/index.ts'
import { pasteOf } from '../../engine/testing/reference-law.ts'
import type { Subject } from '../../engine/testing/sequences.ts'
import type { Deed, Args } from './deed.ts'
import { literalOf } from './literal.ts'
import { itemsIn } from './story-items.ts'

/** The form before the action. */
type Before = { readonly state: FormState; readonly inits: Subject['inits'] }

/** A text as typed, quoted unless it consists of letters, digits and `.`, `,`, `+`, `-`. */
const shown = (text: string): string => (/^[\p{L}\p{N}.,+-]+$/u.test(text) ? text : JSON.stringify(text))

const typing = ({ field, text, type }: Extract<Deed, { type: 'input' | 'commit' }>): string => {
  const typed = text === '' ? `empty ${field}` : `type ${shown(text)} into ${field}`
  return type === 'commit' ? `${typed} and leave it` : typed
}

const choosing = ({ field, value }: Extract<Deed, { type: 'choose' }>, { state }: Before): string => {
  if (value === undefined) return `empty ${field}`
  if (typeof value === 'boolean') return `switch ${field} ${value ? 'on' : 'off'}`
  return state.plan.fields.get(field)?.field.kind === 'alternatives'
    ? `switch ${field} to ${shown(value)}`
    : `choose ${shown(value)} in ${field}`
}

const undoing = (deed: Extract<Deed, { type: 'undo' }>, { state }: Before): string => {
  if ('field' in deed) return `undo the change of ${deed.field}`
  const change = state.changes.find(({ id }) => id === deed.change)
  return change ? `undo the change of ${change.field}` : 'undo a change that there is not'
}

type RowsDeed = Extract<Deed, { type: 'inRow' | 'rowAdded' | 'rowRemoved' | 'rowPutBack' | 'rowMoved' | 'rowsPasted' | 'pasted' }>

/** A row by its position, from 1. */
const rowName = (list: string, key: number, { state }: Before): string => {
  const at = (state.lists[list] ?? []).findIndex((row) => row.key === key)
  return at === -1 ? `a row of ${list} that there is not` : `row ${at + 1} of ${list}`
}

const onRows = (deed: RowsDeed, before: Before): string => {
  const { list } = deed
  switch (deed.type) {
    case 'rowAdded':
      return `add a row to ${list}${'at' in deed && deed.at !== undefined ? ` at place ${deed.at + 1}` : ''}`
    case 'rowPutBack':
      return `put the row of ${list} back`
    case 'rowRemoved':
      return `remove ${rowName(list, deed.row, before)}`
    case 'rowMoved':
      return `move ${rowName(list, deed.row, before)} to place ${deed.to + 1}`
    case 'pasted':
      return onRows(pasteOf(deed), before)
    case 'rowsPasted':
      return `paste ${deed.replace ? 'over the rows' : 'rows'} of ${list}: ${deed.cells.map((row) => literalOf(row)).join(' / ')}`
    case 'inRow': {
      const row = before.state.lists[list]?.find(({ key }) => key === deed.row)
      const inner = 'event' in deed ? deed.event : deed.act
      return `in ${rowName(list, deed.row, before)}: ${inWords(inner, { ...before, state: row?.state ?? before.state })}`
    }
  }
}

const inWords = (deed: Deed, before: Before): string => {
  switch (deed.type) {
    case 'input':
    case 'commit':
      return typing(deed)
    case 'choose':
      return choosing(deed, before)
    case 'toggle':
      return `tick ${shown(deed.value)} in ${deed.field}`
    case 'pick':
      return `take ${deed.value} from the dialog of ${deed.field}`
    case 'init':
      return before.inits.length > 1
        ? `options arrive: answer ${before.inits.findIndex((one) => one === deed.data) + 1}`
        : 'the options arrive'
    case 'initMissing':
      return deed.why === 'loading' ? 'other options are asked for' : 'the options fail to come'
    case 'units':
      return `show ${deed.system} units`
    case 'language':
      return `type numbers in ${deed.locale}`
    case 'undo':
      return undoing(deed, before)
    case 'reset':
      return 'clear the form'
    case 'restore':
      return `open a form that was kept with ${literalOf(deed.inputs)}`
    default:
      return onRows(deed, before)
  }
}

/** The engine's event for an action; an undo of the reference is addressed by field. */
const eventOf = (deed: Deed, state: FormState): FormEvent => {
  if (deed.type === 'undo' && 'field' in deed) return { type: 'undo', change: state.chips[deed.field] ?? 0 }
  if (deed.type === 'pasted') return pasteOf(deed)
  if (deed.type === 'rowAdded') return { type: 'rowAdded', list: deed.list, ...(deed.at !== undefined && { at: deed.at }) }
  if (deed.type !== 'inRow' || 'event' in deed) return deed
  const row = state.lists[deed.list]?.find(({ key }) => key === deed.row)?.state
  const event = row ? eventOf(deed.act, row) : ({ type: 'undo', change: 0 } as const)
  return { type: 'inRow', list: deed.list, row: deed.row, event } as FormEvent // an act in a row applies to one of its fields
}

/** The state after the action; unchanged if the engine cannot perform it. */
const after = (state: FormState, deed: Deed): FormState => {
  try {
    return reduce(state, eventOf(deed, state))
  } catch {
    return state
  }
}

/** The states before each action, paired with the action. */
export const statesBefore = (
  { plan }: Subject,
  deeds: readonly Deed[],
): readonly { readonly state: FormState; readonly deed: Deed | undefined }[] => {
  let state = initialState(plan)
  const all = deeds.map((deed) => {
    const before = { state, deed }
    state = after(state, deed)
    return before
  })
  return [...all, { state, deed: undefined }]
}

/** @returns a line for each action, and one for the other arguments */
export const storyOf = (subject: Subject, args: Args): readonly string[] => {
  const { deeds, rest } = itemsIn(args)
  const lines = statesBefore(subject, deeds).flatMap(({ state, deed }) => (deed ? [inWords(deed, { state, inits: subject.inits })] : []))
  return [...lines, ...rest]
}
