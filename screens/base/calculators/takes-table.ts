/** Whether a working class accepts a table of working conditions: only calculators that are part of the build do. */
import { siteCalculatorOf } from '../site/site-calculators.ts'
import { workingClassOf } from './working-classes.ts'

export const takesTable = (id: string): boolean => {
  const found = workingClassOf(id)
  return found !== undefined && !siteCalculatorOf(id) && found.schema.place.screen === undefined
}
