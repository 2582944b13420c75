/** Heading of a page with a selection, with a button that copies its link. */
import { use } from 'react'
import { PageMemoryContext } from '../base/selection/visit.ts'
import { CopyLinkButton } from './copy-link-button.tsx'
import './page-head.css'

export const PageHead = ({ name }: { name: string }) => {
  const { path, memory } = use(PageMemoryContext)
  return (
    <div className="page-head">
      <h1 className="text-xl text-main">{name}</h1>
      <CopyLinkButton path={path} selectionOf={() => memory.left()?.selection} />
    </div>
  )
}
