/** The family that answers a call with assemblies, and how a request names their models. */
import type { Calculation } from '../../../contract/results/selection.ts'
import type { Assembly } from '../../../engine/assembly/assembly.ts'
import { isRecord } from '../../../engine/base/is-record.ts'
import { familyLoaders } from '../../../families/registry.ts'
import type { CallRequest } from '../../../families/selection/explanation-calls.ts'

/** Family whose layout places the parts, and the fields of the request that name the model of a role. */
export type Answerer = { readonly family: string; readonly pins: Readonly<Record<string, string>> }

/** @returns the family with a layout that answers a call */
export async function answererOf({ path }: CallRequest): Promise<Answerer | undefined> {
  const [service, call] = path.split('/')
  for (const load of Object.values(familyLoaders)) {
    const { id, layout, pairs } = await load()
    const own = layout && (await pairs?.())
    const calculation = own?.service === service ? own?.calculations.find((one) => one.call === call) : undefined
    if (calculation) return { family: id, pins: calculation.pins ?? {} }
  }
  return undefined
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
