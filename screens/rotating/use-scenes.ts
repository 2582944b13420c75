/** The scenes for React, kept over reloads. */
import { useCallback } from 'react'
import { useLatest, useRunner } from '../app/use-runner.ts'
import type { SceneCalls } from './rotating-calls.ts'
import { keepForm, readForm } from './rotating-session.ts'
import { createSceneRunner, type SceneOptions } from './runners.ts'
import type { KeptForm } from './scene-form.ts'
import type { SceneState, SceneView } from './scene-machine.ts'

/** Where a part of the flow keeps what outlives a reload. */
export type Keeping = { readonly read: () => string | undefined; readonly write: (text: string) => void }

type Ends = Pick<SceneOptions, 'onCalculated' | 'onFill'>

/** Where a result leads on to the next page, none is calculated without a press: coming back would lead away again. */
const keptFor = ({ onCalculated }: Ends, kept: KeptForm | undefined): KeptForm | undefined =>
  kept && onCalculated ? { ...kept, calculated: false } : kept

/** @param keeping the same object always */
export const useScenes = (calls: SceneCalls, keeping: Keeping, ends: Ends): SceneView => {
  const onState = useCallback(
    (state: SceneState) => {
      const kept = keepForm(state)
      if (kept !== undefined) keeping.write(kept)
    },
    [keeping],
  )
  const options = useLatest({ calls, ...ends })
  return useRunner(
    () => createSceneRunner(options, keptFor(ends, readForm(keeping.read()))),
    (dispatch) => dispatch({ type: 'scenesWanted' }),
    onState,
  )
}
