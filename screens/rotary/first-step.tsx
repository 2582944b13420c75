/** First step (121): load type, inputs and calculation; the result leads to the second step. */
import { useMachine } from '../base/machine/use-machine.ts'
import { PageHead } from '../ui/page-head.tsx'
import { CalculateRow } from './calculate-row.tsx'
import { FailureNote } from './failure-note.tsx'
import type { SceneCalls } from './rotary-calls.ts'
import { savedForm, parts } from './rotary-session.ts'
import { usePartMemory } from '../base/selection/part-memory.ts'
import { useRotatingTexts } from './rotary-texts.ts'
import { type RenderPicture, SceneInputs } from './scene-inputs.tsx'
import { type Calculated, sceneMachine } from './scene-machine.ts'

/** Memory that does not recalculate on returning, because the result would lead to the second step again. */
const useMemory = () => {
  const make = usePartMemory(parts.scene, savedForm)
  return () => {
    const memory = make()
    const read = () => {
      const saved = memory.read()
      return saved && { ...saved, calculated: false }
    }
    return { ...memory, read }
  }
}

/** Beside the inputs, where there is room for both. */
const picturePlace = 'stack:sticky stack:top-20 stack:col-start-2 stack:row-span-5 stack:row-start-1 max-w-120 stack:self-start'

type Props = {
  readonly name: string
  readonly calls: SceneCalls
  readonly renderPicture: RenderPicture
  readonly onCalculated: (calculated: Calculated) => void
}

export const FirstStep = ({ name, calls, renderPicture, onCalculated }: Props) => {
  const { t } = useRotatingTexts()
  const view = useMachine(sceneMachine, { calls, onCalculated }, useMemory())
  const { calculation } = view.state
  return (
    <div className="max-w-340">
      <PageHead name={name} />
      <div className="panel grid grid-cols-1 gap-3 p-4 stack:grid-cols-form stack:[&>:not(figure)]:col-start-1">
        <SceneInputs {...view} renderPicture={renderPicture} pictureClassName={picturePlace} />
        {calculation.state === 'failed' && <FailureNote words={t('scenes.failed')} failure={calculation.failure} />}
        {view.state.form.scene !== undefined && <CalculateRow {...view} label={t('scenes.start')} />}
      </div>
    </div>
  )
}
