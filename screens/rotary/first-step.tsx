/** First step (121): load type, its inputs, Start calculate; what comes of it goes on to the second step. */
import { useMachine } from '../base/machine/use-machine.ts'
import { CalculateRow } from './calculate-row.tsx'
import { FailureNote } from './failure-note.tsx'
import type { SceneCalls } from './rotary-calls.ts'
import { firstStepSlot } from './rotary-session.ts'
import { useRotatingTexts } from './rotary-texts.ts'
import { type RenderPicture, SceneInputs } from './scene-inputs.tsx'
import { type Calculated, sceneMachine } from './scene-machine.ts'
import '../../engine/react/form.css'
import './rotary.css'

/** The result leads on to the next page: coming back calculates nothing without a press, or it would lead away again. */
const memory = () => ({
  ...firstStepSlot,
  read: () => {
    const kept = firstStepSlot.read()
    return kept && { ...kept, calculated: false }
  },
})

type Props = {
  readonly name: string
  readonly calls: SceneCalls
  readonly renderPicture: RenderPicture
  readonly onCalculated: (calculated: Calculated) => void
}

export const FirstStep = ({ name, calls, renderPicture, onCalculated }: Props) => {
  const { t } = useRotatingTexts()
  const view = useMachine(sceneMachine, { calls, onCalculated }, memory)
  const { calculation } = view.state
  return (
    <div className="form rotating rotating-first panel">
      <h1 className="text-xl text-main">{name}</h1>
      <SceneInputs {...view} renderPicture={renderPicture} />
      {calculation.state === 'failed' && <FailureNote words={t('scenes.failed')} failure={calculation.failure} />}
      {view.state.form.scene !== undefined && <CalculateRow {...view} label={t('scenes.start')} />}
    </div>
  )
}
