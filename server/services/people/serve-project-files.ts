/** The calls that make a file of a project, and a project of a file. */
import { projectDocument, projectFormat, projectVersion } from '../../../contract/saved/project-document.ts'
import { projectSaved, projectToImport } from '../../../contract/saved/projects.ts'
import type { PeopleParts } from '../../people/parts.ts'
import { importProject, projectFile } from '../../people/project-files.ts'
import { selectionsOf } from '../../people/project-selections.ts'
import { findProject } from '../../people/projects.ts'
import type { GuardedCall } from '../calls/guarded-call.ts'
import { requiredText } from '../calls/read-query.ts'
import { savedOf } from './describe-records.ts'
import { asked, posted } from './person-call.ts'
import { exampleID, exampleSelection, existing, longest, missing, to } from './record-call.ts'
import { projectService as service } from './serve-sharing.ts'

const exampleFile = {
  format: projectFormat,
  version: projectVersion,
  project: { name: 'Press', customer: 'Miller', number: 'A-17', notes: '' },
  selections: [{ name: 'Z axis', selection: exampleSelection, snapshot: null }],
}

export const serveProjectFiles = (parts: PeopleParts): readonly GuardedCall[] => [
  asked(
    {
      service,
      call: 'Export',
      kind: 'projectExport',
      access: to('project', 'read'),
      answer: { name: 'ProjectFile', shape: projectDocument },
      mayMiss: missing,
    },
    { id: requiredText('recordID', longest) },
    {
      example: { id: exampleID },
      answer: async ({ id }, { known }) => {
        const project = existing(await findProject(parts.db, { personID: known().personID, id }))
        return projectFile(project, (await selectionsOf(parts.db, id)).map(savedOf))
      },
    },
  ),
  {
    ...posted(
      {
        service,
        call: 'Import',
        kind: 'projectImport',
        access: to('project', 'add'),
        answer: { name: 'ProjectSaved', shape: projectSaved },
      },
      {
        request: { name: 'ProjectToImport', shape: projectToImport },
        example: { document: exampleFile },
        answer: async (given, { known }) => {
          const { personID, company } = known()
          return { id: await importProject(parts.db, { personID, company }, { ...given, time: new Date(parts.now()) }) }
        },
      },
    ),
    bodySize: 'file',
  },
]
