import type { FilteredLectotype, LectotypeParams } from '../../../contract/lectotype.ts'
import type { Read } from '../requests/faults.ts'
import type { Query } from '../requests/read-query.ts'
import { readClassQuery, readFilterBody, unknownClass } from './read-filters.ts'
import type { ServedClass } from './serve-class.ts'

/** The calls of parameter selection, for every class that is registered. */
export interface ServedLectotype {
  readonly classIDs: readonly string[]
  readonly params: (query: Query) => Read<LectotypeParams>
  readonly filter: (body: unknown) => Read<FilteredLectotype>
}

/**
 * Puts the classes together.
 *
 * @throws RangeError when two classes have one id.
 */
export const serveLectotype = (classes: readonly ServedClass[]): ServedLectotype => {
  const byID = new Map<string, ServedClass>()
  for (const served of classes) {
    for (const classID of served.classIDs) {
      if (byID.has(classID)) throw new RangeError(`two classes have the id '${classID}'`)
      byID.set(classID, served)
    }
  }
  return {
    classIDs: [...byID.keys()],
    params(query) {
      const read = readClassQuery(query)
      if ('faults' in read) return read
      const served = byID.get(read.values)
      return served ? { values: served.params() } : unknownClass(read.values)
    },
    filter(body) {
      const read = readFilterBody(body)
      if ('faults' in read) return read
      const { classID } = read.values
      return byID.get(classID)?.filter(read.values) ?? unknownClass(classID)
    },
  }
}
