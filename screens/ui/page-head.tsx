/** Heading of a page with a selection, with a button that copies its link. */
import { use } from 'react'
import { PageMemoryContext, type Visit } from '../base/selection/visit.ts'
import { CopyLinkButton } from './copy-link-button.tsx'
import type { SharedSelection } from './copy-link.ts'

const contentOf = ({ selection, calculated }: Visit): SharedSelection['content'] => {
  if (selection.made) return 'results'
  return calculated?.made ? 'changed' : 'inputs'
}

const sharedOf = (visit: Visit | undefined): SharedSelection | undefined =>
  visit && { selection: visit.selection, content: contentOf(visit) }

export const PageHead = ({ name }: { name: string }) => {
  const { path, memory } = use(PageMemoryContext)
  return (
    <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
      <h1 className="text-page">{name}</h1>
      <CopyLinkButton path={path} sharedOf={() => sharedOf(memory.left())} />
    </div>
  )
}
