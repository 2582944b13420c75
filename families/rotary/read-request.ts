/** Parses the requests of the rotary-platform calls and looks up what they name in the current rows; reports all errors. */
import { pageSize } from '../../contract/results/selection.ts'
import { assumptionIssues, type AssumptionOverrides } from '../define/assumption-set.ts'
import type { CheckedPair, ExplainedPairs, ListPart, NamingRequest } from '../define/pair-family.ts'
import { andThen, type Fault, faultsOf, inside, type Parsed, refuse } from '../define/parsed.ts'
import { readShape } from '../define/read-shape.ts'
import { figureFaults } from '../define/table-rule.ts'
import { customMotorIssues } from '../reducer/custom-motor.ts'
import type { CustomMotor, ServoMotorChoice } from '../reducer/parameters.ts'
import { customMotorField, readCustomMotor } from '../reducer/wire/custom-motor.ts'
import { rotaryAssumptions } from './assumptions.ts'
import { type ShownPair, withOwnMotor } from './card.ts'
import type { RotaryChoice } from './options.ts'
import { platformTypes } from './platform-type.ts'
import type { RotaryRows } from './rotary-rows.ts'
import type { RotaryDemand } from './sizing/demand.ts'
import { rotaryMatchClasses } from './sizing/match.ts'
import { readDemandRows } from './sizing/rows.ts'
import { rotaryTable } from './table.ts'
import {
  type Quantity,
  type RotaryServoRequest,
  rotaryServoRequest,
  type WorkingSecondRequest,
  workingSecondRequest,
} from './wire/calls.ts'
import {
  longestRotaryList,
  type RotaryCheckRequest,
  rotaryCheckRequest,
  type RotaryExplanationRequest,
  rotaryExplanationRequest,
} from './wire/ledger.ts'
import { readSecond, secondDemandField } from './wire/second-demand.ts'

/** All filters of a match, as sent. */
type SentChoice = Pick<WorkingSecondRequest, 'reducerType'> & Omit<RotaryServoRequest, 'workingData' | 'assumptions'>

/** A request with everything that it names looked up. */
export type RotaryQuery = ListPart & {
  /** The demand as sent. */
  readonly quantities: readonly Quantity[]
  readonly demand: RotaryDemand
  readonly choice: RotaryChoice
  /** Undefined: any motor. */
  readonly motor?: ServoMotorChoice
  readonly overrides: AssumptionOverrides
  /** The parts to which the answer is restricted. */
  readonly only?: ShownPair
}

/** A platform with its drive, as in a Check call. */
export type RotaryPairCandidate = RotaryCheckRequest['candidate']

/**
 * @param list name of the rows in the request: paths of errors are `<list>.<name of the row>`
 * @param rows of `WorkingFirst`, as sent to a later call
 * @returns the demand
 */
export const readDemand = (list: string, rows: readonly Quantity[]): Parsed<RotaryDemand> => {
  const read = readDemandRows(rows)
  return 'faults' in read ? inside(list, { faults: read.faults }) : { values: read.demand }
}

/** Validates words against the options; one error for each that is not an option. */
const readWords = <Word extends string>(
  path: string,
  words: readonly string[] | undefined,
  options: Iterable<Word>,
): Parsed<readonly Word[]> => {
  const known = new Map<string, Word>([...options].map((option) => [option, option]))
  const faults = (words ?? []).flatMap((word, place) => (known.has(word) ? [] : refuse('notAnOption', `${path}.${place}`, word).faults))
  return faults.length > 0 ? { faults } : { values: (words ?? []).flatMap((word) => known.get(word) ?? []) }
}

const readChoice = ({ i, reducerType, match, seriesList }: SentChoice, { series }: RotaryRows): Parsed<RotaryChoice> => {
  const type = platformTypes.find((each) => each === reducerType)
  const typeFaults: readonly Fault[] =
    reducerType !== undefined && type === undefined ? refuse('notAnOption', 'reducerType', reducerType).faults : []
  const matches = readWords('match', match, rotaryMatchClasses)
  const chosenSeries = readWords('seriesList', seriesList, series)
  if (!('values' in matches) || !('values' in chosenSeries) || typeFaults.length > 0) {
    return { faults: [...typeFaults, ...faultsOf(matches), ...faultsOf(chosenSeries)] }
  }
  const lists = { match: matches.values, seriesList: chosenSeries.values }
  return { values: { ...lists, ...(i !== undefined && { i }), ...(type && { reducerType: type }) } }
}

const readOwnMotor = (customMotor: CustomMotor): Parsed<ServoMotorChoice> => {
  const issues = customMotorIssues(customMotor)
  return issues.length > 0 ? inside(customMotorField, { faults: issues }) : { values: { customMotor } }
}

const readMotor = (sent: SentChoice, { motors }: RotaryRows): Parsed<ServoMotorChoice | undefined> => {
  const { sku, customMotor } = readCustomMotor(sent)
  if (sku !== undefined && customMotor) return refuse('notSent', customMotorField)
  if (customMotor) return readOwnMotor(customMotor)
  if (sku === undefined) return { values: undefined }
  const motor = motors.get(sku)
  return motor ? { values: { motor: motor.candidate } } : refuse('notAnOption', 'sku', sku)
}

type Demanded = readonly [list: string, quantities: readonly Quantity[]]
type ResolvedChoice = Pick<RotaryQuery, 'quantities' | 'demand' | 'choice' | 'motor' | 'only'>

/** The platform and the motor that a calculation is restricted to; a motor is ignored beside one that is built in. */
const readParts = ({ platformSku, motorSku, sku }: SentChoice, { platforms, motors }: RotaryRows): Parsed<Pick<RotaryQuery, 'only'>> => {
  if (platformSku === undefined) return motorSku === undefined ? { values: {} } : refuse('required', 'platformSku')
  const platform = platforms.get(platformSku)
  if (!platform) return refuse('notAnOption', 'platformSku', platformSku)
  const named = motorSku ?? sku
  if (named === undefined || platform.candidate.drive !== 'gear') return { values: { only: { platform } } }
  const motor = motors.get(named)
  return motor ? { values: { only: { platform, motor } } } : refuse('notAnOption', 'motorSku', named)
}

/** Looks up what a request names; the demand has a different name in every call. */
const resolveChoice = ([list, quantities]: Demanded, request: SentChoice, rows: RotaryRows): Parsed<ResolvedChoice> => {
  const { motorSku = request.sku } = request
  const sent = { ...request, ...(motorSku !== undefined && { sku: motorSku }) }
  const parts = [readDemand(list, quantities), readChoice(sent, rows), readMotor(sent, rows), readParts(sent, rows)] as const
  const [demand, choice, motor, only] = parts
  if ('faults' in demand || 'faults' in choice || 'faults' in motor || 'faults' in only) return { faults: parts.flatMap(faultsOf) }
  const { values: chosenMotor } = motor
  return {
    values: { quantities, demand: demand.values, choice: choice.values, ...(chosenMotor && { motor: chosenMotor }), ...only.values },
  }
}

const readOverrides = (overrides: AssumptionOverrides = {}): Parsed<AssumptionOverrides> => {
  const faults = assumptionIssues(rotaryAssumptions, overrides)
  return faults.length > 0 ? { faults } : { values: overrides }
}

type Naming<Query> = NamingRequest<RotaryRows, Query>

/** A calculation returns its complete list. */
const whole = { page: 1, size: longestRotaryList, overrides: {} }

const calculation = (
  demanded: Demanded,
  { assumptions, ...sent }: SentChoice & Pick<RotaryServoRequest, 'assumptions'>,
): Parsed<Naming<RotaryQuery>> => ({
  values: {
    resolve: (rows) =>
      andThen(resolveChoice(demanded, sent, rows), (found) =>
        andThen(readOverrides(assumptions), (overrides) => ({ values: { ...found, ...whole, overrides } })),
      ),
  },
})

/** @param body of `WorkingSecond` */
export const readWorkingSecond = (body: unknown): Parsed<Naming<RotaryQuery>> =>
  andThen(readShape(workingSecondRequest, body), (sent) => calculation([secondDemandField, readSecond(sent).demand], sent))

/** @param body of `ServoMotorCalculation` */
export const readServoCalculation = (body: unknown): Parsed<Naming<RotaryQuery>> =>
  andThen(readShape(rotaryServoRequest, body), (sent) => calculation(['workingData', sent.workingData], sent))

/**
 * The pair whose explanation is requested; undefined for those of the list. A platform named without a motor uses that of the
 * request, or is checked alone.
 */
const findNamed = (
  { skuID, motorSku, parameters: { sku, motorSku: restrictedTo = sku } }: RotaryExplanationRequest,
  { motor }: ResolvedChoice,
  rows: RotaryRows,
): Parsed<ShownPair | undefined> => {
  if (skuID === undefined) return motorSku === undefined ? { values: undefined } : refuse('required', 'skuID')
  const platform = rows.platforms.get(skuID)
  if (!platform) return refuse('notAnOption', 'skuID', skuID)
  const hasOwnMotor = platform.candidate.drive !== 'gear'
  const isOther = motor !== undefined && motorSku !== restrictedTo
  if (motorSku !== undefined && (hasOwnMotor || isOther)) return refuse('notSent', 'motorSku')
  const named = motorSku ?? restrictedTo
  if (hasOwnMotor || named === undefined) return { values: hasOwnMotor ? { platform } : withOwnMotor({ platform }, motor) }
  const own = rows.motors.get(named)
  return own ? { values: { platform, motor: own } } : refuse('notAnOption', 'motorSku', named)
}

const findExplained = (body: RotaryExplanationRequest, rows: RotaryRows): Parsed<ExplainedPairs<ShownPair, RotaryQuery>> => {
  const { parameters, only, assumptions } = body
  const { page = 1, size = pageSize, workingData } = parameters
  return andThen(inside('parameters', resolveChoice(['workingData', workingData], parameters, rows)), (found) =>
    andThen(readOverrides(assumptions), (overrides) =>
      andThen(findNamed(body, found, rows), (named) => ({ values: { query: { ...found, overrides, page, size }, named, only } })),
    ),
  )
}

/**
 * @param body of `Explanation`
 * @returns the requested explanation, with everything that it names looked up
 */
export const readExplanation = (body: unknown): Parsed<Naming<ExplainedPairs<ShownPair, RotaryQuery>>> =>
  andThen(readShape(rotaryExplanationRequest, body), (sent) => ({
    values: { resolve: (rows) => findExplained(sent, rows) },
  }))

const readCandidate = (candidate: RotaryPairCandidate): Parsed<RotaryPairCandidate> => {
  const { platform, motor, customMotor } = readCustomMotor(candidate)
  const faults = figureFaults(rotaryTable.candidate, 'platform', platform)
  if (faults.length > 0) return { faults }
  if (motor && (customMotor || platform.drive !== 'gear')) return refuse('notSent', customMotor ? customMotorField : 'motor')
  if (!customMotor) return { values: candidate }
  if (platform.drive !== 'gear') return refuse('notSent', customMotorField)
  return andThen(readOwnMotor(customMotor), () => ({ values: candidate }))
}

const findChecked = ({ parameters, candidate, assumptions }: RotaryCheckRequest): Parsed<CheckedPair<RotaryPairCandidate, RotaryQuery>> => {
  const quantities = parameters.workingData
  return andThen(inside('parameters', readDemand('workingData', quantities)), (demand) =>
    andThen(inside('candidate', readCandidate(candidate)), (described) =>
      andThen(readOverrides(assumptions), (overrides) => ({
        values: { query: { ...whole, quantities, demand, choice: {}, overrides }, candidate: described },
      })),
    ),
  )
}

/**
 * @param body of `Check`
 * @returns the demand, the described pair, the overridden assumptions
 */
export const readCheck = (body: unknown): Parsed<Naming<CheckedPair<RotaryPairCandidate, RotaryQuery>>> =>
  andThen(readShape(rotaryCheckRequest, body), (sent) => ({ values: { resolve: () => findChecked(sent) } }))
