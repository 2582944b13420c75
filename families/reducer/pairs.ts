/** The calls of the reducers: calculation in three modes, explanation, check of a described pair. */
import type { PairCalculation, PairFamily } from '../define/pair-family.ts'
import { exampleParameters } from './examples.ts'
import { reducerLabelKey, reducerUnits } from './labels.ts'
import { type FilterOptions, servoRatings } from './match.ts'
import type { PairCandidates } from './pair.ts'
import { type ReducerQuery, readCalculation, readCheck, readExplanation } from './read-request.ts'
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

/** Drawings of the reducer types; other filters have none. */
const icons = reducerTable.choices?.['reducerType']?.icons ?? {}

const toOptions = (options: FilterOptions[keyof FilterOptions], drawings: Readonly<Record<string, string>> = {}): ReducerOption[] =>
  options.map(({ value, count }) => ({ value, icon: drawings[value] ?? '', customValue: '', count }))

type Calculation = PairCalculation<ReducerRows, ReducerQuery, FoundReducers>

/** Writes the answer of a mode: cards and filter options; for a servo motor also the ratios and its ratings. */
const write: Calculation['write'] = (counted, list, { found: { count }, all, showsDemonstrations, query: { request } }) => {
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

/** Texts and schemas of the calculations. */
const described = {
  threePhase: {
    summary: 'Reducers with a three-phase motor',
    description:
      'Pairs of a reducer and a three-phase motor, best first: every stated requirement is within its tolerance, the flange fits, and speed and heat are within their limits. fB = T2N / T2. An empty object states no requirement and returns every pair.',
    request: threePhaseRequest,
    answer: ['Calculation', reducerCalculation],
    pins: { gearUnit: 'gearUnitSku', motor: 'motorSku' },
  },
  servo: {
    summary: 'Reducers for a servo motor',
    description:
      'Reducers for a motor of the catalogue (sku) or a described one: shaft and flange fit, and the reducer withstands the rated torque. iList has the ratios found; ratio picks one of them.',
    request: servoRequest,
    answer: ['ServoCalculation', servoCalculation],
    pins: { gearUnit: 'gearUnitSku', motor: 'motorSku' },
  },
  manual: {
    summary: 'Reducers by torque and ratio',
    description: 'Reducers whose rated torque and ratio are within the tolerances, regardless of any motor.',
    request: manualRequest,
    answer: ['Calculation', reducerCalculation],
    pins: {},
  },
} as const satisfies Record<ReducerMode, Pick<Calculation, 'summary' | 'description' | 'request' | 'answer' | 'pins'>>

const calculations = reducerModes.map((kind): Calculation => ({
  ...described[kind],
  call: reducerCalls[kind].call,
  parse: readCalculation[kind],
  example: exampleParameters[kind],
  choices: ['sku', 'ratio', 'precisionType', 'transmissionTypes', 'gearTypes', 'reducerTypes'],
  write,
}))

/** The pair family of reducers with their motors, or alone. */
export const reducerPairs: PairFamily<ReducerRows, RejectedPair, PairCandidates, ReducerQuery, FoundReducers> = {
  service: reducerService,
  labelKey: reducerLabelKey,
  units: reducerUnits,
  layOut: layOutReducers,
  prepare: prepareReducers,
  partsOf: partsOfReducer,
  calculations,
  explanation: {
    summary: 'Why reducers fit or not',
    description:
      'For a request of one of the three modes: the pairs of its list, or the one named by skuID (and motorSku), each with every check and value; with only = failed the closest 300 reducers that no motor fits. If nothing is suitable: the closest pairs, each with the change of one requirement that it needs.',
    request: reducerExplanationRequest,
    answer: ['Explanation', reducerExplanation],
    parse: readExplanation,
    example: (rows) => ({ mode: 'threePhase', parameters: exampleParameters.threePhase(rows) }),
    longestRejected: longestRejectedList,
    faultPath: 'parameters',
  },
  check: {
    summary: 'Size a described reducer',
    description: 'The same sizing for a reducer, and in three-phase mode its motor, described by their technical data.',
    request: reducerCheckRequest,
    answer: ['CheckAnswer', reducerCheckAnswer],
    parse: readCheck,
    example: (rows) => ({ mode: 'threePhase', parameters: exampleParameters.threePhase(rows) }),
  },
}
