/** The calls of the reducers: three modes of one calculation, the reasons, the sizing of a described pair. */
import type { PairCalculation, PairFamily } from '../define/pair-family.ts'
import { exampleParameters } from './examples.ts'
import { reducerLabelKey, reducerUnits } from './labels.ts'
import { type FilterOptions, servoRatings } from './match.ts'
import type { PairCandidates } from './pair.ts'
import { type AskedReducer, readCalculation, readCheck, readExplanation } from './read-request.ts'
import type { RejectedPair } from './rejected.ts'
import { layOutReducers, type ReducerRows } from './reducer-rows.ts'
import { reducerTable } from './table.ts'
import { type FoundReducers, partsOfReducer, prepareReducers } from './search.ts'
import {
  longestRejectedList,
  manualRequest,
  reducerCalculation,
  reducerCheckAnswer,
  reducerCheckRequest,
  reducerExplanation,
  reducerExplanationRequest,
  type ReducerOption,
  reducerService,
  servoCalculation,
  servoRequest,
  threePhaseRequest,
} from './wire/calls.ts'
import { reducerCalls, type ReducerMode, reducerModes } from './wire/modes.ts'

/** Drawings of the reducer types; the other choices have none. */
const icons = reducerTable.choices?.['reducerType']?.icons ?? {}

const toOptions = (options: FilterOptions[keyof FilterOptions], drawings: Readonly<Record<string, string>> = {}): ReducerOption[] =>
  options.map(({ value, count }) => ({ value, icon: drawings[value] ?? '', customValue: '', count }))

type Calculation = PairCalculation<ReducerRows, AskedReducer, FoundReducers>

/** The answer of a mode: cards, what the groups of choices still hold; for a servo motor also the ratios and what the motor gives. */
const write: Calculation['write'] = (counted, list, { found: { count }, all, showsDemonstrations, asked: { request } }) => {
  const { ratios, counts, offered } = all
  const options = showsDemonstrations ? counts : offered
  return {
    ...counted,
    count,
    list,
    precisionTypeList: toOptions(options.precisionType),
    transmissionTypeList: toOptions(options.transmissionType),
    gearTypeList: toOptions(options.gearType),
    reducerTypeList: toOptions(options.reducerType, icons),
    ...(request.mode === 'servo' && { iList: [...ratios], motor: servoRatings(request.parameters, request.overrides) }),
  }
}

/** Shapes of the calculations. */
const shapes = {
  threePhase: { request: threePhaseRequest, answer: ['Calculation', reducerCalculation] },
  servo: { request: servoRequest, answer: ['ServoCalculation', servoCalculation] },
  manual: { request: manualRequest, answer: ['Calculation', reducerCalculation] },
} as const satisfies Record<ReducerMode, Pick<Calculation, 'request' | 'answer'>>

const calculations = reducerModes.map((kind): Calculation => ({
  ...shapes[kind],
  call: reducerCalls[kind].call,
  kind,
  parse: readCalculation[kind],
  example: exampleParameters[kind],
  write,
}))

/** Reducers with their motors, or alone. */
export const reducerPairs: PairFamily<ReducerRows, RejectedPair, PairCandidates, AskedReducer, FoundReducers> = {
  service: reducerService,
  labelKey: reducerLabelKey,
  units: reducerUnits,
  layOut: layOutReducers,
  prepare: prepareReducers,
  partsOf: partsOfReducer,
  calculations,
  explanation: {
    kind: 'reducerExplanation',
    request: reducerExplanationRequest,
    answer: ['Explanation', reducerExplanation],
    parse: readExplanation,
    example: (rows) => ({ mode: 'threePhase', parameters: exampleParameters.threePhase(rows) }),
    longestRejected: longestRejectedList,
    faultPath: 'parameters',
  },
  check: {
    kind: 'reducerCheck',
    request: reducerCheckRequest,
    answer: ['CheckAnswer', reducerCheckAnswer],
    parse: readCheck,
    example: (rows) => ({ mode: 'threePhase', parameters: exampleParameters.threePhase(rows) }),
  },
}
