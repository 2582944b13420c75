/** The call that answers with one assembly: the conditions of a calculator, restricted to pinned models. */
import type { Calculation } from '../../../contract/results/selection.ts'
import { isRecord } from '../../../engine/base/is-record.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { getAnswer, type ServiceCall } from '../../base/api/api.ts'
import type { Query } from '../../base/api/query.ts'
import { readCalculationBody } from '../../results/model/read-calculation.ts'
import { fieldOfRole, type Pins } from '../../base/calculators/assembly-path.ts'

/** Returns the same call restricted to these models. */
export const pinnedCall = (call: ServiceCall, pins: Pins): ServiceCall => {
  const named = Object.entries(pins).map(([role, sku]) => [fieldOfRole(role), sku] as const)
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
