/** A form as it was left, and the run its results are of: both kept with the page, and opened from its address. */
import { use, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { assumptionsParameter, readAssumptions, withoutAssumptions, writeAssumptions } from '../../contract/assumptions-text.ts'
import { encodeRequest, type Plan, stateInputs } from '../../engine/index.ts'
import { createFormStore, type FormStore, type KeptForm, keepForm, openForm } from '../../engine/react/index.ts'
import { isRecord } from '../base/api.ts'
import { PageMemoryContext } from '../base/selection/visit.ts'
import { useUnitSystem } from '../base/unit-setting.ts'
import type { Asked, MatchRequest } from './match-machine.ts'

type Rest = { readonly texts?: unknown; readonly system?: unknown; readonly asked?: unknown }

const isTexts = (value: unknown): value is Readonly<Record<string, string>> =>
  isRecord(value) && Object.values(value).every((text) => typeof text === 'string')

const readRequest = (asked: unknown): MatchRequest | undefined => {
  if (!isRecord(asked) || typeof asked['path'] !== 'string' || !isTexts(asked['query'])) return undefined
  const { path, query, body } = asked
  return { path, query, ...(body !== undefined && { body }) }
}

const withAssumptions = ({ path, query, body }: MatchRequest, text: string): MatchRequest => {
  if (text === '') return { path, query, ...(body !== undefined && { body }) }
  return { path, query: { ...query, [assumptionsParameter]: text } }
}

const formRequest = ({ plan, state }: FormStore): MatchRequest => encodeRequest(plan, state().snapshot)

/** Whether results are of what the form asks for now: assumptions are changed beside them. */
export const isOfForm = (store: FormStore, request: MatchRequest): boolean => {
  const textOf = ({ path, query }: MatchRequest) => `${path}?${new URLSearchParams(withoutAssumptions(query)).toString()}`
  return textOf(formRequest(store)) === textOf(request)
}

const useReady = (store: FormStore): boolean =>
  useSyncExternalStore(
    useCallback((listener: () => void) => store.subscribe(store.channels.start, listener), [store]),
    () => store.reasons().length === 0,
  )

type Kept = { form: KeptForm; request: MatchRequest | undefined; assumptions: string }

export const useKeptForm = (plan: Plan) => {
  const system = useUnitSystem()
  const { calculator, memory } = use(PageMemoryContext)
  const [{ store, kept, wasMade }] = useState(() => {
    const { selection, rest } = memory.opened ?? {}
    // What is no record has none of these parts.
    const { asked, ...texts }: Rest = isRecord(rest) ? rest : {}
    const form = createFormStore(plan, { system })
    openForm(form, { ...texts, inputs: selection?.inputs })
    const request = readRequest(asked)
    const assumptions = request?.query[assumptionsParameter] ?? writeAssumptions(selection?.assumptions ?? {})
    const first = { inputs: stateInputs(plan, form.state().inputs), texts: {}, system }
    return { store: form, kept: { form: first, request, assumptions } as Kept, wasMade: selection?.made !== undefined }
  })
  const [asked, setAsked] = useState<Asked | undefined>(() => kept.request && { request: kept.request, covered: false })
  const restored = useRef(asked?.request)
  const ready = useReady(store)

  const keep = useCallback(() => {
    const { form, request, assumptions } = kept
    const read = readAssumptions(assumptions, () => [])
    const changed = 'values' in read && assumptions !== '' ? { assumptions: read.values } : {}
    memory.keep({
      selection: { v: 1, calculator, inputs: form.inputs, ...changed },
      rest: { texts: form.texts, system: form.system, ...(request && { asked: request }) },
    })
  }, [calculator, kept, memory])

  useEffect(
    () =>
      keepForm(store, (form) => {
        kept.form = form
        keep()
      }),
    [store, kept, keep],
  )
  useEffect(() => store.dispatch({ type: 'units', system }), [store, system])

  const ask = useCallback(
    (request: MatchRequest, covered: boolean) => {
      kept.assumptions = request.query[assumptionsParameter] ?? ''
      kept.request = request
      kept.form = { ...kept.form, inputs: stateInputs(plan, store.state().inputs) }
      keep()
      setAsked({ request, covered })
    },
    [keep, kept, plan, store],
  )
  // A selection from elsewhere, of which results were made: they are made again as soon as the form can.
  const isDue = useRef(wasMade && asked === undefined)
  useEffect(() => {
    if (!ready || !isDue.current) return
    isDue.current = false
    const request = withAssumptions(formRequest(store), kept.assumptions)
    restored.current = request
    ask(request, false)
  }, [ready, store, kept, ask])

  return useMemo(
    () => ({
      store,
      ready,
      asked,
      /** The request of results that were there before: they are brought back where they were. */
      restored: restored.current,
      /** Start: what the form asks for, under the assumptions that were changed before. */
      start: (request: MatchRequest) => ask(withAssumptions(request, kept.assumptions), true),
      /** Another run with a given request; the form stays as it is. */
      matchAgain: (request: MatchRequest) => ask(request, true),
      made: (request: MatchRequest, catalogue: string) => {
        if (isOfForm(store, request)) memory.made(catalogue)
      },
    }),
    [store, ready, asked, ask, kept, memory],
  )
}
