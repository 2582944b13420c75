/** Help: how to find a model, and the origin of its figures. */
import type { ReactNode } from 'react'
import { useTexts } from '../base/texts/texts.ts'
import { ContentFrame, ContentLink } from './content-frame.tsx'

const ways = [
  ['name', '#/search'],
  ['conditions', '#/selection-in/calc_0'],
  ['figures', '#/selection/params'],
  ['together', '#/lectoscheme'],
] as const

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className="mt-6 grid max-w-[72ch] gap-2">
    <h2 className="text-title text-main">{title}</h2>
    {children}
  </section>
)

export const HelpPage = () => {
  const { t } = useTexts('help')
  return (
    <ContentFrame title={t('title')}>
      <p className="mt-2 text-ink-soft">{t('lead')}</p>
      <Part title={t('ways.title')}>
        <ol className="grid grid-cols-fill gap-3">
          {ways.map(([way, address]) => (
            <li key={way} className="panel grid content-start gap-1.5 p-4">
              <h3>{t(`ways.${way}.title`)}</h3>
              <p className="text-ink-soft">{t(`ways.${way}.when`)}</p>
              <p>{t(`ways.${way}.how`)}</p>
              <a href={address} className="button mt-1 justify-self-start">
                {t(`ways.${way}.link`)}
              </a>
            </li>
          ))}
        </ol>
      </Part>
      <Part title={t('numbers.title')}>
        <p>{t('numbers.basis')}</p>
        <p>{t('numbers.checks')}</p>
        <p>{t('numbers.unknown')}</p>
      </Part>
      <Part title={t('keep.title')}>
        <p>{t('keep.text')}</p>
      </Part>
      <Part title={t('ask.title')}>
        <p>
          {t('ask.text')} <ContentLink href="#/contact">{t('ask.link')}</ContentLink>
        </p>
      </Part>
    </ContentFrame>
  )
}
