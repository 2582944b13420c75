/** The calls that find linear axes: ball screws with guides and servo motors, the reasons, the sizing of described parts. */
import type { PairFamily } from '../define/pair-family.ts'
import { ballRailTable } from '../ball-rail/table.ts'
import { servoMotorTable } from '../servo-motor/table.ts'
import { ballScrewTable } from '../ball-screw/table.ts'
import {
  axisAnswer,
  type AxisCandidate,
  axisCheckAnswer,
  axisCheckRequest,
  axisExplanation,
  axisExplanationRequest,
  axisRequest,
  longestAxisList,
} from './wire/axis.ts'
import { axisCalculation, axisService } from './wire/names.ts'
import { exampleConditions } from './example-conditions.ts'
import { axisLabelKey, axisUnits } from './labels.ts'
import { type AskedAxis, type FoundAxes, prepareAxes } from './prepare.ts'
import { readCalculation, readCheck, readExplanation } from './read-request.ts'
import { type Axis, type AxisModels, partsOfAxis } from './search.ts'

const layOut: PairFamily<AxisModels>['layOut'] = (rowsOf) => ({
  screws: rowsOf(ballScrewTable),
  guides: rowsOf(ballRailTable),
  motors: rowsOf(servoMotorTable),
})

/** Ball screws with the guides and the motor that make an axis of them. */
export const axisPairs: PairFamily<AxisModels, Axis, AxisCandidate, AskedAxis, FoundAxes> = {
  service: axisService,
  labelKey: axisLabelKey,
  units: axisUnits,
  figureUnits: { lead: 'mm', n1: 'rpm', l10: 'km', efficiency: '%' },
  layOut,
  prepare: prepareAxes,
  partsOf: partsOfAxis,
  calculations: [
    {
      call: axisCalculation,
      kind: 'axis',
      request: axisRequest,
      answer: ['Calculation', axisAnswer],
      parse: readCalculation,
      example: () => exampleConditions,
      write: (counted, list, { found: { others, failing } }) => ({
        ...counted,
        list,
        ...(others && { others: [...others] }),
        ...(failing && { failing: [...failing] }),
      }),
    },
  ],
  explanation: {
    kind: 'axisExplanation',
    request: axisExplanationRequest,
    answer: ['Explanation', axisExplanation],
    parse: readExplanation,
    example: () => ({ parameters: exampleConditions }),
    longestRejected: longestAxisList,
    faultPath: 'parameters',
  },
  check: {
    kind: 'axisCheck',
    request: axisCheckRequest,
    answer: ['CheckAnswer', axisCheckAnswer],
    parse: readCheck,
    example: () => ({ parameters: exampleConditions }),
  },
}
