import type { Quantity, RotaryServoRequest, WorkingSecondRequest } from '../../../contract/rotary-working.ts'
import { customMotorIssues } from '../../../families/reducer/custom-motor.ts'
import type { ServoMotorChoice } from '../../../families/reducer/parameters.ts'
import type { RotaryChoice } from '../../../families/rotary/options.ts'
import { platformTypes } from '../../../families/rotary/platform-type.ts'
import type { RotaryDemand } from '../../../sizing/rotary-demand.ts'
import { rotaryMatchClasses } from '../../../sizing/rotary-match.ts'
import { andThen, type Fault, inside, type Read } from '../requests/faults.ts'
import { readDemand } from './read-demand.ts'
import type { RotaryRows } from './rotary-rows.ts'

/** Everything by which one of the calls narrows the match, as it was sent. */
export type GivenChoice = Pick<WorkingSecondRequest, 'i' | 'reducerType' | 'match'> &
  Pick<RotaryServoRequest, 'sku' | 'stlMotor' | 'seriesList'>

/** A request with everything that it names found. */
export interface AskedRotary {
  readonly demand: RotaryDemand
  readonly choice: RotaryChoice
  /** Absent: any motor. */
  readonly motor?: ServoMotorChoice
}

const fault = (code: string, path: string, text?: string): Fault => ({ code, path, params: text === undefined ? {} : { text } })

/** The words that are options; a fault for each that is not. */
const readWords = <Word extends string>(
  path: string,
  words: readonly string[] | undefined,
  options: Iterable<Word>,
): Read<readonly Word[]> => {
  const known = new Map<string, Word>([...options].map((option) => [option, option]))
  const faults = (words ?? []).flatMap((word, place) => (known.has(word) ? [] : [fault('notAnOption', `${path}.${place}`, word)]))
  return faults.length > 0 ? { faults } : { values: (words ?? []).flatMap((word) => known.get(word) ?? []) }
}

const faultsOf = (read: Read<unknown>): readonly Fault[] => ('faults' in read ? read.faults : [])

const readChoice = ({ i, reducerType, match, seriesList }: GivenChoice, { series }: RotaryRows): Read<RotaryChoice> => {
  const type = platformTypes.find((each) => each === reducerType)
  const typeFaults = reducerType !== undefined && type === undefined ? [fault('notAnOption', 'reducerType', reducerType)] : []
  const matches = readWords('match', match, rotaryMatchClasses)
  const chosenSeries = readWords('seriesList', seriesList, series)
  if (!('values' in matches) || !('values' in chosenSeries) || typeFaults.length > 0) {
    return { faults: [...typeFaults, ...faultsOf(matches), ...faultsOf(chosenSeries)] }
  }
  return {
    values: {
      match: matches.values,
      seriesList: chosenSeries.values,
      ...(i !== undefined && { i }),
      ...(type && { reducerType: type }),
    },
  }
}

const readMotor = ({ sku, stlMotor }: GivenChoice, { motors }: RotaryRows): Read<ServoMotorChoice | undefined> => {
  if (sku !== undefined && stlMotor) return { faults: [fault('notSent', 'stlMotor')] }
  if (stlMotor) {
    const issues = customMotorIssues(stlMotor)
    return issues.length > 0 ? inside('stlMotor', { faults: issues }) : { values: { stlMotor } }
  }
  if (sku === undefined) return { values: undefined }
  const motor = motors.get(sku)
  return motor ? { values: { motor: motor.candidate } } : { faults: [fault('notAnOption', 'sku', sku)] }
}

/**
 * Finds what a request names, or says everything that is wrong with it.
 * @param list name and rows of the demand
 * @param given what narrows the match
 * @param rows catalogue of now
 */
export const readRotaryRequest = (
  [name, quantities]: readonly [name: string, quantities: readonly Quantity[]],
  given: GivenChoice,
  rows: RotaryRows,
): Read<AskedRotary> => {
  const parts = [readDemand(name, quantities), readChoice(given, rows), readMotor(given, rows)] as const
  const faults = parts.flatMap(faultsOf)
  if (faults.length > 0) return { faults }
  const [demand, choice, motor] = parts
  return andThen(demand, (found) =>
    andThen(choice, (chosen) => andThen(motor, (own) => ({ values: { demand: found, choice: chosen, ...(own && { motor: own }) } }))),
  )
}
