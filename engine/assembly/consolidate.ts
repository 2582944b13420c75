/** The consolidated list of several assemblies: what has the same code is one line. */
import type { Item, Part } from './assembly.ts'

/** What the list needs of a position. */
type OrderedPart = Pick<Part, 'role' | 'quantity' | 'item'>

/** An assembly, or a single model as an assembly of one part, with its quantity. */
export type Counted = { readonly parts: readonly OrderedPart[]; readonly quantity: number; readonly reference?: string | undefined }

/** A line of the list; `of`: the references of the assemblies that need it. */
export type ConsolidatedLine = {
  readonly item: Item
  readonly roles: readonly string[]
  readonly quantity: number
  readonly of: readonly string[]
}

/** Own parts and open positions are alike if everything that is known of them is. */
const keyOf = ({ role, item }: OrderedPart): string => {
  if (item.kind === 'model') return JSON.stringify([item.sku, item.code.code])
  return JSON.stringify(item.kind === 'open' ? [role, item] : item)
}

const distinct = <Value>(values: readonly Value[]): readonly Value[] => [...new Set(values)]

/**
 * @param lines of a list
 * @returns one line for each code, own part and open position, in the order of their first occurrence; what is included in another
 * model is not ordered and left out
 */
export function consolidate(lines: readonly Counted[]): readonly ConsolidatedLine[] {
  const ordered = lines.flatMap(({ parts, quantity, reference }) =>
    parts.filter(({ item }) => item.kind !== 'included').map((part) => ({ part, pieces: part.quantity * quantity, reference })),
  )
  return [...Map.groupBy(ordered, ({ part }) => keyOf(part)).values()].flatMap((alike) => {
    const [first] = alike
    if (!first) return []
    return {
      item: first.part.item,
      roles: distinct(alike.map(({ part }) => part.role)),
      quantity: alike.reduce((sum, { pieces }) => sum + pieces, 0),
      of: distinct(alike.flatMap(({ reference }) => reference ?? [])),
    }
  })
}
