/** Second step of the rotary flow: choices and matching platforms. */
import { lazy, Suspense, useMemo } from 'react'
import { useLocation } from 'wouter'
import { useRotatingTexts } from '../rotary/rotary-texts.ts'
import { goBackWith, parts, savedForm } from '../rotary/rotary-session.ts'
import { choicesIn, ratioParameter, secondRequest } from '../rotary/second-choices.ts'
import { CycleChart } from '../rotary/cycle-chart.tsx'
import { cycleTorques } from '../rotary/cycle-geometry.ts'
import type { SecondState, SecondView } from '../rotary/second-machine.ts'
import { type SecondAnswered, SecondStep } from '../rotary/second-step.tsx'
import { LazyResultsPanel, prepareResults } from '../results/cards/lazy-results-panel.ts'
import { ErrorBoundary } from '../base/page/error-boundary.tsx'
import { usePageTitle } from '../base/page/page-title.ts'
import { usePlatformSelection } from './rotary/platform-selection.tsx'
import { renderPlatform } from './rotary/rotary-pictures.tsx'
import { rotaryCalculation, secondCall, secondService } from './rotary/rotary-service.ts'
import { rotaryWords } from './rotary/rotary-words.ts'
import { overlayMsOf } from '../base/site/site.ts'
import { partOf, useMade, withPart } from '../base/selection/part-memory.ts'
import { lastVisit, leaveFor } from '../base/selection/visit.ts'
import { workingClassOf } from '../base/calculators/working-classes.ts'
import { useClassNames } from '../base/texts/class-names.ts'
import { useTexts } from '../base/texts/texts.ts'
import { Notice } from '../ui/notice.tsx'
import { Loading } from '../ui/loading.tsx'

const loadOverlay = () => import('../calculator/matching-overlay.tsx')

/** Loads all code of an answer in advance, so that a server failure can be reported. */
const prepare = () => Promise.all([loadOverlay(), prepareResults('rotary'), import('../base/api/read-failure.ts')])

const prepareQuietly = () => void prepare().catch(() => undefined)

const MatchingOverlay = lazy(async () => ({ default: (await loadOverlay()).MatchingOverlay }))

type PlatformsProps = { readonly id: string; readonly answered: SecondAnswered; readonly view: SecondView }

/** Returns the parts of a printed report besides the answer. */
const usePrinted = ({ answered: { question, answer, updating }, view }: PlatformsProps) => {
  const { valueName } = useRotatingTexts()
  const { cycle } = view.state
  const { [ratioParameter]: _ratio, ...choices } = choicesIn(question)
  return {
    isCurrent: () => !updating,
    conditions: Object.entries(choices).map(([key, value]) => ({
      key,
      name: valueName('parameters', key),
      value: valueName(`options.${key}`, value),
    })),
    motion: cycle && <CycleChart cycle={cycle} {...cycleTorques(answer.calculationList)} printed />,
  }
}

const Platforms = (props: PlatformsProps) => {
  const { id, answered, view } = props
  const printed = usePrinted(props)
  const texts = useRotatingTexts()
  const { question, answer, updating } = answered
  const query = useMemo(() => secondRequest(question.rows, choicesIn(question)), [question])
  const request = useMemo(() => secondCall(query), [query])
  const calculation = useMemo(() => rotaryCalculation(answer, answer.workingList), [answer])
  useMade(answer, !updating)
  const { onSelect, drawer } = usePlatformSelection({ id, rows: question.rows, hasMotor: false })
  return (
    <>
      <LazyResultsPanel
        workingId={id}
        family="rotary"
        parameters={rotaryWords(texts, { rows: answer.calculationList, ratio: query.i })}
        outcome={{ state: 'answered', request, answer: calculation }}
        note={updating && <Notice className="late mb-3">{texts.t('second.updating')}</Notice>}
        printed={printed}
        onApply={(_parameter, value) => view.dispatch({ type: 'optionPicked', paramName: ratioParameter, value: String(value) })}
        onSelect={onSelect}
        onRetry={() => undefined}
      />
      {drawer}
    </>
  )
}

/** Returns the progress of the call. Once the answer is ready, cancelling shows it instead of discarding it. */
const progressOf = ({ state: { platforms }, dispatch }: SecondView) => {
  const onShow = () => dispatch({ type: 'show', question: 'platforms' })
  const onCancel = () => dispatch({ type: 'cancel', question: 'platforms' })
  return platforms.state === 'ready' ? { answer: platforms.answer, onShow, onCancel: onShow } : { answer: undefined, onShow, onCancel }
}

export const RotarySecondPage = ({ id }: { id: string }) => {
  const { className } = useClassNames()
  const { locale, t } = useTexts('shell')
  const [, navigate] = useLocation()
  const calls = useMemo(() => secondService(locale), [locale])
  const overlayMs = overlayMsOf(workingClassOf(id)?.schema.results?.overlayMs ?? 0)
  const modify = (second: SecondState) => {
    const page = `calc_${id}`
    const before = lastVisit(page)
    leaveFor(page, withPart(before, id, { [parts.scene]: goBackWith(second, partOf(before, parts.scene, savedForm)) }))
    navigate(`/selection/${page}`)
  }
  const name = className(id)
  usePageTitle(t('titles.calculator', { name }))
  return (
    <SecondStep
      calls={calls}
      overlayMs={overlayMs}
      renderPicture={renderPlatform}
      renderResults={(answered, view) => (
        <ErrorBoundary>
          <Suspense fallback={<Loading />}>
            <Platforms id={id} answered={answered} view={view} />
          </Suspense>
        </ErrorBoundary>
      )}
      renderProgress={(view) => (
        <Suspense fallback={null}>
          <MatchingOverlay {...progressOf(view)} overlayMs={overlayMs} />
        </Suspense>
      )}
      onRequested={prepareQuietly}
      onModify={modify}
    />
  )
}
