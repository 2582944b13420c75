/** Full-screen viewer for a series of pictures. Loaded when a picture is first enlarged. */
import { type CSSProperties, Fragment, type KeyboardEvent, type ReactNode, useState } from 'react'
import { useTexts } from '../../base/texts/texts.ts'
import { useBackCloses } from '../dialog/back-closes.ts'
import { CloseButton, DialogFrame, DialogTitle } from '../dialog/dialog-frame.tsx'
import { Icon } from '../icons.tsx'
import { ScrollBox } from '../scroll-box.tsx'

/** Zoom factors; 1 fits the window. */
const zooms = [1, 1.5, 2, 3, 4] as const
const lastZoom = zooms.length - 1

type ButtonProps = {
  readonly label: string
  readonly onClick: () => void
  readonly isOff: boolean
  readonly children: ReactNode
}

/** A disabled button keeps its position and the focus. */
const ToolButton = ({ label, onClick, isOff, children }: ButtonProps) => (
  <button
    type="button"
    className="icon-button min-h-10 min-w-10 off:cursor-not-allowed off:opacity-50"
    aria-label={label}
    title={label}
    aria-disabled={isOff}
    onClick={() => {
      if (!isOff) onClick()
    }}
  >
    <Icon>{children}</Icon>
  </button>
)

type Place = { readonly at: number; readonly zoom: number }
type Move = (place: Place) => Place

const zoomBy =
  (steps: number): Move =>
  ({ at, zoom }) => ({ at, zoom: Math.min(lastZoom, Math.max(0, zoom + steps)) })

/** Another picture starts at zoom 1. */
const goTo =
  (count: number, to: (at: number) => number): Move =>
  (place) => {
    const at = Math.min(count - 1, Math.max(0, to(place.at)))
    return at === place.at ? place : { at, zoom: 0 }
  }

/** Returns the action of a key; undefined for arrows that scroll an enlarged picture. */
const moveOf = (key: string, count: number, isEnlarged: boolean): Move | undefined => {
  const steps: Readonly<Record<string, Move>> = {
    '+': zoomBy(1),
    '=': zoomBy(1),
    '-': zoomBy(-1),
    '0': zoomBy(-lastZoom),
    PageDown: goTo(count, (at) => at + 1),
    PageUp: goTo(count, (at) => at - 1),
    Home: goTo(count, () => 0),
    End: goTo(count, () => count - 1),
    ...(!isEnlarged && { ArrowRight: goTo(count, (at) => at + 1), ArrowLeft: goTo(count, (at) => at - 1) }),
  }
  return steps[key]
}

const groupClasses = 'inline-flex items-center gap-1'

const Tools = ({ place: { at, zoom }, count, move }: { place: Place; count: number; move: (by: Move) => void }) => {
  const { t } = useTexts('content')
  return (
    <div className="flex min-h-14 flex-wrap items-center justify-center gap-x-4 gap-y-1 border-b border-line bg-surface py-1 pr-12 pl-3">
      {count > 1 && (
        <span className={groupClasses}>
          <ToolButton label={t('pictures.previous')} isOff={at === 0} onClick={() => move(goTo(count, (now) => now - 1))}>
            <path d="M10 3L5 8l5 5" />
          </ToolButton>
          <span role="status" className="number">
            {t('pictures.position', { at: at + 1, count })}
          </span>
          <ToolButton label={t('pictures.next')} isOff={at === count - 1} onClick={() => move(goTo(count, (now) => now + 1))}>
            <path d="M6 3l5 5l-5 5" />
          </ToolButton>
        </span>
      )}
      <span className={groupClasses} role="group" aria-label={t('pictures.zoom')}>
        <ToolButton label={t('pictures.zoomOut')} isOff={zoom === 0} onClick={() => move(zoomBy(-1))}>
          <path d="M3 8h10" />
        </ToolButton>
        <button type="button" className="button number" data-size="small" title={t('pictures.fit')} onClick={() => move(zoomBy(-lastZoom))}>
          {Math.round((zooms[zoom] ?? 1) * 100)} %
        </button>
        <ToolButton label={t('pictures.zoomIn')} isOff={zoom === lastZoom} onClick={() => move(zoomBy(1))}>
          <path d="M3 8h10M8 3v10" />
        </ToolButton>
      </span>
      <CloseButton className="absolute top-2 right-2 min-h-10 min-w-10" />
    </div>
  )
}

/** A picture of the viewer. */
export type ViewedPicture = {
  /** Distinguishes it from the others. */
  readonly path: string
  readonly alt: string
  /** Proportions, in any unit. */
  readonly width: number
  readonly height: number
  readonly content: ReactNode
}

// React's type lacks custom properties.
const sizeOf = ({ width, height }: ViewedPicture, zoom: number) => ({ '--zoom': zoom, '--ratio': width / height }) as CSSProperties

type Props = {
  readonly pictures: readonly ViewedPicture[]
  /** Index of the first picture, from 0. */
  readonly first: number
  /** Receives the index of the last picture shown. */
  readonly onClose: (at: number) => void
}

export const ImageViewer = ({ pictures, first, onClose }: Props) => {
  const { t } = useTexts('content')
  const [place, setPlace] = useState<Place>({ at: first, zoom: 0 })
  const close = () => onClose(place.at)
  useBackCloses(close)
  const picture = pictures[place.at]
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.ctrlKey || event.metaKey || event.altKey ? undefined : moveOf(event.key, pictures.length, place.zoom > 0)
    if (!by) return
    event.preventDefault()
    setPlace(by)
  }
  return (
    <DialogFrame
      className="fixed inset-0 z-50 grid grid-rows-[auto_minmax(0,1fr)_auto] bg-paper text-ink outline-none"
      onClose={close}
      onKeyDown={onKeyDown}
    >
      <DialogTitle className="sr-only">{t('pictures.viewer')}</DialogTitle>
      <Tools place={place} count={pictures.length} move={setPlace} />
      <ScrollBox className="grid place-items-center overflow-auto [container-type:size] [outline-offset:-2px]" name={t('pictures.viewer')}>
        {picture && (
          <div
            className="m-2 w-[calc(var(--zoom)*min(100cqw-24px,(100cqh-24px)*var(--ratio)))]"
            style={sizeOf(picture, zooms[place.zoom] ?? 1)}
          >
            <Fragment key={picture.path}>{picture.content}</Fragment>
          </div>
        )}
      </ScrollBox>
      <p className="border-t border-line bg-surface px-4 py-2 text-center text-label" aria-hidden="true">
        {picture?.alt}
      </p>
    </DialogFrame>
  )
}
