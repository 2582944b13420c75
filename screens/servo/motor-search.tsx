/** Keyword field with the list of motors. Arrow keys move through the list, Enter picks the active row or searches at once. */
import { type KeyboardEvent, useState } from 'react'
import { foundIn } from '../base/machine/call.ts'
import { FoundLine } from '../ui/found-line.tsx'
import { motorOf, shownMotors } from './derived-choices.ts'
import { listId, MotorList, optionId } from './motor-list.tsx'
import { listCap, pageSize } from './panel-state.ts'
import { controls } from './reasons.ts'
import type { ServoMotor } from './servo-calls.ts'
import { useServoTexts } from './servo-texts.ts'
import { searchAgain, type ServoPanelView } from './panel-machine.ts'

type Props = Pick<ServoPanelView, 'state' | 'dispatch'>

const noMotors: readonly ServoMotor[] = []

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }

/** Returns the active row, -1 for none; reset for every new list. */
const useActiveRow = (motors: readonly ServoMotor[], keyword: string, dispatch: ServoPanelView['dispatch']) => {
  const [at, setAt] = useState<{ readonly row: number; readonly keyword: string }>()
  const active = at?.keyword === keyword && at.row < motors.length ? at.row : -1
  const onKeyDown = (event: KeyboardEvent) => {
    // Ignore keys while an input method is composing.
    if (event.nativeEvent.isComposing) return
    const step = steps[event.key]
    if (step !== undefined) {
      event.preventDefault()
      setAt({ row: Math.max(-1, Math.min(motors.length - 1, active + step)), keyword })
    }
    if (event.key === 'Escape') setAt(undefined)
    if (event.key !== 'Enter') return
    event.preventDefault()
    const motor = motors[active]
    dispatch(motor ? { type: 'motorChosen', motor } : searchAgain)
  }
  return { active, onKeyDown }
}

export const MotorSearch = ({ state, dispatch }: Props) => {
  const { t } = useServoTexts()
  const { keyword } = state
  const motors = shownMotors(state)?.motors ?? noMotors
  const { active, onKeyDown } = useActiveRow(motors, keyword, dispatch)
  const chosen = motorOf(state)
  return (
    <div className="field" data-field="motor">
      <label className="field-label" htmlFor={controls.motor}>
        {t('model.label')}
      </label>
      <div className="field-row">
        <input
          className="field-input"
          id={controls.motor}
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          aria-autocomplete="list"
          aria-expanded={motors.length > 0}
          aria-controls={listId}
          aria-activedescendant={active < 0 ? undefined : optionId(active)}
          aria-describedby="servo-found"
          aria-required
          placeholder={t('model.placeholder')}
          value={keyword}
          onChange={(event) => dispatch({ type: 'keywordTyped', keyword: event.target.value })}
          onKeyDown={onKeyDown}
        />
      </div>
      <MotorList
        motors={motors}
        chosen={chosen?.calcType === 'sku' ? chosen.motor.skuID : undefined}
        active={active}
        onChoose={(motor) => dispatch({ type: 'motorChosen', motor })}
      />
      <MotorCount state={state} dispatch={dispatch} />
    </div>
  )
}

/** Number of motors found, with a button for more. */
const MotorCount = ({ state, dispatch }: Props) => {
  const { t } = useServoTexts()
  const found = foundIn(state.motors)
  const count = shownMotors(state)?.count ?? 0
  const more = found === 'some' ? Math.min(count, listCap) - state.page * pageSize : 0
  const words = found === 'some' ? t('model.found', { count }) : t(`model.${found}`)
  const isCapped = found === 'some' && more <= 0 && count > listCap
  return (
    <FoundLine
      id="servo-found"
      words={isCapped ? `${words} · ${t('model.capped', { cap: listCap })}` : words}
      onRetry={found === 'failed' ? () => dispatch(searchAgain) : undefined}
    >
      {more > 0 && (
        <button type="button" className="button" data-size="small" onClick={() => dispatch({ type: 'moreMotorsRequested' })}>
          {t('model.more', { count: Math.min(more, pageSize) })}
        </button>
      )}
    </FoundLine>
  )
}
