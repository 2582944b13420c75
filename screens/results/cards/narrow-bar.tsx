/** Filters of the list: manufacturer, series, basis of the figures, and demonstration series. */
import { useId } from 'react'
import { type FacetName, facetNames, type Narrowable, type Narrowing } from '../../../contract/results/narrowing.ts'
import { basis } from '../../../contract/results/sizing.ts'
import { type Texts, useTexts } from '../../base/texts/texts.ts'
import { skin } from '../../../engine/react/skin.ts'

type Props = {
  readonly narrowable: Narrowable
  readonly narrowing: Narrowing
  readonly onNarrow: (narrowing: Narrowing) => void
}

/** On phones three selects are beside one another, what else there is below them. */
const wholeRow = 'max-phone:col-span-full'

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
    <div className="flex min-w-0 items-center gap-1.5 max-phone:grid">
      <label htmlFor={id}>{t(`narrow.${facet}`)}</label>
      <select
        id={id}
        className={`h-8 max-w-60 rounded-control border px-2 max-phone:h-11 max-phone:w-full max-phone:max-w-none ${chosen === '' ? 'border-line-strong bg-surface' : 'border-main bg-main-soft'}`}
        value={chosen}
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
    <div className={`flex min-h-8 flex-wrap items-center gap-x-2 gap-y-1 ${wholeRow}`}>
      <label className={skin.check}>
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
    <div
      className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-label/5 text-ink-soft empty:hidden max-phone:grid max-phone:grid-cols-3 print:hidden"
      role="group"
      aria-label={t('narrow.title')}
    >
      {facetNames.map((facet) => (
        <Facet key={facet} facet={facet} {...props} />
      ))}
      <Demonstration {...props} />
      {isNarrowed && (
        <button
          type="button"
          className={`button ${wholeRow}`}
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
