/** The calls about links to projects: making, revoking, opening one. */
import { idRequest } from '../../../contract/people/people.ts'
import { linkMade, linkToMake, linkToOpen, sharedProject } from '../../../contract/saved/projects.ts'
import { AppError } from '../../base/errors.ts'
import { countLink } from '../../people/limits.ts'
import type { PeopleParts } from '../../people/parts.ts'
import { addLink, linksOf, mostLinks, openLink, removeLink } from '../../people/project-links.ts'
import { selectionsOf } from '../../people/project-selections.ts'
import { findProject } from '../../people/projects.ts'
import type { GuardedCall } from '../calls/guarded-call.ts'
import { savedOf } from './describe-records.ts'
import { posted } from './person-call.ts'
import { exampleID, existing, finished, isDone, missing, to } from './record-call.ts'

/** Path segment of all calls about projects. */
export const projectService = 'RecordProject'

/** Stands in examples: 256 bits that open nothing but what the examples are tried with. */
export const exampleLink = 'example-example-example-example-example-exa'

const owned = (parts: PeopleParts): readonly GuardedCall[] => [
  posted(
    {
      service: projectService,
      call: 'Share',
      kind: 'projectShare',
      access: to('project', 'change'),
      answer: { name: 'LinkMade', shape: linkMade },
      mayMiss: missing,
    },
    {
      request: { name: 'LinkToMake', shape: linkToMake },
      example: { id: exampleID, days: 30 },
      answer: async ({ id, days }, { known }) => {
        existing(await findProject(parts.db, { personID: known().personID, id }))
        const time = new Date(parts.now())
        if ((await linksOf(parts.db, id, time)).length >= mostLinks) {
          throw new AppError('invalidRequest', { issues: [{ code: 'tooLong', path: 'id', params: { limit: mostLinks } }] })
        }
        return addLink(parts.db, id, { days, time })
      },
    },
  ),
  posted(
    {
      service: projectService,
      call: 'Unshare',
      kind: 'projectUnshare',
      access: to('project', 'change'),
      answer: finished,
      mayMiss: missing,
    },
    {
      request: { name: 'IdRequest', shape: idRequest },
      example: { id: exampleID },
      answer: async ({ id }, { known }) => {
        existing(await removeLink(parts.db, { personID: known().personID, id }))
        return isDone
      },
    },
  ),
]

const opening = (parts: PeopleParts): GuardedCall =>
  posted(
    {
      service: projectService,
      call: 'Shared',
      kind: 'projectShared',
      access: to('sharedProject', 'read'),
      answer: { name: 'SharedProject', shape: sharedProject },
      mayMiss: 'unknownLink',
    },
    {
      // In a body: what opens a link stands in no address that is logged.
      request: { name: 'LinkToOpen', shape: linkToOpen },
      example: { token: exampleLink },
      answer: async ({ token }, { visit: { site, address } }) => {
        await countLink(parts, address)
        const found = await openLink(parts.db, token, { company: site.key, time: new Date(parts.now()) })
        if (!found) throw new AppError('unknownLink')
        const { projectID, name, customer, number, ends_at: ends } = found
        return { name, customer, number, ends, selections: (await selectionsOf(parts.db, projectID)).map(savedOf) }
      },
    },
  )

/** What a link shows: name, customer and number of a project and its selections with their results; no notes, and nothing of whose it is. */
export const serveSharing = (parts: PeopleParts): readonly GuardedCall[] => [...owned(parts), opening(parts)]
