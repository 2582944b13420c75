import type * as z from 'zod/mini'
import type { projectDetails, projectList } from '../../../contract/saved/projects.ts'
import { useAsked } from '../../base/kept/use-kept.ts'
import type { SelectionsAsked } from '../../base/kept/store.ts'
import { findProject, listProjects } from '../../base/kept/project-calls.ts'
import { type Source, useResource } from '../../base/use-resource.ts'

export type ListedProject = z.infer<typeof projectList>['list'][number]
export type Project = z.infer<typeof projectDetails>

type State = ReturnType<typeof useAsked>
type ListAsked = State & SelectionsAsked & { readonly size?: number }

const projects: Source<ListAsked, z.infer<typeof projectList>> = {
  name: 'projects',
  load: ({ page, keyword, order, size, locale }, signal) =>
    listProjects({ page, keyword, order, ...(size !== undefined && { size }) }, { locale, signal }),
}
const details: Source<State & { readonly id: string }, Project> = {
  name: 'project',
  load: ({ id, locale }, signal) => findProject(id, { locale, signal }),
}

export const useProjects = (asked: SelectionsAsked & { readonly size?: number }) => useResource(projects, { ...useAsked(), ...asked })
export const useProject = (id: string) => useResource(details, { ...useAsked(), id })

/** The page of a project, from `#` on. */
export const projectHash = (id: string): string => `#/usercenter/projects/${id}`
