/** Shown for an unknown address; `id` is an unknown working id. */
import { Link } from 'wouter'
import { usePageTitle } from '../base/page/page-title.ts'
import { useTexts } from '../base/texts/texts.ts'

export const InDevelopment = ({ id }: { id: string | undefined }) => {
  const { t } = useTexts('shell')
  usePageTitle(t('titles.inDevelopment'))
  return (
    <div className="page">
      <div className="panel mx-auto mt-8 max-w-xl px-8 py-10 text-center">
        <h1 className="text-xl">{t('placeholder.title')}</h1>
        {id !== undefined && <p className="mt-2 text-ink-soft">{t('placeholder.unknown', { id })}</p>}
        <Link href="/" className="button mt-8">
          {t('placeholder.back')}
        </Link>
      </div>
    </div>
  )
}
