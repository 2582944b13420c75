/** How large a schema that arrives as JSON may be. Far above what a person writes, far below what could tie a server up. */
export const limits = {
  /** Nesting of objects and lists in the JSON. */
  depth: 12,
  /** Objects, lists and scalars in the JSON. */
  nodes: 200_000,
  name: 40,
  option: 60,
  unit: 80,
  expression: 1000,
  fields: 2000,
  derived: 2000,
  sections: 200,
  items: 2000,
  options: 500,
  tables: 200,
  rules: 200,
  rows: 500,
  columns: 50,
  /** Values that a table may be read by. */
  axes: 3,
  branches: 20,
  parameters: 500,
  lists: 50,
  /** Rows of a list, and their fields. */
  listRows: 1000,
  rowFields: 30,
} as const
