/** Platforms for an industry's working conditions: the scenes and motors in drawers, the choices, and the platforms that fit. */
import { lazy, Suspense, useEffect, useMemo } from 'react'
import { ResultsStart } from '../results/results-start.tsx'
import { industryMotorOf, ratiosOf } from '../rotating/industry-machine.ts'
import { IndustryPage } from '../rotating/industry-page.tsx'
import type { IndustryResults, IndustryView } from '../rotating/industry-results.ts'
import { useRotatingTexts } from '../rotating/rotating-texts.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { withLaterTexts } from './language.ts'
import { keptIndustryOf, keptSceneDrawerOf } from './rotary-keeping.ts'
import { renderScene } from './rotary-pictures.tsx'
import { industryService, platformsCall, rotaryCalculation, sceneService } from './rotary-service.ts'
import { rotaryWords } from './rotary-words.ts'
import { useTexts } from './texts.tsx'
import { motorBounds } from './motor-bounds.ts'
import { usePlatformSelection } from './platform-selection.tsx'
import { opensSceneOf } from './working-classes.ts'

const loadScenes = () => import('../rotating/scene-drawer.tsx')
const loadMotors = () => import('./platform-motor-drawer.tsx')
const loadResults = () => withLaterTexts(import('../results/results-panel.tsx'))

/** Everything that the page needs later, fetched before: a server that goes away meanwhile must be reported, not be missing itself. */
const prepare = () => Promise.all([loadScenes(), loadMotors(), loadResults(), import('./read-failure.ts')])

const SceneDrawer = lazy(async () => ({ default: (await loadScenes()).SceneDrawer }))
const PlatformMotorDrawer = lazy(async () => ({ default: (await loadMotors()).PlatformMotorDrawer }))
const ResultsPanel = lazy(async () => ({ default: (await loadResults()).ResultsPanel }))

const Waiting = () => {
  const { LL } = useTexts()
  return <p className="late text-ink-faint">{LL.common.loading()}</p>
}

type Shown = Extract<IndustryResults, { readonly state: 'answered' | 'failed' }>

const Platforms = ({ id, results, dispatch }: { id: string; results: Shown; dispatch: IndustryView['dispatch'] }) => {
  const texts = useRotatingTexts()
  const { request: asked } = results
  const request = useMemo(() => platformsCall(asked), [asked])
  const answer = results.state === 'answered' ? results.answer : undefined
  const { onSelect, drawer } = usePlatformSelection({ id, rows: asked.workingData, hasMotor: asked.sku !== undefined })
  const calculation = useMemo(() => answer && rotaryCalculation(answer, answer.list), [answer])
  const shared = {
    workingId: id,
    layout: 'rotary',
    parameters: rotaryWords(texts, { rows: asked.workingData, ratio: asked.i }),
    onApply: (_parameter: string, ratio: number) => dispatch({ type: 'ratioPressed', ratio }),
    onSelect,
  } as const
  if (results.state === 'failed') {
    const { failure, onRetry } = results
    return <ResultsPanel {...shared} outcome={{ state: 'failed', request, failure }} note={null} onRetry={onRetry} />
  }
  if (!calculation) return null
  return (
    <>
      <ResultsPanel
        {...shared}
        outcome={{ state: 'answered', request, answer: calculation }}
        note={results.updating && <p className="outdated late">{texts.t('second.updating')}</p>}
        onRetry={() => undefined}
      />
      {drawer}
    </>
  )
}

export const RotaryIndustryPage = ({ id }: { id: string }) => {
  const { locale, text } = useTexts()
  const calls = useMemo(() => industryService(locale), [locale])
  const scenes = useMemo(() => sceneService(id, locale), [id, locale])
  const [keeping, keptDrawer] = useMemo(() => [keptIndustryOf(id), keptSceneDrawerOf(id)], [id])
  useEffect(() => {
    prepare().catch(() => undefined)
  }, [])
  return (
    <IndustryPage
      name={text(`classes.${id}`) ?? id}
      calls={calls}
      keeping={keeping}
      opensScene={opensSceneOf(id)}
      renderSceneDrawer={(drawer) => (
        <Suspense fallback={null}>
          <SceneDrawer calls={scenes} keeping={keptDrawer} renderPicture={renderScene} {...drawer} />
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
          <Suspense fallback={<Waiting />}>
            {results.state === 'notStarted' && <ResultsStart ready={false} workingId={id} />}
            {results.state === 'running' && <Waiting />}
            {(results.state === 'answered' || results.state === 'failed') && <Platforms id={id} results={results} dispatch={dispatch} />}
          </Suspense>
        </ErrorBoundary>
      )}
    />
  )
}
