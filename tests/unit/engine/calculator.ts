import { section } from '../../../engine/define/index.ts'
import type { CalculatorSchema, Parameters } from '../../../engine/define/index.ts'
import { compile, SchemaError } from '../../../engine/index.ts'

/** The parts a test is about; the rest is filled in so that the schema is sound: everything laid out, every field sent. */
export function calculator(parts: Partial<CalculatorSchema>): CalculatorSchema {
  const { fields = {}, derived = {} } = parts
  const values = Object.keys(fields).filter((id) => fields[id]?.kind !== 'diagram')
  return {
    id: 1,
    name: 'sample',
    fields,
    layout: [section('all', [...Object.keys(fields), ...Object.keys(derived)])],
    request: { get: 'Sample/Calculation', query: Object.fromEntries(values.map((id) => [id, id])) },
    results: { family: 'none', overlayMs: 0 },
    ...parts,
  }
}

/** A request that sends these expressions. */
export const sends = (query: Parameters): Pick<CalculatorSchema, 'request'> => {
  return { request: { get: 'Sample/Calculation', query } }
}

/** What the compiler says of a schema: `path code: message`, nothing for a sound one. */
export const faultsOf = (schema: CalculatorSchema): readonly string[] => {
  try {
    compile(schema)
    return []
  } catch (error) {
    if (!(error instanceof SchemaError)) throw error
    return error.issues.map(({ path, code, message }) => `${path} ${code}: ${message}`)
  }
}
