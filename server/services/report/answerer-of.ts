/** How a request names the models of assemblies. */
import type { Calculation } from '../../../contract/results/selection.ts'
import type { Assembly } from '../../../engine/assembly/assembly.ts'
import { isRecord } from '../../../engine/base/is-record.ts'
import type { CallRequest } from '../../../families/selection/explanation-calls.ts'
import { type Answerer, answererOf } from '../../files/assembly/answerer.ts'
import { layoutByJoints } from '../../files/assembly/assembly-file.ts'
import type { ServedCall } from '../calls/served-call.ts'

/** A call of a site's own calculator that answers with assemblies. */
export type OwnAnswerer = { readonly call: ServedCall; readonly pins: Answerer['pins'] }

/** @returns the same for a call of the site's own calculators, too */
export const answererIn = async (
  request: CallRequest,
  ofSite: ((path: string) => OwnAnswerer | undefined) | undefined,
): Promise<Answerer | undefined> => {
  const own = ofSite?.(request.path)
  return own ? { family: layoutByJoints, pins: own.pins } : answererOf(request)
}

/** @returns the assembly that passes, else one that is not fully judged, else the one that fails */
export const assemblyIn = ({ list, notKnown, failing }: Calculation): Assembly | undefined =>
  list[0]?.assembly ?? notKnown?.list[0]?.assembly ?? failing

/** @returns the body of the request without models that it names, as that of a report does */
export const openBody = (body: unknown, { pins }: Pick<Answerer, 'pins'>): Readonly<Record<string, unknown>> => {
  const named = new Set(Object.values(pins))
  return Object.fromEntries(Object.entries(isRecord(body) ? body : {}).filter(([field]) => !named.has(field)))
}

/** @returns the body of the request with the models named */
export const pinnedBody = (
  body: unknown,
  { pins }: Pick<Answerer, 'pins'>,
  parts: Readonly<Record<string, string>>,
): Readonly<Record<string, unknown>> => ({
  ...(isRecord(body) ? body : {}),
  ...Object.fromEntries(Object.entries(parts).flatMap(([role, sku]) => (pins[role] === undefined ? [] : [[pins[role], sku] as const]))),
})
