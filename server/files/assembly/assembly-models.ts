/** What the part in space of each model of an assembly needs: the choices of its order code, and numbers of the request. */
import type { Assembly } from '../../../engine/assembly/assembly.ts'
import { isRecord } from '../../../engine/base/is-record.ts'
import { readOrderCode } from '../../../families/define/order-code.ts'
import { loadFamily } from '../../../families/registry.ts'
import type { FileModel } from '../file-model.ts'
import { modelPartOf } from '../geometry/model-part.ts'
import type { AssemblyFile, AssemblyModel } from './assembly-file.ts'

type Conditions = AssemblyFile['conditions']

/** Numbers of the request that a part asks for, such as spacings, and its changed assumptions. */
async function calculatedIn(family: string, conditions: Conditions): Promise<Readonly<Record<string, number>>> {
  const names = (await modelPartOf(family))?.plan.calculated ?? []
  const assumptions = isRecord(conditions['assumptions']) ? conditions['assumptions'] : {}
  const valueOf = (name: string): unknown => conditions[name] ?? assumptions[`${family}/${name}`]
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = valueOf(name)
      return typeof value === 'number' ? [[name, value] as const] : []
    }),
  )
}

async function modelOf(model: FileModel, code: string, conditions: Conditions): Promise<AssemblyModel> {
  const calculated = await calculatedIn(model.family, conditions)
  const { shown } = await loadFamily(model.family)
  const chosen = shown ? readOrderCode(shown.orderCodes, model, { code }).parts : {}
  return { model, chosen, ...(Object.keys(calculated).length > 0 && { calculated }) }
}

/**
 * @param assembly the whole
 * @param found the model with a SKU; undefined if there is none
 * @param conditions request that led to the assembly
 * @returns the models that have a part in space, by role
 */
export async function assemblyModels(
  assembly: Pick<Assembly, 'parts'>,
  found: (sku: string, role: string) => FileModel | undefined,
  conditions: Conditions,
): Promise<AssemblyFile['models']> {
  const models = assembly.parts.map(async ({ role, item }): Promise<readonly (readonly [string, AssemblyModel])[]> => {
    if (item.kind !== 'model' || !(await modelPartOf(item.family))) return []
    const model = found(item.sku, role)
    return model ? [[role, await modelOf(model, item.code.code, conditions)]] : []
  })
  return Object.fromEntries((await Promise.all(models)).flat())
}
