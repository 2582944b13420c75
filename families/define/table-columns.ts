/** Derives the columns of a family's files from the schema of its candidate: order, cell kinds and metadata. */
import type * as z from 'zod/mini'
import { notesOn, type ColumnChoice } from '../../contract/catalogue/column.ts'
import type { CatalogueTable, CellKind } from './catalogue-table.ts'

type Shape = Readonly<Record<string, z.ZodMiniType>>

/** All schemas here are built with zod's own types, which have a definition. */
const definitionOf = (type: z.core.$ZodType) => (type as z.core.$ZodType & { readonly def: z.core.$ZodTypes['_zod']['def'] }).def

/** Cell kind of a type; a figure that may also be `none` is read as a figure. */
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
    case 'record': {
      const key = definitionOf(def.keyType)
      return key.type === 'enum' ? { named: Object.values(key.entries).map(String) } : 'pairs'
    }
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
 * @param table the family's id, the schema of its candidate with the row rules, and its order
 * @returns the table, with the columns of the schema
 * @throws TypeError if a column's type has no cell kind
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
  }
}
