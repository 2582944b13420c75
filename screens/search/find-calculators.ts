/** Searches calculators and help by name in the current language, in the browser. */
import { useClassNames } from '../base/texts/class-names.ts'
import { useTexts } from '../base/texts/texts.ts'
import { listedClasses } from '../base/calculators/working-classes.ts'

/** A calculator with the matches in its name. */
export type FoundCalculator = {
  readonly id: string
  /** Path of its page. */
  readonly path: string
  readonly name: string
  readonly hits: readonly (readonly [number, number])[]
}

/** Characters ignored between words. */
const gap = /[\s-]/

/** Returns the first match of a keyword, ignoring case and gaps between words; empty without one. */
const hitsIn = (name: string, keyword: string): FoundCalculator['hits'] => {
  const sought = keyword.toLowerCase().split(gap).join('')
  if (sought === '') return []
  const letters = [...name.toLowerCase().matchAll(/[^\s-]/gu)]
  const at = letters
    .map(([character]) => character)
    .join('')
    .indexOf(sought)
  const first = letters[at]
  const last = letters[at + sought.length - 1]
  return first && last ? [[first.index, last.index + last[0].length]] : []
}

/** Returns the matching calculators; none for ''. */
export const useCalculators = (keyword: string): readonly FoundCalculator[] => {
  const { className } = useClassNames()
  const { t } = useTexts('search')
  const places = [
    ...listedClasses.map(({ id }) => ({ id, path: calculatorPath(id), name: className(id) })),
    { id: 'help', path: '/help', name: t('help') },
  ]
  return places.flatMap((place) => {
    const hits = hitsIn(place.name, keyword)
    return hits.length > 0 ? [{ ...place, hits }] : []
  })
}

/** Returns the path of a calculator's page. */
export const calculatorPath = (id: string): string => `/selection/calc_${id}`
