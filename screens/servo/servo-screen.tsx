/**
 * The servo panel on the left, its results on the right. The page provides results and overlay, so that this folder does not
 * depend on them.
 */
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { isCovered, type Shown, shownOf } from '../base/machine/call.ts'
import { useMachine } from '../base/machine/use-machine.ts'
import { usePageTitle } from '../base/page/page-title.ts'
import { usePartMemory } from '../base/selection/part-memory.ts'
import { CalculatorLayout } from '../ui/calculator-layout.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { ResultsRegion } from '../ui/results-region.tsx'
import { useScrollTo } from '../base/page/use-scroll-to.ts'
import { motorOf } from './derived-choices.ts'
import { panelPart, savedPanel } from './saved-panel.ts'
import { servoMachine } from './panel-machine.ts'
import { reasons } from './reasons.ts'
import type { DemandKind, ServoAnswer, ServoCalls, ServoQuestion } from './servo-calls.ts'
import { type Filtering, prepareDrawer, ServoPanel } from './servo-panel.tsx'
import { useServoTexts } from './servo-texts.ts'
import { useTexts } from '../base/texts/texts.ts'

const MotorHead = lazy(async () => ({ default: (await import('./motor-head.tsx')).MotorHead }))

export type ServoResults = Shown<ServoQuestion, ServoAnswer>

/** Actions available to the results. */
export type ResultActions = {
  /** Whether the calculation can start. */
  readonly ready: boolean
  readonly onRetry: () => void
  /** Sets the demanded ratio or output speed in rpm. */
  readonly onDemand: (by: DemandKind, value: number) => void
}

/** Overlay after Start; `answer` is set if it arrives before the declared time is over. */
export type StartOverlay = {
  readonly answer: ServoAnswer | undefined
  /** Shows the answer immediately. */
  readonly show: () => void
  readonly cancel: () => void
}

type Props = {
  readonly name: string
  readonly calls: ServoCalls
  /** Declared time of the overlay after Start, ms; 0 for none. */
  readonly overlayMs: number
  readonly renderResults: (results: ServoResults, actions: ResultActions) => ReactNode
  /** Renders the further filters; provided by the page. */
  readonly renderFilters: (filtering: Filtering) => ReactNode
  readonly renderOverlay: (overlay: StartOverlay) => ReactNode
}

export const ServoScreen = ({ name, calls, overlayMs, renderResults, renderFilters, renderOverlay }: Props) => {
  const { t: shell } = useTexts('shell')
  const { t } = useServoTexts()
  const [shown, setShown] = useState(0)
  const onShown = () => setShown((before) => before + 1)
  const memory = usePartMemory(panelPart, savedPanel)
  const { state, dispatch } = useMachine(servoMachine, { calls, onDrawer: prepareDrawer, onShown, overlayMs }, memory)
  const { calculation } = state
  const target = useScrollTo(shown === 0 ? undefined : shown)
  usePageTitle(shell('titles.calculator', { name }))
  const onDemand = (by: DemandKind, value: number) => {
    dispatch({ type: 'demandSwitched', by })
    dispatch({ type: 'demandEntered', value })
  }
  const ready = reasons(state).length === 0
  const show = () => dispatch({ type: 'show', question: 'calculation' })
  const cancel = () => dispatch({ type: 'cancel', question: 'calculation' })
  const answer = calculation.state === 'ready' ? calculation.answer : undefined
  return (
    <CalculatorLayout
      form={
        <>
          <PageHead name={name} />
          <ServoPanel state={state} dispatch={dispatch} renderFilters={renderFilters} />
        </>
      }
    >
      <ResultsRegion target={target} updating={calculation.state === 'running' && !isCovered(calculation) && t('status.updating')}>
        <Suspense>{motorOf(state) && <MotorHead state={state} />}</Suspense>
        {renderResults(shownOf(calculation), { ready, onDemand, onRetry: () => dispatch({ type: 'startPressed' }) })}
      </ResultsRegion>
      {overlayMs > 0 && isCovered(calculation) && renderOverlay({ answer, show, cancel: answer ? show : cancel })}
    </CalculatorLayout>
  )
}
