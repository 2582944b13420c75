/** Shapes of the project calls: selections of one machine or axis, and links for sharing them. */
import * as z from 'zod/mini'
import { projectDocument, projectFields } from './project-document.ts'
import { jsonValue, selectionDocument } from './selection-document.ts'
import { summaryFields } from './selection-summary.ts'

const id = z.string().check(z.maxLength(200))
const clientID = z.string().check(z.regex(/^[\w-]{8,64}$/))
const time = z.iso.datetime()

/** A new project; repeating the request with the same `clientID` stores it only once. */
export const projectToAdd = z.strictObject({ clientID: z.optional(clientID), ...projectFields })
/** Replaces all fields of a project. */
export const projectToChange = z.strictObject({ id, ...projectFields })
/** Id of the stored project. */
export const projectSaved = z.object({ id: z.string() })

const listed = {
  id: z.string(),
  name: z.string(),
  customer: z.string(),
  number: z.string(),
  created: time,
  changed: time,
}
/** A page of projects; `selections` is the number in each. */
export const projectList = z.object({ list: z.array(z.object({ ...listed, selections: z.int() })), count: z.int() })

/** A share link without its token, which is returned only once, on creation. */
const link = z.object({ id: z.string(), created: time, ends: time })
/** A project with its selections. */
export const projectDetails = z.object({
  ...listed,
  notes: z.string(),
  selections: z.array(
    z.object({ id: z.string(), name: z.string(), calculator: z.string(), version: z.int(), changed: time, ...summaryFields }),
  ),
  links: z.array(link),
})

/** Moves a selection to a project; null: to none. */
export const selectionToPut = z.strictObject({ selectionID: id, projectID: z.nullable(id) })

/** Lifetimes of a share link, days. */
export const linkDays = [7, 30, 90] as const
/** Creates a share link. */
export const linkToMake = z.strictObject({ id, days: z.union([z.literal(7), z.literal(30), z.literal(90)]) })
/** A new share link with its token, which no later response contains. */
export const linkMade = z.extend(link, { token: z.string() })
/** Opens a share link by its token. */
export const linkToOpen = z.strictObject({ token: z.string().check(z.maxLength(100)) })
/** A project as shown by a share link: without notes and owner. */
export const sharedProject = z.object({
  name: z.string(),
  customer: z.string(),
  number: z.string(),
  ends: time,
  selections: z.array(
    z.object({
      name: z.string(),
      selection: selectionDocument,
      snapshot: z.nullable(z.record(z.string(), jsonValue)),
    }),
  ),
})

/** Creates a project from a file. */
export const projectToImport = z.strictObject({ clientID: z.optional(clientID), document: projectDocument })
