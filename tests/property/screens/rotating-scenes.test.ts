import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { WorkingFirstAnswer } from '../../../contract/rotary-working.ts'
import { keyOf } from '../../../screens/app/call.ts'
import type { Scenes } from '../../../screens/rotating/rotating-calls.ts'
import { keepForm, readForm } from '../../../screens/rotating/rotating-session.ts'
import { fieldOf, keptOf, openForm, problemsOf, requestOf } from '../../../screens/rotating/scene-form.ts'
import {
  advanceScene,
  emptyScene,
  recordOf,
  type SceneEffect,
  type SceneEvent,
  type SceneState,
  scenesOf,
} from '../../../screens/rotating/scene-machine.ts'
import { hashOf, type Law, runsOf, type World } from './rotating-visit.ts'

const scenes: Scenes = {
  disc: {
    type: 'disc',
    logo: 'scene-disc',
    list: [
      { name: 'tableDiameter', unit: 'mm', defaultValue: 400, min: 1, max: 10_000 },
      { name: 'workpieceCount', unit: '', defaultValue: 8, min: 0, max: 1000, step: 1 },
    ],
  },
  ring: { type: 'ring', logo: 'scene-ring', list: [{ name: 'rotatingMass', unit: 'kg', defaultValue: 20, min: 0.001 }] },
}

const failure = { kind: 'offline' } as const

const answerOf = (key: string): WorkingFirstAnswer => ({
  list: [{ name: 'totalInertia', value: hashOf(key), unit: 'kg*m^2' }],
  cycle: [{ kind: 'constant', duration: 1, startSpeed: 30, endSpeed: 30, torque: hashOf(key) }],
})

/** Answers by the question alone; every seventh question has none. */
const endOf = (effect: SceneEffect): SceneEvent | undefined => {
  switch (effect.type) {
    case 'loadScenes':
      return { type: 'scenesArrived', scenes }
    case 'calculate':
      return hashOf(effect.key) % 7 === 0
        ? { type: 'rowsFailed', key: effect.key, failure }
        : { type: 'rowsArrived', key: effect.key, answer: answerOf(effect.key) }
    case 'submit':
      return hashOf(effect.key) % 7 === 0
        ? { type: 'submitFailed', key: effect.key, failure }
        : { type: 'submitted', key: effect.key, receipt: { number: `R${hashOf(effect.key)}`, time: '2026-01-01T00:00:00Z' } }
    case 'calculated':
    case 'fill':
      return undefined
  }
}

const items = ['tableDiameter', 'workpieceCount', 'rotatingMass']
const always = (event: SceneEvent) => () => event
const deed = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom('disc', 'ring', 'unknown').map((scene) => always({ type: 'sceneChosen', scene })) },
  {
    weight: 4,
    arbitrary: fc
      .tuple(fc.constantFrom(...items), fc.constantFrom(undefined, NaN, 0, 5, 8, 2.5, 20, 99_999))
      .map(([item, value]) => always({ type: 'valueTyped', item, value })),
  },
  { weight: 4, arbitrary: fc.constantFrom(...items).map((item) => always({ type: 'fieldLeft', item })) },
  {
    weight: 6,
    arbitrary: fc
      .constantFrom(
        'calculatePressed' as const,
        'calculatePressed' as const,
        'fillPressed' as const,
        'submitPressed' as const,
        'resetPressed' as const,
      )
      .map((type) => always({ type })),
  },
)

type SceneLaw = Law<SceneState, SceneEvent, SceneEffect>
const world: World<SceneState, SceneEvent, SceneEffect> = {
  start: emptyScene(),
  advance: advanceScene,
  opening: [{ type: 'scenesWanted' }],
  endOf,
  deed,
}

const contentOf = (state: SceneState): string => keyOf(requestOf(state.form, scenesOf(state)) ?? null)

const isCalculable: SceneLaw = (before, event, { effects }) => {
  if (event.type !== 'calculatePressed') return
  const shown = before.form.scene === undefined ? [] : (scenesOf(before)[before.form.scene]?.list ?? [])
  const complete = shown.length > 0 && shown.every(({ name }) => fieldOf(before.form, name)?.value !== undefined)
  const asked = effects.some(({ type }) => type === 'calculate')
  if (!complete) expect(asked).toBe(false)
  const possible = shown.length > 0 && problemsOf(before.form, scenesOf(before)).length === 0
  expect(asked).toBe(possible && before.calculation.state !== 'running')
}

const restoresEmpty: SceneLaw = (before, event, { state }) => {
  if (event.type !== 'fieldLeft') return
  const [was, is] = [fieldOf(before.form, event.item), fieldOf(state.form, event.item)]
  expect(is?.value).toBe(was?.value ?? was?.previous)
  expect(is?.previous).toBe(is?.value)
}

const typingKeepsPrevious: SceneLaw = (before, event, { state }) => {
  if (event.type === 'valueTyped') expect(fieldOf(state.form, event.item)?.previous).toBe(fieldOf(before.form, event.item)?.previous)
}

const resultBelongsToInputs: SceneLaw = (_, __, { state }) => {
  const { calculation, submission } = state
  if (calculation.state !== 'idle') expect(calculation.key).toBe(contentOf(state))
  if (calculation.state === 'answered') expect(calculation.answer).toEqual(answerOf(calculation.key))
  if (submission.state !== 'idle') expect(submission.request).toEqual(recordOf(state))
}

const lateChangesNothing: SceneLaw = (before, event, { state, effects }) => {
  if (!('key' in event)) return
  const call = event.type === 'rowsArrived' || event.type === 'rowsFailed' ? before.calculation : before.submission
  if (call.state === 'running' && call.key === event.key) return
  expect([state, effects]).toEqual([before, []])
}

const fillsOnlyResults: SceneLaw = (before, event, { effects }) => {
  const shown = before.calculation.state === 'answered' ? before.calculation.answer : undefined
  const filled = effects.flatMap((effect) => (effect.type === 'fill' ? [{ list: effect.rows, cycle: effect.cycle }] : []))
  expect(filled).toEqual(event.type === 'fillPressed' && shown ? [shown] : [])
}

/** Also where the inputs were others in between, unless another record was stored meanwhile. */
const submitsOnce = (): SceneLaw => {
  let last: string | undefined
  return (before, event, { effects }) => {
    const sent = effects.flatMap((effect) => (effect.type === 'submit' ? [effect.key] : []))
    if (event.type !== 'submitPressed') expect(sent).toEqual([])
    if (sent.length > 0) expect(before.calculation.state).toBe('answered')
    expect(sent).not.toContain(last)
    if (event.type === 'submitted' && before.submission.state === 'running' && before.submission.key === event.key) last = event.key
  }
}

const othersKeepTheirs: SceneLaw = (before, event, { state }) => {
  if (event.type === 'scenesArrived') return
  for (const name of Object.keys(scenes)) {
    const own = event.type !== 'sceneChosen' && name === before.form.scene
    if (!own) expect(state.form.fields[name]).toEqual(before.form.fields[name])
  }
}

const resetGivesDefaults: SceneLaw = (_, event, { state }) => {
  if (event.type !== 'resetPressed' || state.form.scene === undefined) return
  expect(state.form.fields[state.form.scene]).toEqual(openForm(scenes).fields[state.form.scene])
}

/** Rows and cycle are of one answer, the one that has just come. */
const passesOnTheAnswer: SceneLaw = (_, event, { effects }) => {
  for (const effect of effects) {
    if (effect.type !== 'calculated') continue
    expect(event.type === 'rowsArrived' && event.answer).toEqual({ list: effect.rows, cycle: effect.cycle })
  }
}

/** One start, one result: the first step never goes on twice, nor without a start. */
const goesOnOnce = (): SceneLaw => {
  let starts = 0
  return (_, __, { effects }) => {
    starts += effects.filter(({ type }) => type === 'calculate').length
    starts -= effects.filter(({ type }) => type === 'calculated').length
    expect(starts).toBeGreaterThanOrEqual(0)
  }
}

describe('whatever a person does to the scenes, and whenever the answers come', () => {
  it.each([
    ['nothing is calculated while any input is empty or out of range, and then it always is', () => isCalculable],
    ['an input that is left empty gets its previous value back', () => restoresEmpty],
    ['typing does not change the value that an empty input gets back', () => typingKeepsPrevious],
    ['a result and its record belong to the inputs that are shown', () => resultBelongsToInputs],
    ['a late answer changes nothing', () => lateChangesNothing],
    ['Fill in passes on the result that is shown, and only then', () => fillsOnlyResults],
    ['one result is submitted once', submitsOnce],
    ['every scene keeps its inputs while another one is worked on', () => othersKeepTheirs],
    ['Reset brings the defaults of the scene that is shown', () => resetGivesDefaults],
    ['the first step goes on once for each start', goesOnOnce],
    ['and with the rows and the cycle of one answer', () => passesOnTheAnswer],
  ] as const)('%s', async (_, law) => {
    await fc.assert(runsOf(world, { law }))
  })

  it('in the end nothing is under way', async () => {
    await fc.assert(
      runsOf(world, {
        settled: ({ state }) => {
          expect([state.calculation.state, state.submission.state]).not.toContain('running')
        },
      }),
    )
  })

  it('a reload brings back the scene and every value; an empty one as it was before', async () => {
    await fc.assert(
      runsOf(world, {
        settled: ({ state }) => {
          const stored = keepForm(state)
          const { state: opened } = advanceScene(advanceScene(emptyScene(readForm(stored)), { type: 'scenesWanted' }).state, {
            type: 'scenesArrived',
            scenes,
          })
          expect(keptOf(opened.form)).toEqual(keptOf(state.form))
        },
      }),
    )
  })
})

/** A visit after a reload, with everything answered. */
const reopened = (stored: string | undefined): SceneState => {
  const answered = (state: SceneState, event: SceneEvent): SceneState => {
    const { state: after, effects } = advanceScene(state, event)
    return effects.map(endOf).reduce((all, end) => (end ? answered(all, end) : all), after)
  }
  return answered(emptyScene(readForm(stored)), { type: 'scenesWanted' })
}

/** The result and the record that are shown. */
const answeredOf = ({ calculation, submission }: SceneState) =>
  [calculation, submission].map((call) => (call.state === 'answered' ? call : undefined))

describe('a reload', () => {
  it('brings back the result that was shown, and that it was submitted', async () => {
    await fc.assert(
      runsOf(world, {
        settled: ({ state }) => {
          expect(answeredOf(reopened(keepForm(state)))).toEqual(answeredOf(state))
        },
      }),
    )
  })
})

describe('what was kept of the scenes', () => {
  it('survives a reload before the scenes have arrived', () => {
    const kept = { scene: 'ring', values: { ring: { rotatingMass: 7 } } }
    expect(readForm(keepForm(emptyScene(kept)))).toEqual(kept)
  })

  it('is nothing where the text is not one of ours', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const read = readForm(text)
        expect(read && readForm(JSON.stringify(read))).toEqual(read)
      }),
    )
  })

  it('drops scenes and items that are gone', () => {
    const form = openForm(scenes, { scene: 'gone', values: { gone: { x: 1 }, disc: { old: 3, tableDiameter: 300 } } })
    expect(keptOf(form)).toEqual(keptOf({ ...openForm(scenes, { scene: 'disc', values: { disc: { tableDiameter: 300 } } }) }))
  })
})
