/** Rows of a list are compiled as a schema of their own whose expressions can also read outer values. */
import type { CalculatorSchema, ListField } from '../define/index.ts'
import type { SchemaIssue } from '../define/schema-error.ts'
import { references } from '../expression/index.ts'
import type { Scope } from '../expression/index.ts'
import type { Edge } from '../plan/plan.ts'
import { edgesTo, itemOf } from './edges.ts'
import { rowScope, rowSchema } from './scope.ts'
import type { Checked } from './sources.ts'

/** A list field with its id. */
export type ListEntry = { readonly id: string; readonly field: ListField }

/** The lists of a schema. */
export const listsOf = ({ fields }: CalculatorSchema): readonly ListEntry[] =>
  Object.entries(fields).flatMap(([id, field]) => (field.kind === 'list' ? [{ id, field }] : []))

/** The schema of a row and the scope of its expressions. */
export function rowsOf(schema: CalculatorSchema, { id, field }: ListEntry): { readonly schema: CalculatorSchema; readonly scope: Scope } {
  return { schema: rowSchema(schema, id, field), scope: rowScope(schema, id, field) }
}

const isOwn = ({ fields, derived = {}, init }: CalculatorSchema, path: string) => {
  const item = itemOf(path)
  return Object.hasOwn(fields, item) || Object.hasOwn(derived, item) || (item === 'init' && init !== undefined)
}

/** The outer values that a row's expressions read, without duplicates. */
export function outerPaths(row: CalculatorSchema, checked: readonly Checked[]): readonly string[] {
  return [...new Set(checked.flatMap(({ expression }) => references(expression)))].filter((path) => !isOwn(row, path))
}

/** The edges from outer values to a list whose rows read them. */
export function outerEdges(list: string, row: CalculatorSchema, checked: readonly Checked[]): readonly Edge[] {
  return checked.flatMap(({ expression, kind }) =>
    edgesTo({ item: list, kind: kind === 'cascade' || kind === 'required' ? 'value' : kind, expression })
      .filter(({ from }) => !isOwn(row, from))
      .map((edge): Edge => ({ ...edge, from: itemOf(edge.from) })),
  )
}

/** Prefixes the paths of a row's issues with the list. */
export const inList = (list: string, issues: readonly SchemaIssue[]): readonly SchemaIssue[] =>
  issues.map((issue) => ({ ...issue, path: `${list}.${issue.path}` }))
