/** The family that answers a call with assemblies. */
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
