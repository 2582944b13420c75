/** Whether a working class takes a table of working conditions: where its screen is a form that was built. */
import { siteCalculatorOf } from '../site/site-calculators.ts'
import { workingClassOf } from './working-classes.ts'

export const takesTable = (id: string): boolean => {
  const found = workingClassOf(id)
  return found !== undefined && !siteCalculatorOf(id) && found.schema.place.screen === undefined
}
