/** The columns of a family's files follow from the shape of its candidate: their order, how a cell is read, and what is noted on them. */
import type * as z from 'zod/mini'
import { notesOn, type ColumnChoice } from '../../contract/catalogue/column.ts'
import type { CatalogueTable, CellKind } from './catalogue-table.ts'

type Shape = Readonly<Record<string, z.ZodMiniType>>

/** Every type that is built is one of zod's own and has its definition. */
const definitionOf = (type: z.core.$ZodType) => (type as z.core.$ZodType & { readonly def: z.core.$ZodTypes['_zod']['def'] }).def

/** How a cell of a type is read; a figure that may also be `none` is read as the figure. */
function kindOf(name: string, type: z.core.$ZodType): CellKind {
  const def = definitionOf(type)
  switch (def.type) {
    case 'optional':
      return kindOf(name, def.innerType)
    case 'number':
      return 'number'
    case 'string':
    case 'enum':
    case 'literal':
      return 'text'
    case 'record':
      return 'pairs'
    case 'union':
      return def.options.map((option) => kindOf(name, option)).find((kind) => kind !== 'text') ?? 'text'
    case 'array': {
      const element = definitionOf(def.element)
      return element.type === 'object' ? { records: Object.keys(element.shape) } : 'list'
    }
    default:
      throw new TypeError(`a cell of the column ${name} cannot be of the type ${def.type}`)
  }
}

/**
 * @param table the family's id, the shape of its candidate with the rules of a row, and its order
 * @returns the table, with the columns of the shape
 * @throws TypeError where no cell can be of a column's type
 */
export function defineTable<Candidate>({
  candidate,
  ...table
}: Pick<CatalogueTable<Candidate>, 'id' | 'order'> & {
  readonly candidate: z.ZodMiniType<Candidate> & { readonly shape: Shape }
}): CatalogueTable<Candidate> {
  const columns = Object.entries(candidate.shape)
  const choices = columns.flatMap(([name, type]): (readonly [string, ColumnChoice])[] => {
    const { choice } = notesOn(type)
    return choice ? [[name, choice]] : []
  })
  return {
    ...table,
    candidate,
    columns: Object.fromEntries(columns.map(([name, type]) => [name, kindOf(name, type)])),
    choices: Object.fromEntries(choices),
    mayLack: columns.filter(([, type]) => notesOn(type).mayLack).map(([name]) => name),
  }
}
