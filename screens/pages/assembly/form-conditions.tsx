/** The conditions of a form. */
import { use, useMemo } from 'react'
import { isRecord } from '../../../engine/base/is-record.ts'
import { modelResults } from '../../../engine/define/index.ts'
import { encodeRequest, type Plan } from '../../../engine/index.ts'
import { createFormStore, openForm } from '../../../engine/react/index.ts'
import type { ServiceCall } from '../../base/api/api.ts'
import { useFormTexts } from '../../calculator/use-form-texts.ts'
import { parametersOf } from '../../calculator/parameters.ts'
import { planOf } from '../calculator/plan-of.ts'
import type { ConditionsProps } from './conditions.ts'

/** Returns the call for the conditions of a form; undefined if a condition is missing. */
const callOf = (plan: Plan, inputs: unknown): ServiceCall | undefined => {
  const store = createFormStore(plan, { system: 'metric' })
  openForm(store, { inputs: isRecord(inputs) ? inputs : undefined })
  if (store.reasons().length > 0) return undefined
  const { path, query, ...posted } = encodeRequest(plan, store.state().snapshot)
  return 'body' in posted && isRecord(posted.body) ? { path, query, body: posted.body } : undefined
}

export const FormConditions = ({ id, inputs, children }: ConditionsProps) => {
  const plan = use(planOf(id))
  const words = useFormTexts(plan, undefined)
  const call = useMemo(() => callOf(plan, inputs), [plan, inputs])
  const parameters = useMemo(() => parametersOf(plan, words), [plan, words])
  return children(call && { call, parameters, results: modelResults(plan.schema) })
}
