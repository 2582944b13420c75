/** Calls for links that share a project: create, revoke, open. */
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
import { personCall } from './person-call.ts'
import { exampleID, existing, finished, isDone, missing, to } from './record-call.ts'

/** Path segment of all project calls. */
export const projectService = 'RecordProject'

/** A token for examples with the length of a real one (256 bits); it opens only what the example tests create. */
export const exampleLink = 'example-example-example-example-example-exa'

/** @returns the calls for project links */
export const projectLinkCalls = (parts: PeopleParts): readonly GuardedCall[] => [
  personCall({
    service: projectService,
    call: 'Share',
    operation: 'projectShare',
    summary: 'Create a link to a project',
    description:
      'A link gives read-only access to the project to everybody who has it, for 7, 30 or 90 days. The token is returned only here: the service stores its hash.',
    access: to('project', 'change'),
    body: { name: 'LinkToMake', shape: linkToMake },
    example: { body: { id: exampleID, days: 30 } },
    answer: { name: 'LinkMade', shape: linkMade },
    failures: [missing],
    handler: async ({ body: { id, days } }, { signedIn }) => {
      existing(await findProject(parts.db, { personID: signedIn().personID, id }))
      const time = new Date(parts.now())
      if ((await linksOf(parts.db, id, time)).length >= mostLinks) {
        throw new AppError('invalidRequest', { issues: [{ code: 'tooLong', path: 'id', params: { limit: mostLinks } }] })
      }
      return addLink(parts.db, id, { days, time })
    },
  }),
  personCall({
    service: projectService,
    call: 'Unshare',
    operation: 'projectUnshare',
    summary: 'Revoke a link',
    description: 'The link stops working at once.',
    access: to('project', 'change'),
    body: { name: 'IdRequest', shape: idRequest },
    example: { body: { id: exampleID } },
    answer: finished,
    failures: [missing],
    handler: async ({ body: { id } }, { signedIn }) => {
      existing(await removeLink(parts.db, { personID: signedIn().personID, id }))
      return isDone
    },
  }),
  personCall({
    service: projectService,
    call: 'Shared',
    operation: 'projectShared',
    summary: 'Open a link',
    description:
      'Name, customer and number of the project and its selections with the results of their time; neither notes nor owner. Unknown, expired and revoked links get the same answer.',
    access: to('sharedProject', 'read'),
    // The token is in the body because addresses are logged.
    body: { name: 'LinkToOpen', shape: linkToOpen },
    example: { body: { token: exampleLink } },
    answer: { name: 'SharedProject', shape: sharedProject },
    failures: ['unknownLink', 'tooManyTries'],
    handler: async ({ body: { token } }, { visit: { site, address } }) => {
      await countLink(parts, address)
      const link = await openLink(parts.db, token, { company: site.key, time: new Date(parts.now()) })
      if (!link) throw new AppError('unknownLink')
      const { projectID, name, customer, number, ends_at: ends } = link
      return { name, customer, number, ends, selections: (await selectionsOf(parts.db, projectID)).map(savedOf) }
    },
  }),
]
