/** Filters of the list: manufacturer, series, basis of the figures, and demonstration series. */
import { useId } from 'react'
import { type FacetName, facetNames, type Narrowable, type Narrowing } from '../../../contract/results/narrowing.ts'
import { basis } from '../../../contract/results/sizing.ts'
import { type Texts, useTexts } from '../../base/texts/texts.ts'
import './narrow-bar.css'

type Props = {
  readonly narrowable: Narrowable
  readonly narrowing: Narrowing
  readonly onNarrow: (narrowing: Narrowing) => void
}

const nameOf = (facet: FacetName, value: string, { t }: Texts<'models'>): string => {
  const known = facet === 'basis' ? basis.options.find((one) => one === value) : undefined
  return known === undefined ? value : t(`basis.${known}`)
}

const Facet = ({ facet, narrowable, narrowing, onNarrow }: Props & { readonly facet: FacetName }) => {
  const { t } = useTexts('results')
  const models = useTexts('models')
  const id = useId()
  const [chosen = ''] = narrowing[facet] ?? []
  const values = narrowable[facet]
  if (values.length < 2 && chosen === '') return null
  return (
    <div className="narrow-facet">
      <label htmlFor={id}>{t(`narrow.${facet}`)}</label>
      <select
        id={id}
        value={chosen}
        data-chosen={chosen !== ''}
        onChange={({ target: { value } }) => onNarrow({ ...narrowing, [facet]: value === '' ? [] : [value] })}
      >
        <option value="">{t('narrow.any')}</option>
        {values.map(({ value, count }) => (
          <option key={value} value={value}>
            {`${nameOf(facet, value, models)} (${count})`}
          </option>
        ))}
      </select>
    </div>
  )
}

const Demonstration = ({ narrowable, narrowing, onNarrow }: Props) => {
  const { t } = useTexts('results')
  const count = useId()
  const { hiddenDemonstration: hidden } = narrowable
  const shown = narrowing.demonstration === true
  if (hidden === 0 && !shown) return null
  return (
    <div className="narrow-demonstration">
      <label className="check">
        <input
          type="checkbox"
          checked={shown}
          aria-describedby={hidden > 0 ? count : undefined}
          onChange={({ target: { checked } }) => onNarrow({ ...narrowing, demonstration: checked })}
        />
        {t('narrow.demonstration')}
      </label>
      {hidden > 0 && (
        <span id={count} className="text-ink-faint">
          {t('narrow.hidden', { count: hidden })}
        </span>
      )}
    </div>
  )
}

export const NarrowBar = (props: Props) => {
  const { t } = useTexts('results')
  const { narrowing, onNarrow } = props
  const isNarrowed = facetNames.some((facet) => (narrowing[facet] ?? []).length > 0)
  return (
    <div className="narrow-bar no-print" role="group" aria-label={t('narrow.title')}>
      {facetNames.map((facet) => (
        <Facet key={facet} facet={facet} {...props} />
      ))}
      <Demonstration {...props} />
      {isNarrowed && (
        <button
          type="button"
          className="button"
          data-size="small"
          data-kind="quiet"
          onClick={() => onNarrow(narrowing.demonstration === true ? { demonstration: true } : {})}
        >
          {t('narrow.clear')}
        </button>
      )}
    </div>
  )
}
