/** Lazy buttons that save a model or selection; their space is reserved. */
import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react'
import { isEmbedded } from '../../base/browser/embedded.ts'
import { withTexts } from '../../base/texts/language.ts'
import type { AddToCart } from './add-to-cart.tsx'
import type { KeepModel } from './keep-model.tsx'
import type { ModelFiles } from '../files/model-files.tsx'
import type { SaveSelection } from './save-selection.tsx'

type KeepProps = ComponentProps<typeof KeepModel>
type CartProps = ComponentProps<typeof AddToCart>
type FilesProps = ComponentProps<typeof ModelFiles>
type SaveProps = ComponentProps<typeof SaveSelection>

/** Rendered if the code cannot be loaded. */
const NoKeep: ComponentType<KeepProps> = () => null
const NoCart: ComponentType<CartProps> = () => null
const NoFiles: ComponentType<FilesProps> = () => null
const NoSave: ComponentType<SaveProps> = () => null

const Keep = lazy(async () => {
  const { KeepModel: Part } = await withTexts(['kept'], import('./keep-model.tsx')).catch(() => ({ KeepModel: NoKeep }))
  return { default: Part }
})
const ToCart = lazy(async () => {
  const { AddToCart: Part } = await withTexts(['kept'], import('./add-to-cart.tsx')).catch(() => ({ AddToCart: NoCart }))
  return { default: Part }
})
const Files = lazy(async () => {
  const { ModelFiles: Part } = await withTexts(['files'], import('../files/model-files.tsx')).catch(() => ({ ModelFiles: NoFiles }))
  return { default: Part }
})
const Save = lazy(async () => {
  const { SaveSelection: Part } = await withTexts(['kept'], import('./save-selection.tsx')).catch(() => ({ SaveSelection: NoSave }))
  return { default: Part }
})

/** Not rendered in embedded pages, which have no account. */
export const LaterKeep = (props: KeepProps) =>
  !isEmbedded() && (
    <span className="inline-flex min-w-14 flex-none print:hidden">
      <Suspense>
        <Keep {...props} />
      </Suspense>
    </span>
  )

export const LaterCart = (props: CartProps) =>
  !isEmbedded() && (
    <span className="inline-flex min-w-10 flex-none print:hidden">
      <Suspense>
        <ToCart {...props} />
      </Suspense>
    </span>
  )

export const LaterFiles = (props: FilesProps) =>
  !isEmbedded() && (
    <span className="inline-flex min-w-10 flex-none print:hidden">
      <Suspense>
        <Files {...props} />
      </Suspense>
    </span>
  )

export const LaterSave = (props: SaveProps) =>
  !isEmbedded() && (
    <span className="inline-flex min-w-14 flex-none print:hidden">
      <Suspense>
        <Save {...props} />
      </Suspense>
    </span>
  )
