/** A request as a whole: parameters that exclude or need each other. */
import type { ChoiceField, Field } from '../define/index.ts'
import { requestCall } from '../define/index.ts'
import { evaluate } from '../plan/evaluate.ts'
import { reasonsAgainstStart } from '../plan/explain.ts'
import type { Issue } from '../plan/issue.ts'
import type { InitData, Inputs, InputValue, Plan, PlannedParameter } from '../plan/plan.ts'
import { cellPath, readCellPath } from '../plan/rows.ts'
import { encodeRequest } from './encode.ts'

type Values = Readonly<Record<string, unknown>>

/** The parameter that is just this field. */
const senderOf = (plan: Plan, field: string): PlannedParameter | undefined => plan.parameters.find((parameter) => parameter.field === field)

/** Whether the schema itself says that other callers need not send a parameter. */
function isDeclaredOptional(plan: Plan, name: string): boolean {
  const declared = requestCall(plan.schema.request).parameters[name]
  return typeof declared === 'object' && 'value' in declared && declared.optional === true
}

/** The active branch: the one that holds every field that was sent, else the one that holds the first of them, else the default. */
function branchOf(plan: Plan, id: string, sent: Inputs): string | undefined {
  const field = plan.schema.fields[id]
  if (field?.kind !== 'alternatives') return undefined
  const names = Object.keys(field.branches)
  const sentFields = [...new Set(Object.values(field.branches).flat())].filter((one) => sent[one] !== undefined)
  const holding = (fields: readonly string[]) => names.find((name) => fields.every((one) => field.branches[name]?.includes(one)))
  return sentFields.length === 0 ? field.default : (holding(sentFields) ?? holding(sentFields.slice(0, 1)))
}

/** Whether a form cannot do without a value of the field. */
const isDemanded = (field: Field): boolean => field.kind !== 'diagram' && field.kind !== 'list' && field.required !== false

/** Rounding of what was worked out elsewhere. */
const rounding = 1e-9

/** Whether a number that was sent is the one that follows from the others. */
const agrees = (sent: unknown, expected: string): boolean =>
  typeof sent !== 'number' || Math.abs(sent - Number(expected)) <= rounding * Math.max(Math.abs(sent), Math.abs(Number(expected)))

/** Whether a choice is at its default in a request without its parameter, as the parameter is only sent when it is not. */
const isLeftOut = (plan: Plan, field: Field, sender: PlannedParameter | undefined): field is ChoiceField & { default: string } =>
  field.kind === 'choice' && field.default !== undefined && sender?.when !== undefined && !isDeclaredOptional(plan, sender.name)

/** The choices that need not be named, as they count as their defaults: field → option. */
export const leftOutDefaults = (plan: Plan): Inputs =>
  Object.fromEntries(
    [...plan.fields.values()].flatMap(({ id, field }) => (isLeftOut(plan, field, senderOf(plan, id)) ? [[id, field.default]] : [])),
  )

/** The inputs that a request was made from; undefined where a field goes into it only as part of something else, or need not go at all. */
function inputsOf(plan: Plan, values: Values): Inputs | undefined {
  const sent: Record<string, InputValue> = {}
  const tabs: string[] = []
  for (const { id, field } of plan.fields.values()) {
    const sender = senderOf(plan, id)
    // What has been decoded are numbers, texts and lists of texts, as the field holds them.
    const value = (sender && values[sender.name]) as InputValue | undefined
    if (value !== undefined) sent[id] = value
    else if (field.kind === 'alternatives' && !sender) tabs.push(id)
    else if (isLeftOut(plan, field, sender)) sent[id] = field.default
    else if (isDemanded(field) && (!sender || isDeclaredOptional(plan, sender.name))) return undefined
  }
  return { ...sent, ...Object.fromEntries(tabs.map((id) => [id, branchOf(plan, id, sent) ?? ''])) }
}

/**
 * What is wrong with a request whose parameters are each well formed: one that is missing or out of range under the others, one that is not
 * sent under them. The verdict is that of the form: a request passes exactly when Start would be enabled with these inputs.
 *
 * What a request says twice (a design load, and what it is made of) must be the same.
 *
 * A request in which a field goes only as part of something else (a design load) is not judged as a whole.
 *
 * @param values - Decoded parameters by name.
 * @returns Issues by parameter; empty when the parameters go together.
 */
export function wholeRequestIssues(plan: Plan, values: Values, init: InitData | undefined): readonly Issue[] {
  const inputs = inputsOf(plan, values)
  if (!inputs) return []
  const snapshot = evaluate(plan, { inputs, init })
  const sent = encodeRequest(plan, snapshot).query
  const surplus = plan.parameters
    .filter(({ name, constant }) => constant === undefined && values[name] !== undefined && !Object.hasOwn(sent, name))
    .map(({ name }): Issue => ({ code: 'notSent', path: name, params: {} }))
  const contradicting = plan.parameters.flatMap(({ name, constant, field }): readonly Issue[] => {
    const expected = sent[name]
    if (constant !== undefined || field !== undefined || expected === undefined || agrees(values[name], expected)) return []
    return [{ code: 'contradicts', path: name, params: { expected } }]
  })
  const reasons = reasonsAgainstStart(plan, snapshot).flatMap((issue): readonly Issue[] => {
    const cell = readCellPath(issue.path)
    const sender = senderOf(plan, cell?.list ?? issue.path)
    // A parameter with a condition of its own may be left out although its field has been filled in.
    if ((issue.code === 'missing' || issue.code === 'notChosen') && sender?.when !== undefined) return []
    if (sender && cell) return [{ ...issue, path: cellPath(sender.name, cell.row, cell.field) }]
    return [sender ? { ...issue, path: sender.name } : issue]
  })
  const named = new Set(reasons.map(({ path }) => readCellPath(path)?.list ?? path))
  return [...reasons, ...[...surplus, ...contradicting].filter(({ path }) => !named.has(path))]
}
