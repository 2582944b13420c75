/** What the places of all schemas must agree in. Apart from the classes themselves: the screens are built from schemas that have been checked. */
import { classGroups, type PlacedSchema, workingClassesOf } from './working-classes.ts'

/** @throws RangeError for a group that the start page does not have and for an id that is given twice. */
export const checkPlaces = (schemas: readonly PlacedSchema[]): void => {
  const stray = schemas.find(({ place }) => !classGroups.some((group) => group === place.group))
  if (stray) throw new RangeError(`${stray.id}: there is no group '${stray.place.group}' (known: ${classGroups.join(', ')})`)
  const ids = workingClassesOf(schemas).map(({ id }) => id)
  const twice = ids.find((id, index) => ids.indexOf(id) !== index)
  if (twice !== undefined) throw new RangeError(`two schemas have the id ${twice}`)
}
