/** Finds the assembly of a calculation with chosen models, through the call that the pages use. */
import { readCalculation } from '../../../contract/results/read-calculation.ts'
import type { Selection } from '../../../contract/saved/selection-document.ts'
import type { Assembly } from '../../../engine/assembly/assembly.ts'
import { type Faulty, refuse } from '../../../families/define/parsed.ts'
import type { CallRequest } from '../../../families/selection/explanation-calls.ts'
import type { LabelKey } from '../../base/errors.ts'
import type { AssemblyFile } from '../../files/assembly/assembly-file.ts'
import { assemblyModels } from '../../files/assembly/assembly-models.ts'
import { answererIn, assemblyIn, pinnedBody } from './answerer-of.ts'
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

/** The models of an assembly that have a part in space, with what it needs. */
const modelsOf = (assembly: Assembly, { version }: Answering, conditions: Readonly<Record<string, unknown>>) => {
  const found = (sku: string) => {
    const [row] = version.rowsOf([sku])
    return row && fileModelOf(row)
  }
  return assemblyModels(assembly, found, conditions)
}

/** @returns whether a calculation answers with assemblies whose parts have places */
export async function isPlaced({ selection, request }: AssemblyRequest, answering: Answering): Promise<boolean> {
  const question = await questionOf({ selection, request, skuID: '' }, answering)
  return question !== undefined && (await answererIn(question.asked, answering.ofSite)) !== undefined
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
  const call = answering.ofSite?.(request.path)?.call ?? answering.version.callAt(request.path)
  const found = await answererIn(request, answering.ofSite)
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
