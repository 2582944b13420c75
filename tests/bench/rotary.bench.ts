/** Rotating platforms: every scene in keystrokes, the whole catalogue of platforms × motors, again with choices, and against the sizing of every pair. */
import { calculateScene, compile, compileScene, initialState, reduce, sceneDefaults } from '../../engine/index.ts'
import { rotaryCard } from '../../families/rotary/card.ts'
import { rotaryCatalogue, type RotaryCatalogue, type RotaryMatchSetting } from '../../families/rotary/match.ts'
import { sizeRotaryPair } from '../../families/rotary/pair.ts'
import { calculators } from '../../schemas/registry.ts'
import { scenes } from '../../schemas/scenes/registry.ts'
import type { RotaryDemand } from '../../families/rotary/sizing/demand.ts'
import { readDemandRows } from '../../families/rotary/sizing/rows.ts'
import { realPlatforms } from '../property/families/rotary-catalogue.ts'
import { realServoMotors } from '../property/families/reducer-catalogue.ts'
import { type Bench, measureInterleaved, rounded, type Variant } from './harness.ts'
import { matchRotary } from '../fixtures/whole-answers.ts'

const rounds = 30

/** Work of a variant and how often it is done in one call, since the clock cannot see less. */
type Work = Variant & { readonly repeats: number }

const repeated = (name: string, repeats: number, once: (turn: number) => unknown): Work => ({
  name,
  repeats,
  run: () => {
    for (let turn = 0; turn < repeats; turn += 1) once(turn)
  },
})

/** A number typed into a form of one of the calculators: the measure of what the engine does. */
function keystroke(): Work {
  const calculator = calculators.find(({ schema }) => schema.name === 'lift')
  if (!calculator) throw new RangeError('no calculator lift')
  const { schema, examples } = calculator
  const inputs = examples.cases[0]?.inputs ?? {}
  let state = reduce(initialState(compile(schema), { init: examples.init }), { type: 'restore', inputs })
  return repeated('keystroke in the form of the lift', 500, (turn) => {
    state = reduce(state, { type: 'input', field: 'speed', text: String(300 + (turn % 2)) })
  })
}

/** All rows, values and the cycle of each scene, with its first item a little different every time. */
const sceneWork = (): Work[] =>
  scenes.map((scene) => {
    const compiled = compileScene(scene)
    const inputs = sceneDefaults(scene)
    const [first = ''] = Object.keys(scene.items)
    return repeated(`scene ${scene.name}: all results`, 100, (turn) =>
      calculateScene(compiled, { ...inputs, [first]: (inputs[first] ?? 0) * (turn % 2 === 0 ? 1 : 1.01) }),
    )
  })

function demandOf(name: string): RotaryDemand {
  const scene = scenes.find((one) => one.name === name)
  const result = scene && calculateScene(compileScene(scene), sceneDefaults(scene))
  const read = result && 'rows' in result ? readDemandRows(result.rows) : undefined
  if (!read || 'faults' in read) throw new RangeError(`no demand of ${name}`)
  return read.demand
}

/** Every platform with every motor, one after the other: what the match saves. */
function everyPair(demand: RotaryDemand): number {
  let found = 0
  for (const { candidate } of realPlatforms) {
    const motors = candidate.drive === 'gear' ? realServoMotors : [undefined]
    for (const motor of motors) {
      if (sizeRotaryPair(demand, { platform: candidate, ...(motor && { motor: { motor: motor.candidate } }) }).verdict.passed) {
        found += 1
      }
    }
  }
  return found
}

/** The match, and the card of each platform with its best motor: what the service answers. */
function answer(demand: RotaryDemand, catalogue: RotaryCatalogue, setting: RotaryMatchSetting): number {
  const { count, platforms } = matchRotary(demand, catalogue, { ...setting, limit: 0 })
  for (const { best } of platforms) rotaryCard(demand, best)
  return count
}

function matchWork(): Work[] {
  const demand = demandOf('disc')
  const catalogue = rotaryCatalogue(realPlatforms, realServoMotors)
  const motor = realServoMotors.find(({ skuID }) => skuID === 'SGM7J-04A')
  if (!motor) throw new RangeError('no motor SGM7J-04A')
  const [matched, sized] = [matchRotary(demand, catalogue).count, everyPair(demand)]
  if (matched !== sized) throw new Error(`${matched} pairs matched, ${sized} sized`)
  return [
    repeated('lay out platforms and motors', 1, () => rotaryCatalogue(realPlatforms, realServoMotors)),
    repeated('every pair sized in full', 1, () => everyPair(demand)),
    repeated('match: all pairs, any motor', 1, () => matchRotary(demand, catalogue)),
    repeated('answer: match and cards', 1, () => answer(demand, catalogue, {})),
    repeated('second answer: I = 30 chosen', 1, () => answer(demand, catalogue, { choice: { i: 30 } })),
    repeated('second answer: I = 30 and kind chosen', 1, () => answer(demand, catalogue, { choice: { i: 30, reducerType: 'hollowBall' } })),
    repeated('answer for one motor', 1, () => answer(demand, catalogue, { motor: { motor: motor.candidate } })),
  ]
}

export const bench: Bench = {
  name: 'rotary',
  async run() {
    const works = [keystroke(), ...sceneWork(), ...matchWork()]
    const measured = await measureInterleaved(works, { rounds })
    const each = measured.map(({ median }, place) => (median * 1000) / (works[place]?.repeats ?? 1))
    const [key = Number.NaN] = each
    const pairs = realPlatforms.reduce((sum, { candidate }) => sum + (candidate.drive === 'gear' ? realServoMotors.length : 1), 0)
    return {
      title: 'Rotating platforms',
      columns: ['work', 'µs', 'keystrokes'],
      rows: works.map(({ name }, place) => [name, rounded(each[place] ?? Number.NaN), rounded((each[place] ?? Number.NaN) / key)]),
      notes: [
        `Medians of ${rounds} interleaved rounds in one process. ${realPlatforms.length} platforms, ${realServoMotors.length} servo motors: ${pairs} pairs; the demand is scene 1 with its defaults.`,
        'Before timing, match and full sizing are checked to find the same number of pairs. The service also remembers answers: an equal request is not worked out again.',
      ],
    }
  },
}
