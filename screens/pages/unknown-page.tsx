/** Pages for addresses without a page. */
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { usePageTitle } from '../base/page/page-title.ts'
import { useTexts } from '../base/texts/texts.ts'

const Placeholder = ({ title, back, children }: { readonly title: string; readonly back: string; readonly children?: ReactNode }) => (
  <div className="page">
    <div className="panel mx-auto mt-6 max-w-160 px-6 py-8 text-center">
      <h1 className="text-page">{title}</h1>
      {children}
      <Link href="/" className="button mt-6">
        {back}
      </Link>
    </div>
  </div>
)

/** Shown for a working class without a page; `id` is an unknown working id. */
export const InDevelopment = ({ id }: { readonly id: string | undefined }) => {
  const { t } = useTexts('shell')
  usePageTitle(t('titles.inDevelopment'))
  return (
    <Placeholder title={t('placeholder.title')} back={t('placeholder.back')}>
      {id !== undefined && <p className="mt-2 text-ink-soft">{t('placeholder.unknown', { id })}</p>}
    </Placeholder>
  )
}

/** Shown for the address of a model or of a choice that names no series. */
export const MissingService = () => {
  const { t } = useTexts('shell')
  usePageTitle(t('notFound.noService'))
  return (
    <Placeholder title={t('notFound.noService')} back={t('notFound.back')}>
      <p className="mt-2 text-ink-soft">{t('notFound.noServiceHint')}</p>
    </Placeholder>
  )
}

export const NotFound = () => {
  const { t } = useTexts('shell')
  usePageTitle(t('notFound.title'))
  return <Placeholder title={t('notFound.title')} back={t('notFound.back')} />
}
