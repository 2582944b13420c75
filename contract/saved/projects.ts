/** Projects as the calls know them: selections of one machine or axis, and links that show them to others. */
import * as z from 'zod/mini'
import { projectDocument, projectFields } from './project-document.ts'
import { jsonValue, selectionDocument } from './selection-document.ts'

const id = z.string().check(z.maxLength(200))
const clientID = z.string().check(z.regex(/^[\w-]{8,64}$/))
const time = z.iso.datetime()

/** A new project; one that is sent again under its own name is stored once. */
export const projectToAdd = z.strictObject({ clientID: z.optional(clientID), ...projectFields })
/** Everything that is said of it, anew. */
export const projectToChange = z.strictObject({ id, ...projectFields })
/** Which project it is. */
export const projectSaved = z.object({ id: z.string() })

const listed = {
  id: z.string(),
  name: z.string(),
  customer: z.string(),
  number: z.string(),
  created: time,
  changed: time,
}
/** A page of projects; `selections` is how many are in each. */
export const projectList = z.object({ list: z.array(z.object({ ...listed, selections: z.int() })), count: z.int() })

/** A link, without what opens it: that is told once, when it is made. */
const link = z.object({ id: z.string(), created: time, ends: time })
/** A project with what is in it. */
export const projectDetails = z.object({
  ...listed,
  notes: z.string(),
  selections: z.array(z.object({ id: z.string(), name: z.string(), calculator: z.string(), version: z.int(), changed: time })),
  links: z.array(link),
})

/** Which project a selection belongs to from now on; null: to none. */
export const selectionToPut = z.strictObject({ selectionID: id, projectID: z.nullable(id) })

/** Days that a link may last. */
export const linkDays = [7, 30, 90] as const
/** A link to make. */
export const linkToMake = z.strictObject({ id, days: z.union([z.literal(7), z.literal(30), z.literal(90)]) })
/** What opens it is in no later answer. */
export const linkMade = z.extend(link, { token: z.string() })
/** What a link is opened by. */
export const linkToOpen = z.strictObject({ token: z.string().check(z.maxLength(100)) })
/** What whoever has a link sees: no notes, and nothing of whose it is. */
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

/** A file to make a project of. */
export const projectToImport = z.strictObject({ clientID: z.optional(clientID), document: projectDocument })
