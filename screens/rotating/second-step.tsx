/** Second step (rotating_121): Matching result, the calculated rows, the recommended choices; the list of platforms is the page's. */
import { type ReactNode, useCallback } from 'react'
import type { RecommendedChoice, WorkingSecondAnswer } from '../../contract/rotary-working.ts'
import { rotaryParameterTypes } from '../../contract/rotary-working.ts'
import { lastAnswered } from '../app/call.ts'
import { useTexts } from '../app/texts.tsx'
import { useLatest, useRunner } from '../app/use-runner.ts'
import { ToggleRadio } from '../ui/toggle-radio.tsx'
import { CalculationRows } from './calculation-rows.tsx'
import { CycleChart } from './cycle-chart.tsx'
import { cycleTorques } from './cycle-geometry.ts'
import { FailureNote } from './failure-note.tsx'
import type { SecondCalls } from './rotating-calls.ts'
import { keepSecond, readSecond } from './rotating-session.ts'
import { useRotatingTexts } from './rotating-texts.ts'
import { createSecondRunner } from './runners.ts'
import type { RenderPicture } from './scene-inputs.tsx'
import type { SecondQuestion } from './second-choices.ts'
import { chosenOf, type SecondEvent, type SecondState } from './second-machine.ts'
import type { Keeping } from './use-scenes.ts'
import './rotating.css'

export type SecondView = { readonly state: SecondState; readonly dispatch: (event: SecondEvent) => void }

/** The last question that was answered. */
export type SecondAnswered = {
  readonly question: SecondQuestion
  readonly answer: WorkingSecondAnswer
  /** The next answer is under way. */
  readonly updating: boolean
}

type Props = {
  readonly calls: SecondCalls
  readonly keeping: Keeping
  readonly renderPicture: RenderPicture
  /** The platforms that fit, or why there are none. */
  readonly renderResults: (answered: SecondAnswered, view: SecondView) => ReactNode
  /** The progress modal of the first call. */
  readonly renderProgress: (view: SecondView) => ReactNode
  readonly onModify: () => void
}

/** What is chosen although it is no longer offered can be seen and taken back. */
const shownValues = ({ paramName, values }: RecommendedChoice, state: SecondState): RecommendedChoice['values'] => {
  const chosen = chosenOf(state)[paramName]
  const gone = chosen !== undefined && !values.some(({ value }) => value === chosen)
  return gone ? [{ value: chosen, icon: '', count: 0 }, ...values] : values
}

/** One parameter: ratios as radios, everything else as tiles with pictures. A press on what is chosen takes it back. */
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
      className="field"
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={chosen === undefined ? undefined : `${id}-hint`}
    >
      <span className="field-label" id={`${id}-label`}>
        {valueName('parameters', paramName)}
      </span>
      <div className={tiles ? 'tiles' : 'radio-list'}>
        {shownValues(choice, state).map(({ value, icon, count }) => (
          <label key={value} className={tiles ? 'tile' : 'radio'} data-checked={value === chosen || undefined}>
            <ToggleRadio name={id} aria-label={optionText(value, count)} checked={value === chosen} onPress={() => press(value)} />
            {tiles && <span className="tile-drawing">{renderPicture(icon)}</span>}
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
        <span className="rotating-note" id={`${id}-hint`}>
          {state.automatic[paramName] === undefined ? t('second.clear') : t('second.only')}
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
      <h2 className="section-title">{t('second.choices')}</h2>
      {answer.selectList.map((choice) => (
        <Choice key={choice.paramName} {...view} choice={choice} renderPicture={renderPicture} />
      ))}
      {view.state.cycle && <CycleChart cycle={view.state.cycle} {...cycleTorques(answer.calculationList)} />}
    </>
  )
}

/** Grey lines in the place of what is on its way. */
const Skeleton = () => {
  const { t } = useRotatingTexts()
  return (
    <div className="rotating-skeleton" role="status" aria-label={t('scenes.loading')}>
      {[1, 2, 3, 4, 5, 6].map((line) => (
        <span key={line} />
      ))}
    </div>
  )
}

export const SecondStep = ({ calls, keeping, renderPicture, renderResults, renderProgress, onModify }: Props) => {
  const { LL } = useTexts()
  const { t } = useRotatingTexts()
  const onState = useCallback((state: SecondState) => keeping.write(keepSecond(state)), [keeping])
  const latestCalls = useLatest(calls)
  const view = useRunner(
    () => createSecondRunner(latestCalls, readSecond(keeping.read())),
    (dispatch) => dispatch({ type: 'opened', first: !readSecond(keeping.read()).seen }),
    onState,
  )
  const { call, rows, progress } = view.state
  const answered = progress ? undefined : lastAnswered(call)
  const updating = call.state === 'running'
  const waiting = updating || progress !== undefined
  return (
    <div className="calculator">
      <div className="calculator-form panel rotating">
        <h1 className="text-xl text-main">{t('second.title')}</h1>
        <button type="button" className="button justify-self-start" onClick={onModify}>
          {t('second.modify')}
        </button>
        <p className="sr-only" role="status">
          {updating && answered && t('second.updating')}
        </p>
        {rows === undefined && <p>{t('second.noRows')}</p>}
        {call.state === 'failed' && <FailureNote words={t('scenes.failed')} failure={call.failure} />}
        {(call.state === 'failed' || call.state === 'stopped') && (
          <button type="button" className="button justify-self-start" onClick={() => view.dispatch({ type: 'retryPressed' })}>
            {t('scenes.retry')}
          </button>
        )}
        {answered ? <Choices view={view} answer={answered.answer} renderPicture={renderPicture} /> : waiting && <Skeleton />}
      </div>
      <section className="results" aria-label={LL.outcome.heading()}>
        {answered ? renderResults({ question: answered.request, answer: answered.answer, updating }, view) : waiting && <Skeleton />}
      </section>
      {progress && renderProgress(view)}
    </div>
  )
}
