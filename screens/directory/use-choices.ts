/** What is chosen on the page of a choice by parameters, and the page of its list: kept in the address. */
import { useState } from 'react'
import { type FilterDetails, seriesParameter } from '../../contract/directory/directory.ts'
import type { SkuFilter } from '../../contract/directory/sku-selection.ts'
import { decodeChoices, encodeChoices } from './choices-text.ts'
import { readPart, writeParts } from './page-query.ts'

const parts = { choices: 'f', page: 'p' } as const

export type Choices = {
  /** Beside what the filter fixes. */
  readonly chosen: readonly SkuFilter[]
  readonly page: number
  readonly choose: (chosen: readonly SkuFilter[]) => void
  readonly turnTo: (page: number) => void
}

/** Choices of an address may be of another catalogue: what is no parameter here, or no value of one, chooses nothing. */
const known = (choices: readonly SkuFilter[], { filterParams }: FilterDetails): readonly SkuFilter[] =>
  choices.flatMap((choice) => {
    const parameter = filterParams.find(({ paramName, unable }) => paramName === choice.paramName && !unable)
    if (!parameter) return []
    if (!choice.values) return parameter.paramType === 1 ? [choice] : []
    const values = choice.values.filter((value) => parameter.values.includes(value) || (parameter.customEnum && typeof value === 'number'))
    return values.length > 0 ? [{ ...choice, values }] : []
  })

const pageIn = (text: string): number => (/^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1)

/** @param details of the filter whose page is shown: another one is another page */
export const useChoices = (details: FilterDetails): Choices => {
  const [{ chosen, page }, setKept] = useState(() => ({
    chosen: known(decodeChoices(readPart(parts.choices)), details),
    page: pageIn(readPart(parts.page)),
  }))
  const keep = (next: { readonly chosen: readonly SkuFilter[]; readonly page: number }) => {
    setKept(next)
    writeParts({ [parts.choices]: encodeChoices(next.chosen), [parts.page]: next.page === 1 ? '' : String(next.page) })
  }
  return {
    chosen,
    page,
    choose: (next) => keep({ chosen: next, page: 1 }),
    turnTo: (next) => keep({ chosen, page: next }),
  }
}

/** What the filter fixes, as choices of its class: the series, and the value that divides it. */
export const fixedChoices = ({ serviceID, filterParams }: FilterDetails): readonly SkuFilter[] => [
  { paramName: seriesParameter, values: [serviceID] },
  ...filterParams.flatMap(({ paramName, value, unable }) => (unable ? [{ paramName, values: [value] }] : [])),
]
