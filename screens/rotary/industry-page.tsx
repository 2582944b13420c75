/**
 * Industry page (120, 3000000): conditions from the scene drawer, a motor, and filters; the page renders the list of platforms.
 */
import { type ReactNode, useState } from 'react'
import { usePageTitle } from '../base/page/page-title.ts'
import { keyOf, type Shown, shownOf } from '../base/machine/call.ts'
import { useMachine } from '../base/machine/use-machine.ts'
import { useScrollTo } from '../base/page/use-scroll-to.ts'
import type { RotaryServoAnswer, RotaryServoRequest } from '../../families/rotary/wire/calls.ts'
import { CalculationRows } from './calculation-rows.tsx'
import { IndustryChoices } from './industry-choices.tsx'
import { answeredConditions, firstVisit, industryMachine, type IndustryMotor, type IndustryView } from './industry-machine.ts'
import { IndustryMotorField } from './industry-motor.tsx'
import { IndustryPart } from './industry-part.tsx'
import type { IndustryCalls } from './rotary-calls.ts'
import { savedIndustry, parts } from './rotary-session.ts'
import { usePartMemory } from '../base/selection/part-memory.ts'
import { useRotatingTexts } from './rotary-texts.ts'
import type { Calculated } from './scene-machine.ts'
import { skin } from '../../engine/react/skin.ts'
import { CalculatorLayout, FormPanel } from '../ui/calculator-layout.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { ChosenBox } from '../ui/chosen-box.tsx'
import { ResultsRegion } from '../ui/results-region.tsx'
import { useTexts } from '../base/texts/texts.ts'

type Props = {
  readonly name: string
  readonly calls: IndustryCalls
  /** Each industry page stores its own conditions. */
  /** Whether the scene drawer is open on the first visit. */
  readonly opensScene: boolean
  /** Renders the scene drawer; filling in the conditions closes it. */
  readonly renderSceneDrawer: (drawer: { onFill: (calculated: Calculated) => void; onClose: () => void }) => ReactNode
  /** Renders the motor drawer; choosing a motor closes it. */
  readonly renderMotorDrawer: (drawer: { onChoose: (motor: IndustryMotor) => void; onClose: () => void }, view: IndustryView) => ReactNode
  readonly renderResults: (results: Shown<RotaryServoRequest, RotaryServoAnswer>, view: IndustryView) => ReactNode
}

const Conditions = ({ state, dispatch }: IndustryView) => {
  const { t } = useRotatingTexts()
  const { rows } = state
  return (
    <IndustryPart role="group" aria-labelledby="industry-conditions-label">
      <span className={skin.sectionTitle} id="industry-conditions-label">
        {t('industry.conditions')}
      </span>
      {rows ? <CalculationRows rows={rows} name={t('industry.conditions')} /> : <ChosenBox isEmpty>{t('industry.noConditions')}</ChosenBox>}
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
      {!rows && <p className="text-note text-ink-faint">{t('industry.afterConditions')}</p>}
    </IndustryPart>
  )
}

const useIndustry = ({ calls, opensScene }: Pick<Props, 'calls' | 'opensScene'>): IndustryView => {
  const make = usePartMemory(parts.industry, savedIndustry)
  return useMachine(industryMachine, { calls }, () => {
    const memory = make()
    return { ...memory, read: () => memory.read() ?? firstVisit(opensScene ? 'scene' : undefined) }
  })
}

export const IndustryPage = ({ name, renderSceneDrawer, renderMotorDrawer, renderResults, ...industryParts }: Props) => {
  const { t: shell } = useTexts('shell')
  const { t } = useRotatingTexts()
  const view = useIndustry(industryParts)
  const { state, dispatch } = view
  const answered = answeredConditions(state)
  // Scroll to results of new conditions only, not to restored ones.
  const [before] = useState(() => state.rows && keyOf(state.rows))
  const target = useScrollTo(answered === before ? undefined : answered)
  usePageTitle(shell('titles.calculator', { name }))
  const onClose = () => dispatch({ type: 'drawerClosed' })
  return (
    <CalculatorLayout
      form={
        <>
          <PageHead name={name} />
          <FormPanel className="panel grid grid-cols-1 gap-3">
            <Conditions {...view} />
            <IndustryMotorField {...view} />
            <IndustryChoices {...view} />
          </FormPanel>
        </>
      }
    >
      <ResultsRegion target={target} updating={state.platforms.state === 'running' && t('second.updating')}>
        {renderResults(shownOf(state.platforms), view)}
      </ResultsRegion>
      {state.drawer === 'scene' &&
        renderSceneDrawer({ onFill: ({ rows, request }) => dispatch({ type: 'conditionsFilled', rows, scene: request }), onClose })}
      {state.drawer === 'motor' && renderMotorDrawer({ onChoose: (motor) => dispatch({ type: 'motorChosen', motor }), onClose }, view)}
    </CalculatorLayout>
  )
}
