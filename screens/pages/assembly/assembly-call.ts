/** The call that answers with one assembly: the form's conditions, restricted to pinned models. */
import type { Calculation } from '../../../contract/results/selection.ts'
import { isRecord } from '../../../engine/base/is-record.ts'
import { encodeRequest, type Plan } from '../../../engine/index.ts'
import { createFormStore, openForm } from '../../../engine/react/index.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { getAnswer, type ServiceCall } from '../../base/api/api.ts'
import type { Query } from '../../base/api/query.ts'
import { readCalculationBody } from '../../results/model/read-calculation.ts'
import { type PinnedRole, pinnedRoles, type Pins } from '../../base/calculators/assembly-path.ts'

/** Field of the call that names the model of a role. */
const fieldOf: Readonly<Record<PinnedRole, string>> = { screw: 'screwSku', guide: 'guideSku', motor: 'motorSku' }

const isRole = (role: string): role is PinnedRole => Object.hasOwn(fieldOf, role)

/** Returns the role that a field of the call names. */
export const roleOfField = (field: string): PinnedRole | undefined => pinnedRoles.find((role) => fieldOf[role] === field)

/** Returns the call for the conditions of a form; undefined if a condition is missing. */
export const conditionsCall = (plan: Plan, inputs: unknown): ServiceCall | undefined => {
  const store = createFormStore(plan, { system: 'metric' })
  openForm(store, { inputs: isRecord(inputs) ? inputs : undefined })
  if (store.reasons().length > 0) return undefined
  const { path, query, ...posted } = encodeRequest(plan, store.state().snapshot)
  return 'body' in posted && isRecord(posted.body) ? { path, query, body: posted.body } : undefined
}

/** Returns the same call restricted to these models. */
export const pinnedCall = (call: ServiceCall, pins: Partial<Pins>): ServiceCall => {
  const named = Object.entries(pins).flatMap(([role, sku]) => (isRole(role) ? [[fieldOf[role], sku] as const] : []))
  return { ...call, body: { ...(isRecord(call.body) ? call.body : {}), ...Object.fromEntries(named) } }
}

type PinnedQuery = { readonly call: ServiceCall; readonly locale: Locale }

export const assemblies: Query<PinnedQuery, Calculation> = {
  name: 'assembly',
  load: ({ call, locale }, signal) => getAnswer(call, readCalculationBody, { locale, signal }),
  isImmutable: true,
}

/** Returns the first assembly of an answer: one that passes, else one that is not fully judged, else the failing one. */
export const assemblyIn = ({ list, notKnown, failing }: Calculation) => list[0]?.assembly ?? notKnown?.list[0]?.assembly ?? failing
