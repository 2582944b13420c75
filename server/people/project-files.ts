/** A project as a file, and a project made from one. */
import type { Kysely } from 'kysely'
import { type ProjectDocument, projectFormat, projectVersion } from '../../contract/saved/project-document.ts'
import type { Selection } from '../../contract/saved/selection-document.ts'
import type { Tables } from '../database/tables.ts'
import { addProject, type ProjectFields } from './projects.ts'
import { placeSelection } from './project-selections.ts'
import { addSelection, type Owner } from './selections.ts'

type FileSelection = ProjectDocument['selections'][number]
/** A selection whose parts nobody changes. */
type SavedSelection = Omit<FileSelection, 'selection'> & { readonly selection: Selection }

/** The same project is the same text: fields in one order, and nothing that a copy would have otherwise. */
export const projectFile = ({ name, customer, number, notes }: ProjectFields, selections: readonly SavedSelection[]): ProjectDocument => ({
  format: projectFormat,
  version: projectVersion,
  project: { name, customer, number, notes },
  selections: selections.map((one) => ({
    name: one.name,
    // Written and not changed: JSON is JSON.
    selection: one.selection as FileSelection['selection'],
    snapshot: one.snapshot,
  })),
})

/** A file that is sent again under its own name makes one project, also where its first reading was interrupted. @returns the id of the project */
export async function importProject(
  db: Kysely<Tables>,
  owner: Owner,
  { clientID, document, time }: { readonly clientID?: string | undefined; readonly document: ProjectDocument; readonly time: Date },
): Promise<string> {
  const id = await addProject(db, owner, { given: { clientID, fields: document.project }, time })
  for (const [index, { name, selection, snapshot }] of document.selections.entries()) {
    // Its shape has been read; JSON is JSON.
    const given = { clientID: `${id}-${index}`, name, selection: selection as Selection, ...(snapshot && { snapshot }) }
    const added = await addSelection(db, owner, { given, time })
    await placeSelection(db, { recordID: added.id, projectID: id, place: index + 1 })
  }
  return id
}
