/** Filters of the motor list: type, brand and series. */
import { brandOf, seriesOf, offeredFilters, typeOf } from './derived-choices.ts'
import { useServoTexts } from './servo-texts.ts'
import type { ServoPanelView } from './panel-machine.ts'
import { skin } from '../../engine/react/skin.ts'

type Props = Pick<ServoPanelView, 'state' | 'dispatch'>

/** Returns the offered values, plus a chosen one that is no longer offered. */
const withChosen = (values: readonly string[], chosen: string | undefined): readonly string[] =>
  chosen === undefined || values.includes(chosen) ? values : [chosen, ...values]

export const MotorTypes = ({ state, dispatch }: Props) => {
  const { t, nameOf } = useServoTexts()
  const chosen = typeOf(state)
  const types = withChosen(offeredFilters(state)?.typeCodes ?? [], chosen)
  return (
    <div className={skin.group} role="group" aria-labelledby="servo-type-label">
      <span className={skin.label} id="servo-type-label">
        {t('motorType.label')}
      </span>
      <div className="flex min-h-9 flex-wrap gap-2 max-phone:min-h-24">
        {types.map((typeCode) => (
          <button
            key={typeCode}
            type="button"
            className="button w-30 px-2 wrap-anywhere chosen:border-main chosen:bg-main-soft chosen:font-semibold chosen:text-main chosen:ring-chosen"
            aria-pressed={chosen === typeCode}
            onClick={() => dispatch({ type: 'typeChosen', typeCode: chosen === typeCode ? undefined : typeCode })}
          >
            {nameOf('typeCodes', typeCode)}
          </button>
        ))}
      </div>
    </div>
  )
}

/** Cannot be the name of a brand. */
const otherBrands = '\u0000other'

const BrandSelect = ({ state, dispatch }: Props) => {
  const { t } = useServoTexts()
  const chosen = brandOf(state)
  const choose = (value: string) =>
    dispatch(value === otherBrands ? { type: 'otherBrandsChosen' } : { type: 'brandChosen', brand: value || undefined })
  return (
    <div className={skin.field}>
      <label className={skin.label} htmlFor="servo-brand">
        {t('brand.label')}
      </label>
      <select
        className={skin.select}
        id="servo-brand"
        value={state.motor?.calcType === 'customMotor' ? otherBrands : (chosen ?? '')}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">{t('brand.all')}</option>
        {withChosen(offeredFilters(state)?.brands ?? [], chosen).map((brand) => (
          <option key={brand} value={brand}>
            {brand}
          </option>
        ))}
        <option value={otherBrands}>{t('brand.other')}</option>
      </select>
    </div>
  )
}

/** Select of the series. A disabled select cannot be focused, so it shows the reason as its option. */
const SeriesSelect = ({ state, dispatch }: Props) => {
  const { t } = useServoTexts()
  const locked = brandOf(state) === undefined
  const chosen = seriesOf(state)
  return (
    <div className={skin.field}>
      <label className={skin.label} htmlFor="servo-series">
        {t('series.label')}
      </label>
      <select
        className={skin.select}
        id="servo-series"
        disabled={locked}
        value={chosen ?? ''}
        onChange={(event) => dispatch({ type: 'seriesChosen', series: event.target.value || undefined })}
      >
        <option value="">{locked ? t('series.first') : t('series.all')}</option>
        {!locked &&
          withChosen(offeredFilters(state)?.series ?? [], chosen).map((series) => (
            <option key={series} value={series}>
              {series}
            </option>
          ))}
      </select>
    </div>
  )
}

export const MotorFilters = (props: Props) => (
  <div className="grid grid-cols-2 gap-x-4">
    <BrandSelect {...props} />
    <SeriesSelect {...props} />
  </div>
)
