import { StartBar } from '../../engine/react/index.ts'
import { reasons } from './reasons.ts'
import { useServoTexts } from './servo-texts.ts'
import type { ServoPanelView } from './panel-machine.ts'
import { lastAnswered } from '../base/machine/call.ts'
import { GoToResults } from '../ui/go-to-results.tsx'
import { useTexts } from '../base/texts/texts.ts'
import { listMark } from '../../engine/base/listed.ts'
import { skin } from '../../engine/react/skin.ts'

export const StartRow = ({ state, dispatch }: Pick<ServoPanelView, 'state' | 'dispatch'>) => {
  const { t: shell, locale } = useTexts('shell')
  const { t } = useServoTexts()
  return (
    <div className={skin.startRow} data-start-row>
      <StartBar
        label={shell('form.start')}
        needed={shell('form.stillNeeded')}
        listMark={listMark(locale)}
        missing={reasons(state).map(({ code, focus }) => ({ name: t(`reasons.${code}`), field: focus }))}
        onStart={() => dispatch({ type: 'startPressed' })}
      />
      <GoToResults count={lastAnswered(state.calculation)?.answer.calculation.matched} />
      <button type="button" className="button" data-kind="quiet" onClick={() => dispatch({ type: 'resetPressed' })}>
        {shell('form.reset')}
      </button>
    </div>
  )
}
