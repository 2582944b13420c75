import { reducerCalls, type ReducerMode, reducerModes } from '../../../contract/reducer-modes.ts'
import {
  manualRequest,
  reducerCalculation,
  type ReducerCalculation,
  reducerCheckAnswer,
  reducerCheckRequest,
  reducerExplanation,
  type ReducerExplanation,
  reducerExplanationRequest,
  servoCalculation,
  servoRequest,
  threePhaseRequest,
} from '../../../contract/reducer-working.ts'
import { andThen, type Read } from '../requests/faults.ts'
import type { CurrentCatalogue } from '../requests/serve-family.ts'
import type { NamedShape, ServedCall } from '../requests/served-call.ts'
import { createAnswerCache } from '../selection/answer-cache.ts'
import { calculateReducer } from './calculate-reducer.ts'
import { checkReducer, explainReducer } from './explain-reducer.ts'
import { readReducerRequest } from './read-reducer-request.ts'
import { calculationBodies, findExplained, readCheckBody, readExplanationBody } from './reducer-bodies.ts'
import { exampleParameters } from './reducer-examples.ts'
import { reducerLabelKey, reducerUnits } from './reducer-labels.ts'
import { createReducerRows, type ReducerRows } from './reducer-rows.ts'

/** What all calls of this service have in common. */
const common = {
  service: 'ReducerWorking',
  screens: ['2000000', '2000001', '2000002'],
  labelKey: reducerLabelKey,
  units: reducerUnits,
} as const satisfies Partial<ServedCall>

/** Answers of a hundred cards each; ledgers are larger. */
const keptCalculations = 100
const keptExplanations = 16

const named = (call: string, shape: NamedShape['shape']): NamedShape => ({ name: `${common.service}${call}`, shape })
const sharedAnswer = named('Calculation', reducerCalculation)

/** Shapes of the calculations. */
const shapes = {
  threePhase: { request: threePhaseRequest, answer: sharedAnswer },
  servo: { request: servoRequest, answer: named('ServoCalculation', servoCalculation) },
  manual: { request: manualRequest, answer: sharedAnswer },
} as const satisfies Record<ReducerMode, { request: NamedShape['shape']; answer: NamedShape }>

type Calculate = (mode: ReducerMode, body: unknown) => Read<ReducerCalculation>

const calculationCalls = (rows: () => ReducerRows, calculate: Calculate): readonly ServedCall[] =>
  reducerModes.map((kind) => ({
    ...common,
    call: reducerCalls[kind].call,
    kind,
    body: { request: named(`${reducerCalls[kind].call}Request`, shapes[kind].request), example: () => exampleParameters[kind](rows()) },
    answer: shapes[kind].answer,
    respond: (body) => calculate(kind, body),
  }))

const explanationCall = (rows: () => ReducerRows): ServedCall => {
  const kept = createAnswerCache<Read<ReducerExplanation>>(keptExplanations)
  return {
    ...common,
    call: 'Explanation',
    kind: 'reducerExplanation',
    body: {
      request: named('ExplanationRequest', reducerExplanationRequest),
      example: () => ({ mode: 'threePhase', parameters: exampleParameters.threePhase(rows()) }),
    },
    answer: named('Explanation', reducerExplanation),
    respond: (body) =>
      andThen(readExplanationBody(body), (given) => {
        const now = rows()
        return kept.recall(now.version, JSON.stringify(given), () =>
          andThen(findExplained(given, now), (explained) => ({ values: explainReducer(explained, now) })),
        )
      }),
  }
}

const checkCall = (rows: () => ReducerRows, calculate: Calculate): ServedCall => ({
  ...common,
  call: 'Check',
  kind: 'reducerCheck',
  body: {
    request: named('CheckRequest', reducerCheckRequest),
    example: () => {
      const parameters = exampleParameters.threePhase(rows())
      const found = calculate('threePhase', parameters)
      return { mode: 'threePhase', parameters, candidate: 'values' in found ? found.values.list[0]?.candidate : undefined }
    },
  },
  answer: named('CheckAnswer', reducerCheckAnswer),
  respond: (body) => andThen(readCheckBody(body, rows()), ({ request, candidate }) => checkReducer(request, candidate)),
})

/** The calls of the reducers, from the catalogue of now; answers given before under the same version are not worked out again. */
export const serveReducer = (current: CurrentCatalogue): readonly ServedCall[] => {
  const rows = createReducerRows(current)
  const kept = createAnswerCache<Read<ReducerCalculation>>(keptCalculations)
  const calculate: Calculate = (mode, body) =>
    andThen(calculationBodies[mode](body), (given) => {
      const now = rows()
      return kept.recall(now.version, JSON.stringify(given), () =>
        andThen(readReducerRequest(given, now), (asked) => ({ values: calculateReducer(asked, now) })),
      )
    })
  return [...calculationCalls(rows, calculate), explanationCall(rows), checkCall(rows, calculate)]
}
