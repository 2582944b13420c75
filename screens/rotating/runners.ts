/** The machines of the flow with the calls they want made; calls and handlers are those that are given at the time. */
import { createRunner, type Runner } from '../app/machine-runner.ts'
import {
  advanceIndustry,
  emptyIndustry,
  type IndustryEffect,
  type IndustryEvent,
  type IndustryState,
  type KeptIndustry,
} from './industry-machine.ts'
import type { IndustryCalls, SceneCalls, SecondCalls } from './rotating-calls.ts'
import type { KeptForm } from './scene-form.ts'
import { advanceScene, emptyScene, type SceneEffect, type SceneEvent, type SceneState } from './scene-machine.ts'
import { advanceSecond, emptySecond, type KeptSecond, type SecondEvent, type SecondState } from './second-machine.ts'

export type Calculated = Extract<SceneEffect, { readonly type: 'calculated' | 'fill' }>

export type SceneOptions = {
  readonly calls: SceneCalls
  /** What the person asked for has been calculated. */
  readonly onCalculated?: (calculated: Calculated) => void
  readonly onFill?: (calculated: Calculated) => void
}

export const createSceneRunner = (options: () => SceneOptions, kept: KeptForm | undefined): Runner<SceneState, SceneEvent> =>
  createRunner<SceneState, SceneEvent, SceneEffect>({ start: emptyScene(kept), advance: advanceScene }, (effect, { call }) => {
    const { calls, onCalculated, onFill } = options()
    switch (effect.type) {
      case 'loadScenes':
        return call({
          kind: 'scenes',
          ask: calls.scenes,
          arrived: (scenes) => ({ type: 'scenesArrived', scenes }),
          failed: (failure) => ({ type: 'scenesFailed', failure }),
        })
      case 'calculate':
        return call({
          kind: 'calculate',
          ask: (signal) => calls.first(effect.request, signal),
          arrived: (answer) => ({ type: 'rowsArrived', key: effect.key, answer }),
          failed: (failure) => ({ type: 'rowsFailed', key: effect.key, failure }),
        })
      case 'submit':
        return call({
          kind: 'submit',
          ask: (signal) => calls.submit(effect.record, signal),
          arrived: (receipt) => ({ type: 'submitted', key: effect.key, receipt }),
          failed: (failure) => ({ type: 'submitFailed', key: effect.key, failure }),
        })
      case 'calculated':
        return onCalculated?.(effect)
      case 'fill':
        return onFill?.(effect)
    }
  })

export const createSecondRunner = (calls: () => SecondCalls, kept: KeptSecond): Runner<SecondState, SecondEvent> =>
  createRunner({ start: emptySecond(kept), advance: advanceSecond }, (effect, { call, later }) =>
    effect.type === 'wait'
      ? later(effect.ms, { type: 'waited' })
      : call({
          kind: 'ask',
          ask: (signal) => calls().second(effect.request, signal),
          arrived: (answer) => ({ type: 'answerArrived', key: effect.key, answer }),
          failed: (failure) => ({ type: 'answerFailed', key: effect.key, failure }),
        }),
  )

export const createIndustryRunner = (calls: () => IndustryCalls, kept: Partial<KeptIndustry>): Runner<IndustryState, IndustryEvent> =>
  createRunner<IndustryState, IndustryEvent, IndustryEffect>({ start: emptyIndustry(kept), advance: advanceIndustry }, (effect, { call }) =>
    call({
      kind: 'ask',
      ask: (signal) => calls().platforms(effect.request, signal),
      arrived: (answer) => ({ type: 'answerArrived', key: effect.key, answer }),
      failed: (failure) => ({ type: 'answerFailed', key: effect.key, failure }),
    }),
  )
