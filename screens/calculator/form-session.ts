/** A form and the request of its results, stored with their page and restored from it. */
import { isRecord } from '../../engine/base/is-record.ts'
import { assumptionsParameter, readAssumptions, withoutAssumptions, writeAssumptions } from '../../contract/results/assumptions-text.ts'
import { changeRules } from '../../contract/saved/change-rules.ts'
import type { Selection, SelectionChange } from '../../contract/saved/selection-document.ts'
import { encodeRequest, inputsOfStated, type InputValue, type Plan, stateChanges, stateInputs } from '../../engine/index.ts'
import { createFormStore, type FormStore, type SavedForm, keepForm, openForm } from '../../engine/react/index.ts'
import type { UnitSystem } from '../../engine/units/index.ts'
import { inspectStore } from '../base/browser/inspected.ts'
import type { PageMemory } from '../base/selection/visit.ts'
import type { MatchRequest } from './match-machine.ts'

/**
 * State besides the selection: unparsed texts and their unit system, the request of the results, and whether to calculate on
 * opening.
 */
type Rest = { readonly texts?: unknown; readonly system?: unknown; readonly asked?: unknown; readonly startsNow?: unknown }

const isTexts = (value: unknown): value is Readonly<Record<string, string>> =>
  isRecord(value) && Object.values(value).every((text) => typeof text === 'string')

const readRequest = (value: unknown): MatchRequest | undefined => {
  if (!isRecord(value) || typeof value['path'] !== 'string' || !isTexts(value['query'])) return undefined
  const { path, query, body } = value
  return { path, query, ...(body !== undefined && { body }) }
}

const formRequest = ({ plan, state }: FormStore): MatchRequest => encodeRequest(plan, state().snapshot)

const formText = ({ path, query }: MatchRequest): string => `${path}?${new URLSearchParams(withoutAssumptions(query)).toString()}`

/** Whether results belong to the current inputs. Assumptions are ignored, since they are changed beside the results. */
export const isOfForm = (store: FormStore, request: MatchRequest): boolean => formText(formRequest(store)) === formText(request)

/** Parses the assumptions of a request; '' means none. */
const assumptionsOf = (text: string) => {
  const read = readAssumptions(text, () => [])
  return text !== '' && 'values' in read ? { assumptions: read.values } : {}
}

/** Whether the field still has the value that the form set. Compares in the field's unit, which may have changed since. */
const isStillThere = (
  plan: Plan,
  value: InputValue | undefined,
  { field, to, unit }: Pick<SelectionChange, 'field' | 'to' | 'unit'>,
): boolean => value !== undefined && inputsOfStated(plan, { [field]: [to, unit] })[field] === value

/** Returns the values that the form changed itself, including earlier ones of fields that were not changed since. */
const changesOf = ({ state, plan }: FormStore, earlier: readonly SelectionChange[]): Pick<Selection, 'changes'> => {
  const now = stateChanges(state(), changeRules)
  const { inputs } = state()
  const before = earlier.filter(
    ({ field, to, unit }) => !now.some((one) => one.field === field) && isStillThere(plan, inputs[field], { field, to, unit }),
  )
  const changes = [...before, ...now]
  return changes.length > 0 ? { changes } : {}
}

type SessionParts = {
  readonly plan: Plan
  readonly system: UnitSystem
  readonly locale: string
  readonly calculator: string
  readonly memory: PageMemory
}

/** Creates the form of a page from its stored state, or an empty one. */
export const createFormSession = ({ plan, system, locale, calculator, memory }: SessionParts) => {
  const { selection, rest } = memory.opened ?? {}
  // Anything but a record has none of these properties.
  const { asked: storedRequest, texts, system: typedIn, startsNow }: Rest = isRecord(rest) ? rest : {}
  const made = createFormStore(plan, { system, locale })
  const store = import.meta.env.DEV ? inspectStore(made) : made
  openForm(store, { inputs: selection?.inputs, texts, system: typedIn })

  let request = readRequest(storedRequest)
  let assumptions = request?.query[assumptionsParameter] ?? writeAssumptions(selection?.assumptions ?? {})
  let form: SavedForm = { inputs: stateInputs(plan, store.state().inputs), texts: {}, system }
  const earlier = selection?.changes ?? []
  const keep = () =>
    memory.keep({
      selection: { v: 2, calculator, inputs: form.inputs, ...assumptionsOf(assumptions), ...changesOf(store, earlier) },
      rest: { texts: form.texts, system: form.system, ...(request && { asked: request }) },
    })

  return {
    store,
    /** Request of the results shown before. */
    left: request,
    /** Whether to calculate as soon as the inputs are complete: the selection had results, or the address requests them. */
    isDue: plan.schema.request !== undefined && request === undefined && (selection?.made !== undefined || startsNow === true),
    /** Stores the form on every change; returns a function that stops this. */
    keepForm: () =>
      keepForm(store, (saved) => {
        form = saved
        keep()
      }),
    /** Returns the request with the changed assumptions. */
    assumed: ({ path, query, body }: MatchRequest): MatchRequest =>
      assumptions === ''
        ? { path, query, ...(body !== undefined && { body }) }
        : { path, query: { ...query, [assumptionsParameter]: assumptions } },
    /** Returns the request for the current inputs. */
    formRequest: () => formRequest(store),
    ask: (next: MatchRequest) => {
      request = next
      assumptions = next.query[assumptionsParameter] ?? ''
      form = { ...form, inputs: stateInputs(plan, store.state().inputs) }
      keep()
    },
    made: (of: MatchRequest, catalogue: string) => {
      if (isOfForm(store, of)) memory.made(catalogue)
    },
  }
}
