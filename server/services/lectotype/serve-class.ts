import type { FilteredLectotype, FilterLectotypeRequest, LectotypeParams, LectotypeSku } from '../../../contract/lectotype.ts'
import type { CatalogueModel } from '../../../contract/model.ts'
import type { FilterChoice } from '../../catalogue/filter-choice.ts'
import { createFilterIndex, type FilterIndex } from '../../catalogue/filter-index.ts'
import { hitRanges } from '../../catalogue/filter-text.ts'
import type { Read } from '../requests/faults.ts'
import { describeParameter, filterSourceOf, type LectotypeClass } from './lectotype-class.ts'
import { readChoices } from './read-filters.ts'

/** One class, ready to be asked. */
export interface ServedClass {
  readonly classIDs: readonly string[]
  readonly params: () => LectotypeParams
  readonly filter: (request: FilterLectotypeRequest) => Read<FilteredLectotype>
}

interface Indexed<Candidate> {
  readonly version: string
  readonly models: readonly CatalogueModel<Candidate>[]
  readonly index: FilterIndex
}

/** Serves a class from the catalogue of now; the index is built when a version is asked for the first time. */
export const serveClass = <Candidate>(lectotypeClass: LectotypeClass<Candidate>): ServedClass => {
  let kept: Indexed<Candidate> | undefined
  const indexed = (): Indexed<Candidate> => {
    const { version, models } = lectotypeClass.catalogue()
    if (kept?.version !== version) kept = { version, models, index: createFilterIndex(filterSourceOf(lectotypeClass, models)) }
    return kept
  }
  return {
    classIDs: lectotypeClass.classIDs,
    params() {
      const { parameters } = indexed().index
      return { params: lectotypeClass.parameters.map((parameter, place) => describeParameter(parameter, parameters[place]?.values ?? [])) }
    },
    filter: (request) => filterClass(lectotypeClass, indexed(), request),
  }
}

const filterClass = <Candidate>(
  lectotypeClass: LectotypeClass<Candidate>,
  { index, models }: Indexed<Candidate>,
  { filters, page, size, skuKeyword = '', workingData = {} }: FilterLectotypeRequest,
): Read<FilteredLectotype> => {
  const choices = readChoices(index.parameters, filters)
  if ('faults' in choices) return choices
  const keyword = skuKeyword.trim()
  const { count, positions, remaining } = index.filter({
    choices: choices.values,
    bounds: boundsOf(lectotypeClass, workingData),
    keyword,
    skip: (page - 1) * size,
    limit: size,
  })
  const found = positions.flatMap((position) => models[position] ?? [])
  return {
    values: {
      skuList: found.map((model) => toSku(lectotypeClass, model, keyword)),
      filterParams: remaining.map(({ name, values }) => ({ paramName: name, values: [...values] })),
      count,
      page,
    },
  }
}

const boundsOf = <Candidate>(
  { workingConditions = {} }: LectotypeClass<Candidate>,
  workingData: Readonly<Record<string, number>>,
): readonly FilterChoice[] =>
  Object.entries(workingConditions).flatMap(([name, { paramName, bound }]) => {
    const figure = Object.hasOwn(workingData, name) ? workingData[name] : undefined
    if (figure === undefined) return []
    return [{ name: paramName, ...(bound === 'atLeast' ? { from: figure } : { to: figure }) }]
  })

const toSku = <Candidate>(
  { parameters, figuresOf }: LectotypeClass<Candidate>,
  model: CatalogueModel<Candidate>,
  keyword: string,
): LectotypeSku => {
  const { skuID, skuName } = model
  const values = parameters.flatMap(({ paramName, valueOf }) => {
    const value = valueOf(model)
    return value === undefined ? [] : [[paramName, value] as const]
  })
  const hitsIn = (text: string): [number, number][] => hitRanges(text, keyword).map(([start, end]) => [start, end])
  return {
    skuID,
    skuName,
    ...figuresOf(model),
    values: Object.fromEntries(values),
    hits: { skuName: hitsIn(skuName), skuID: hitsIn(skuID) },
  }
}
