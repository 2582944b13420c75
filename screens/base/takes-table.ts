/** Whether a working class takes a table of working conditions: where its screen is a form. */
import { workingClassOf } from './working-classes.ts'

export const takesTable = (id: string): boolean => {
  const found = workingClassOf(id)
  return found !== undefined && found.schema.place.screen === undefined
}
