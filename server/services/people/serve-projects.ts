/** The calls about projects. */
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
import { linksOf } from '../../people/project-links.ts'
import { countIn, putSelection, selectionsOf } from '../../people/project-selections.ts'
import {
  addProject,
  changeProject,
  deleteProject,
  findProject,
  listProjects,
  projectOrders,
  restoreProject,
} from '../../people/projects.ts'
import type { GuardedCall } from '../calls/guarded-call.ts'
import { choice, optionalText, requiredText } from '../calls/read-query.ts'
import { linkOf, listedOf, listedProject } from './describe-records.ts'
import { asked, posted } from './person-call.ts'
import { exampleID, existing, finished, isDone, longest, missing, pages, to } from './record-call.ts'
import { serveProjectFiles } from './serve-project-files.ts'
import { projectService as service, serveSharing } from './serve-sharing.ts'

const saved = { name: 'ProjectSaved', shape: projectSaved }
const exampleFields = { name: 'Press', customer: 'Miller', number: 'A-17', notes: 'Z axis first' }

const reading = (parts: PeopleParts): readonly GuardedCall[] => [
  asked(
    {
      service,
      call: 'GetList',
      kind: 'projectList',
      access: to('project', 'read'),
      answer: { name: 'ProjectList', shape: projectList },
    },
    { ...pages, keyword: optionalText('projectKeyword', longest), order: choice('recordOrder', projectOrders, '-changed') },
    {
      example: {},
      answer: async (wanted, { known }) => {
        const { list, count } = await listProjects(parts.db, known().personID, wanted)
        return { list: list.map((one) => ({ ...listedProject(one), selections: one.selections })), count }
      },
    },
  ),
  asked(
    {
      service,
      call: 'GetDetails',
      kind: 'projectDetails',
      access: to('project', 'read'),
      answer: { name: 'ProjectDetails', shape: projectDetails },
      mayMiss: missing,
    },
    { id: requiredText('recordID', longest) },
    {
      example: { id: exampleID },
      answer: async ({ id }, { known }) => {
        const project = existing(await findProject(parts.db, { personID: known().personID, id }))
        const links = await linksOf(parts.db, id, new Date(parts.now()))
        const selections = (await selectionsOf(parts.db, id)).map((one) => {
          const { created: _created, ...listed } = listedOf(one)
          return listed
        })
        return { ...listedProject(project), notes: project.notes, selections, links: links.map(linkOf) }
      },
    },
  ),
]

const changing = (parts: PeopleParts): readonly GuardedCall[] => {
  const time = () => new Date(parts.now())
  const byID = { name: 'IdRequest', shape: idRequest }
  const common = { service, answer: finished, mayMiss: missing } as const
  return [
    posted(
      { service, call: 'Add', kind: 'projectAdd', access: to('project', 'add'), answer: saved },
      {
        request: { name: 'ProjectToAdd', shape: projectToAdd },
        example: exampleFields,
        answer: async ({ clientID, ...fields }, { known }) => {
          const { personID, company } = known()
          return { id: await addProject(parts.db, { personID, company }, { given: { clientID, fields }, time: time() }) }
        },
      },
    ),
    posted(
      { ...common, call: 'Update', kind: 'projectUpdate', access: to('project', 'change') },
      {
        request: { name: 'ProjectToChange', shape: projectToChange },
        example: { id: exampleID, ...exampleFields },
        answer: async ({ id, ...fields }, { known }) => {
          existing(await changeProject(parts.db, { personID: known().personID, id }, { fields, time: time() }))
          return isDone
        },
      },
    ),
    posted(
      { ...common, call: 'Delete', kind: 'projectDelete', access: to('project', 'remove') },
      {
        request: byID,
        example: { id: exampleID },
        answer: async ({ id }, { known }) => {
          existing(await deleteProject(parts.db, { personID: known().personID, id }, time()))
          return isDone
        },
      },
    ),
    posted(
      { ...common, call: 'Restore', kind: 'projectRestore', access: to('project', 'change') },
      {
        request: byID,
        example: { id: exampleID },
        answer: async ({ id }, { known }) => {
          existing(await restoreProject(parts.db, { personID: known().personID, id }))
          return isDone
        },
      },
    ),
  ]
}

/** @throws AppError `invalidRequest` where the project is full: its file could not be read again */
const requireRoom = async (parts: PeopleParts, projectID: string) => {
  if ((await countIn(parts.db, projectID)) < mostOfProject) return
  throw new AppError('invalidRequest', { issues: [{ code: 'tooLong', path: 'projectID', params: { limit: mostOfProject } }] })
}

const putting = (parts: PeopleParts): GuardedCall =>
  posted(
    { service, call: 'Put', kind: 'projectPut', access: to('project', 'change'), answer: finished, mayMiss: missing },
    {
      request: { name: 'SelectionToPut', shape: selectionToPut },
      example: { selectionID: exampleID, projectID: exampleID },
      answer: async ({ selectionID: id, projectID }, { known }) => {
        const { personID } = known()
        if (projectID !== null) {
          existing(await findProject(parts.db, { personID, id: projectID }))
          await requireRoom(parts, projectID)
        }
        existing(await putSelection(parts.db, { personID, id, projectID: projectID ?? undefined }))
        return isDone
      },
    },
  )

/** Calls about the projects of whoever asks, and the one that opens a link. */
export const serveProjects = (parts: PeopleParts): readonly GuardedCall[] => [
  ...reading(parts),
  ...changing(parts),
  putting(parts),
  ...serveSharing(parts),
  ...serveProjectFiles(parts),
]
