/** The files of the models of an assembly: the same as without it. */
import type { RoleId } from '../../../engine/assembly/assembly.ts'
import type { FileInput } from '../file-input.ts'
import { type AssemblyFile, codeOf } from './assembly-file.ts'
import { orderStateOf, positionsOf } from './assembly-words.ts'

/** A position with a model. */
export type ModelPosition = { readonly number: string; readonly role: RoleId; readonly code: string }

/** @returns the positions that have a model, in their order */
export const modelPositions = (input: AssemblyFile): readonly ModelPosition[] =>
  positionsOf(input.assembly).flatMap(({ number, part: { role } }) =>
    input.models[role] ? [{ number, role, code: codeOf(input, role) }] : [],
  )

/**
 * @param input of the assembly
 * @param role of one of its models
 * @param kind of the file
 * @returns the input of a file of that model
 * @throws RangeError for a role without a model
 */
export function partFile(input: AssemblyFile, role: RoleId, kind: FileInput['kind']): FileInput {
  const {
    assembly: _whole,
    layout: _layout,
    conditions: _conditions,
    models,
    calculation: _calculation,
    seal: _seal,
    report: _report,
    ...setting
  } = input
  const own = models[role]
  if (!own) throw new RangeError(`no model is a '${role}'`)
  const { model, chosen, calculated } = own
  const item = input.assembly.parts.find((part) => part.role === role)?.item
  return {
    ...setting,
    kind,
    model,
    chosen,
    ...(calculated && { calculated }),
    orderCode: codeOf(input, role),
    ...(item?.kind === 'model' && { orderState: orderStateOf(item.code) }),
  }
}
