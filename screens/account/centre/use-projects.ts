import type * as z from 'zod/mini'
import type { projectDetails, projectList } from '../../../contract/saved/projects.ts'
import { useSavedParams } from '../../base/saved/use-saved.ts'
import type { SelectionsQuery } from '../../base/saved/store.ts'
import { findProject, listProjects } from '../../base/saved/project-calls.ts'
import { type Query, useQuery } from '../../base/api/query.ts'

export type ListedProject = z.infer<typeof projectList>['list'][number]
export type Project = z.infer<typeof projectDetails>

type State = ReturnType<typeof useSavedParams>
type ProjectListParams = State & SelectionsQuery & { readonly size?: number }

const projects: Query<ProjectListParams, z.infer<typeof projectList>> = {
  name: 'saved.projects',
  load: ({ page, keyword, order, size, locale }, signal) =>
    listProjects({ page, keyword, order, ...(size !== undefined && { size }) }, { locale, signal }),
}
const details: Query<State & { readonly id: string }, Project> = {
  name: 'saved.project',
  load: ({ id, locale }, signal) => findProject(id, { locale, signal }),
}

export const useProjects = (query: SelectionsQuery & { readonly size?: number }) =>
  useQuery(projects, { ...useSavedParams(), ...query }, { keepPreviousData: true })
export const useProject = (id: string) => useQuery(details, { ...useSavedParams(), id }, { keepPreviousData: true })

/** Returns the address of a project's page, starting with `#`. */
export const projectHash = (id: string): string => `#/usercenter/projects/${id}`
