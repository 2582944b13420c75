/**
 * Checks the places of all schemas against each other. Separate from the classes: the screens are built from schemas that have been
 * checked.
 */
import { classGroups, type PlacedSchema, workingClassesOf } from './working-classes.ts'

/** @throws RangeError for an unknown group of the start page and for a duplicate id */
export const checkPlaces = (schemas: readonly PlacedSchema[]): void => {
  const stray = schemas.find(({ place }) => !classGroups.some((group) => group === place.group))
  if (stray) throw new RangeError(`${stray.id}: there is no group '${stray.place.group}' (known: ${classGroups.join(', ')})`)
  const ids = workingClassesOf(schemas).map(({ id }) => id)
  const twice = ids.find((id, index) => ids.indexOf(id) !== index)
  if (twice !== undefined) throw new RangeError(`two schemas have the id ${twice}`)
}
