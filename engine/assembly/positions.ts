/** Numbers of the positions of an assembly. */
import type { Item, Part } from './assembly.ts'

/**
 * @param parts of the assembly
 * @param part one of them
 * @returns its number; `4.1` for the first part within position 4
 */
export const positionOf = (parts: readonly Part[], part: Part): string => {
  const outer = part.in === undefined ? undefined : parts.find(({ role }) => role === part.in)
  return outer ? `${positionOf(parts, outer)}.${part.position}` : String(part.position)
}

/** A position before it is numbered. */
export type UnnumberedPart = Omit<Part, 'position'>

/** @returns the same positions, numbered from 1 in their order, those within another one apart */
export const numbered = (parts: readonly UnnumberedPart[]): readonly Part[] => {
  const counts = new Map<string | undefined, number>()
  return parts.map((part) => {
    const position = (counts.get(part.in) ?? 0) + 1
    counts.set(part.in, position)
    return { ...part, position }
  })
}

/** @returns the order code of a role; '' if no model of the catalogue fills it */
export const codeOf = ({ parts }: { readonly parts: readonly Part[] }, role: string): string => {
  const item = parts.find((part) => part.role === role)?.item
  return item?.kind === 'model' ? item.code.code : ''
}

/** The models of an assembly in the order of their positions. */
export const modelsIn = ({
  parts,
}: {
  readonly parts: readonly Pick<Part, 'item'>[]
}): readonly Extract<Item, { readonly kind: 'model' }>[] => parts.flatMap(({ item }) => (item.kind === 'model' ? [item] : []))
