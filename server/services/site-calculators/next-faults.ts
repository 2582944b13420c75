/** Checks the next step of a calculator (`results.next`): the calculator that it opens, and what it fills in there. */
import { nearest } from '../../../engine/check/fault.ts'
import type { CalculatorExamples } from '../../../engine/define/examples.ts'
import type { CalculatorSchema } from '../../../engine/define/index.ts'
import { modelResults, requestCall } from '../../../engine/define/index.ts'
import { decodeRequest, type Plan } from '../../../engine/index.ts'
import { parseUnit, sameDimension } from '../../../engine/units/index.ts'
import { figureNames, unitOfFigure } from '../../../families/define/card-layout.ts'
import { familyLoaders, loadFamily, loadSizer } from '../../../families/registry.ts'
import { readSeed } from '../../catalogue/import/import-catalogue.ts'
import type { ContractFault } from './parameter-faults.ts'

const isSameQuantity = (one: string, other: string): boolean => {
  const [a, b] = [parseUnit(one), parseUnit(other)]
  return a === undefined || b === undefined || sameDimension(a, b)
}

/** The further figures of a card with their units, from the first model of the catalogue under the first example. */
const furtherUnits = async (plan: Plan, examples: CalculatorExamples | undefined): Promise<readonly (readonly [string, string])[]> => {
  const { family } = modelResults(plan.schema)
  const [example] = examples?.cases ?? []
  const { selection, table } = await loadFamily(family)
  if (!selection || !example) return []
  const query = Object.fromEntries(Object.entries(example.request ?? {}).map(([name, text]) => [name, [text]]))
  const decoded = decodeRequest(plan, query, examples?.init)
  const [model] = (await readSeed()).rows.get(table.id) ?? []
  if (!model || 'issues' in decoded) return []
  const { prepare } = await loadSizer(family)
  return prepare(decoded.values, {})
    .card({ ...model, skuID: model.sku, skuName: model.sku, rank: 1 })
    .furtherFigures.map(({ name, unit }) => [name, unit] as const)
}

/**
 * The units of what a next step can pass on: figures of the card, and parameters that are a field; undefined where it is not known, of a service
 * elsewhere altogether.
 */
const passedUnits = async (
  plan: Plan,
  examples: CalculatorExamples | undefined,
): Promise<ReadonlyMap<string, string | undefined> | undefined> => {
  const { fields, host, request } = plan.schema
  const results = modelResults(plan.schema)
  if (host !== undefined || !Object.hasOwn(familyLoaders, results.family)) return undefined
  const { shown } = await loadFamily(results.family)
  const layout = shown && (shown.otherCards?.[results.card ?? ''] ?? shown.card)
  const parameters = Object.entries(requestCall(request).parameters).map(([name, parameter]) => {
    const field = typeof parameter === 'string' ? fields[parameter] : undefined
    return [name, field?.kind === 'number' ? (field.unit ?? '') : undefined] as const
  })
  const further = await furtherUnits(plan, examples)
  const figures = layout ? figureNames.map((name) => [name, unitOfFigure(layout, name)] as const) : []
  return new Map([...further, ...parameters, ...figures])
}

/**
 * @param plan of a schema with a next step
 * @param examples whose first case gives the figures of a card
 * @param others the calculators that it may open
 * @returns an unknown calculator, field or figure, and a figure of another quantity than its field
 */
export const nextFaults = async (
  plan: Plan,
  examples: CalculatorExamples | undefined,
  others: readonly CalculatorSchema[],
): Promise<readonly ContractFault[]> => {
  const { next } = modelResults(plan.schema)
  if (!next) return []
  const opened = others.find(({ id }) => id === next.calculator)
  if (!opened) {
    const cure = nearest(
      String(next.calculator),
      others.map(({ id }) => String(id)),
    )
    return [{ path: 'results.next.calculator', code: 'unknownCalculator', message: `there is no calculator ${next.calculator}`, cure }]
  }
  const passed = await passedUnits(plan, examples)
  return Object.entries(next.inputs).flatMap(([id, name]): ContractFault[] => {
    const path = `results.next.inputs.${id}`
    const field = opened.fields[id]
    const fault = (code: string, message: string, cure: string): ContractFault[] => [{ path, code, message, cure }]
    if (!field) return fault('unknownField', `calculator ${opened.id} has no field '${id}'`, nearest(id, Object.keys(opened.fields)))
    if (field.kind !== 'number') return fault('noNumber', `'${id}' takes no number`, 'pass on figures to number fields only')
    if (!passed) return []
    if (!passed.has(name)) return fault('unknownFigure', `no figure or parameter is called '${name}'`, nearest(name, [...passed.keys()]))
    const unit = passed.get(name)
    if (unit === undefined || isSameQuantity(unit, field.unit ?? '')) return []
    return fault('otherQuantity', `'${name}' is in [${unit}], '${id}' takes [${field.unit ?? ''}]`, 'pass on another figure')
  })
}
