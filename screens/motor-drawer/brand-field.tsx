/** The brand, which must be chosen before other fields. */
import { DrawerField, fieldOf, idOf, noteOf } from './drawer-field.tsx'
import { brandParameter } from './drawer-state.ts'
import { useDrawerTexts } from './drawer-texts.ts'
import { waitingFields } from './parameter-block.ts'
import { appliedFilters } from './derived-fields.ts'
import type { SkuValue } from '../../contract/directory/sku-selection.ts'
import { useQuantity } from '../base/texts/quantity.ts'
import type { DrawerView } from './drawer-machine.ts'
import { skin } from '../../engine/react/skin.ts'

export const BrandField = ({ state, dispatch }: DrawerView) => {
  const { t } = useDrawerTexts()
  const { options, isLocked, reason } = fieldOf(state, brandParameter)
  if (options.length === 0) return null
  const chosen = options.find(({ isChosen }) => isChosen)?.value ?? ''
  const change = (value: string) =>
    dispatch({ type: 'fieldChanged', filter: { paramName: brandParameter, values: value === '' ? [] : [value] } })
  return (
    <DrawerField state={state} dispatch={dispatch} paramName={brandParameter} label={t('brand.label')} reason={reason} isOneControl>
      <select
        className={skin.select}
        id={idOf(brandParameter)}
        disabled={isLocked}
        aria-describedby={reason && noteOf(brandParameter)}
        value={chosen}
        onChange={(event) => change(event.target.value)}
      >
        <option value="">{t('brand.any')}</option>
        {options.map(({ value, count, isDisabled }) => (
          <option key={value} value={value} disabled={isDisabled}>
            {count === undefined ? value : t('withCount', { name: value, count })}
          </option>
        ))}
      </select>
    </DrawerField>
  )
}

/** Filters that came along and already narrow the list, until their fields appear. */
export const AppliedFilters = ({ state }: Pick<DrawerView, 'state'>) => {
  const { t, listed } = useDrawerTexts()
  const { inWords } = useQuantity()
  const applied = appliedFilters(state)
  if (applied.length === 0) return null
  const valueOf = (value: SkuValue, unit: string) => (typeof value === 'number' ? inWords(value, unit) : value)
  const values = applied.map(({ parameter: { displayName, unit }, filter: { values: chosen = [] } }) =>
    [displayName, listed(chosen.map((value) => valueOf(value, unit)))].join(' '),
  )
  return <p className="text-note text-ink-soft">{t('applied', { values: values.join(' · ') })}</p>
}

/** Fields that require the brand. A disabled select cannot be focused, so it shows the reason as its option. */
export const WaitingFields = ({ state }: Pick<DrawerView, 'state'>) => {
  const { t } = useDrawerTexts()
  return waitingFields(state).map(({ paramName }) => (
    <div key={paramName} className="grid grid-cols-1 gap-1">
      <label className={skin.label} htmlFor={idOf(paramName)}>
        {t('series.label')}
      </label>
      <select className={skin.select} id={idOf(paramName)} disabled>
        <option>{t('series.first')}</option>
      </select>
    </div>
  ))
}
