/** All values of the form with their states. */
import { useState } from 'react'
import { formatUnit } from '../../../engine/units/index.ts'
import { useTexts } from '../../base/texts/texts.ts'
import type { WatchedStore } from '../../base/browser/watched-store.ts'
import { useLook } from './use-look.ts'
import { shownValues, type ShownValue, type ValueGroup, type ValueState } from './shown-values.ts'
import { Panel } from '../elements/panel.tsx'
import { Cell, NameCell, Table } from '../elements/table.tsx'

const groups = ['fields', 'derived', 'tables', 'init'] as const satisfies readonly ValueGroup[]

const looks: Readonly<Record<ValueState, string>> = {
  known: 'border-good text-good',
  masked: 'border-dashed border-line-strong text-ink-soft',
  undecided: 'border-dashed border-line-strong text-ink-soft',
  empty: 'border-line-strong text-ink-soft',
  missing: 'border-line-strong text-ink-soft',
  invalid: 'border-emphasis text-emphasis-strong',
}

const ValueRow = ({ value: { path, text, unit, state, because } }: { readonly value: ShownValue }) => {
  const { t, locale, listed } = useTexts('playground')
  return (
    <tr>
      <NameCell>{path}</NameCell>
      <Cell>
        <span className={`inline-block rounded-full border px-2 text-note whitespace-nowrap ${looks[state]}`}>{t(`states.${state}`)}</span>
      </Cell>
      <Cell isCode>
        <span>{state === 'known' ? text : because.length > 0 ? t('values.because', { names: listed(because) }) : ''}</span>
        {state === 'known' && unit !== '' && <small className="text-note"> {formatUnit(unit, locale)}</small>}
      </Cell>
    </tr>
  )
}

const ValueTable = ({ group, values }: { readonly group: ValueGroup; readonly values: readonly ShownValue[] }) => {
  const { t } = useTexts('playground')
  return (
    <Table caption={t(`values.groups.${group}`)} head={[t('values.name'), t('values.state'), t('values.value')]}>
      {values.map((value) => (
        <ValueRow key={value.path} value={value} />
      ))}
    </Table>
  )
}

export const ValuesPanel = ({ watched }: { readonly watched: WatchedStore }) => {
  const { t } = useTexts('playground')
  const { state } = useLook(watched)
  const [withConditions, setWithConditions] = useState(false)
  const values = shownValues(state)
  const shown: readonly ValueGroup[] = withConditions ? [...groups, 'conditions'] : groups
  return (
    <Panel>
      <label className="inline-flex items-center gap-2 text-label/5">
        <input type="checkbox" checked={withConditions} onChange={({ target }) => setWithConditions(target.checked)} />
        {t('values.withConditions')}
      </label>
      {shown.map((group) => {
        const own = values.get(group) ?? []
        return own.length > 0 && <ValueTable key={group} group={group} values={own} />
      })}
    </Panel>
  )
}
