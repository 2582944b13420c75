/** Small forms for laws of meaning. */
import type { CalculatorSchema, Field, Parameters, Table } from '../../../engine/define/index.ts'
import { compile, initialState, reduce } from '../../../engine/index.ts'
import type { FormEvent, FormState } from '../../../engine/index.ts'

type Parts = {
  readonly fields: Readonly<Record<string, Field>>
  readonly query?: Parameters
  readonly tables?: Readonly<Record<string, Table>>
}

/** A form of a few fields. */
export const form = ({ fields, query = {}, tables }: Parts): FormState => {
  const schema: CalculatorSchema = {
    id: 1,
    name: 'law',
    ...(tables ? { tables } : {}),
    fields,
    layout: [{ section: 'all', items: Object.keys(fields) }],
    request: { get: 'Law/Calculation', query },
    results: { family: 'none', overlayMs: 0 },
  }
  return initialState(compile(schema))
}
/** The state after events. */
export const after = (state: FormState, ...events: readonly FormEvent[]) => events.reduce(reduce, state)
/** What leaving a field with a text is. */
export const commit = (field: string, text: string | number): FormEvent => ({ type: 'commit', field, text: String(text) })
/** The text of a field that is no value. */
export const refusedText = ({ pending, texts }: FormState, field: string): string | undefined =>
  pending[field] ? texts.read(field) : undefined
