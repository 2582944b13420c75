/** What keeps a model or a selection comes beside the page; its place is there from the beginning. */
import { type ComponentProps, lazy, Suspense } from 'react'
import { isEmbedded } from '../base/embedded.ts'
import { withTexts } from '../base/language.ts'
import type { KeepModel } from './keep-model.tsx'
import type { SaveSelection } from './save-selection.tsx'

const None = () => null

const Keep = lazy(async () => {
  const { KeepModel: Part } = await withTexts(['kept'], import('./keep-model.tsx')).catch(() => ({ KeepModel: None }))
  return { default: Part }
})
const Save = lazy(async () => {
  const { SaveSelection: Part } = await withTexts(['kept'], import('./save-selection.tsx')).catch(() => ({ SaveSelection: None }))
  return { default: Part }
})

/** In a page of somebody else's there is no account. */
export const LaterKeep = (props: ComponentProps<typeof KeepModel>) =>
  !isEmbedded() && (
    <span className="inline-flex min-w-14 shrink-0 no-print">
      <Suspense>
        <Keep {...props} />
      </Suspense>
    </span>
  )

export const LaterSave = (props: ComponentProps<typeof SaveSelection>) =>
  !isEmbedded() && (
    <span className="inline-flex min-w-14 shrink-0 no-print">
      <Suspense>
        <Save {...props} />
      </Suspense>
    </span>
  )
