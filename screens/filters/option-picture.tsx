/** Drawing of an option by its icon, otherwise its value; an empty frame without one, so that tiles have equal size. */
import { Suspense } from 'react'
import { type Drawings, optionDrawings } from '../drawings/registry.ts'
import { skin } from '../../engine/react/skin.ts'

const NoPicture = () => (
  <svg className="drawing" viewBox="0 0 64 48" aria-hidden="true" focusable="false">
    <rect x="12" y="8" width="40" height="32" rx="3" className="drawing-thin drawing-dashed" />
    <path d="M12 40L52 8" className="drawing-thin drawing-dashed" />
  </svg>
)

type Props = { readonly icon: string; readonly value: string; readonly pictures?: Drawings | undefined; readonly className?: string }

export const OptionPicture = ({ icon, value, pictures = optionDrawings, className = skin.tileDrawing }: Props) => {
  const named = (name: string) => (name !== '' && Object.hasOwn(pictures, name) ? pictures[name] : undefined)
  const Picture = named(icon) ?? named(value) ?? NoPicture
  return (
    <span className={className} aria-hidden="true">
      <Suspense fallback={<NoPicture />}>
        <Picture />
      </Suspense>
    </span>
  )
}
