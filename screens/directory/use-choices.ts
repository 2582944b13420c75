/** Choices and page number of a parameter selection, stored in the address. */
import { useState } from 'react'
import { type FilterDetails, seriesParameter } from '../../contract/directory/directory.ts'
import type { SkuFilter } from '../../contract/directory/sku-selection.ts'
import { decodeChoices, encodeChoices } from '../base/catalogue/choices-text.ts'
import { readPart, writeParts } from './page-query.ts'

const parts = { choices: 'f', page: 'p' } as const

export type Choices = {
  /** Choices besides those fixed by the filter. */
  readonly chosen: readonly SkuFilter[]
  readonly page: number
  readonly choose: (chosen: readonly SkuFilter[]) => void
  readonly turnTo: (page: number) => void
}

/** Drops choices of the address whose parameter or value is unknown, for example after a change of the catalogue. */
const known = (choices: readonly SkuFilter[], { filterParams }: FilterDetails): readonly SkuFilter[] =>
  choices.flatMap((choice) => {
    const parameter = filterParams.find(({ paramName, unable }) => paramName === choice.paramName && !unable)
    if (!parameter) return []
    if (!choice.values) return parameter.paramType === 1 ? [choice] : []
    const values = choice.values.filter((value) => parameter.values.includes(value) || (parameter.customEnum && typeof value === 'number'))
    return values.length > 0 ? [{ ...choice, values }] : []
  })

const pageIn = (text: string): number => (/^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1)

/**
 * Returns the choices and their setters.
 *
 * @param details of the filter; another filter requires a remount
 */
export const useChoices = (details: FilterDetails): Choices => {
  const [{ chosen, page }, setSaved] = useState(() => ({
    chosen: known(decodeChoices(readPart(parts.choices)), details),
    page: pageIn(readPart(parts.page)),
  }))
  const keep = (next: { readonly chosen: readonly SkuFilter[]; readonly page: number }) => {
    setSaved(next)
    writeParts({ [parts.choices]: encodeChoices(next.chosen), [parts.page]: next.page === 1 ? '' : String(next.page) })
  }
  return {
    chosen,
    page,
    choose: (next) => keep({ chosen: next, page: 1 }),
    turnTo: (next) => keep({ chosen, page: next }),
  }
}

/** Returns the choices fixed by the filter: the series and the filter's own value. */
export const fixedChoices = ({ serviceID, filterParams }: FilterDetails): readonly SkuFilter[] => [
  { paramName: seriesParameter, values: [serviceID] },
  ...filterParams.flatMap(({ paramName, value, unable }) => (unable ? [{ paramName, values: [value] }] : [])),
]
