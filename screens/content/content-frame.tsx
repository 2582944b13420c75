/** Common parts of the content pages: breadcrumbs, title, loading and error states. */
import type { ComponentProps, ReactNode } from 'react'
import { contentPage } from '../../contract/site/content-calls.ts'
import { languageOf, locales } from '../../i18n/locales.ts'
import { usePageTitle } from '../base/page/page-title.ts'
import { useTexts } from '../base/texts/texts.ts'
import type { QueryResult } from '../base/api/query.ts'
import { type Crumb, CrumbTrail } from '../ui/breadcrumbs.tsx'
import { RetryNotice } from '../ui/retry-notice.tsx'

type FrameProps = {
  readonly title: string
  /** Pages between the start page and this one. */
  readonly above?: readonly Crumb[]
  /** Language of the title if it differs from the current one. */
  readonly lang?: string | undefined
  readonly children: ReactNode
}

const none: readonly Crumb[] = []

export const ContentFrame = ({ title, above = none, lang, children }: FrameProps) => {
  const { t } = useTexts('content')
  usePageTitle(title)
  return (
    <div className="page mx-auto max-w-240">
      <CrumbTrail label={t('path')} above={[{ name: t('start'), address: '#/' }, ...above]} here={title} />
      <h1 className="text-page" lang={lang}>
        {title}
      </h1>
      {children}
    </div>
  )
}

export const ContentLink = ({ children, ...link }: ComponentProps<'a'>) => (
  <a className="text-main underline underline-offset-3" {...link}>
    {children}
  </a>
)

export const ContentList = ({ children }: { readonly children: ReactNode }) => <ul className="mt-4 grid gap-3">{children}</ul>

const rows = ['first', 'second', 'third'] as const

const Skeleton = () => {
  const { t } = useTexts('shell')
  return (
    <div className="late mt-4 grid gap-3" role="status">
      <span className="sr-only">{t('common.loading')}</span>
      {rows.map((row) => (
        <span key={row} className="panel h-24" aria-hidden="true" />
      ))}
    </div>
  )
}

type LoadedProps<T> = {
  readonly resource: QueryResult<T>
  readonly children: (data: T) => ReactNode
}

/** Renders the data of a query, or its loading or error state. */
export const Loaded = <T,>({ resource: { data, failure, retry }, children }: LoadedProps<T>) => {
  if (data !== undefined) return children(data)
  return failure ? <RetryNotice failure={failure} onRetry={retry} /> : <Skeleton />
}

/** Message of an empty list. */
export const EmptyContent = ({ title, hint }: { readonly title: string; readonly hint: ReactNode }) => (
  <div className="panel mt-4 px-6 py-8 text-center">
    <h2 className="text-title text-main">{title}</h2>
    <p className="mt-2 text-ink-soft">{hint}</p>
  </div>
)

/** Message for content that is not published or no longer. */
export const NotFound = ({ back, children }: { readonly back: string; readonly children: ReactNode }) => {
  const { t } = useTexts('content')
  return (
    <ContentFrame title={t('notFound')}>
      <p className="mt-2 text-ink-soft">{t('notFoundHint')}</p>
      <a href={back} className="button mt-4">
        {children}
      </a>
    </ContentFrame>
  )
}

/** Returns the language of an item if it differs from the current one. */
export const useForeign = (language: string): string | undefined => {
  const { locale } = useTexts('content')
  return language === locale ? undefined : language
}

type FactsProps = {
  readonly entry: { readonly date: string; readonly language: string; readonly demo: boolean }
  readonly children?: ReactNode
}

/** Date, language if it differs from the current one, and a mark of demonstration content. */
export const Facts = ({ entry: { date, language, demo }, children }: FactsProps) => {
  const { t, locale } = useTexts('content')
  const foreign = useForeign(language)
  const named = locales.find((one) => one === foreign)
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date))
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-label/5 text-ink-soft">
      {demo && <span className="rounded-control border border-emphasis px-2 text-note/5 text-emphasis-strong">{t('demo')}</span>}
      <time dateTime={date}>{day}</time>
      {named && <span>{t('inLanguage', { language: languageOf(named).name })}</span>}
      {children}
    </p>
  )
}

/** Buttons to the other pages of a list. */
export const ListPages = ({ path, page, count }: { readonly path: string; readonly page: number; readonly count: number }) => {
  const { t } = useTexts('content')
  const { t: shell } = useTexts('shell')
  const pages = Math.ceil(count / contentPage.usual)
  if (pages <= 1 && page === 1) return null
  const address = (at: number) => `#${path}${at > 1 ? `?page=${at}` : ''}`
  return (
    <nav className="flex items-center justify-center gap-3 p-3" aria-label={t('pages')}>
      {page > 1 && (
        <a className="button" data-size="small" href={address(Math.min(page - 1, Math.max(1, pages)))}>
          {shell('common.previous')}
        </a>
      )}
      <span className="number">{shell('common.pageOf', { page, pages })}</span>
      {page < pages && (
        <a className="button" data-size="small" href={address(page + 1)}>
          {shell('common.next')}
        </a>
      )}
    </nav>
  )
}
