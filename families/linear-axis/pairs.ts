/** The calls that find linear axes (ball screws with guides and servo motors), explanation, check of described parts. */
import type { PairFamily } from '../define/pair-family.ts'
import { couplingTable } from '../coupling/table.ts'
import { ballRailTable } from '../ball-rail/table.ts'
import { supportUnitTable } from '../support-unit/table.ts'
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
import { pinnedFields } from './pinned.ts'
import { type AxisQuery, prepareAxes } from './prepare.ts'
import { readCalculation, readCheck, readExplanation } from './read-request.ts'
import { type Axis, type AxisModels, partsOfAxis } from './search.ts'

const layOut: PairFamily<AxisModels>['layOut'] = (rowsOf) => ({
  screws: rowsOf(ballScrewTable),
  guides: rowsOf(ballRailTable),
  motors: rowsOf(servoMotorTable),
  couplings: rowsOf(couplingTable),
  supports: rowsOf(supportUnitTable),
})

/** The pair family of linear axes. */
export const axisPairs: PairFamily<AxisModels, Axis, AxisCandidate, AxisQuery> = {
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
      summary: 'Axes for working conditions',
      description:
        'Ball screws, each with the guides and the servo motor that complete the axis, best first: every part is sized by its own family for its share of the load, with the friction of the guides in the force of the screw and the inertia of the screw at the motor. assembly: what to order, and what is still open.',
      request: axisRequest,
      answer: ['Calculation', axisAnswer],
      parse: readCalculation,
      example: () => exampleConditions,
      pins: { screw: 'screwSku', guide: 'guideSku', motor: 'motorSku', ...pinnedFields },
      write: (counted, list) => ({ ...counted, list }),
    },
  ],
  explanation: {
    summary: 'Why axes fit or not',
    description:
      'The axes of a list, or the one with the screw skuID, each with every check and value of all parts; with only = failed the screws that pass but have no guides and motor. If nothing fits: the nearest axes with the reduction of one condition that each needs.',
    request: axisExplanationRequest,
    answer: ['Explanation', axisExplanation],
    parse: readExplanation,
    example: () => ({ parameters: exampleConditions }),
    longestRejected: longestAxisList,
    faultPath: 'parameters',
  },
  check: {
    summary: 'Size a described axis',
    description: 'The same sizing for a screw, guides and a motor described by their technical data.',
    request: axisCheckRequest,
    answer: ['CheckAnswer', axisCheckAnswer],
    parse: readCheck,
    example: () => ({ parameters: exampleConditions }),
  },
}
