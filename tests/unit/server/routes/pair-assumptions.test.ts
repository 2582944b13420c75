/** Changed assumptions in every calculation of gear units and platforms: they change the answer, and what is not one is refused. */
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { exampleDemand } from '../../../../families/rotary/example-demand.ts'
import { expectIssue, post } from '../support/ask.ts'
import { reducerCalls, within } from '../support/reducer-calls.ts'
import { sharedService } from '../support/real-service.ts'

const service = await sharedService()

/** What is asked, and an assumption that leaves less; a described motor has a peak torque that is assumed. */
const described = { t2: 1.27, n2: 3000, s: 14, lr: 30, la: 50, le: 3, lb: 70, lz: 5.5 }
const threePhase = { motorPower: within(1.5), n2: within(45) }
const servo = { stlMotor: described, i: within(10), loadInertia: 0.01 }
const belt = { t2: within(20, 0, 100), i: within(5, -50, 50), transmissionElement: 'flatBelt', pitchDiameter: 300 }
const calls = [
  [reducerCalls.threePhase, threePhase, { startTorqueFactor: 5 }],
  [reducerCalls.threePhase, threePhase, { ambientFactor: 0.3 }],
  [reducerCalls.servo, servo, { peakTorqueFactor: 9 }],
  [reducerCalls.manual, belt, { transmissionFactor: 5 }],
  ['RotatingPlatformWorking/WorkingSecond', { parmentDto: exampleDemand }, { inertiaRatioLimit: 1 }],
  ['RotatingPlatformWorking/ServoMotorCalculation', { workingData: exampleDemand }, { inertiaRatioLimit: 1 }],
  ['ReducerWorking/Explanation', { mode: 'threePhase', parameters: threePhase }, { startTorqueFactor: 5 }],
] as const

const answer = z.object({ data: z.looseObject({ matched: z.int() }) })
const calculate = async (path: string, body: object) => {
  const response = await post(service, body, path)
  expect(response.status).toBe(200)
  return answer.parse(await response.json()).data
}

test.each(calls)('%s', async (path, body, assumptions) => {
  const before = await calculate(path, body)
  const changed = await calculate(path, { ...body, assumptions })
  expect(changed).not.toEqual(before)
  expect(changed.matched).toBeLessThanOrEqual(before.matched)
  expect(await calculate(path, body)).toEqual(before)
  await expectIssue(await post(service, { ...body, assumptions: { luck: 1 } }, path), {
    code: 'unknownParameter',
    path: 'assumptions.luck',
  })
  await expectIssue(await post(service, { ...body, assumptions: { [Object.keys(assumptions)[0] ?? '']: 1e9 } }, path), {
    code: 'aboveMaximum',
    path: `assumptions.${Object.keys(assumptions)[0]}`,
  })
})
