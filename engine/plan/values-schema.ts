/** The zod schema of a form's committed values: used by the resolver on submit and by the server for posted inputs. */
import * as z from 'zod/mini'
import { evaluate } from './evaluate.ts'
import { reasonsAgainstStart } from './explain.ts'
import type { Issue } from './issue.ts'
import type { InitData, Inputs, Plan } from './plan.ts'
import type { Field, RowField } from '../define/index.ts'

const cellSchema = ({ kind }: RowField) => (kind === 'number' ? z.number() : z.string())

function fieldSchema(field: Field) {
  switch (field.kind) {
    case 'number':
      return z.number()
    case 'list':
      return z.array(z.strictObject(Object.fromEntries(Object.entries(field.row).map(([id, one]) => [id, z.optional(cellSchema(one))]))))
    case 'choices':
      return z.array(z.string())
    case 'toggle':
      return z.boolean()
    case 'choice':
    case 'alternatives':
    case 'diagram':
      return z.string()
  }
}

/**
 * Types per field, and one refinement that asks the engine: valid exactly when Start would be enabled.
 *
 * @returns Schema of `{[field]: value}`; unknown fields are refused. Engine issues come as custom issues with the `Issue` in `params`.
 */
export function valuesSchema(plan: Plan, init: InitData | undefined) {
  const fields = Object.fromEntries([...plan.fields].map(([id, { field }]) => [id, z.optional(fieldSchema(field))]))
  return z.strictObject(fields).check((context) => {
    // The object above has just been checked to hold numbers, texts and lists of texts only.
    const inputs = Object.fromEntries(Object.entries(context.value).filter(([, value]) => value !== undefined)) as Inputs
    for (const issue of issuesOf(plan, inputs, init)) {
      context.issues.push({ code: 'custom', path: [issue.path], message: issue.code, params: { issue }, input: context.value })
    }
  })
}

/** The issues that prevent a calculation with these values. Hidden fields are ignored. */
function issuesOf(plan: Plan, inputs: Inputs, init: InitData | undefined): readonly Issue[] {
  return reasonsAgainstStart(plan, evaluate(plan, { inputs, init }))
}
