/** First step (121): load type, its inputs, Start calculate; what comes of it goes on to the second step. */
import { CalculateRow } from './calculate-row.tsx'
import { FailureNote } from './failure-note.tsx'
import type { SceneCalls } from './rotating-calls.ts'
import { useRotatingTexts } from './rotating-texts.ts'
import type { Calculated } from './runners.ts'
import { type RenderPicture, SceneInputs } from './scene-inputs.tsx'
import { type Keeping, useScenes } from './use-scenes.ts'
import './rotating.css'

type Props = {
  readonly name: string
  readonly calls: SceneCalls
  /** The same object always. */
  readonly keeping: Keeping
  readonly renderPicture: RenderPicture
  readonly onCalculated: (calculated: Calculated) => void
}

export const FirstStep = ({ name, calls, keeping, renderPicture, onCalculated }: Props) => {
  const { t } = useRotatingTexts()
  const view = useScenes(calls, keeping, { onCalculated })
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
