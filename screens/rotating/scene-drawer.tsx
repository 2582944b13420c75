/** Working-scene drawer (800): tiles, inputs, Go to calculate, the result, and what can be done with it. */
import { useScrollTo } from '../app/use-scroll-to.ts'
import { Drawer } from '../ui/drawer.tsx'
import { CalculateRow } from './calculate-row.tsx'
import { CalculationRows } from './calculation-rows.tsx'
import { CycleChart } from './cycle-chart.tsx'
import { cycleTorques } from './cycle-geometry.ts'
import { FailureNote } from './failure-note.tsx'
import type { SceneCalls } from './rotating-calls.ts'
import { useRotatingTexts } from './rotating-texts.ts'
import type { Calculated } from './runners.ts'
import { type RenderPicture, SceneInputs } from './scene-inputs.tsx'
import { Submission } from './submission.tsx'
import { type Keeping, useScenes } from './use-scenes.ts'
import './rotating.css'
import './scene-drawer.css'

type Props = {
  readonly calls: SceneCalls
  /** The same object always. */
  readonly keeping: Keeping
  readonly renderPicture: RenderPicture
  readonly onFill: (calculated: Calculated) => void
  readonly onClose: () => void
}

const Content = ({ calls, keeping, renderPicture, onFill }: Omit<Props, 'onClose'>) => {
  const { t } = useRotatingTexts()
  const view = useScenes(calls, keeping, { onFill })
  const { calculation, form } = view.state
  const target = useScrollTo(calculation.state === 'answered' ? calculation.answer : undefined)
  return (
    <div className="form rotating scene-drawer">
      <SceneInputs {...view} renderPicture={renderPicture} />
      {calculation.state === 'failed' && <FailureNote words={t('scenes.failed')} failure={calculation.failure} />}
      {form.scene !== undefined && <CalculateRow {...view} label={t('drawer.go')} />}
      {calculation.state === 'answered' && (
        <section ref={target} className="scene-result" tabIndex={-1} role="group" aria-labelledby="scene-result">
          <h3 id="scene-result">{t('drawer.table')}</h3>
          <CalculationRows rows={calculation.answer.list} name={t('drawer.table')} />
          <p className="rotating-note">{t('drawer.tip')}</p>
          <Submission {...view} />
          <CycleChart cycle={calculation.answer.cycle} {...cycleTorques(calculation.answer.list)} />
        </section>
      )}
    </div>
  )
}

export const SceneDrawer = ({ onClose, ...content }: Props) => {
  const { t } = useRotatingTexts()
  return (
    <Drawer title={t('drawer.title')} onClose={onClose}>
      <Content {...content} />
    </Drawer>
  )
}
