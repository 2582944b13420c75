/** Industry page (120, 3000000): conditions from the scene drawer, a motor, and what narrows the list of platforms, which is the page's. */
import { type ReactNode, useCallback, useState } from 'react'
import { usePageTitle } from '../app/page-title.ts'
import { useTexts } from '../app/texts.tsx'
import { useLatest, useRunner } from '../app/use-runner.ts'
import { useScrollTo } from '../app/use-scroll-to.ts'
import { CalculationRows } from './calculation-rows.tsx'
import { IndustryChoices } from './industry-choices.tsx'
import type { IndustryMotor, IndustryState } from './industry-machine.ts'
import { IndustryMotorField } from './industry-motor.tsx'
import { answeredConditions, type IndustryResults, type IndustryView, resultsOf } from './industry-results.ts'
import type { IndustryCalls } from './rotating-calls.ts'
import { keepIndustry, readIndustry } from './rotating-session.ts'
import { useRotatingTexts } from './rotating-texts.ts'
import { type Calculated, createIndustryRunner } from './runners.ts'
import type { Keeping } from './use-scenes.ts'
import './rotating.css'
import './industry.css'

type Props = {
  readonly name: string
  readonly calls: IndustryCalls
  /** The same object always. */
  readonly keeping: Keeping
  /** Whether the working scenes are shown at once to who comes for the first time. */
  readonly opensScene: boolean
  /** The working-scene drawer; filling in closes it. */
  readonly renderSceneDrawer: (drawer: { onFill: (calculated: Calculated) => void; onClose: () => void }) => ReactNode
  /** The motor drawer; choosing closes it. */
  readonly renderMotorDrawer: (drawer: { onChoose: (motor: IndustryMotor) => void; onClose: () => void }, view: IndustryView) => ReactNode
  readonly renderResults: (results: IndustryResults, view: IndustryView) => ReactNode
}

const Conditions = ({ state, dispatch }: IndustryView) => {
  const { t } = useRotatingTexts()
  const { rows } = state
  return (
    <div className="industry-part" role="group" aria-labelledby="industry-conditions-label">
      <span className="section-title" id="industry-conditions-label">
        {t('industry.conditions')}
      </span>
      {rows ? (
        <CalculationRows rows={rows} name={t('industry.conditions')} />
      ) : (
        <p className="industry-chosen" data-empty>
          {t('industry.noConditions')}
        </p>
      )}
      <div>
        <button
          type="button"
          className="button"
          data-kind={rows ? undefined : 'primary'}
          onClick={() => dispatch({ type: 'drawerOpened', drawer: 'scene' })}
        >
          {t(rows ? 'industry.changeScene' : 'industry.openScene')}
        </button>
      </div>
      {!rows && <p className="rotating-note">{t('industry.afterConditions')}</p>}
    </div>
  )
}

const useIndustry = ({ calls, keeping, opensScene }: Pick<Props, 'calls' | 'keeping' | 'opensScene'>): IndustryView => {
  const onState = useCallback((state: IndustryState) => keeping.write(keepIndustry(state)), [keeping])
  const latestCalls = useLatest(calls)
  return useRunner(
    () => createIndustryRunner(latestCalls, readIndustry(keeping.read()) ?? (opensScene ? { drawer: 'scene' } : {})),
    (dispatch) => dispatch({ type: 'opened' }),
    onState,
  )
}

export const IndustryPage = ({ name, renderSceneDrawer, renderMotorDrawer, renderResults, ...given }: Props) => {
  const { LL } = useTexts()
  const { t } = useRotatingTexts()
  const view = useIndustry(given)
  const { state, dispatch } = view
  const answered = answeredConditions(state)
  // What a reload brings back is where it was; other conditions bring their results into view.
  const [before] = useState(() => state.rows && JSON.stringify(state.rows))
  const target = useScrollTo(answered === before ? undefined : answered)
  usePageTitle(LL.titles.calculator({ name }))
  const onClose = () => dispatch({ type: 'drawerClosed' })
  const results = resultsOf(view)
  return (
    <div className="calculator">
      <div className="min-w-0">
        <h1 className="mb-3 text-xl text-main">{name}</h1>
        <div className="calculator-form panel">
          <div className="form rotating">
            <Conditions {...view} />
            <IndustryMotorField {...view} />
            <IndustryChoices {...view} />
          </div>
        </div>
      </div>
      <section ref={target} className="results" tabIndex={-1} aria-label={LL.outcome.heading()}>
        <p className="sr-only" role="status">
          {state.call.state === 'running' && t('second.updating')}
        </p>
        {renderResults(results, view)}
      </section>
      {state.drawer === 'scene' && renderSceneDrawer({ onFill: ({ rows }) => dispatch({ type: 'conditionsFilled', rows }), onClose })}
      {state.drawer === 'motor' && renderMotorDrawer({ onChoose: (motor) => dispatch({ type: 'motorChosen', motor }), onClose }, view)}
    </div>
  )
}
