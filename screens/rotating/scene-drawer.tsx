/** Working-scene drawer (800): tiles, inputs, Go to calculate, the result, and what can be done with it. */
import { Drawer } from '../ui/drawer.tsx'
import { CalculateRow } from './calculate-row.tsx'
import { CalculationRows } from './calculation-rows.tsx'
import { FailureNote } from './failure-note.tsx'
import type { SceneCalls } from './rotating-calls.ts'
import { useRotatingTexts } from './rotating-texts.ts'
import type { Calculated } from './runners.ts'
import { type RenderPicture, SceneInputs } from './scene-inputs.tsx'
import type { SceneView } from './scene-machine.ts'
import { type Keeping, useScenes } from './use-scenes.ts'

type Props = {
  readonly calls: SceneCalls
  readonly keeping: Keeping
  readonly renderPicture: RenderPicture
  readonly onFill: (calculated: Calculated) => void
  readonly onClose: () => void
}

const Submission = ({ state, dispatch }: SceneView) => {
  const { t } = useRotatingTexts()
  const { submission } = state
  const busy = submission.state === 'running' || submission.state === 'answered'
  return (
    <>
      <div className="mt-3 flex flex-wrap gap-2">
        <button type="button" className="button" data-kind="primary" onClick={() => dispatch({ type: 'fillPressed' })}>
          {t('drawer.fill')}
        </button>
        <button type="button" className="button" aria-disabled={busy} onClick={() => dispatch({ type: 'submitPressed' })}>
          {submission.state === 'running' ? t('drawer.submitting') : t('drawer.submit')}
        </button>
      </div>
      <p role="status">{submission.state === 'answered' && t('drawer.submitted', { number: submission.answer.number })}</p>
      {submission.state === 'failed' && <FailureNote words={t('drawer.submitFailed')} failure={submission.failure} />}
    </>
  )
}

const Content = ({ calls, keeping, renderPicture, onFill }: Omit<Props, 'onClose'>) => {
  const { t } = useRotatingTexts()
  const view = useScenes(calls, keeping, { onFill })
  const { calculation, form } = view.state
  return (
    <div className="form rotating">
      <SceneInputs {...view} renderPicture={renderPicture} />
      {calculation.state === 'failed' && <FailureNote words={t('scenes.failed')} failure={calculation.failure} />}
      {form.scene !== undefined && <CalculateRow {...view} label={t('drawer.go')} />}
      {calculation.state === 'answered' && (
        <section aria-labelledby="scene-result">
          <h3 id="scene-result">{t('drawer.table')}</h3>
          <CalculationRows rows={calculation.answer.list} name={t('drawer.table')} />
          <p className="field-hint">{t('drawer.tip')}</p>
          <Submission {...view} />
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
