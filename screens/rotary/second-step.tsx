/** Second step (rotating_121): calculated rows, recommended choices, and the matching platforms, which the page renders. */
import { type ReactNode, useEffect } from 'react'
import type { RecommendedChoice, WorkingSecondAnswer } from '../../families/rotary/wire/calls.ts'
import { rotaryParameterTypes } from '../../families/rotary/wire/calls.ts'
import { isCovered, lastAnswered } from '../base/machine/call.ts'
import { useMachine } from '../base/machine/use-machine.ts'
import { ToggleRadio } from '../ui/toggle-radio.tsx'
import { CalculationRows } from './calculation-rows.tsx'
import { CycleChart } from './cycle-chart.tsx'
import { cycleTorques } from './cycle-geometry.ts'
import { FailureNote } from './failure-note.tsx'
import type { SecondCalls } from './rotary-calls.ts'
import { savedSecond, parts } from './rotary-session.ts'
import { usePartMemory } from '../base/selection/part-memory.ts'
import { useRotatingTexts } from './rotary-texts.ts'
import type { RenderPicture } from './scene-inputs.tsx'
import type { SecondQuestion } from './second-choices.ts'
import { automaticOf, chosenOf, secondMachine, type SecondState, type SecondView } from './second-machine.ts'
import { skin } from '../../engine/react/skin.ts'
import { CalculatorLayout, FormPanel } from '../ui/calculator-layout.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { ResultsRegion } from '../ui/results-region.tsx'

/** The last answered request. */
export type SecondAnswered = {
  readonly question: SecondQuestion
  readonly answer: WorkingSecondAnswer
  /** Whether the next answer is pending. */
  readonly updating: boolean
}

type Props = {
  readonly calls: SecondCalls
  /** Declared time of the first call's overlay, ms; 0 for none. */
  readonly overlayMs: number
  readonly renderPicture: RenderPicture
  /** Renders the matching platforms, or why there are none. */
  readonly renderResults: (answered: SecondAnswered, view: SecondView) => ReactNode
  /** Renders the overlay of the first call. */
  readonly renderProgress: (view: SecondView) => ReactNode
  /** Called when there is something to match, to load the code of the results. */
  readonly onRequested: () => void
  readonly onModify: (state: SecondState) => void
}

/** Returns the offered values, plus a chosen one that is no longer offered, so that it can be cleared. */
const shownValues = ({ paramName, values }: RecommendedChoice, state: SecondState): RecommendedChoice['values'] => {
  const chosen = chosenOf(state)[paramName]
  const gone = chosen !== undefined && !values.some(({ value }) => value === chosen)
  return gone ? [{ value: chosen, icon: '', count: 0 }, ...values] : values
}

/** Few kinds of platform keep the size of many. */
const tilesClasses = 'grid gap-2 grid-cols-many'

/** One parameter: ratios as radio buttons, all others as tiles with pictures. Pressing the chosen value clears it. */
const Choice = ({ state, dispatch, choice, renderPicture }: SecondView & { choice: RecommendedChoice; renderPicture: RenderPicture }) => {
  const { t, valueName } = useRotatingTexts()
  const { paramName, paramType, recommended } = choice
  const id = `rotating-${paramName}`
  const tiles = paramType === rotaryParameterTypes.images
  const chosen = chosenOf(state)[paramName]
  const press = (value: string) => dispatch({ type: 'optionPicked', paramName, value })
  const optionText = (value: string, count: number): string => {
    const option = t('second.option', { name: valueName(`options.${paramName}`, value), count })
    return value === recommended ? `${option}, ${t('second.recommended')}` : option
  }
  return (
    <div
      className={skin.group}
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={chosen === undefined ? undefined : `${id}-hint`}
    >
      <span className={skin.label} id={`${id}-label`}>
        {valueName('parameters', paramName)}
      </span>
      <div className={tiles ? tilesClasses : 'flex flex-wrap gap-x-2 gap-y-1'}>
        {shownValues(choice, state).map(({ value, icon, count }) => (
          <label key={value} className={tiles ? skin.tile : `${skin.radio} whitespace-nowrap`} data-checked={value === chosen || undefined}>
            <ToggleRadio name={id} aria-label={optionText(value, count)} checked={value === chosen} onPress={() => press(value)} />
            {tiles && <span className={skin.tileDrawing}>{renderPicture(icon)}</span>}
            <span>
              {valueName(`options.${paramName}`, value)} ({count})
            </span>
            {value === recommended && (
              <span className="tag" data-kind="main">
                {t('second.recommended')}
              </span>
            )}
          </label>
        ))}
      </div>
      {chosen !== undefined && (
        <span className="text-note text-ink-faint" id={`${id}-hint`}>
          {automaticOf(state)[paramName] === undefined ? t('second.clear') : t('second.only')}
        </span>
      )}
    </div>
  )
}

const Choices = ({ view, answer, renderPicture }: { view: SecondView; answer: WorkingSecondAnswer } & Pick<Props, 'renderPicture'>) => {
  const { t } = useRotatingTexts()
  return (
    <>
      <CalculationRows rows={answer.calculationList} name={t('second.title')} />
      <h2 className={skin.sectionTitle}>{t('second.choices')}</h2>
      {answer.selectList.map((choice) => (
        <Choice key={choice.paramName} {...view} choice={choice} renderPicture={renderPicture} />
      ))}
      {view.state.cycle && <CycleChart cycle={view.state.cycle} {...cycleTorques(answer.calculationList)} />}
    </>
  )
}

/** Placeholder while loading. */
const Skeleton = () => {
  const { t } = useRotatingTexts()
  return (
    <div className="grid gap-2" role="status" aria-label={t('scenes.loading')}>
      {[1, 2, 3, 4, 5, 6].map((line) => (
        <span key={line} className="h-8 rounded-control bg-line" />
      ))}
    </div>
  )
}

export const SecondStep = ({ calls, overlayMs, renderPicture, renderResults, renderProgress, onRequested, onModify }: Props) => {
  const { t } = useRotatingTexts()
  const view = useMachine(secondMachine, { calls, overlayMs }, usePartMemory(parts.second, savedSecond))
  const { platforms, rows } = view.state
  const isRequested = rows !== undefined
  useEffect(() => {
    if (isRequested) onRequested()
  }, [isRequested, onRequested])
  const covered = isCovered(platforms)
  const answered = covered ? undefined : lastAnswered(platforms)
  const updating = platforms.state === 'running'
  const waiting = updating || covered
  return (
    <CalculatorLayout
      form={
        <>
          <PageHead name={t('second.title')} />
          <FormPanel className="panel grid min-w-0 grid-cols-1 gap-3">
            {rows === undefined && <p>{t('second.noRows')}</p>}
            <button
              type="button"
              className="button justify-self-start"
              data-kind={rows === undefined ? 'primary' : undefined}
              onClick={() => onModify(view.state)}
            >
              {t('second.modify')}
            </button>
            {platforms.state === 'failed' && <FailureNote words={t('scenes.failed')} failure={platforms.failure} />}
            {(platforms.state === 'failed' || platforms.state === 'stopped') && (
              <button
                type="button"
                className="button justify-self-start"
                onClick={() => view.dispatch({ type: 'retry', question: 'platforms' })}
              >
                {t('scenes.retry')}
              </button>
            )}
            {answered ? <Choices view={view} answer={answered.answer} renderPicture={renderPicture} /> : waiting && <Skeleton />}
          </FormPanel>
        </>
      }
    >
      <ResultsRegion updating={updating && answered !== undefined && t('second.updating')}>
        {answered ? renderResults({ question: answered.request, answer: answered.answer, updating }, view) : waiting && <Skeleton />}
      </ResultsRegion>
      {overlayMs > 0 && covered && renderProgress(view)}
    </CalculatorLayout>
  )
}
