/** Calculators by a part of their name in the language that is shown: they are in the browser. */
import { useClassNames } from '../base/class-names.ts'
import { workingClasses } from '../base/working-classes.ts'

/** A calculator with the stretches of its name where the keyword stands. */
export type FoundCalculator = { readonly id: string; readonly name: string; readonly hits: readonly (readonly [number, number])[] }

/** Where a keyword stands first, whatever the case of letters; none where it does not. */
const hitsIn = (name: string, keyword: string): FoundCalculator['hits'] => {
  const at = keyword === '' ? -1 : name.toLowerCase().indexOf(keyword.toLowerCase())
  return at < 0 ? [] : [[at, at + keyword.length]]
}

/** @param keyword '' finds none */
export const useCalculators = (keyword: string): readonly FoundCalculator[] => {
  const { className } = useClassNames()
  return workingClasses.flatMap(({ id }) => {
    const name = className(id)
    const hits = hitsIn(name, keyword)
    return hits.length > 0 ? [{ id, name, hits }] : []
  })
}

/** The address of a calculator's page. */
export const calculatorPath = (id: string): string => `/selection/calc_${id}`
