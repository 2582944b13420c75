/** Calls that export a project as a file and import it from one. */
import type * as z from 'zod/mini'
import {
  mostOfProject,
  projectDocument,
  type ProjectDocument,
  projectFormat,
  projectSelection,
  projectVersion,
} from '../../../contract/saved/project-document.ts'
import { projectSaved, projectToImport } from '../../../contract/saved/projects.ts'
import type { Cooperative } from '../../../engine/base/cooperative.ts'
import { isRecord } from '../../../engine/base/is-record.ts'
import type { Fault, Parsed } from '../../../families/define/parsed.ts'
import { mostFaults, readShape } from '../../../families/define/read-shape.ts'
import type { PeopleParts } from '../../people/parts.ts'
import { importProject, projectFile } from '../../people/project-files.ts'
import { selectionsOf } from '../../people/project-selections.ts'
import { findProject } from '../../people/projects.ts'
import type { GuardedCall } from '../calls/guarded-call.ts'
import { requiredText } from '../calls/read-query.ts'
import { savedOf } from './describe-records.ts'
import { personCall } from './person-call.ts'
import { projectService as service } from './project-link-calls.ts'
import { exampleID, exampleSelection, existing, longest, missing, to } from './record-call.ts'

const exampleFile = {
  format: projectFormat,
  version: projectVersion,
  project: { name: 'Press', customer: 'Miller', number: 'A-17', notes: '' },
  selections: [{ name: 'Z axis', selection: exampleSelection, snapshot: null }],
}

type ProjectToImport = z.infer<typeof projectToImport>

/** The body without its selections, and these; undefined where it has no list of them, or too long a one. */
const takenApart = (body: unknown) => {
  const document = isRecord(body) ? body['document'] : undefined
  if (!isRecord(body) || !isRecord(document)) return undefined
  const { selections } = document
  if (!Array.isArray(selections) || selections.length > mostOfProject) return undefined
  return { rest: { ...body, document: { ...document, selections: [] } }, selections: selections as readonly unknown[] } // of any JSON
}

const selectionFaults = (faults: readonly Fault[], index: number): readonly Fault[] =>
  faults.map(({ path, ...fault }) => ({ ...fault, path: ['document.selections', index, ...(path === 'body' ? [] : [path])].join('.') }))

/** Reads a body with a whole project, one selection after the other: all of them take a fifth of a second. */
function* readProject(body: unknown): Cooperative<Parsed<ProjectToImport>> {
  const parts = takenApart(body)
  if (!parts) return readShape(projectToImport, body)
  const rest = readShape(projectToImport, parts.rest)
  const faults: Fault[] = 'faults' in rest ? [...rest.faults] : []
  const selections: ProjectDocument['selections'] = []
  for (const [index, selection] of parts.selections.entries()) {
    const read = readShape(projectSelection, selection)
    if ('values' in read) selections.push(read.values)
    else faults.push(...selectionFaults(read.faults, index))
    if (faults.length >= mostFaults) break
    yield
  }
  if ('faults' in rest || faults.length > 0) return { faults: faults.slice(0, mostFaults) }
  return { values: { ...rest.values, document: { ...rest.values.document, selections } } }
}

/** @returns the calls for project files */
export const projectFileCalls = (parts: PeopleParts): readonly GuardedCall[] => [
  personCall({
    service,
    call: 'Export',
    operation: 'projectExport',
    summary: 'Export a project',
    description:
      'The project as one document, described by /schemas/project.json. The same project always gives the same document: it has no ids and no times.',
    access: to('project', 'read'),
    parameters: { id: requiredText('Record id', longest) },
    example: { query: { id: exampleID } },
    answer: { name: 'ProjectFile', shape: projectDocument },
    failures: [missing],
    handler: async ({ query: { id } }, { signedIn }) => {
      const project = existing(await findProject(parts.db, { personID: signedIn().personID, id }))
      return projectFile(project, (await selectionsOf(parts.db, id)).map(savedOf))
    },
  }),
  personCall({
    service,
    call: 'Import',
    operation: 'projectImport',
    summary: 'Import a project',
    description: 'Creates a project with new selections from an exported document. Anything unknown in it is refused by name and place.',
    access: to('project', 'add'),
    body: { name: 'ProjectToImport', shape: projectToImport, read: readProject },
    bodySize: 'project',
    example: { body: { document: exampleFile } },
    answer: { name: 'ProjectSaved', shape: projectSaved },
    handler: async ({ body }, { signedIn }) => {
      const { personID, company } = signedIn()
      return { id: await importProject(parts.db, { personID, company }, { ...body, time: new Date(parts.now()) }) }
    },
  }),
]
