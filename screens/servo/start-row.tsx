import { StartBar } from '../../engine/react/index.ts'
import { useTexts } from '../app/texts.tsx'
import { reasons } from './reasons.ts'
import { useServoTexts } from './servo-texts.ts'
import type { ServoPanelView } from './use-servo-panel.ts'

export const StartRow = ({ state, dispatch }: Pick<ServoPanelView, 'state' | 'dispatch'>) => {
  const { LL } = useTexts()
  const { t } = useServoTexts()
  return (
    <div className="start-row">
      <StartBar
        label={LL.form.start()}
        needed={LL.form.stillNeeded()}
        missing={reasons(state).map(({ code, focus }) => ({ name: t(`reasons.${code}`), field: focus }))}
        onStart={() => dispatch({ type: 'startPressed' })}
      />
      <button type="button" className="button" data-kind="quiet" onClick={() => dispatch({ type: 'resetPressed' })}>
        {LL.form.reset()}
      </button>
    </div>
  )
}
