/** Finds the models that a maker's code in an unknown form may name: by the series and numbers that it contains. */
import type { CatalogueModel } from '../../../contract/catalogue/model.ts'
import type { Named } from './name-index.ts'
import { compact } from './read-code.ts'

/** Runs of letters, and of digits without leading zeros, in upper case. */
const tokensOf = (text: string): readonly string[] =>
  (text.toUpperCase().match(/[A-Z]+|\d+/g) ?? []).map((token) => token.replace(/^0+(?=\d)/, ''))

/** The number of tokens of a name that a code contains in the same order. */
const contained = (name: readonly string[], code: readonly string[]): number => {
  let at = 0
  let count = 0
  for (const token of name) {
    const place = code.indexOf(token, at)
    if (place < 0) continue
    count += 1
    at = place + 1
  }
  return count
}

/**
 * Whether a code names the series, also with a letter more for the thread direction or a version, or with another form of block
 * after the letters of the series: WEW27 is of WE.
 */
const isSeries = (series: string, name: string | undefined, requested: string): boolean =>
  name !== undefined &&
  (name === requested ||
    (name.length > 2 && requested.startsWith(name)) ||
    (name.length === requested.length && requested.slice(0, -1) === series && name.startsWith(series)))

/** Our ratio mark, which makers' codes do not have. */
const ratioMark = ' i '

/**
 * @param all models with their names
 * @param code a code that begins with no name
 * @returns models whose series and size the code begins with: those first of whose names it contains most
 */
export function modelsOfSameSize(all: readonly Named[], code: string): readonly CatalogueModel<unknown>[] {
  const requested = tokensOf(compact(code))
  const [series, size] = requested
  if (series === undefined || size === undefined || !/\d/.test(size)) return []
  return all
    .flatMap(({ model }) => {
      const name = tokensOf(compact(model.skuName.replace(ratioMark, '-')))
      return isSeries(model.series, name[0], series) && name[1] === size ? [{ model, share: contained(name, requested) / name.length }] : []
    })
    .toSorted((one, other) => other.share - one.share || one.model.rank - other.model.rank)
    .map(({ model }) => model)
}
