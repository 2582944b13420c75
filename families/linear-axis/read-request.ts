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
import { couplingTable } from '../coupling/table.ts'
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
import { type AxisQuery, availableModels } from './prepare.ts'
import { supportsOf } from './open-positions.ts'
import { pinnedFields, pinnedRoles } from './pinned.ts'
import { type Axis, type AxisModels, searchAxes } from './search.ts'

type StatedRequest = Omit<AxisRequest, 'assumptions'>

/** Errors of conditions that are meaningful only together, or only for some postures and layouts. */
function conditionFaults({ posture, inclination, layout, sliderSpacing, railSpacing }: StatedRequest): readonly Fault[] {
  const { rails, blocksPerRail } = layoutShapes[layout]
  return [
    ...(posture === 'vertical' && inclination !== undefined ? refuse('notSent', 'inclination').faults : []),
    ...(blocksPerRail > 1 && sliderSpacing === undefined ? refuse('required', 'sliderSpacing').faults : []),
    ...(rails > 1 && railSpacing === undefined ? refuse('required', 'railSpacing').faults : []),
  ]
}

/** Errors of skus that the catalogue does not contain. */
const nameFaults = (request: StatedRequest, rows: AxisModels): readonly Fault[] => {
  const { screwSku, guideSku, motorSku } = request
  const models = availableModels(rows, request)
  const unknown = pinnedRoles.filter((role) => request[pinnedFields[role]] !== undefined && models.pinned?.[role] === undefined)
  const sides: ReadonlySet<string> = new Set(['coupling', ...supportsOf[request.fixing].map(({ role }) => role)])
  const absent = pinnedRoles.filter((role) => request[pinnedFields[role]] !== undefined && !sides.has(role))
  return [
    ...absent.flatMap((role) => refuse('notSent', pinnedFields[role]).faults),
    ...(screwSku !== undefined && models.screws.length === 0 ? refuse('notAnOption', 'screwSku', screwSku).faults : []),
    ...(guideSku !== undefined && models.guides.length === 0 ? refuse('notAnOption', 'guideSku', guideSku).faults : []),
    ...(motorSku !== undefined && models.motors.length === 0 ? refuse('notAnOption', 'motorSku', motorSku).faults : []),
    ...unknown.flatMap((role) => refuse('notAnOption', pinnedFields[role], request[pinnedFields[role]] ?? '').faults),
  ]
}

const resolveQuery = (request: StatedRequest, rows: AxisModels): Parsed<Omit<AxisQuery, 'overrides'>> => {
  const faults = [...conditionFaults(request), ...nameFaults(request, rows)]
  if (faults.length > 0) return { faults }
  const { page = 1, size = pageSize, screwSku, guideSku, motorSku, couplingSku, fixedSupportSku, freeSupportSku, ...conditions } = request
  const only = { screwSku, guideSku, motorSku, couplingSku, fixedSupportSku, freeSupportSku }
  return { values: { conditions, only, page, size } }
}

const assuming = (query: Omit<AxisQuery, 'overrides'>, overrides: AssumptionOverrides = {}): Parsed<AxisQuery> => {
  const faults = axisAssumptionIssues(overrides)
  return faults.length > 0 ? { faults } : { values: { ...query, overrides } }
}

type Naming<Query> = NamingRequest<AxisModels, Query>

/** @param body of `Calculation` */
export const readCalculation = (body: unknown): Parsed<Naming<AxisQuery>> =>
  andThen(readShape(axisRequest, body), ({ assumptions, ...request }) => ({
    values: {
      resolve: (rows) => andThen(resolveQuery(request, rows), (query) => assuming(query, assumptions)),
    },
  }))

/** The axis of the named screw; undefined if none is named. */
const findNamed = (skuID: string | undefined, query: AxisQuery, rows: AxisModels): Parsed<Axis | undefined> => {
  if (skuID === undefined) return { values: undefined }
  const screw = rows.screws.find((one) => one.skuID === skuID)
  const found = screw && searchAxes(query.conditions, availableModels(rows, query.only), query.overrides).axisOf(screw)
  return found ? { values: found.axis } : refuse('notAnOption', 'skuID', skuID)
}

const findExplained = (
  { parameters, skuID, only, assumptions }: AxisExplanationRequest,
  rows: AxisModels,
): Parsed<ExplainedPairs<Axis, AxisQuery>> =>
  andThen(inside('parameters', resolveQuery(parameters, rows)), (found) =>
    andThen(assuming(found, assumptions), (query) =>
      andThen(findNamed(skuID, query, rows), (named) => ({ values: { query, named, only } })),
    ),
  )

/** @param body of `Explanation` */
export const readExplanation = (body: unknown): Parsed<Naming<ExplainedPairs<Axis, AxisQuery>>> =>
  andThen(readShape(axisExplanationRequest, body), (request) => ({
    values: { resolve: (rows) => findExplained(request, rows) },
  }))

const candidateFaults = ({ screw, guide, motor, coupling }: AxisCandidate): readonly Fault[] => [
  ...figureFaults(ballScrewTable.candidate, 'candidate.screw', screw),
  ...figureFaults(ballRailTable.candidate, 'candidate.guide', guide),
  ...figureFaults(servoMotorTable.candidate, 'candidate.motor', motor),
  ...(coupling ? figureFaults(couplingTable.candidate, 'candidate.coupling', coupling) : []),
]

const findChecked = (
  { parameters, candidate, assumptions }: z.infer<typeof axisCheckRequest>,
  rows: AxisModels,
): Parsed<CheckedPair<AxisCandidate, AxisQuery>> => {
  const faults = candidateFaults(candidate)
  if (faults.length > 0) return { faults }
  return andThen(inside('parameters', resolveQuery(parameters, rows)), (found) =>
    andThen(assuming(found, assumptions), (query) => ({ values: { query, candidate } })),
  )
}

/** @param body of `Check` */
export const readCheck = (body: unknown): Parsed<Naming<CheckedPair<AxisCandidate, AxisQuery>>> =>
  andThen(readShape(axisCheckRequest, body), (request) => ({ values: { resolve: (rows) => findChecked(request, rows) } }))
