/** Duty cycle at the output as rows of torque, speed and time, in a disclosure. */
import { type ClipboardEvent, useState } from 'react'
import { inputModeFrom } from '../../engine/react/input-mode.ts'
import { displayUnit, formatQuantity, formatUnit, parseQuantity } from '../../engine/units/index.ts'
import { mostPhases } from '../../families/reducer/wire/reducer.ts'
import { useTexts } from '../base/texts/texts.ts'
import { useUnitSystem } from '../base/browser/unit-setting.ts'
import { Disclosed } from './more-parameters.tsx'
import type { ServoPanelView } from './panel-machine.ts'
import { incompleteOf } from './panel-questions.ts'
import { pastedPhases } from './pasted-phases.ts'
import { controls } from './reasons.ts'
import { type PhaseDraft, type PhaseField, phaseUnits } from './servo-calls.ts'
import { useServoTexts } from './servo-texts.ts'
import { rowsSkin } from '../../engine/react/rows-skin.ts'

type Props = Pick<ServoPanelView, 'state' | 'dispatch'>

// The keys of the object literal are its field names.
const columns = Object.keys(phaseUnits) as readonly PhaseField[]

/** Whether a value is valid for its column: the speed may be 0, the time must be positive. */
const isPossible = (field: PhaseField, value: number | undefined): boolean =>
  value === undefined || field === 'torque' || (field === 'speed' ? value >= 0 : value > 0)

type CellProps = {
  readonly id: string
  readonly label: string
  readonly field: PhaseField
  readonly value: number | undefined
  readonly onCommit: (value: number | undefined) => void
}

/** A cell that commits on blur and Enter; an invalid text remains visible. */
const Cell = ({ id, label, field, value, onCommit }: CellProps) => {
  const unit = phaseUnits[field]
  const display = displayUnit(unit, useUnitSystem())
  const { locale } = useTexts('shell')
  const [draft, setDraft] = useState<string>()
  const commit = () => {
    if (draft === undefined) return
    const read = parseQuantity(draft, { unit, display, near: [value], locale })
    if ('value' in read || read.issue === 'empty') setDraft(undefined)
    onCommit('value' in read ? read.value : undefined)
  }
  return (
    <span className={rowsSkin.control}>
      <input
        className={rowsSkin.input}
        id={id}
        type="text"
        inputMode={inputModeFrom(field === 'torque' ? undefined : 0)}
        autoComplete="off"
        aria-label={label}
        aria-required
        aria-invalid={(draft !== undefined && value === undefined) || !isPossible(field, value)}
        value={draft ?? (value === undefined ? '' : formatQuantity(value, unit, display))}
        onChange={({ target }) => setDraft(target.value)}
        onKeyDown={({ key, nativeEvent }) => {
          if (key === 'Enter' && !nativeEvent.isComposing) commit()
        }}
        onBlur={commit}
      />
    </span>
  )
}

const Head = () => {
  const { t } = useServoTexts()
  const { t: shell, locale } = useTexts('shell')
  const system = useUnitSystem()
  return (
    <thead className={rowsSkin.head}>
      <tr>
        <th scope="col" className={rowsSkin.column}>
          {shell('form.rows.row')}
        </th>
        {columns.map((field) => (
          <th key={field} scope="col" className={rowsSkin.column}>
            {t(`phases.${field}`)} <span className={rowsSkin.note}>{formatUnit(displayUnit(phaseUnits[field], system), locale)}</span>
          </th>
        ))}
        <th scope="col" className={rowsSkin.column}>
          <span className="sr-only">{shell('form.rows.actions')}</span>
        </th>
      </tr>
    </thead>
  )
}

const Rows = ({ state, dispatch }: Props) => {
  const { t } = useServoTexts()
  const { t: shell, locale, listed } = useTexts('shell')
  const system = useUnitSystem()
  const { phases = [] } = state.output
  // Incremented when rows are removed or replaced, to discard uncommitted texts.
  const [generation, setGeneration] = useState(0)
  /** Parts of the last pasted table that were rejected. */
  const [notes, setNotes] = useState<readonly string[]>([])
  const change = (changed: readonly PhaseDraft[]) => dispatch({ type: 'phasesChanged', phases: changed })
  const replace = (changed: readonly PhaseDraft[]) => {
    setGeneration(generation + 1)
    change(changed)
  }
  // Rows have no id; the generation changes their keys when indices shift.
  const rows = phases.map((phase, place) => ({ phase, place, key: `${generation}-${place}` }))
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain')
    // A single cell is pasted as usual.
    if (!/[\t\n]/.test(text.trim())) return
    event.preventDefault()
    const filled = phases.filter((phase) => Object.values(phase).some((value) => value !== undefined))
    const pasted = pastedPhases(text, { system, locale }, (field) => t(`phases.${field}`))
    const all = [...filled, ...pasted.phases]
    setNotes([
      ...pasted.refused.map(({ field, line, text: cell }) =>
        shell('form.rows.refused', {
          label: shell('form.rows.cell', { name: t(`phases.${field}`), row: filled.length + line }),
          text: cell,
          issue: '',
        }).trim(),
      ),
      ...(pasted.unknown.length > 0 ? [shell('form.rows.unknownColumns', { names: listed(pasted.unknown) })] : []),
      ...(all.length > mostPhases ? [shell('form.rows.tooMany', { rows: all.length - mostPhases })] : []),
    ])
    replace(all.slice(0, mostPhases))
  }
  return (
    <div className={rowsSkin.list} role="group" aria-label={t('phases.label')} onPaste={onPaste}>
      <span className={rowsSkin.note}>{t('phases.hint')}</span>
      {phases.length > 0 && (
        <table className={rowsSkin.table} aria-label={t('phases.label')}>
          <Head />
          <tbody className={rowsSkin.body}>
            {rows.map(({ phase, place, key }) => (
              <tr key={key} className={rowsSkin.row}>
                <th scope="row" className={rowsSkin.number}>
                  {place + 1}
                </th>
                {columns.map((field) => (
                  <td
                    key={field}
                    className={rowsSkin.cell}
                    data-label={`${t(`phases.${field}`)} [${formatUnit(displayUnit(phaseUnits[field], system), locale)}]`}
                  >
                    <Cell
                      id={`${controls.phases}-${place}-${field}`}
                      label={shell('form.rows.cell', { name: t(`phases.${field}`), row: place + 1 })}
                      field={field}
                      value={phase[field]}
                      onCommit={(value) => change(phases.map((own, index) => (index === place ? { ...own, [field]: value } : own)))}
                    />
                  </td>
                ))}
                <td className={rowsSkin.actions}>
                  <button
                    type="button"
                    className={rowsSkin.action}
                    aria-label={shell('form.rows.remove', { row: place + 1 })}
                    onClick={() => replace(phases.filter((_, index) => index !== place))}
                  >
                    ×
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className={rowsSkin.tools}>
        <button
          type="button"
          className="button"
          id={controls.phases}
          disabled={phases.length >= mostPhases}
          title={shell('form.rows.pasteHint')}
          onClick={() => change([...phases, {}])}
        >
          {shell('form.rows.add')}
        </button>
        <span className={rowsSkin.note} role="status">
          {notes.join(' ')}
        </span>
      </div>
    </div>
  )
}

export const PhaseFields = (props: Props) => {
  const { t } = useServoTexts()
  return (
    <Disclosed
      label={t('phases.label')}
      count={props.state.output.phases?.length ?? 0}
      startsOpen={incompleteOf(props.state).includes('phases')}
    >
      {() => <Rows {...props} />}
    </Disclosed>
  )
}
