/** Finds the assembly of a calculation with chosen models, through the call that the pages use. */
import { readCalculation } from '../../../contract/results/read-calculation.ts'
import type { Selection } from '../../../contract/saved/selection-document.ts'
import type { Assembly } from '../../../engine/assembly/assembly.ts'
import { isRecord } from '../../../engine/base/is-record.ts'
import { readOrderCode } from '../../../families/define/order-code.ts'
import { type Faulty, refuse } from '../../../families/define/parsed.ts'
import { loadFamily } from '../../../families/registry.ts'
import type { CallRequest } from '../../../families/selection/explanation-calls.ts'
import type { LabelKey } from '../../base/errors.ts'
import type { AssemblyFile, AssemblyModel } from '../../files/assembly/assembly-file.ts'
import { modelPartOf } from '../../files/geometry/model-part.ts'
import type { Row } from '../versions/catalogue-versions.ts'
import { answererOf, assemblyIn, pinnedBody } from './answerer-of.ts'
import { type Answering, questionOf, respond } from './calculation-of.ts'
import { fileModelOf } from './file-model.ts'

/** A calculation and the models that its assembly has to have, by role. */
export type AssemblyRequest = {
  readonly selection: Selection
  readonly request?: CallRequest | undefined
  readonly parts: Readonly<Record<string, string>>
}

/** What a file states of an assembly. */
export type FoundAssembly = Pick<AssemblyFile, 'assembly' | 'layout' | 'conditions' | 'models'> & { readonly catalogueVersion: string }

/** The assembly, or the faults of the request with labels of its inputs. */
export type AssemblyRead = { readonly values: FoundAssembly } | (Faulty & { readonly labelKey?: LabelKey })

/** Numbers of the request that a part asks for, such as spacings, and its changed assumptions. */
async function calculatedIn(family: string, conditions: Readonly<Record<string, unknown>>): Promise<Readonly<Record<string, number>>> {
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

async function modelOf(row: Row, code: string, conditions: Readonly<Record<string, unknown>>): Promise<AssemblyModel> {
  const model = fileModelOf(row)
  const calculated = await calculatedIn(model.family, conditions)
  const { shown } = await loadFamily(model.family)
  const chosen = shown ? readOrderCode(shown.orderCodes, model, { code }).parts : {}
  return { model, chosen, ...(Object.keys(calculated).length > 0 && { calculated }) }
}

/** The models of an assembly that have a part in space, with what it needs. */
async function modelsOf(assembly: Assembly, { version }: Answering, conditions: Readonly<Record<string, unknown>>) {
  const found = assembly.parts.map(async ({ role, item }): Promise<readonly (readonly [string, AssemblyModel])[]> => {
    if (item.kind !== 'model' || !(await modelPartOf(item.family))) return []
    const [row] = version.rowsOf([item.sku])
    return row ? [[role, await modelOf(row, item.code.code, conditions)]] : []
  })
  return Object.fromEntries((await Promise.all(found)).flat())
}

/** @returns whether a calculation answers with assemblies whose parts have places */
export async function isPlaced({ selection, request }: AssemblyRequest, answering: Answering): Promise<boolean> {
  const question = await questionOf({ selection, request, skuID: '' }, answering)
  return question !== undefined && (await answererOf(question.asked)) !== undefined
}

const isFilledBy = (assembly: Assembly | undefined, role: string, sku: string): boolean => {
  const item = assembly?.parts.find((part) => part.role === role)?.item
  return item?.kind === 'model' && item.sku === sku
}

/**
 * Sizes the assembly that a request finds with these models.
 *
 * @returns the assembly, or the faults of the request; `at`: where its call and its models stand in it
 */
export async function assemblyOfCall(
  {
    request,
    parts,
    at,
  }: Pick<AssemblyRequest, 'parts'> & {
    readonly request: CallRequest
    readonly at: { readonly call: string; readonly parts: string }
  },
  answering: Answering,
): Promise<AssemblyRead> {
  const call = answering.version.callAt(request.path)
  const found = await answererOf(request)
  if (!call || !found) return refuse('notAnOption', at.call, request.path)
  const conditions = pinnedBody(request.body, found, parts)
  const read = await respond(call, { ...request, body: conditions }, answering.caller)
  if ('faults' in read) return call.labelKey ? { ...read, labelKey: call.labelKey } : read
  const answer = readCalculation(read.values)
  const assembly = answer && assemblyIn(answer)
  const unknown = Object.keys(parts).find((role) => !Object.hasOwn(found.pins, role) && !assembly?.parts.some((part) => part.role === role))
  if (unknown !== undefined) return refuse('unknownKey', `${at.parts}.${unknown}`)
  const missed = Object.entries(parts).find(([role, sku]) => !isFilledBy(assembly, role, sku))
  if (!assembly || missed) return refuse('notAnOption', `${at.parts}.${missed?.[0] ?? ''}`, missed?.[1] ?? '')
  return {
    values: {
      assembly,
      layout: found.family,
      conditions,
      models: await modelsOf(assembly, answering, conditions),
      catalogueVersion: answering.version.version,
    },
  }
}

/** @returns the assembly, sized again, or the faults of the request */
export async function assemblyOf({ selection, request, parts }: AssemblyRequest, answering: Answering): Promise<AssemblyRead> {
  const question = await questionOf({ selection, request, skuID: '' }, answering)
  if (!question) return refuse('notAnOption', 'selection.calculator', selection.calculator)
  return assemblyOfCall(
    { request: question.asked, parts, at: { call: 'selection.calculator', parts: 'selection.assembly.parts' } },
    answering,
  )
}
