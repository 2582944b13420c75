/** Calls for a person's own projects. */
import { mostOfProject } from '../../../contract/saved/project-document.ts'
import {
  projectDetails,
  projectList,
  projectSaved,
  projectToAdd,
  projectToChange,
  selectionToPut,
} from '../../../contract/saved/projects.ts'
import { idRequest } from '../../../contract/people/people.ts'
import { AppError } from '../../base/errors.ts'
import type { PeopleParts } from '../../people/parts.ts'
import { recordOrders } from '../../people/pages.ts'
import { linksOf } from '../../people/project-links.ts'
import { countIn, putSelection, selectionsOf } from '../../people/project-selections.ts'
import { addProject, changeProject, deleteProject, findProject, listProjects, restoreProject } from '../../people/projects.ts'
import type { GuardedCall } from '../calls/guarded-call.ts'
import { choice, optionalText, requiredText } from '../calls/read-query.ts'
import { linkOf, listedOf, listedProject } from './describe-records.ts'
import type { CatalogueLookup } from './model-place.ts'
import { personCall } from './person-call.ts'
import { projectFileCalls } from './project-file-calls.ts'
import { projectLinkCalls, projectService as service } from './project-link-calls.ts'
import { exampleID, existing, finished, isDone, longest, missing, pages, to } from './record-call.ts'

const exampleFields = { name: 'Press', customer: 'Miller', number: 'A-17', notes: 'Z axis first' }
const byID = { name: 'IdRequest', shape: idRequest }

const reading = (parts: PeopleParts, catalogue: Pick<CatalogueLookup, 'version'>): readonly GuardedCall[] => [
  personCall({
    service,
    call: 'GetList',
    operation: 'projectList',
    summary: 'List projects',
    description: 'A page of the projects, each with the number of its selections.',
    access: to('project', 'read'),
    parameters: {
      ...pages,
      keyword: optionalText('Part of a name, customer or number', longest),
      order: choice('Sort key; a leading minus reverses the order', recordOrders, '-changed'),
    },
    answer: { name: 'ProjectList', shape: projectList },
    handler: async ({ query }, { signedIn }) => {
      const { list, count } = await listProjects(parts.db, signedIn().personID, query)
      return { list: list.map((one) => ({ ...listedProject(one), selections: one.selections })), count }
    },
  }),
  personCall({
    service,
    call: 'GetDetails',
    operation: 'projectDetails',
    summary: 'Get a project',
    description:
      'Its fields, its selections in order, and the links that share it. The token of a link is only in the answer that created it.',
    access: to('project', 'read'),
    parameters: { id: requiredText('Record id', longest) },
    example: { query: { id: exampleID } },
    answer: { name: 'ProjectDetails', shape: projectDetails },
    failures: [missing],
    handler: async ({ query: { id } }, { signedIn, visit }) => {
      const project = existing(await findProject(parts.db, { personID: signedIn().personID, id }))
      const links = await linksOf(parts.db, id, new Date(parts.now()))
      const selections = (await selectionsOf(parts.db, id)).map((one) => {
        const { created: _created, ...listed } = listedOf(one, catalogue.version(), visit.locale)
        return listed
      })
      return { ...listedProject(project), notes: project.notes, selections, links: links.map(linkOf) }
    },
  }),
]

const changing = (parts: PeopleParts): readonly GuardedCall[] => [
  personCall({
    service,
    call: 'Add',
    operation: 'projectAdd',
    summary: 'Create a project',
    description: 'The same clientID is stored once.',
    access: to('project', 'add'),
    body: { name: 'ProjectToAdd', shape: projectToAdd },
    example: { body: exampleFields },
    answer: { name: 'ProjectSaved', shape: projectSaved },
    handler: async ({ body: { clientID, ...fields } }, { signedIn }) => {
      const { personID, company } = signedIn()
      return { id: await addProject(parts.db, { personID, company }, { input: { clientID, fields }, time: new Date(parts.now()) }) }
    },
  }),
  personCall({
    service,
    call: 'Update',
    operation: 'projectUpdate',
    summary: 'Change a project',
    description: 'Replaces name, customer, number and notes.',
    access: to('project', 'change'),
    body: { name: 'ProjectToChange', shape: projectToChange },
    example: { body: { id: exampleID, ...exampleFields } },
    answer: finished,
    failures: [missing],
    handler: async ({ body: { id, ...fields } }, { signedIn }) => {
      existing(await changeProject(parts.db, { personID: signedIn().personID, id }, { fields, time: new Date(parts.now()) }))
      return isDone
    },
  }),
]

const removing = (parts: PeopleParts): readonly GuardedCall[] => [
  personCall({
    service,
    call: 'Delete',
    operation: 'projectDelete',
    summary: 'Delete a project',
    description: 'Its selections remain, its links stop working. It can be restored.',
    access: to('project', 'remove'),
    body: byID,
    example: { body: { id: exampleID } },
    answer: finished,
    failures: [missing],
    handler: async ({ body: { id } }, { signedIn }) => {
      existing(await deleteProject(parts.db, { personID: signedIn().personID, id }, new Date(parts.now())))
      return isDone
    },
  }),
  personCall({
    service,
    call: 'Restore',
    operation: 'projectRestore',
    summary: 'Restore a project',
    description: 'Undoes Delete.',
    access: to('project', 'change'),
    body: byID,
    example: { body: { id: exampleID } },
    answer: finished,
    failures: [missing],
    handler: async ({ body: { id } }, { signedIn }) => {
      existing(await restoreProject(parts.db, { personID: signedIn().personID, id }))
      return isDone
    },
  }),
]

/** @throws AppError `invalidRequest` where the project is full */
const requireRoom = async (parts: PeopleParts, projectID: string) => {
  if ((await countIn(parts.db, projectID)) < mostOfProject) return
  throw new AppError('invalidRequest', { issues: [{ code: 'tooLong', path: 'projectID', params: { limit: mostOfProject } }] })
}

const putting = (parts: PeopleParts): GuardedCall =>
  personCall({
    service,
    call: 'Put',
    operation: 'projectPut',
    summary: 'Move a selection into a project',
    description: 'A selection belongs to at most one project; projectID null takes it out. A project holds at most 100 selections.',
    access: to('project', 'change'),
    body: { name: 'SelectionToPut', shape: selectionToPut },
    example: { body: { selectionID: exampleID, projectID: exampleID } },
    answer: finished,
    failures: [missing],
    handler: async ({ body: { selectionID: id, projectID } }, { signedIn }) => {
      const { personID } = signedIn()
      if (projectID !== null) {
        existing(await findProject(parts.db, { personID, id: projectID }))
        await requireRoom(parts, projectID)
      }
      existing(await putSelection(parts.db, { personID, id, projectID: projectID ?? undefined }))
      return isDone
    },
  })

/** @returns every call for projects, their links and their files */
export const projectCalls = (parts: PeopleParts, catalogue: Pick<CatalogueLookup, 'version'>): readonly GuardedCall[] => [
  ...reading(parts, catalogue),
  ...changing(parts),
  ...removing(parts),
  putting(parts),
  ...projectLinkCalls(parts),
  ...projectFileCalls(parts),
]
