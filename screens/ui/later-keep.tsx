/** What keeps a model or a selection comes beside the page; its place is there from the beginning. */
import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react'
import { isEmbedded } from '../base/embedded.ts'
import { withTexts } from '../base/language.ts'
import type { KeepModel } from './keep-model.tsx'
import type { SaveSelection } from './save-selection.tsx'

type KeepProps = ComponentProps<typeof KeepModel>
type SaveProps = ComponentProps<typeof SaveSelection>

/** A page without their files is what it is without them. */
const NoKeep: ComponentType<KeepProps> = () => null
const NoSave: ComponentType<SaveProps> = () => null

const Keep = lazy(async () => {
  const { KeepModel: Part } = await withTexts(['kept'], import('./keep-model.tsx')).catch(() => ({ KeepModel: NoKeep }))
  return { default: Part }
})
const Save = lazy(async () => {
  const { SaveSelection: Part } = await withTexts(['kept'], import('./save-selection.tsx')).catch(() => ({ SaveSelection: NoSave }))
  return { default: Part }
})

/** In a page of somebody else's there is no account. */
export const LaterKeep = (props: KeepProps) =>
  !isEmbedded() && (
    <span className="inline-flex min-w-14 shrink-0 no-print">
      <Suspense>
        <Keep {...props} />
      </Suspense>
    </span>
  )

export const LaterSave = (props: SaveProps) =>
  !isEmbedded() && (
    <span className="inline-flex min-w-14 shrink-0 no-print">
      <Suspense>
        <Save {...props} />
      </Suspense>
    </span>
  )
