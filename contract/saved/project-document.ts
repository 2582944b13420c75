/**
 * A project as one file: its fields and selections, without its owner. It has no ids or times, so equal projects give identical
 * bytes. `docs/project.schema.json` is generated from this shape.
 */
import * as z from 'zod/mini'
import { jsonValue } from './selection-document.ts'
import { wholeSelection } from './whole-selection.ts'

/** Format identifier in the file. */
export const projectFormat = 'sizewright-project'
/** Version of this shape in the file. */
export const projectVersion = 2

/** Most selections of one project. */
export const mostOfProject = 100
/** Largest file, bytes. */
export const largestProject = 8 * 1024 * 1024

/**
 * One line without control or formatting characters. Spelled out without character classes, which some schema validators do not
 * support.
 */
const oneLine = z.regex(/^(?: |[^\0- \u007F-\u009F\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF])*$/)
const line = (longest: number) => z.string().check(z.maxLength(longest), oneLine)

/** Longest texts, characters. */
export const longestOf = { name: 120, customer: 120, number: 60, notes: 4000 } as const

/** The descriptive fields of a project; notes may have several lines. */
export const projectFields = {
  name: z.string().check(z.minLength(1), z.maxLength(longestOf.name), oneLine),
  customer: z.prefault(line(longestOf.customer), ''),
  number: z.prefault(line(longestOf.number), ''),
  notes: z.prefault(z.string().check(z.maxLength(longestOf.notes)), ''),
}

/** A selection of the project, with its saved results. */
export const projectSelection = z.strictObject({
  name: line(120),
  selection: wholeSelection,
  snapshot: z.nullable(z.record(z.string(), jsonValue)),
})

/** The whole file. */
export const projectDocument = z.strictObject({
  format: z.literal(projectFormat),
  /** A file of the first version has selections of the first version alone. */
  version: z.literal([1, projectVersion]),
  project: z.strictObject(projectFields),
  selections: z.array(projectSelection).check(z.maxLength(mostOfProject)),
})
export type ProjectDocument = z.infer<typeof projectDocument>
