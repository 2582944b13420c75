/** Parses the requests of the linear-axis calls and looks up what they name in the current rows; reports all errors. */
import type * as z from 'zod/mini'
import { pageSize } from '../../contract/results/selection.ts'
import { layoutShapes } from '../ball-rail/sizing/layout.ts'
import { ballRailTable } from '../ball-rail/table.ts'
import type { AssumptionOverrides } from '../define/assumption-set.ts'
import type { CheckedPair, ExplainedPairs, NamingRequest } from '../define/pair-family.ts'
import { andThen, type Fault, inside, type Parsed, refuse } from '../define/parsed.ts'
import { readShape } from '../define/read-shape.ts'
import { figureFaults } from '../define/table-rule.ts'
import { servoMotorTable } from '../servo-motor/table.ts'
import { ballScrewTable } from '../ball-screw/table.ts'
import {
  type AxisCandidate,
  axisCheckRequest,
  type AxisExplanationRequest,
  axisExplanationRequest,
  type AxisRequest,
  axisRequest,
} from './wire/axis.ts'
import { axisAssumptionIssues } from './assumptions.ts'
import { type AskedAxis, wantedModels } from './prepare.ts'
import { type Axis, type AxisModels, searchAxes } from './search.ts'

type Given = Omit<AxisRequest, 'assumptions'>

/** Errors of conditions that are meaningful only together, or only for some postures and layouts. */
function conditionFaults({ posture, inclination, layout, sliderSpacing, railSpacing }: Given): readonly Fault[] {
  const { rails, blocksPerRail } = layoutShapes[layout]
  return [
    ...(posture === 'vertical' && inclination !== undefined ? refuse('notSent', 'inclination').faults : []),
    ...(blocksPerRail > 1 && sliderSpacing === undefined ? refuse('required', 'sliderSpacing').faults : []),
    ...(rails > 1 && railSpacing === undefined ? refuse('required', 'railSpacing').faults : []),
  ]
}

/** Errors of skus that the catalogue does not contain. */
const nameFaults = ({ screwSku, guideSku, motorSku }: Given, rows: AxisModels): readonly Fault[] => {
  const models = wantedModels(rows, { screwSku, guideSku, motorSku })
  return [
    ...(screwSku !== undefined && models.screws.length === 0 ? refuse('notAnOption', 'screwSku', screwSku).faults : []),
    ...(guideSku !== undefined && models.guides.length === 0 ? refuse('notAnOption', 'guideSku', guideSku).faults : []),
    ...(motorSku !== undefined && models.motors.length === 0 ? refuse('notAnOption', 'motorSku', motorSku).faults : []),
  ]
}

const findAsked = (given: Given, rows: AxisModels): Parsed<Omit<AskedAxis, 'overrides'>> => {
  const faults = [...conditionFaults(given), ...nameFaults(given, rows)]
  if (faults.length > 0) return { faults }
  const { page = 1, size = pageSize, screwSku, guideSku, motorSku, ...conditions } = given
  return { values: { conditions, only: { screwSku, guideSku, motorSku }, page, size } }
}

const assuming = (asked: Omit<AskedAxis, 'overrides'>, overrides: AssumptionOverrides = {}): Parsed<AskedAxis> => {
  const faults = axisAssumptionIssues(overrides)
  return faults.length > 0 ? { faults } : { values: { ...asked, overrides } }
}

type Naming<Asked> = NamingRequest<AxisModels, Asked>

/** @param body of `Calculation` */
export const readCalculation = (body: unknown): Parsed<Naming<AskedAxis>> =>
  andThen(readShape(axisRequest, body), ({ assumptions, ...given }) => ({
    values: {
      resolve: (rows) => andThen(findAsked(given, rows), (asked) => assuming(asked, assumptions)),
    },
  }))

/** The axis of the named screw; undefined if none is named. */
const findNamed = (skuID: string | undefined, asked: AskedAxis, rows: AxisModels): Parsed<Axis | undefined> => {
  if (skuID === undefined) return { values: undefined }
  const screw = rows.screws.find((one) => one.skuID === skuID)
  const found = screw && searchAxes(asked.conditions, wantedModels(rows, asked.only), asked.overrides).axisOf(screw)
  return found ? { values: found.axis } : refuse('notAnOption', 'skuID', skuID)
}

const findExplained = (
  { parameters, skuID, only, assumptions }: AxisExplanationRequest,
  rows: AxisModels,
): Parsed<ExplainedPairs<Axis, AskedAxis>> =>
  andThen(inside('parameters', findAsked(parameters, rows)), (found) =>
    andThen(assuming(found, assumptions), (asked) =>
      andThen(findNamed(skuID, asked, rows), (named) => ({ values: { asked, named, only } })),
    ),
  )

/** @param body of `Explanation` */
export const readExplanation = (body: unknown): Parsed<Naming<ExplainedPairs<Axis, AskedAxis>>> =>
  andThen(readShape(axisExplanationRequest, body), (given) => ({
    values: { resolve: (rows) => findExplained(given, rows) },
  }))

const candidateFaults = ({ screw, guide, motor }: AxisCandidate): readonly Fault[] => [
  ...figureFaults(ballScrewTable.candidate, 'candidate.screw', screw),
  ...figureFaults(ballRailTable.candidate, 'candidate.guide', guide),
  ...figureFaults(servoMotorTable.candidate, 'candidate.motor', motor),
]

const findChecked = (
  { parameters, candidate, assumptions }: z.infer<typeof axisCheckRequest>,
  rows: AxisModels,
): Parsed<CheckedPair<AxisCandidate, AskedAxis>> => {
  const faults = candidateFaults(candidate)
  if (faults.length > 0) return { faults }
  return andThen(inside('parameters', findAsked(parameters, rows)), (found) =>
    andThen(assuming(found, assumptions), (asked) => ({ values: { asked, candidate } })),
  )
}

/** @param body of `Check` */
export const readCheck = (body: unknown): Parsed<Naming<CheckedPair<AxisCandidate, AskedAxis>>> =>
  andThen(readShape(axisCheckRequest, body), (given) => ({ values: { resolve: (rows) => findChecked(given, rows) } }))
