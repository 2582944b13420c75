/** Screw jacks: from the request to duty, sizing, card. */
import type { InstallType, ScrewJackCandidate } from '../../../contract/lift.ts'
import type { ScrewJack, ScrewJackDuty } from '../../sizing/screw-jack-input.ts'
import { screwJackModelTerms, screwJackQueryTerms, screwJackTerms } from '../../sizing/screw-jack-terms.ts'
import { screwJackDemandValues } from '../../sizing/screw-jack-values.ts'
import { sizeScrewJack } from '../../sizing/screw-jack.ts'
import { toSi } from '../../sizing/unit-scale.ts'
import { assumptionIssues, resolveAssumptions, type AssumptionOverrides } from './assumption-set.ts'
import type { Family, Preparation } from './family.ts'
import { screwJackAssumptions } from './screw-jack-assumptions.ts'
import { screwJackCard } from './screw-jack-card.ts'
import type { ScrewJackParameters } from './screw-jack-parameters.ts'

/**
 * Without an install type a request means every code of the family. A screw that travels (type 1) has no critical speed, so whatever fits
 * as type 2 fits as type 1, and the union of all codes is type 1.
 */
const defaultInstallType: InstallType = '1A'

/**
 * @param parameters decoded request
 * @returns working conditions, SI
 */
export const screwJackDuty = (parameters: ScrewJackParameters): ScrewJackDuty => ({
  duty: toSi(parameters.ED, '%'),
  mass: parameters.W,
  speed: toSi(parameters.Speed, 'mm/min'),
  stroke: toSi(parameters.Stroke, 'mm'),
  fixing: parameters.FixedMethod,
  installType: parameters.InstallType ?? defaultInstallType,
})

/**
 * @param candidate technical part of a catalogue row, or a described jack
 * @returns the jack, SI
 */
export const screwJackOf = (candidate: ScrewJackCandidate): ScrewJack => ({
  capacity: candidate.capacityKg,
  screwKind: candidate.screwKind,
  screwDiameter: toSi(candidate.screwDiameterMm, 'mm'),
  lead: toSi(candidate.leadMm, 'mm'),
  rootDiameter: toSi(candidate.rootDiameterMm, 'mm'),
  wormRatio: candidate.wormRatio,
  efficiency: candidate.efficiency,
  maxInputSpeed: toSi(candidate.maxInputSpeedRpm, 'rpm'),
  ...(candidate.maxInputTorqueNm === undefined ? {} : { maxInputTorque: candidate.maxInputTorqueNm }),
  ...(candidate.thermalPowerKw === undefined ? {} : { thermalPower: toSi(candidate.thermalPowerKw, 'kW') }),
  nominalDuty: toSi(candidate.nominalDutyPercent, '%'),
  maxDuty: toSi(candidate.maxDutyPercent, '%'),
  maxStroke: toSi(candidate.maxStrokeMm, 'mm'),
  extension: toSi(candidate.extensionMm, 'mm'),
  ...(candidate.dynamicLoadRatingN === undefined ? {} : { dynamicLoadRating: candidate.dynamicLoadRatingN }),
})

function prepare(parameters: ScrewJackParameters, overrides: AssumptionOverrides): Preparation<ScrewJackCandidate> {
  const duty = screwJackDuty(parameters)
  const { list, values: assumptions } = resolveAssumptions(screwJackAssumptions, duty, overrides)
  const size = (candidate: ScrewJackCandidate) => sizeScrewJack(duty, screwJackOf(candidate), assumptions)
  return {
    assumptions: list,
    demands: () => screwJackDemandValues(duty),
    queryTerms: () => Float64Array.from(screwJackQueryTerms(duty, assumptions)),
    size,
    card: (model) => screwJackCard(model, size(model.candidate), parameters),
  }
}

/** Screw jacks and screw lifts (working ids 300 and 3). */
export const screwJackFamily: Family<ScrewJackParameters, ScrewJackCandidate> = {
  service: 'LiftWorking',
  terms: screwJackTerms,
  modelTerms: (candidate) => screwJackModelTerms(screwJackOf(candidate)),
  prepare,
  assumptionIssues: (overrides) => assumptionIssues(screwJackAssumptions, overrides),
  levers: [
    { parameter: 'W', unit: 'kg', lowest: 1 },
    { parameter: 'Speed', unit: 'mm/min', lowest: 1 },
    { parameter: 'Stroke', unit: 'mm', lowest: 1 },
    { parameter: 'ED', unit: '%', lowest: 1 },
  ],
}
