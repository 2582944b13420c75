/** Parses `/entrance/lecto-by-params?serviceID=WTF&leadMm=20` and builds the target address. Pure. */
import type { FilterDetails, FilterDetailsRequest } from '../../contract/directory/directory.ts'
import type { SkuFilter } from '../../contract/directory/sku-selection.ts'
import { productPath } from '../base/catalogue/product-path.ts'
import { fixedChoices } from './use-choices.ts'
import { decodeValue, encodeChoices, encodeValue } from '../base/catalogue/choices-text.ts'

/** Parameters of the address that are not parameters of the series. */
const own = new Set(['serviceID', 'source', 'lang'])

/**
 * Parses the request. Each parameter may occur once; one without a value is skipped. Digits are a number unless preceded by a
 * quote.
 */
export const entranceRequest = (query: string): FilterDetailsRequest => {
  const named = new URLSearchParams(query)
  return {
    serviceID: named.get('serviceID') ?? '',
    filterParams: [...named]
      .filter(([paramName, value]) => !own.has(paramName) && value !== '')
      .map(([paramName, text]) => ({ paramName, value: decodeValue(text) ?? text })),
  }
}

/** Returns the address that opens a request, starting with `#`. */
export const entranceAddress = ({ serviceID, filterParams }: FilterDetailsRequest): string => {
  const parameters = filterParams.map(({ paramName, value }): [string, string] => [paramName, encodeValue(value)])
  return `#/entrance/lecto-by-params?${new URLSearchParams([['serviceID', serviceID], ...parameters])}`
}

/** Returns the parameter that an issue path such as `filterParams.0.value` refers to; undefined for other paths. */
export const parameterAtFault = ({ filterParams }: FilterDetailsRequest, path: string) => {
  const { index = '', part } = /^filterParams\.(?<index>\d+)\.(?<part>paramName|value)$/.exec(path)?.groups ?? {}
  const parameter = filterParams[Number(index)]
  if (part === undefined || !parameter) return undefined
  return { what: part === 'value' ? 'value' : 'name', name: parameter.paramName, value: parameter.value } as const
}

/** Returns all choices: the series, the filter's own value, and the further parameters. */
export const allChoices = (details: FilterDetails): readonly SkuFilter[] => [...fixedChoices(details), ...choicesOf(details)]

/** Returns the choices other than the filter's own value. */
const choicesOf = ({ filterParams }: FilterDetails): readonly SkuFilter[] =>
  filterParams.flatMap(({ paramName, value, unable }) => (unable || value === '' ? [] : [{ paramName, values: [value] }]))

/** Returns the address of the parameter selection with these choices, starting with `#`. */
export const choiceAddress = (details: FilterDetails): string => {
  const choices = encodeChoices(choicesOf(details))
  const page = `#${productPath(details)}`
  return choices === '' ? page : `${page}?f=${choices}`
}
