/** Axes of the shipped catalogue, placed in space. */
import { ballRailTable } from '../../../families/ball-rail/table.ts'
import { layoutShapes } from '../../../families/ball-rail/sizing/layout.ts'
import { axisLayout } from '../../../families/linear-axis/layout.ts'
import type { AxisConditions } from '../../../families/linear-axis/divide.ts'
import { exampleConditions } from '../../../families/linear-axis/example-conditions.ts'
import { searchAxes } from '../../../families/linear-axis/search.ts'
import { ballScrewTable } from '../../../families/ball-screw/table.ts'
import { servoMotorTable } from '../../../families/servo-motor/table.ts'
import { runToEnd } from '../../../engine/base/cooperative.ts'
import type { SceneRequest } from '../../../server/files/assembly/build-scene.ts'
import { modelsOf } from './real-catalogue.ts'

const models = { screws: modelsOf(ballScrewTable), guides: modelsOf(ballRailTable), motors: modelsOf(servoMotorTable) }

/** The vertical axis of 120 kg, 800 mm, 300 mm/s. */
const lift: AxisConditions = {
  ...exampleConditions,
  posture: 'vertical',
  mass: 120,
  stroke: 800,
  speed: 300,
  acceleration: 3,
  armB: 100,
  armC: 150,
}

/** Axes in each posture, on one and two rails, with the nut where it is stated and where it is not. */
export const axisConditions: readonly (readonly [name: string, conditions: AxisConditions])[] = [
  ['vertical on two rails', lift],
  ['level on two rails', exampleConditions],
  ['level on one rail', { ...exampleConditions, layout: '1x2', mass: 20, armC: 20 }],
  ['level on one block', { ...exampleConditions, layout: '1x1', mass: 5, armC: 0 }],
  ['on a wall', { ...exampleConditions, posture: 'wall', mass: 40 }],
  ['on narrow rails', { ...exampleConditions, railSpacing: 120, mass: 30 }],
  ['with a stated nut', { ...exampleConditions, driveB: 0, driveC: -10 }],
  ['of a long stroke, both ends fixed', { ...exampleConditions, stroke: 2000, speed: 300, acceleration: 1, fixing: 'fixed-fixed' }],
]

/** A row as a part takes it: every family's candidate is an object of its columns. */
const rowOf = (candidate: unknown) => candidate as Readonly<Record<string, unknown>>

/** @returns the first axis that passes or, where none does, that comes first, as a file of it is asked for */
export function sceneOf(conditions: AxisConditions): SceneRequest {
  const { prepared, all } = searchAxes(conditions, models)
  const judged = runToEnd(all())
  const found = judged.find(({ verdict }) => verdict.passed) ?? judged[0]
  if (!found) throw new Error('there is an axis')
  const { axis } = found
  const values = prepared.join(prepared.partsOf({ screw: axis.screw.candidate, guide: axis.guide.candidate, motor: axis.motor.candidate }))
  const value = (name: string): number => {
    const one = values.values().find((each) => each.name === name)
    if (typeof one?.value !== 'number') throw new Error(`'${name}' is a value`)
    return Math.ceil(one.value)
  }
  const { rails, blocksPerRail: blocks } = layoutShapes[conditions.layout]
  const { sliderSpacing = 0, railSpacing = 0 } = conditions
  return {
    layout: axisLayout,
    conditions,
    parts: {
      guide: {
        family: 'ball-rail',
        candidate: rowOf(axis.guide.candidate),
        chosen: { rails, blocks, length: value('ball-rail/railLength') },
        calculated: { ...(blocks > 1 && { sliderSpacing }), ...(rails > 1 && { railSpacing }) },
      },
      screw: { family: 'ball-screw', candidate: rowOf(axis.screw.candidate), chosen: { length: value('ball-screw/shaftLength') } },
      motor: { family: 'servo-motor', candidate: rowOf(axis.motor.candidate), chosen: {} },
    },
  }
}
