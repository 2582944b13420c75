/** Calls that export a project as a file and import it from one. */
import { projectDocument, projectFormat, projectVersion } from '../../../contract/saved/project-document.ts'
import { projectSaved, projectToImport } from '../../../contract/saved/projects.ts'
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
    mayMiss: missing,
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
    body: { name: 'ProjectToImport', shape: projectToImport },
    bodySize: 'project',
    example: { body: { document: exampleFile } },
    answer: { name: 'ProjectSaved', shape: projectSaved },
    handler: async ({ body }, { signedIn }) => {
      const { personID, company } = signedIn()
      return { id: await importProject(parts.db, { personID, company }, { ...body, time: new Date(parts.now()) }) }
    },
  }),
]
