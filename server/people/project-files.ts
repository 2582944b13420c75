/** Exports a project as a file, and imports one. */
import { setImmediate } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { type ProjectDocument, projectFormat, projectVersion } from '../../contract/saved/project-document.ts'
import type { Selection } from '../../contract/saved/selection-document.ts'
import type { Tables } from '../database/tables.ts'
import { addProject, type ProjectFields } from './projects.ts'
import { placeSelection } from './project-selections.ts'
import { addSelection, type Owner } from './selections.ts'

type FileSelection = ProjectDocument['selections'][number]
/** A selection that is not modified. */
type SavedSelection = Omit<FileSelection, 'selection'> & { readonly selection: Selection }

/**
 * The file of a project. Equal projects have equal text: members are in a fixed order, and nothing specific to a copy is
 * included.
 */
export const projectFile = ({ name, customer, number, notes }: ProjectFields, selections: readonly SavedSelection[]): ProjectDocument => ({
  format: projectFormat,
  version: projectVersion,
  project: { name, customer, number, notes },
  selections: selections.map((one) => ({
    name: one.name,
    // Only written, never modified, so the readonly type is safe.
    selection: one.selection as FileSelection['selection'],
    snapshot: one.snapshot,
  })),
})

/**
 * Imports a file. Sent again under the same client id it creates only one project, also after an interruption. @returns the id
 * of the project
 */
export async function importProject(
  db: Kysely<Tables>,
  owner: Owner,
  { clientID, document, time }: { readonly clientID?: string | undefined; readonly document: ProjectDocument; readonly time: Date },
): Promise<string> {
  const id = await addProject(db, owner, { input: { clientID, fields: document.project }, time })
  for (const [index, { name, selection, snapshot }] of document.selections.entries()) {
    // The shape has validated this JSON.
    const input = { clientID: `${id}-${index}`, name, selection: selection as Selection, ...(snapshot && { snapshot }) }
    const added = await addSelection(db, owner, { input, time })
    await placeSelection(db, { recordID: added.id, projectID: id, place: index + 1 })
    // A database in the process stores without a turn of the event loop, and a hundred selections take half a second.
    await setImmediate()
  }
  return id
}
