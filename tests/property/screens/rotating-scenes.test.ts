import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CoreEvent } from '../../../screens/base/machine/define-machine.ts'
import { keyOf } from '../../../screens/base/machine/call.ts'
import { readAs } from '../../../screens/base/browser/session-slot.ts'
import { goBackWith, savedForm } from '../../../screens/rotary/rotary-session.ts'
import { furtherItems, furtherRows } from '../../../screens/rotary/further-rows.ts'
import { fieldOf, savedOf, openForm, problemsOf, requestOf } from '../../../screens/rotary/scene-form.ts'
import {
  receiptOf,
  recordOf,
  resultOf,
  type SceneEvent,
  sceneMachine,
  type SceneState,
  scenesOf,
} from '../../../screens/rotary/scene-machine.ts'
import { endWith, isLate, type Law, runsOf } from './rotating-visit.ts'
import { rowsFor, sceneList as scenes, sceneWorld as world } from './rotating-worlds.ts'

type SceneLaw = Law<SceneState, SceneEvent>

const { advance } = sceneMachine

/** What a reload reads of a state. */
const readOf = (state: SceneState) => readAs(savedForm, JSON.stringify(sceneMachine.keep?.(state)))

const contentOf = (state: SceneState): string => keyOf(requestOf(state.form, scenesOf(state)) ?? null)

const isCalculable: SceneLaw = (before, event, { asks }) => {
  if (event.type !== 'calculatePressed') return
  const shown = before.form.scene === undefined ? [] : (scenesOf(before)[before.form.scene]?.list ?? [])
  const complete = shown.length > 0 && shown.every(({ name }) => fieldOf(before.form, name)?.value !== undefined)
  const isRequested = asks.some(({ question }) => question === 'calculation')
  if (!complete) expect(isRequested).toBe(false)
  const possible = shown.length > 0 && problemsOf(before.form, scenesOf(before)).length === 0
  expect(isRequested).toBe(possible && before.calculation.state !== 'running')
}

const restoresEmpty: SceneLaw = (before, event, { state }) => {
  if (event.type !== 'fieldLeft') return
  const [was, is] = [fieldOf(before.form, event.item), fieldOf(state.form, event.item)]
  expect(is?.value).toBe(was?.value ?? was?.previous)
  // What the scene cannot take stays with its reason, and never comes back in an empty field.
  const isTaken = problemsOf(state.form, scenesOf(state)).every(({ item }) => item.name !== event.item)
  expect(is?.previous).toBe(isTaken ? is?.value : was?.previous)
}

const typingKeepsPrevious: SceneLaw = (before, event, { state }) => {
  if (event.type === 'valueTyped') expect(fieldOf(state.form, event.item)?.previous).toBe(fieldOf(before.form, event.item)?.previous)
}

const resultBelongsToInputs: SceneLaw = (_, __, { state }) => {
  const { calculation, submission } = state
  if ('key' in calculation) expect(calculation.key).toBe(contentOf(state))
  if (calculation.state === 'answered') expect(calculation.answer).toEqual(rowsFor(calculation.key))
  if ('request' in submission) expect(submission.request).toEqual(recordOf(state))
}

const lateChangesNothing: SceneLaw = (before, event, { state, asks, reported }) => {
  if (isLate(before, event)) expect([state, asks, reported]).toEqual([before, [], []])
}

const fillsOnlyResults: SceneLaw = (_, __, { state }) => {
  const shown = state.calculation.state === 'answered' ? state.calculation.answer : undefined
  const filled = resultOf(state)
  const list = shown && [...shown.list, ...furtherRows(state.form.further)]
  expect(filled && { list: filled.rows, cycle: filled.cycle }).toEqual(shown && { ...shown, list })
}

/** What is not a demand never goes along, and holds up the calculation. */
const furtherIsADemand: SceneLaw = (_, __, { state }) => {
  const further = furtherItems.flatMap(({ name, min }) => (state.form.further[name] === undefined ? [] : [[state.form.further[name], min]]))
  const allRight = further.every(([value = 0, min = 0]) => value >= min)
  if (!allRight) expect([requestOf(state.form, scenesOf(state)), resultOf(state)]).toEqual([undefined, undefined])
}

/** Also where the inputs were others in between, unless another record was stored meanwhile. */
const submitsOnce = (): SceneLaw => {
  let last: string | undefined
  return (before, event, { asks }) => {
    const sent = asks.flatMap(({ question, key }) => (question === 'submission' ? [key] : []))
    if (event.type !== 'submitPressed') expect(sent).toEqual([])
    if (sent.length > 0) expect(before.calculation.state).toBe('answered')
    expect(sent).not.toContain(last)
    if (event.type === 'arrived' && event.question === 'submission' && !isLate(before, event)) last = event.key
  }
}

const othersKeepTheirs: SceneLaw = (before, event, { state }) => {
  if (event.type === 'arrived' && event.question === 'scenes') return
  for (const name of Object.keys(scenes)) {
    const own = event.type !== 'sceneChosen' && name === before.form.scene
    if (!own) expect(state.form.fields[name]).toEqual(before.form.fields[name])
  }
}

const resetGivesDefaults: SceneLaw = (_, event, { state }) => {
  if (event.type !== 'resetPressed' || state.form.scene === undefined) return
  expect(state.form.fields[state.form.scene]).toEqual(openForm(scenes).fields[state.form.scene])
  expect(state.form.further).toEqual({})
}

/** Rows and cycle are of one answer, the one that has just come. */
const passesOnTheAnswer: SceneLaw = (_, event, { state, reported }) => {
  for (const calculated of reported) {
    expect(calculated).toEqual(resultOf(state))
    const { rows = [], cycle } = resultOf(state) ?? {}
    const list = rows.slice(0, rows.length - furtherRows(state.form.further).length)
    expect(event).toMatchObject({ type: 'arrived', question: 'calculation', answer: { list, cycle } })
  }
}

/** One start, one result: the first step never goes on twice, nor without a start. */
const goesOnOnce = (): SceneLaw => {
  let starts = 0
  return (_, __, { asks, reported }) => {
    starts += asks.filter(({ question }) => question === 'calculation').length
    starts -= reported.length
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
    ['a further demand that is none holds up the calculation', () => furtherIsADemand],
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
          const { state: opened } = advance(advance(sceneMachine.start(readOf(state)), { type: 'opened' }).state, {
            type: 'arrived',
            question: 'scenes',
            key: keyOf('scenes'),
            answer: scenes,
          })
          expect(savedOf(opened.form)).toEqual(savedOf(state.form))
        },
      }),
    )
  })
})

/** A visit after a reload, with everything answered. */
const reopened = (before: SceneState): SceneState => {
  const answered = (state: SceneState, event: CoreEvent): SceneState => {
    const { state: after, asks } = advance(state, event)
    return asks.map((asking) => endWith(asking, world.answerTo(asking))).reduce(answered, after)
  }
  return answered(sceneMachine.start(readOf(before)), { type: 'opened' })
}

/** The result and the record that are shown. */
const answeredOf = (state: SceneState) => [resultOf(state), receiptOf(state)]

describe('a reload', () => {
  it('brings back the result that was shown, and that it was submitted', async () => {
    await fc.assert(
      runsOf(world, {
        settled: ({ state }) => {
          expect(answeredOf(reopened(state))).toEqual(answeredOf(state))
        },
      }),
    )
  })
})

describe('what was kept of the scenes', () => {
  it('survives a reload before the scenes have arrived', () => {
    const saved = { scene: 'ring', values: { ring: { rotatingMass: 7 } } }
    expect(readOf(sceneMachine.start(saved))).toEqual(saved)
  })

  it('is nothing where the text is not one of ours', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const read = readAs(savedForm, text)
        expect(read && readAs(savedForm, JSON.stringify(read))).toEqual(read)
      }),
    )
  })

  it('drops scenes and items that are gone', () => {
    const form = openForm(scenes, { scene: 'gone', values: { gone: { x: 1 }, disc: { old: 3, tableDiameter: 300 } } })
    expect(savedOf(form)).toEqual(savedOf({ ...openForm(scenes, { scene: 'disc', values: { disc: { tableDiameter: 300 } } }) }))
  })
})

it('going back from a result brings its scene, its values and its further demands, and keeps those of other scenes', () => {
  const request = { type: 'disc', list: [{ name: 'tableDiameter', value: 600, unit: 'mm' }] }
  const rows = [...rowsFor('disc').list, { name: 'lostMotion', value: 1.5, unit: 'arcmin' }]
  const before = { scene: 'ring', values: { ring: { rotatingMass: 7 }, disc: { tableDiameter: 300, workpieceCount: 3 } } }
  const form = openForm(scenes, goBackWith({ rows, scene: request }, before))
  expect(savedOf(form)).toEqual({
    scene: 'disc',
    values: { disc: { tableDiameter: 600, workpieceCount: 8 }, ring: { rotatingMass: 7 } },
    further: { lostMotion: 1.5 },
  })
  expect(openForm(scenes, goBackWith({ rows, scene: { ...request, type: 'gone' } }, before)).scene).toBe('ring')
})
