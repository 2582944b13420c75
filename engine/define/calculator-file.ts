/** The parts of a calculator that is one file, in TypeScript or JSON. */

/**
 * The parts of a file, none of them checked. `texts` by locale and `examples` may stand beside the schema instead.
 */
export type CalculatorFile = { readonly schema: unknown; readonly texts?: unknown; readonly examples?: unknown }

/** Whether the JSON is a schema without texts and examples. */
const isSchema = (exported: object): boolean => 'layout' in exported && 'request' in exported

/**
 * @param exported the exports of a module (`texts`, `examples` and the schema under any name), or a JSON document with these members or a schema alone
 * @throws RangeError if not exactly one export can be the schema
 */
export const partsOf = (exported: Readonly<Record<string, unknown>>): CalculatorFile => {
  if (isSchema(exported)) return { schema: exported }
  const { texts, examples, default: _whole, $schema: _form, ...others } = exported
  const found = Object.values(others)
  if (found.length !== 1) {
    throw new RangeError(`it has ${found.length} exports beside \`texts\` and \`examples\`; it needs one, the schema`)
  }
  return { schema: found[0], ...(texts !== undefined && { texts }), ...(examples !== undefined && { examples }) }
}

/** File names of a schema in its folder, by precedence. */
export const schemaFileNames = ['schema.ts', 'schema.json'] as const
