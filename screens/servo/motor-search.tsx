/** Keyword field with the list of motors. Arrow keys move through the list, Enter picks the active row or searches at once. */
import { foundIn } from '../base/machine/call.ts'
import { FoundLine } from '../ui/found-line.tsx'
import { useCombobox } from '../ui/use-combobox.ts'
import { motorOf, shownMotors } from './derived-choices.ts'
import { listId, MotorList } from './motor-list.tsx'
import { listCap, pageSize } from './panel-state.ts'
import { controls } from './reasons.ts'
import type { ServoMotor } from './servo-calls.ts'
import { useServoTexts } from './servo-texts.ts'
import { searchAgain, type ServoPanelView } from './panel-machine.ts'
import { skin } from '../../engine/react/skin.ts'

type Props = Pick<ServoPanelView, 'state' | 'dispatch'>

const noMotors: readonly ServoMotor[] = []

export const MotorSearch = ({ state, dispatch }: Props) => {
  const { t } = useServoTexts()
  const { keyword } = state
  const motors = shownMotors(state)?.motors ?? noMotors
  const { active, input } = useCombobox({
    listId,
    options: motors.map(({ skuID }) => skuID),
    text: keyword,
    isOpen: true,
    onEnter: (row) => {
      const motor = motors[row]
      dispatch(motor ? { type: 'motorChosen', motor } : searchAgain)
      return true
    },
  })
  const chosen = motorOf(state)
  return (
    <div className={skin.field} data-field="motor">
      <label className={skin.label} htmlFor={controls.motor}>
        {t('model.label')}
      </label>
      <div className={skin.control}>
        <input
          className={skin.input}
          id={controls.motor}
          type="text"
          {...input}
          aria-describedby="servo-found"
          aria-required
          placeholder={t('model.placeholder')}
          value={keyword}
          onChange={(event) => dispatch({ type: 'keywordTyped', keyword: event.target.value })}
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
