/** What `/entrance/lecto-by-params?serviceID=WTF&leadMm=20` asks for, and where its answer leads. Pure. */
import type { FilterDetails, FilterDetailsRequest } from '../../contract/directory/directory.ts'
import type { SkuFilter } from '../../contract/directory/sku-selection.ts'
import { productPath } from '../base/catalogue/product-path.ts'
import { fixedChoices } from './use-choices.ts'
import { decodeValue, encodeChoices } from './choices-text.ts'

/** What an address says beside parameters of the series. */
const own = new Set(['serviceID', 'source', 'lang'])

/** A parameter may be named once; one without a value chooses nothing. A text of digits is a figure, unless a quote stands before it. */
export const entranceRequest = (query: string): FilterDetailsRequest => {
  const named = new URLSearchParams(query)
  return {
    serviceID: named.get('serviceID') ?? '',
    filterParams: [...named]
      .filter(([paramName, value]) => !own.has(paramName) && value !== '')
      .map(([paramName, text]) => ({ paramName, value: decodeValue(text) ?? text })),
  }
}

/** Which parameter of a request a fault is of, by its path (`filterParams.0.value`): undefined for one of something else. */
export const parameterAtFault = ({ filterParams }: FilterDetailsRequest, path: string) => {
  const { index = '', part } = /^filterParams\.(?<index>\d+)\.(?<part>paramName|value)$/.exec(path)?.groups ?? {}
  const parameter = filterParams[Number(index)]
  if (part === undefined || !parameter) return undefined
  return { what: part === 'value' ? 'value' : 'name', name: parameter.paramName, value: parameter.value } as const
}

/** All that is chosen: the series, what the filter fixes, what stands beside it. */
export const allChoices = (details: FilterDetails): readonly SkuFilter[] => [...fixedChoices(details), ...choicesOf(details)]

/** What is chosen beside the value that the filter itself stands for. */
const choicesOf = ({ filterParams }: FilterDetails): readonly SkuFilter[] =>
  filterParams.flatMap(({ paramName, value, unable }) => (unable || value === '' ? [] : [{ paramName, values: [value] }]))

/** The choice by parameters with these chosen, from `#` on. */
export const choiceAddress = (details: FilterDetails): string => {
  const choices = encodeChoices(choicesOf(details))
  const page = `#${productPath(details)}`
  return choices === '' ? page : `${page}?f=${choices}`
}
