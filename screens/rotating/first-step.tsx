/** First step (121): load type, its inputs, Start calculate; what comes of it goes on to the second step. */
import { useCallback } from 'react'
import { type ApiFailure, describeFailure } from '../app/api.ts'
import { useTexts } from '../app/texts.tsx'
import { CalculateRow } from './calculate-row.tsx'
import type { SceneCalls } from './rotating-calls.ts'
import { keepForm, readForm } from './rotating-session.ts'
import { useRotatingTexts } from './rotating-texts.ts'
import { type Calculated, createSceneRunner } from './runners.ts'
import { type RenderPicture, SceneInputs, type SceneView } from './scene-inputs.tsx'
import type { SceneState } from './scene-machine.ts'
import { useRunner } from './use-runner.ts'
import './rotating.css'

/** Where a part of the flow keeps what outlives a reload. */
export type Keeping = { readonly read: () => string | undefined; readonly write: (text: string) => void }

/** The scenes as a machine, kept over reloads. */
export const useScenes = (calls: SceneCalls, keeping: Keeping, ends: Ends): SceneView => {
  const onState = useCallback(
    (state: SceneState) => {
      const kept = keepForm(state)
      if (kept !== undefined) keeping.write(kept)
    },
    [keeping],
  )
  return useRunner(
    () => createSceneRunner({ calls, kept: readForm(keeping.read()), ...ends }),
    (dispatch) => dispatch({ type: 'scenesWanted' }),
    onState,
  )
}

type Ends = { readonly onCalculated?: (calculated: Calculated) => void; readonly onFill?: (calculated: Calculated) => void }

export const FailureNote = ({ words, failure }: { words: string; failure: ApiFailure }) => {
  const { LL } = useTexts()
  return (
    <p role="alert" className="field-issue">
      {words} {describeFailure(failure, LL)}
    </p>
  )
}

type Props = {
  readonly name: string
  readonly calls: SceneCalls
  /** The same object always. */
  readonly keeping: Keeping
  readonly renderPicture: RenderPicture
  readonly onCalculated: (calculated: Calculated) => void
}

export const FirstStep = ({ name, calls, keeping, renderPicture, onCalculated }: Props) => {
  const { t } = useRotatingTexts()
  const view = useScenes(calls, keeping, { onCalculated })
  const { calculation } = view.state
  return (
    <div className="form rotating">
      <h1 className="mb-3 text-xl text-main">{name}</h1>
      <SceneInputs {...view} renderPicture={renderPicture} />
      {calculation.state === 'failed' && <FailureNote words={t('scenes.failed')} failure={calculation.failure} />}
      {view.state.form.scene !== undefined && <CalculateRow {...view} label={t('scenes.start')} />}
    </div>
  )
}
