/** Calls of the project service. */
import { done } from '../../../contract/people/people.ts'
import { type ProjectDocument, projectDocument } from '../../../contract/saved/project-document.ts'
import { linkMade, projectDetails, projectList, projectSaved, sharedProject } from '../../../contract/saved/projects.ts'
import { askPeople, tellPeople } from '../people/account-calls.ts'
import type { CallOptions } from '../api/api.ts'
import { listPageSize, type SelectionsQuery } from './store.ts'

const service = 'RecordProject'

export type ProjectFields = { readonly name: string; readonly customer: string; readonly number: string; readonly notes: string }

export const listProjects = (
  { page, keyword, order, size = listPageSize }: SelectionsQuery & { readonly size?: number },
  options: CallOptions,
) =>
  askPeople({ path: `${service}/GetList`, query: { page: String(page), size: String(size), keyword, order }, shape: projectList }, options)
export const findProject = (id: string, options: CallOptions) =>
  askPeople({ path: `${service}/GetDetails`, query: { id }, shape: projectDetails }, options)
/** Creates a project of which only the name is known. Returns its id. */
export const addProject = async (
  { name, clientID }: { readonly name: string; readonly clientID: string },
  options: CallOptions,
): Promise<string> => {
  const body = { clientID, name, customer: '', number: '', notes: '' }
  return (await tellPeople({ path: `${service}/Add`, body, shape: projectSaved }, options)).id
}
export const changeProject = (project: ProjectFields & { readonly id: string }, options: CallOptions) =>
  tellPeople({ path: `${service}/Update`, body: project, shape: done }, options)
export const deleteProject = (id: string, options: CallOptions) =>
  tellPeople({ path: `${service}/Delete`, body: { id }, shape: done }, options)
export const restoreProject = (id: string, options: CallOptions) =>
  tellPeople({ path: `${service}/Restore`, body: { id }, shape: done }, options)
/**
 * Moves a selection into a project.
 *
 * @param projectID null removes it from its project
 */
export const putSelection = (put: { readonly selectionID: string; readonly projectID: string | null }, options: CallOptions) =>
  tellPeople({ path: `${service}/Put`, body: put, shape: done }, options)
export const makeLink = (link: { readonly id: string; readonly days: number }, options: CallOptions) =>
  tellPeople({ path: `${service}/Share`, body: link, shape: linkMade }, options)
export const revokeLink = (id: string, options: CallOptions) =>
  tellPeople({ path: `${service}/Unshare`, body: { id }, shape: done }, options)
export const openLink = (token: string, options: CallOptions) =>
  tellPeople({ path: `${service}/Shared`, body: { token }, shape: sharedProject }, options)
export const exportProject = (id: string, options: CallOptions): Promise<ProjectDocument> =>
  askPeople({ path: `${service}/Export`, query: { id }, shape: projectDocument }, options)
/**
 * Imports a project.
 *
 * @param project `document`: parsed content of the file, validated by the service
 */
export const importProject = (project: { readonly clientID: string; readonly document: unknown }, options: CallOptions) =>
  tellPeople({ path: `${service}/Import`, body: project, shape: projectSaved }, options)
