/** Calculators, and the help, by a part of their name in the language that is shown: they are in the browser. */
import { useClassNames } from '../base/texts/class-names.ts'
import { useTexts } from '../base/texts/texts.ts'
import { workingClasses } from '../base/calculators/working-classes.ts'

/** A calculator with the stretches of its name where the keyword stands. */
export type FoundCalculator = {
  readonly id: string
  /** Of its page. */
  readonly path: string
  readonly name: string
  readonly hits: readonly (readonly [number, number])[]
}

/** Marks that nobody minds between the words of a name. */
const gap = /[\s-]/

/** Where a keyword stands first, whatever the case of letters and the gaps between words; none where it does not. */
const hitsIn = (name: string, keyword: string): FoundCalculator['hits'] => {
  const sought = keyword.toLowerCase().split(gap).join('')
  if (sought === '') return []
  const kept = [...name.toLowerCase().matchAll(/[^\s-]/gu)]
  const at = kept
    .map(([character]) => character)
    .join('')
    .indexOf(sought)
  const first = kept[at]
  const last = kept[at + sought.length - 1]
  return first && last ? [[first.index, last.index + last[0].length]] : []
}

/** @param keyword '' finds none */
export const useCalculators = (keyword: string): readonly FoundCalculator[] => {
  const { className } = useClassNames()
  const { t } = useTexts('search')
  const places = [
    ...workingClasses.map(({ id }) => ({ id, path: calculatorPath(id), name: className(id) })),
    { id: 'help', path: '/help', name: t('help') },
  ]
  return places.flatMap((place) => {
    const hits = hitsIn(place.name, keyword)
    return hits.length > 0 ? [{ ...place, hits }] : []
  })
}

/** The address of a calculator's page. */
export const calculatorPath = (id: string): string => `/selection/calc_${id}`
