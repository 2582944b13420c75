/** Scene drawer (800): scenes, inputs, calculation, result and its actions. */
import { useMachine } from '../base/machine/use-machine.ts'
import { useScrollTo } from '../base/page/use-scroll-to.ts'
import { Drawer } from '../ui/dialog/drawer.tsx'
import { CalculateRow } from './calculate-row.tsx'
import { CalculationRows } from './calculation-rows.tsx'
import { CycleChart } from './cycle-chart.tsx'
import { cycleTorques } from './cycle-geometry.ts'
import { FailureNote } from './failure-note.tsx'
import type { SceneCalls } from './rotary-calls.ts'
import { savedForm, parts } from './rotary-session.ts'
import { usePartMemory } from '../base/selection/part-memory.ts'
import { useRotatingTexts } from './rotary-texts.ts'
import { type RenderPicture, SceneInputs } from './scene-inputs.tsx'
import { type Calculated, resultOf, sceneMachine } from './scene-machine.ts'
import { Submission } from './submission.tsx'

type Props = {
  readonly calls: SceneCalls
  readonly renderPicture: RenderPicture
  readonly onFill: (calculated: Calculated) => void
  readonly onClose: () => void
}

const Content = ({ calls, renderPicture, onFill }: Omit<Props, 'onClose'>) => {
  const { t } = useRotatingTexts()
  const view = useMachine(sceneMachine, { calls }, usePartMemory(parts.scene, savedForm))
  const { calculation, form } = view.state
  const result = resultOf(view.state)
  const target = useScrollTo(calculation.state === 'answered' ? calculation.answer : undefined)
  return (
    <div className="grid grid-cols-1 gap-4 tablet:grid-cols-side tablet:[&>:not(figure,[aria-labelledby=scene-conditions-label])]:col-span-full [&>[data-start-row]]:mb-0">
      <SceneInputs {...view} renderPicture={renderPicture} />
      {calculation.state === 'failed' && <FailureNote words={t('scenes.failed')} failure={calculation.failure} />}
      {form.scene !== undefined && <CalculateRow {...view} label={t('drawer.go')} />}
      {result && (
        <section
          ref={target}
          className="grid scroll-pt-4 grid-cols-1 gap-2 outline-none"
          tabIndex={-1}
          role="group"
          aria-labelledby="scene-result"
        >
          <h3 id="scene-result" className="border-b border-line pb-1 text-body text-main">
            {t('drawer.table')}
          </h3>
          <CalculationRows rows={result.rows} name={t('drawer.table')} />
          <p className="text-note text-ink-faint">{t('drawer.tip')}</p>
          <Submission {...view} onFill={() => onFill(result)} />
          <CycleChart cycle={result.cycle} {...cycleTorques(result.rows)} />
        </section>
      )}
    </div>
  )
}

export const SceneDrawer = ({ onClose, ...content }: Props) => {
  const { t } = useRotatingTexts()
  return (
    <Drawer className="w-200" tag="scene" title={t('drawer.title')} onClose={onClose}>
      <Content {...content} />
    </Drawer>
  )
}
