/** Head of a report: subject, date, project, catalogue version and link. */
import type { ReactNode } from 'react'
import type { RecommendedModel } from '../../../contract/results/selection.ts'
import { useTexts } from '../../base/texts/texts.ts'
import { useUnitSystem } from '../../base/browser/unit-setting.ts'
import { pairName } from '../model/pair-identity.ts'

type Props = {
  readonly project: string
  readonly at: Date
  readonly calculator: string
  readonly catalogue: string
  /** Undefined if the page no longer has the inputs of the results. */
  readonly link: string | undefined
  /** The model of a model report. */
  readonly model: RecommendedModel | undefined
}

const writeDate = (at: Date, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(at)

export const ReportHead = ({ project, at, calculator, catalogue, link, model }: Props) => {
  const { t, locale } = useTexts('report')
  const { t: results } = useTexts('results')
  const { t: shell } = useTexts('shell')
  const system = useUnitSystem()
  const rows: readonly (readonly [name: string, value: ReactNode])[] = [
    ...(project === '' ? [] : [[t('head.project'), project] as const]),
    ...(model
      ? [
          [t('head.model'), <strong key="model">{pairName(model)}</strong>] as const,
          [results('figures.maker'), `${model.maker} · ${model.series}`] as const,
          [
            results('compare.orderCode'),
            <span key="code" className="code">
              {model.machineCode}
            </span>,
          ] as const,
        ]
      : []),
    [t('head.calculator'), calculator],
    [t('head.date'), writeDate(at, locale)],
    [t('head.catalogue'), catalogue],
    [t('head.units'), shell(system === 'imperial' ? 'app.imperial' : 'app.metric')],
    [
      t('head.link'),
      link === undefined ? (
        t('head.outdated')
      ) : (
        <a key="link" className="text-note wrap-anywhere" href={link}>
          {link}
        </a>
      ),
    ],
  ]
  return (
    <header>
      <p className="mb-3 border-b-3 border-line-strong pb-1 text-label">
        <strong className="text-lead">{shell('app.name')}</strong> {t('tagline')}
      </p>
      <h1 className="mb-2 text-page">{t(model ? 'model' : 'results')}</h1>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name} className="grid grid-cols-pair gap-2 py-0.5">
            <dt className="text-ink-faint">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </header>
  )
}
