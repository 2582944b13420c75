/** Validates a request as a whole: parameters that exclude or require each other. */
import type { Field, ListField } from '../define/index.ts'
import { requestCall } from '../define/index.ts'
import { evaluate } from '../plan/evaluate.ts'
import { reasonsAgainstStart } from '../plan/explain.ts'
import type { Issue } from '../plan/issue.ts'
import type { InitData, Inputs, InputValue, Plan, PlannedParameter } from '../plan/plan.ts'
import { cellPath, readCellPath } from '../plan/rows.ts'
import { encodeRequest } from './encode.ts'
import { brokenRules, otherReasonInRows, valuesSent } from './rule-issues.ts'

type Values = Readonly<Record<string, unknown>>

/** The parameter that maps just this field. */
const senderOf = (plan: Plan, field: string): PlannedParameter | undefined => plan.parameters.find((parameter) => parameter.field === field)

/** Whether the schema declares the parameter optional for other callers. */
function isDeclaredOptional(plan: Plan, name: string): boolean {
  const declared = requestCall(plan.schema.request).parameters[name]
  return typeof declared === 'object' && 'value' in declared && declared.optional === true
}

/** The active branch: the one that contains every sent field, else the one that contains the first of them, else the default. */
function branchOf(plan: Plan, id: string, sent: Inputs): string | undefined {
  const field = plan.schema.fields[id]
  if (field?.kind !== 'alternatives') return undefined
  const names = Object.keys(field.branches)
  const sentFields = [...new Set(Object.values(field.branches).flat())].filter((one) => sent[one] !== undefined)
  const holding = (fields: readonly string[]) => names.find((name) => fields.every((one) => field.branches[name]?.includes(one)))
  return sentFields.length === 0 ? field.default : (holding(sentFields) ?? holding(sentFields.slice(0, 1)))
}

/** Whether a form requires a value of the field. */
const isDemanded = (field: Field): boolean => field.kind !== 'diagram' && field.kind !== 'list' && field.required !== false

/** Whether a field that may be left empty is sent within other values alone: without it they are not known to be without it. */
const isPartOfAnother = (field: Field): boolean => field.kind !== 'diagram' && field.kind !== 'list' && field.send !== false

/** Whether a request carries the rows of a list as they stand in a form: without a cell that is no column they are not known. */
const carriesRows = ({ row }: ListField, sender: PlannedParameter | undefined): boolean =>
  Object.entries(row).every(([id, cell]) => sender?.columns?.includes(id) || !(isDemanded(cell) || isPartOfAnother(cell)))

/** Rounding tolerance of values the caller computed. */
const rounding = 1e-9

/** Whether a sent number agrees with the one computed from the other parameters. */
const agrees = (sent: unknown, expected: string): boolean =>
  typeof sent !== 'number' || Math.abs(sent - Number(expected)) <= rounding * Math.max(Math.abs(sent), Math.abs(Number(expected)))

/** The default of a choice or toggle without its parameter, because the parameter is sent only for other options; undefined where it is not so. */
function leftOut(plan: Plan, field: Field, sender: PlannedParameter | undefined): string | boolean | undefined {
  if (sender?.when === undefined || isDeclaredOptional(plan, sender.name)) return undefined
  if (field.kind === 'toggle') return field.default ?? false
  return field.kind === 'choice' ? field.default : undefined
}

/** Choices and toggles that may be omitted because they then count as their defaults: field → option. */
export const leftOutDefaults = (plan: Plan): Inputs =>
  Object.fromEntries(
    [...plan.fields.values()].flatMap(({ id, field }) => {
      const option = leftOut(plan, field, senderOf(plan, id))
      return option === undefined ? [] : [[id, option]]
    }),
  )

/** Reconstructs the inputs of a request; not whole if a field or cell is sent only as part of another value, or need not be sent. */
function inputsOf(plan: Plan, values: Values): { readonly inputs: Inputs; readonly isWhole: boolean } {
  const sent: Record<string, InputValue> = {}
  const tabs: string[] = []
  let isWhole = true
  for (const { id, field } of plan.fields.values()) {
    const sender = senderOf(plan, id)
    // Decoded values are numbers, texts, yes or no and lists of texts, as the field holds them.
    const value = (sender && values[sender.name]) as InputValue | undefined
    const omitted = leftOut(plan, field, sender)
    if (field.kind === 'list' && !carriesRows(field, sender)) isWhole = false
    if (value !== undefined) sent[id] = value
    else if (field.kind === 'alternatives' && !sender) tabs.push(id)
    else if (omitted !== undefined) sent[id] = omitted
    else if (isDemanded(field) && (!sender || isDeclaredOptional(plan, sender.name))) isWhole = false
    else if (!sender && isPartOfAnother(field)) isWhole = false
  }
  return { inputs: { ...sent, ...Object.fromEntries(tabs.map((id) => [id, branchOf(plan, id, sent) ?? ''])) }, isWhole }
}

const hasRules = ({ rules, rows }: Plan): boolean => rules.length > 0 || [...rows.values()].some(({ plan }) => plan.rules.length > 0)

/**
 * Validates a request whose parameters are individually valid: reports parameters that are missing, out of range or not sent given
 * the others. The verdict equals the form's: a request passes exactly if Start would be enabled with these inputs.
 *
 * Redundant values (a design load and its components) must agree.
 *
 * A request in which a field is sent only as part of another value (a design load) is not validated as a whole, but for the rules whose values it carries.
 *
 * @param values - Decoded parameters by name.
 * @returns Issues by parameter; empty if the parameters are consistent.
 */
export function wholeRequestIssues(plan: Plan, values: Values, init: InitData | undefined): readonly Issue[] {
  const { inputs, isWhole } = inputsOf(plan, values)
  if (!isWhole) return hasRules(plan) ? brokenRules(plan, valuesSent(plan, { inputs, init }, values)) : []
  const snapshot = evaluate(plan, { inputs, init })
  const sent = encodeRequest(plan, snapshot).query
  const ofStart = reasonsAgainstStart(plan, snapshot)
  // A form sends no rows in which a rule is broken; that no request carries what it reads is no fault of other callers.
  const ruled = new Set(ofStart.map(({ code, path }) => (code === 'rule' ? readCellPath(path)?.list : undefined)))
  const isHeld = ({ field }: PlannedParameter): boolean => field !== undefined && ruled.has(field)
  const surplus = plan.parameters
    .filter((one) => one.constant === undefined && values[one.name] !== undefined && !Object.hasOwn(sent, one.name) && !isHeld(one))
    .map(({ name }): Issue => ({ code: 'notSent', path: name, params: {} }))
  const contradicting = plan.parameters.flatMap(({ name, constant, field }): readonly Issue[] => {
    const expected = sent[name]
    if (constant !== undefined || field !== undefined || expected === undefined || agrees(values[name], expected)) return []
    return [{ code: 'contradicts', path: name, params: { expected } }]
  })
  const ofForm = ofStart.flatMap((issue) => {
    if (issue.code !== 'rule') return [issue]
    const cell = readCellPath(issue.path)
    return cell ? otherReasonInRows(plan, snapshot, cell.list) : []
  })
  const reasons = [...ofForm, ...brokenRules(plan, snapshot.values)].flatMap((issue): readonly Issue[] => {
    if (issue.code === 'rule') return [issue]
    const cell = readCellPath(issue.path)
    const sender = senderOf(plan, cell?.list ?? issue.path)
    // A parameter with its own condition may be absent although its field is filled in.
    if ((issue.code === 'missing' || issue.code === 'notChosen') && sender?.when !== undefined) return []
    if (sender && cell) return [{ ...issue, path: cellPath(sender.name, cell.row, cell.field) }]
    return [sender ? { ...issue, path: sender.name } : issue]
  })
  const named = new Set(reasons.map(({ path }) => readCellPath(path)?.list ?? path))
  return [...reasons, ...[...surplus, ...contradicting].filter(({ path }) => !named.has(path))]
}
