/** The input of the files of an assembly as plain data: equal inputs yield equal bytes on every node. */
import type { OrderChosen } from '../../../contract/catalogue/order-choices.ts'
import type { Assembly, RoleId } from '../../../engine/assembly/assembly.ts'
import type { FileInput } from '../file-input.ts'
import type { FileModel } from '../file-model.ts'

/** A model of an assembly, with what its part in space needs. */
export type AssemblyModel = Pick<FileInput, 'calculated'> & {
  readonly model: FileModel
  readonly chosen: OrderChosen
}

/** What is the same for the files of an assembly and of its models. */
export type FileSetting = Omit<FileInput, 'model' | 'chosen' | 'calculated' | 'orderCode' | 'orderState' | 'kind'>

/** The complete input of a file of an assembly. */
export type AssemblyFile = FileSetting & {
  readonly kind: FileInput['kind']
  readonly assembly: Assembly
  /** Family whose layout places the parts, or `layoutByJoints`. */
  readonly layout: string
  /** Request that led to the assembly, with the names of its call. */
  readonly conditions: Readonly<Record<string, unknown>>
  /** Models of the positions that have one. */
  readonly models: Readonly<Record<RoleId, AssemblyModel>>
  /** Input of the report, for an archive. */
  readonly report?: FileInput | undefined
}

/** The layout of an assembly that no family lays out. */
export const layoutByJoints = 'assembly'

/** Makes a file of an assembly; as `FileMaker`. */
export type AssemblyMaker = (input: AssemblyFile, onStep: (done: number) => void) => Promise<Uint8Array>

/** @returns whether an input is that of an assembly */
export const isOfAssembly = (input: FileInput | AssemblyFile): input is AssemblyFile => 'assembly' in input

/** @returns the name and number of an assembly or position: its order code, else a number of ours */
export const codeOf = ({ assembly }: Pick<AssemblyFile, 'assembly'>, role: RoleId): string => {
  const part = assembly.parts.find((one) => one.role === role)
  return part?.item.kind === 'model' ? part.item.code.code : `${assembly.reference}-${part?.position ?? role}`
}
