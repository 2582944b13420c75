/**
 * A project as one file: what it is called and the selections in it, and nothing of whose it is. The same project is the same bytes: it has no ids and
 * no times. `docs/project.schema.json` is made from this.
 */
import * as z from 'zod/mini'
import { jsonValue, wholeSelection } from './selection-document.ts'

/** What the file says it is. */
export const projectFormat = 'sizewright-project'
/** Which version of this shape a file has. */
export const projectVersion = 1

/** Selections of one project. */
export const mostOfProject = 100
/** Bytes of one file: as many selections with results as large as a request may have been. */
export const largestProject = 8 * 1024 * 1024

/** One line, without signs that steer. Written without classes of signs: whoever checks a file by the schema may not know them. */
const oneLine = z.regex(/^(?: |[^\0- \u007F-\u009F\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF])*$/)
const line = (longest: number) => z.string().check(z.maxLength(longest), oneLine)

/** Characters of the fields. */
export const longestOf = { name: 120, customer: 120, number: 60, notes: 4000 } as const

/** What a person says of a project; notes have several lines. */
export const projectFields = {
  name: z.string().check(z.minLength(1), z.maxLength(longestOf.name), oneLine),
  customer: z.prefault(line(longestOf.customer), ''),
  number: z.prefault(line(longestOf.number), ''),
  notes: z.prefault(z.string().check(z.maxLength(longestOf.notes)), ''),
}

/** A selection of it, with its results as they were. */
const projectSelection = z.strictObject({
  name: line(120),
  selection: wholeSelection,
  snapshot: z.nullable(z.record(z.string(), jsonValue)),
})

/** The whole file. */
export const projectDocument = z.strictObject({
  format: z.literal(projectFormat),
  version: z.literal(projectVersion),
  project: z.strictObject(projectFields),
  selections: z.array(projectSelection).check(z.maxLength(mostOfProject)),
})
export type ProjectDocument = z.infer<typeof projectDocument>
