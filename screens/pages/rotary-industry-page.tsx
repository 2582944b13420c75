/** Selects rotary platforms by an industry's working conditions, with scenes and motors in drawers. */
import { lazy, Suspense, useEffect, useMemo } from 'react'
import { LazyResultsPanel, prepareResults } from '../results/cards/lazy-results-panel.ts'
import { ResultsStart } from '../results/cards/results-start.tsx'
import type { Fact } from '../results/report/report-context.ts'
import { industryMotorOf, type IndustryView, ratiosOf } from '../rotary/industry-machine.ts'
import { IndustryPage } from '../rotary/industry-page.tsx'
import type { RotaryServoAnswer, RotaryServoRequest } from '../../families/rotary/wire/calls.ts'
import type { Shown } from '../base/machine/call.ts'
import { type RotatingTexts, useRotatingTexts } from '../rotary/rotary-texts.ts'
import { useFirstAction } from '../base/browser/first-action.ts'
import { ErrorBoundary } from '../base/page/error-boundary.tsx'
import { renderScene } from './rotary/rotary-pictures.tsx'
import { industryService, platformsCall, rotaryCalculation, sceneService } from './rotary/rotary-service.ts'
import { rotaryWords } from './rotary/rotary-words.ts'
import { useClassNames } from '../base/texts/class-names.ts'
import { motorBounds } from '../../families/rotary/sizing/motor-bounds.ts'
import { usePlatformSelection } from './rotary/platform-selection.tsx'
import { useMade } from '../base/selection/part-memory.ts'
import { workingClassOf } from '../base/calculators/working-classes.ts'
import { useLocale } from '../base/texts/texts.ts'
import { Notice } from '../ui/notice.tsx'
import { Loading } from '../ui/loading.tsx'

const loadScenes = () => import('../rotary/scene-drawer.tsx')
const loadMotors = () => import('./rotary/platform-motor-drawer.tsx')

/** Loads the code of all later steps in advance, so that a server failure can be reported. */
const prepare = () => Promise.all([loadScenes(), loadMotors(), prepareResults('rotary'), import('../base/api/read-failure.ts')])

const SceneDrawer = lazy(async () => ({ default: (await loadScenes()).SceneDrawer }))
const PlatformMotorDrawer = lazy(async () => ({ default: (await loadMotors()).PlatformMotorDrawer }))

/** Describes the choices that narrow the platforms besides the conditions. */
const chosenIn = ({ sku, match = [], seriesList = [] }: RotaryServoRequest, { t, listed, valueName }: RotatingTexts): readonly Fact[] =>
  [
    { key: 'sku', name: t('industry.motor'), value: sku ?? '' },
    { key: 'match', name: t('parameters.match'), value: listed(match.map((value) => valueName('options.match', value))) },
    { key: 'seriesList', name: t('parameters.seriesList'), value: listed(seriesList) },
  ].filter(({ value }) => value !== '')

type Results = Extract<Shown<RotaryServoRequest, RotaryServoAnswer>, { readonly state: 'answered' | 'failed' }>

const Platforms = ({ id, results, dispatch }: { id: string; results: Results; dispatch: IndustryView['dispatch'] }) => {
  const texts = useRotatingTexts()
  const { request: query } = results
  const request = useMemo(() => platformsCall(query), [query])
  const answer = results.state === 'answered' ? results.answer : undefined
  useMade(answer, results.state === 'answered' && !results.updating)
  const { onSelect, drawer } = usePlatformSelection({ id, rows: query.workingData, hasMotor: query.sku !== undefined })
  const calculation = useMemo(() => answer && rotaryCalculation(answer, answer.list), [answer])
  const shared = {
    workingId: id,
    family: 'rotary',
    parameters: rotaryWords(texts, { rows: query.workingData, ratio: query.i }),
    onApply: (_parameter: string, ratio: number) => dispatch({ type: 'ratioPressed', ratio }),
    onSelect,
  } as const
  if (results.state === 'failed') {
    const { failure } = results
    const onRetry = () => dispatch({ type: 'retry', question: 'platforms' })
    return (
      <>
        <LazyResultsPanel {...shared} outcome={{ state: 'failed', request, failure }} note={null} onRetry={onRetry} />
        {drawer}
      </>
    )
  }
  if (!calculation) return null
  return (
    <>
      <LazyResultsPanel
        {...shared}
        outcome={{ state: 'answered', request, answer: calculation }}
        note={results.updating && <Notice className="late mb-3">{texts.t('second.updating')}</Notice>}
        printed={{ isCurrent: () => !results.updating, conditions: chosenIn(query, texts) }}
        onRetry={() => undefined}
      />
      {drawer}
    </>
  )
}

export const RotaryIndustryPage = ({ id }: { id: string }) => {
  const { className } = useClassNames()
  const locale = useLocale()
  const calls = useMemo(() => industryService(locale), [locale])
  const scenes = useMemo(() => sceneService(id, locale), [id, locale])
  const hasActed = useFirstAction()
  useEffect(() => {
    if (hasActed) prepare().catch(() => undefined)
  }, [hasActed])
  return (
    <IndustryPage
      name={className(id)}
      calls={calls}
      opensScene={workingClassOf(id)?.schema.place.opensScene === true}
      renderSceneDrawer={(drawer) => (
        <Suspense fallback={null}>
          <SceneDrawer calls={scenes} renderPicture={renderScene} {...drawer} />
        </Suspense>
      )}
      renderMotorDrawer={({ onChoose, onClose }, { state }) => (
        <Suspense fallback={null}>
          <PlatformMotorDrawer
            classID={id}
            fixed={[]}
            workingData={motorBounds(state.rows ?? [], state.ratio ?? ratiosOf(state).at(-1))}
            autoSelect={false}
            onSelect={({ sku }) => onChoose(industryMotorOf(sku))}
            onClose={onClose}
          />
        </Suspense>
      )}
      renderResults={(results, { dispatch }) => (
        <ErrorBoundary>
          <Suspense fallback={<Loading />}>
            {results.state === 'nothing' && <ResultsStart ready={false} workingId={id} />}
            {results.state === 'waiting' && <Loading />}
            {(results.state === 'answered' || results.state === 'failed') && <Platforms id={id} results={results} dispatch={dispatch} />}
          </Suspense>
        </ErrorBoundary>
      )}
    />
  )
}
