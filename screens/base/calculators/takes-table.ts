/** Whether a working class accepts a table: of the calculators of a site those whose results are values do. */
import { siteCalculatorOf } from '../site/site-calculators.ts'
import { workingClassOf } from './working-classes.ts'

export const takesTable = (id: string): boolean => {
  const found = workingClassOf(id)
  const ofSite = siteCalculatorOf(id)
  return found !== undefined && (ofSite ? ofSite.values === true : found.schema.place.screen === undefined)
}
