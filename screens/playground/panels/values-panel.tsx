/** All values of the form with their states. */
import { useState } from 'react'
import { formatUnit } from '../../../engine/units/index.ts'
import { useTexts } from '../../base/texts/texts.ts'
import type { WatchedStore } from '../../base/browser/watched-store.ts'
import { useLook } from './use-look.ts'
import { shownValues, type ShownValue, type ValueGroup } from './shown-values.ts'

const groups = ['fields', 'derived', 'tables', 'init'] as const satisfies readonly ValueGroup[]

const ValueRow = ({ value: { path, text, unit, state, because } }: { readonly value: ShownValue }) => {
  const { t, locale, listed } = useTexts('playground')
  return (
    <tr data-state={state}>
      <th scope="row" className="code">
        {path}
      </th>
      <td>
        <span className="playground-state" data-state={state}>
          {t(`states.${state}`)}
        </span>
      </td>
      <td className="code">
        <span>{state === 'known' ? text : because.length > 0 ? t('values.because', { names: listed(because) }) : ''}</span>
        {state === 'known' && unit !== '' && <small> {formatUnit(unit, locale)}</small>}
      </td>
    </tr>
  )
}

const ValueTable = ({ group, values }: { readonly group: ValueGroup; readonly values: readonly ShownValue[] }) => {
  const { t } = useTexts('playground')
  return (
    <table className="playground-table">
      <caption>{t(`values.groups.${group}`)}</caption>
      <thead>
        <tr>
          <th scope="col">{t('values.name')}</th>
          <th scope="col">{t('values.state')}</th>
          <th scope="col">{t('values.value')}</th>
        </tr>
      </thead>
      <tbody>
        {values.map((value) => (
          <ValueRow key={value.path} value={value} />
        ))}
      </tbody>
    </table>
  )
}

export const ValuesPanel = ({ watched }: { readonly watched: WatchedStore }) => {
  const { t } = useTexts('playground')
  const { state } = useLook(watched)
  const [withConditions, setWithConditions] = useState(false)
  const values = shownValues(state)
  const shown: readonly ValueGroup[] = withConditions ? [...groups, 'conditions'] : groups
  return (
    <div className="playground-panel">
      <label className="playground-check">
        <input type="checkbox" checked={withConditions} onChange={({ target }) => setWithConditions(target.checked)} />
        {t('values.withConditions')}
      </label>
      {shown.map((group) => {
        const own = values.get(group) ?? []
        return own.length > 0 && <ValueTable key={group} group={group} values={own} />
      })}
    </div>
  )
}
