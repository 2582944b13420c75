import {
  rotaryCheckRequest,
  type RotaryCheckRequest,
  rotaryExplanationRequest,
  type RotaryExplanationRequest,
} from '../../../contract/rotary-ledger.ts'
import { assumptionIssues } from '../../../families/assumption-set.ts'
import { customMotorIssues } from '../../../families/reducer/custom-motor.ts'
import { rotaryAssumptions } from '../../../families/rotary/assumptions.ts'
import type { ShownPair } from '../../../families/rotary/card.ts'
import type { RotaryCandidates } from '../../../families/rotary/pair.ts'
import { andThen, type Fault, inside, type Read, readShape } from '../requests/faults.ts'
import { pageSize } from '../selection/calculate.ts'
import type { AskedExplanation } from './explain-rotary.ts'
import { readDemand } from './read-demand.ts'
import { type AskedRotary, readRotaryRequest } from './read-rotary-request.ts'
import { withOwnMotor } from './rotary-cards.ts'
import type { RotaryRows } from './rotary-rows.ts'

export const readExplanationBody = (body: unknown): Read<RotaryExplanationRequest> => readShape(rotaryExplanationRequest, body)

const fault = (code: string, path: string, text?: string): { readonly faults: readonly Fault[] } => ({
  faults: [{ code, path, params: text === undefined ? {} : { text } }],
})

const readOverrides = (overrides: Readonly<Record<string, number>> = {}): Read<Readonly<Record<string, number>>> => {
  const faults = assumptionIssues(rotaryAssumptions, overrides)
  return faults.length > 0 ? { faults } : { values: overrides }
}

/**
 * The pair that an explanation is asked for; undefined for those of the list. A platform named without a motor has that of the request, or is judged
 * by itself.
 */
const readPair = (
  { skuID, motorSku, parameters }: RotaryExplanationRequest,
  { motor }: AskedRotary,
  rows: RotaryRows,
): Read<ShownPair | undefined> => {
  if (skuID === undefined) return motorSku === undefined ? { values: undefined } : fault('required', 'skuID')
  const platform = rows.platforms.get(skuID)
  if (!platform) return fault('notAnOption', 'skuID', skuID)
  const hasOwnMotor = platform.candidate.drive !== 'gear'
  const isOther = motor !== undefined && motorSku !== parameters.sku
  if (motorSku !== undefined && (hasOwnMotor || isOther)) return fault('notSent', 'motorSku')
  const named = motorSku ?? parameters.sku
  if (hasOwnMotor || named === undefined) return { values: hasOwnMotor ? { platform } : withOwnMotor({ platform }, motor) }
  const own = rows.motors.get(named)
  return own ? { values: { platform, motor: own } } : fault('notAnOption', 'motorSku', named)
}

/** What an explanation is asked for, with everything that it names found. */
export const findExplained = (body: RotaryExplanationRequest, rows: RotaryRows): Read<AskedExplanation> => {
  const { parameters, only, assumptions } = body
  const { page = 1, size = pageSize } = parameters
  const request = inside('parameters', readRotaryRequest(['workingData', parameters.workingData], parameters, rows))
  return andThen(request, (asked) =>
    andThen(readOverrides(assumptions), (overrides) =>
      andThen(readPair(body, asked, rows), (named): Read<AskedExplanation> => {
        if (named && only !== undefined) return fault('notSent', 'only')
        return { values: { asked, overrides, named, only, page, size } }
      }),
    ),
  )
}

const readCandidates = ({ platform, motor, stlMotor }: RotaryCheckRequest['candidate']): Read<RotaryCandidates> => {
  if (motor && (stlMotor || platform.drive !== 'gear')) return fault('notSent', stlMotor ? 'stlMotor' : 'motor')
  if (!stlMotor) return { values: { platform, ...(motor && { motor: { motor } }) } }
  if (platform.drive !== 'gear') return fault('notSent', 'stlMotor')
  const issues = customMotorIssues(stlMotor)
  return issues.length > 0 ? inside('stlMotor', { faults: issues }) : { values: { platform, motor: { stlMotor } } }
}

/** What is to be checked: the demand, the described pair, the changed assumptions. */
export const readCheckBody = (body: unknown) =>
  andThen(readShape(rotaryCheckRequest, body), ({ parameters, candidate, assumptions }) =>
    andThen(inside('parameters', readDemand('workingData', parameters.workingData)), (demand) =>
      andThen(inside('candidate', readCandidates(candidate)), (candidates) =>
        andThen(readOverrides(assumptions), (overrides) => ({ values: { demand, candidates, overrides } })),
      ),
    ),
  )
