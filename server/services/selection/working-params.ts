/** The working conditions of a request, as listed with each model of the answer. */
import type { Calculation, RecommendedModel, WorkingParam } from '../../../contract/results/selection.ts'

type Units = Readonly<Record<string, string>>

/** Members that only select a part of the list. */
const partOfList: ReadonlySet<string> = new Set(['page', 'size'])

const entriesOf = (value: unknown, path: string): readonly (readonly [path: string, value: WorkingParam['value']])[] => {
  if (typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) => entriesOf(one, path === '' ? name : `${path}.${name}`))
}

/**
 * @param request decoded parameters or body; nested values are named by their path (`t2.value`, `Phases.0.load`)
 * @param units units by the same paths; the unit of a value with a window by their common path
 * @returns the conditions sorted by name, so that equal requests have equal answers
 */
export const workingParamsOf = (request: unknown, units: Units): WorkingParam[] =>
  entriesOf(request, '')
    .filter(([paramName]) => !partOfList.has(paramName))
    .map(([paramName, value]) => ({ paramName, value, unit: units[paramName.replace(/\.value$/, '')] ?? '' }))
    .toSorted((a, b) => (a.paramName < b.paramName ? -1 : 1))

/** Adds the working conditions to models. */
const carrying = (list: readonly RecommendedModel[], workingParams: WorkingParam[]): RecommendedModel[] =>
  list.map((model) => ({ ...model, workingParams }))

/**
 * @param found a part of an answer that contains models
 * @param workingParams working conditions of the request
 * @returns the same part, with the working conditions on every model
 */
export const withWorkingParams = <Answer extends Pick<Calculation, 'list' | 'notKnown'>>(
  found: Answer,
  workingParams: WorkingParam[],
): Answer => ({
  ...found,
  list: carrying(found.list, workingParams),
  ...(found.notKnown && { notKnown: { ...found.notKnown, list: carrying(found.notKnown.list, workingParams) } }),
})
