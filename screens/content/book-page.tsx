/** A sample book by pages; the address contains the page number. */
import { Suspense, useEffect, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import type { sampleBookDetail } from '../../contract/site/content-calls.ts'
import { writeAddress } from '../base/selection/address.ts'
import { useTexts } from '../base/texts/texts.ts'
import { useQuery } from '../base/api/query.ts'
import { SitePicture } from '../ui/pictures/site-picture.tsx'
import { oneBook } from './ask-content.ts'
import { Loaded, ContentFrame, Facts, NotFound, useForeign } from './content-frame.tsx'
import { ImageViewer } from './lazy-viewer.tsx'
import { usePageInAddress } from './page-in-address.ts'

type Book = z.infer<typeof sampleBookDetail>

/** Pages turned per key. */
const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/** Turns pages with the arrow keys, except while a field has the focus. */
const useArrows = (turn: (by: number) => void, isOn: boolean) => {
  const latest = useRef(turn)
  useEffect(() => {
    latest.current = turn
  })
  useEffect(() => {
    if (!isOn) return undefined
    const onKey = ({ key, target, ctrlKey, metaKey, altKey }: globalThis.KeyboardEvent) => {
      const by = steps[key]
      const isField = target instanceof Element && target.closest('select, input, [role=dialog]') !== null
      if (by !== undefined && !isField && !ctrlKey && !metaKey && !altKey) latest.current(by)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isOn])
}

const turnButton = 'button min-h-10 off:cursor-not-allowed off:opacity-50 max-phone:min-h-11'

const Pages = ({ book }: { readonly book: Book }) => {
  const { t } = useTexts('content')
  const { id, title, pages } = book
  const first = usePageInAddress() - 1
  const [at, setAt] = useState(Math.min(first, pages.length - 1))
  const [isLarge, setLarge] = useState(false)
  const go = (place: number) => {
    setAt(place)
    writeAddress(`/samplebooks/${id}${place > 0 ? `?page=${place + 1}` : ''}`)
  }
  const turn = (by: number) => go(Math.min(pages.length - 1, Math.max(0, at + by)))
  useArrows(turn, !isLarge)
  const page = pages[at]
  return (
    <section className="mt-4" aria-label={title}>
      <div className="flex flex-wrap items-center gap-2 max-phone:grid max-phone:grid-cols-2">
        <button type="button" className={turnButton} aria-disabled={at === 0} onClick={() => turn(-1)}>
          {t('books.previous')}
        </button>
        <select
          className="min-h-10 max-w-90 min-w-0 flex-1 rounded-control border border-line-strong bg-surface px-2 max-phone:col-span-full max-phone:row-start-2 max-phone:max-w-none"
          aria-label={t('books.choose')}
          value={at}
          onChange={({ target }) => go(Number(target.value))}
        >
          {pages.map(({ path, alt }, place) => (
            <option key={path} value={place}>
              {place + 1} / {pages.length} · {alt}
            </option>
          ))}
        </select>
        <button type="button" className={turnButton} aria-disabled={at === pages.length - 1} onClick={() => turn(1)}>
          {t('books.next')}
        </button>
      </div>
      <p role="status" className="number text-ink-soft">
        {t('books.page', { at: at + 1, count: pages.length })}
      </p>
      <p className="mb-3 text-label/5 text-ink-soft">{t('books.keys')}</p>
      {page && (
        <div className="max-w-160 border border-line" style={{ aspectRatio: `${page.width} / ${page.height}` }}>
          <SitePicture picture={page} onEnlarge={() => setLarge(true)} />
        </div>
      )}
      {isLarge && (
        <Suspense>
          <ImageViewer
            pictures={pages}
            first={at}
            onClose={(shown) => {
              setLarge(false)
              go(shown)
            }}
          />
        </Suspense>
      )}
    </section>
  )
}

const Shown = ({ book }: { readonly book: Book }) => {
  const { t } = useTexts('content')
  return (
    <ContentFrame title={book.title} above={[{ name: t('books.title'), address: '#/samplebooks' }]} lang={useForeign(book.language)}>
      <Facts entry={book} />
      <Pages book={book} />
    </ContentFrame>
  )
}

export const BookPage = ({ id }: { readonly id: string }) => {
  const { t, locale } = useTexts('content')
  const found = useQuery(oneBook, { locale, id })
  if (found.data) return <Shown book={found.data} key={found.data.language} />
  if (found.failure?.kind === 'refused') return <NotFound back="#/samplebooks">{t('books.back')}</NotFound>
  return (
    <ContentFrame title={t('books.title')}>
      <Loaded resource={found}>{() => null}</Loaded>
    </ContentFrame>
  )
}
