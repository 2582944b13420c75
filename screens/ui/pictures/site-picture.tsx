/** A picture of the site; a message with the alternative text replaces one that cannot be shown. */
import { useCallback, useState } from 'react'
import type { ShownPicture } from '../../../contract/site/content-calls.ts'
import { useTexts } from '../../base/texts/texts.ts'
import { useQuery } from '../../base/api/query.ts'
import { pictures } from './fetch-picture.ts'
import type { PictureFault } from './open-picture.ts'
import { RetryNotice } from '../retry-notice.tsx'

const Broken = ({ fault, alt }: { readonly fault: PictureFault; readonly alt: string }) => {
  const { t } = useTexts('content')
  return (
    <p className="border-l-3 border-emphasis bg-emphasis-soft p-3 text-label text-ink-soft">{t(`pictures.faults.${fault}`, { alt })}</p>
  )
}

const Opened = ({ picture: { alt, width, height }, file }: { readonly picture: ShownPicture; readonly file: Blob }) => {
  const [isBroken, setBroken] = useState(false)
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return undefined
      const url = URL.createObjectURL(file)
      const fail = () => setBroken(true)
      image.addEventListener('error', fail)
      image.src = url
      return () => {
        image.removeEventListener('error', fail)
        // Stops loading first.
        image.removeAttribute('src')
        URL.revokeObjectURL(url)
      }
    },
    [file],
  )
  // The header is valid, but the browser cannot decode the file.
  if (isBroken) return <Broken fault="notPng" alt={alt} />
  return <img ref={show} className="block h-auto w-full rounded-control bg-surface" alt={alt} width={width} height={height} />
}

type Props = {
  readonly picture: ShownPicture
  /** Makes the picture a button that enlarges it. */
  readonly onEnlarge?: () => void
}

export const SitePicture = ({ picture, onEnlarge }: Props) => {
  const { t, locale } = useTexts('content')
  const { path, alt, width, height } = picture
  const { data, failure, retry } = useQuery(pictures, { path, locale })
  if (failure && !data) return <RetryNotice failure={failure} what={t('pictures.failed', { alt })} onRetry={retry} />
  if (data && 'fault' in data) return <Broken fault={data.fault} alt={alt} />
  const image = data ? (
    <Opened key={path} picture={picture} file={data.file} />
  ) : (
    <span className="block h-auto w-full rounded-control bg-main-soft" style={{ aspectRatio: `${width} / ${height}` }} aria-hidden="true" />
  )
  if (!onEnlarge) return image
  // The element stays mounted for another picture, to keep the focus.
  return (
    <button
      type="button"
      className="block w-full cursor-pointer"
      aria-label={t('pictures.enlarge', { alt })}
      aria-haspopup="dialog"
      onClick={onEnlarge}
    >
      {image}
    </button>
  )
}
