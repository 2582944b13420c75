/** Help: how to find a model, and the origin of its figures. */
import { useTexts } from '../base/texts/texts.ts'
import { ContentFrame } from './content-frame.tsx'

const ways = [
  ['name', '#/search'],
  ['conditions', '#/selection-in/calc_0'],
  ['figures', '#/selection/params'],
  ['together', '#/lectoscheme'],
] as const

export const HelpPage = () => {
  const { t } = useTexts('help')
  return (
    <ContentFrame title={t('title')}>
      <p className="mt-2 text-ink-soft">{t('lead')}</p>
      <section className="help-part">
        <h2 className="text-title text-main">{t('ways.title')}</h2>
        <ol className="help-ways">
          {ways.map(([way, address]) => (
            <li key={way} className="panel">
              <h3>{t(`ways.${way}.title`)}</h3>
              <p className="text-ink-soft">{t(`ways.${way}.when`)}</p>
              <p>{t(`ways.${way}.how`)}</p>
              <a href={address} className="button">
                {t(`ways.${way}.link`)}
              </a>
            </li>
          ))}
        </ol>
      </section>
      <section className="help-part">
        <h2 className="text-title text-main">{t('numbers.title')}</h2>
        <p>{t('numbers.basis')}</p>
        <p>{t('numbers.checks')}</p>
        <p>{t('numbers.unknown')}</p>
      </section>
      <section className="help-part">
        <h2 className="text-title text-main">{t('keep.title')}</h2>
        <p>{t('keep.text')}</p>
      </section>
      <section className="help-part">
        <h2 className="text-title text-main">{t('ask.title')}</h2>
        <p>
          {t('ask.text')} <a href="#/contact">{t('ask.link')}</a>
        </p>
      </section>
    </ContentFrame>
  )
}
