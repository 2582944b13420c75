/** The working conditions of a request, as each model of its answer carries them. */
import type { Calculation, RecommendedModel, WorkingParam } from '../../../contract/results/selection.ts'

type Units = Readonly<Record<string, string>>

/** What says which part of a list is wanted, and nothing of what is worked with. */
const partOfList: ReadonlySet<string> = new Set(['page', 'size'])

const entriesOf = (value: unknown, path: string): readonly (readonly [path: string, value: WorkingParam['value']])[] => {
  if (typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) => entriesOf(one, path === '' ? name : `${path}.${name}`))
}

/**
 * @param request decoded parameters or body; what lies deeper is named by its path (`t2.value`, `Phases.0.load`)
 * @param units by the same paths; that of a value with a window by the path of both
 * @returns by name, so that the same question has the same answer in whatever order it is put
 */
export const workingParamsOf = (request: unknown, units: Units): WorkingParam[] =>
  entriesOf(request, '')
    .filter(([paramName]) => !partOfList.has(paramName))
    .map(([paramName, value]) => ({ paramName, value, unit: units[paramName.replace(/\.value$/, '')] ?? '' }))
    .toSorted((a, b) => (a.paramName < b.paramName ? -1 : 1))

/** Models with what they were found for. */
const carrying = (list: readonly RecommendedModel[], workingParams: WorkingParam[]): RecommendedModel[] =>
  list.map((model) => ({ ...model, workingParams }))

/**
 * @param found part of an answer with models in it
 * @param workingParams of the request
 * @returns the same, every model with the working conditions
 */
export const withWorkingParams = <Found extends Pick<Calculation, 'list' | 'notKnown'>>(
  found: Found,
  workingParams: WorkingParam[],
): Found => ({
  ...found,
  list: carrying(found.list, workingParams),
  ...(found.notKnown && { notKnown: { ...found.notKnown, list: carrying(found.notKnown.list, workingParams) } }),
})
