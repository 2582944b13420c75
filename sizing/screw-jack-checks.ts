/** The limits of a screw jack, each as a row that explains itself. */
import { judge, type JudgedLimit, type Limit } from './check.ts'
import { jackFixings } from './jack-fixing.ts'
import type { ScrewJackFigures } from './screw-jack-figures.ts'
import { screwRotates, type ScrewJack, type ScrewJackAssumptions, type ScrewJackDuty } from './screw-jack-input.ts'

/** Everything that a check may read. */
export type ScrewJackContext = {
  readonly duty: ScrewJackDuty
  readonly jack: ScrewJack
  readonly assumptions: ScrewJackAssumptions
  readonly figures: ScrewJackFigures
}

/** A check is not made for want of a figure (`unknown`), or does not apply to the duty (`notApplicable`). */
type Outcome = Limit | 'unknown' | 'notApplicable'

const driveSource = 'Jacton technical notes 19'

const capacityCheck = ({ duty, jack }: ScrewJackContext): Outcome => ({
  name: 'capacity',
  required: duty.mass,
  available: jack.capacity,
  unit: 'kg',
  formula: 'W <= Wrated',
  source: 'rated load of the maker; W holds the service factor',
})

const strokeCheck = ({ duty, jack }: ScrewJackContext): Outcome => ({
  name: 'stroke',
  required: duty.stroke,
  available: jack.maxStroke,
  unit: 'mm',
  formula: 'S <= Smax',
  source: 'longest stroke of the maker',
})

const inputSpeedCheck = ({ duty, jack, figures }: ScrewJackContext): Outcome => ({
  name: 'inputSpeed',
  required: figures.inputSpeed,
  available: jack.maxInputSpeed,
  unit: 'rpm',
  formula: 'n1 = V × i / p',
  source: driveSource,
  inputs: [
    ['V', duty.speed, 'mm/min'],
    ['i', jack.wormRatio, ''],
    ['p', jack.lead, 'mm'],
  ],
})

const inputTorqueCheck = ({ jack, figures }: ScrewJackContext): Outcome =>
  jack.maxInputTorque === undefined
    ? 'unknown'
    : {
        name: 'inputTorque',
        required: figures.inputTorque,
        available: jack.maxInputTorque,
        unit: 'N*m',
        formula: 'T = F × p / (2π × i × η)',
        source: driveSource,
        inputs: [
          ['F', figures.force, 'N'],
          ['p', jack.lead, 'mm'],
          ['i', jack.wormRatio, ''],
          ['η', jack.efficiency, '%'],
        ],
      }

const thermalCheck = ({ duty, jack, figures }: ScrewJackContext): Outcome =>
  figures.permissiblePower === undefined || jack.thermalPower === undefined
    ? 'unknown'
    : {
        name: 'thermal',
        required: figures.inputPower,
        available: figures.permissiblePower,
        unit: 'kW',
        formula: 'P = F × V / η <= Pnom × min(1, EDnom / ED)',
        source: `${driveSource}; heat balance over the cycle`,
        inputs: [
          ['F', figures.force, 'N'],
          ['V', duty.speed, 'mm/min'],
          ['η', jack.efficiency, '%'],
          ['Pnom', jack.thermalPower, 'kW'],
          ['EDnom', jack.nominalDuty, '%'],
          ['ED', duty.duty, '%'],
        ],
      }

const dutyCycleCheck = ({ duty, jack }: ScrewJackContext): Outcome => ({
  name: 'dutyCycle',
  required: duty.duty,
  available: jack.maxDuty,
  unit: '%',
  formula: 'ED <= EDmax',
  source: 'duty-cycle limit of the maker',
})

const bucklingCheck = ({ duty, jack, assumptions, figures }: ScrewJackContext): Outcome => ({
  name: 'buckling',
  required: assumptions.bucklingSafety * figures.force,
  available: figures.bucklingLoad,
  unit: 'N',
  formula: 'Fcrit = fm × d⁴ / L² >= SF × F',
  source: 'Tsubaki Linipower Jack, selection (ZKF)',
  inputs: [
    ['fm', jackFixings[duty.fixing].bucklingFactor, 'N/mm^2'],
    ['d', jack.rootDiameter, 'mm'],
    ['L', figures.freeLength, 'mm'],
    ['SF', assumptions.bucklingSafety, ''],
    ['F', figures.force, 'N'],
  ],
})

const criticalSpeedCheck = ({ duty, jack, assumptions, figures }: ScrewJackContext): Outcome =>
  screwRotates(duty.installType)
    ? {
        name: 'criticalSpeed',
        required: figures.screwSpeed,
        available: figures.permissibleScrewSpeed,
        unit: 'rpm',
        formula: 'nperm = k × fn × 60 × π / (8 × L²) × d × √(E / ρ)',
        source: 'beam theory with the selection factor fn; rotating screws only',
        inputs: [
          ['k', assumptions.criticalSpeedMargin, ''],
          ['fn', jackFixings[duty.fixing].speedFactor, ''],
          ['d', jack.rootDiameter, 'mm'],
          ['L', figures.freeLength, 'mm'],
        ],
      }
    : 'notApplicable'

function lifeCheck({ jack, assumptions, figures }: ScrewJackContext): Outcome {
  if (jack.screwKind !== 'ball') return 'notApplicable'
  if (figures.lifeDistance === undefined || jack.dynamicLoadRating === undefined) return 'unknown'
  return {
    name: 'life',
    required: assumptions.requiredDistance,
    available: figures.lifeDistance,
    unit: 'km',
    formula: 'Ls = (Ca / F)³ × 10⁶ × p',
    source: 'THK General Catalog A-704 eq. 27, 29',
    inputs: [
      ['Ca', jack.dynamicLoadRating, 'N'],
      ['F', figures.force, 'N'],
      ['p', jack.lead, 'mm'],
    ],
  }
}

/** Names of all checks of a screw jack, in the order of the answer. */
export const screwJackCheckNames = [
  'capacity',
  'stroke',
  'inputSpeed',
  'inputTorque',
  'thermal',
  'dutyCycle',
  'buckling',
  'criticalSpeed',
  'life',
] as const
/** Name of a check of a screw jack. */
export type ScrewJackCheckName = (typeof screwJackCheckNames)[number]

const limitOf = {
  capacity: capacityCheck,
  stroke: strokeCheck,
  inputSpeed: inputSpeedCheck,
  inputTorque: inputTorqueCheck,
  thermal: thermalCheck,
  dutyCycle: dutyCycleCheck,
  buckling: bucklingCheck,
  criticalSpeed: criticalSpeedCheck,
  life: lifeCheck,
} satisfies Record<ScrewJackCheckName, (context: ScrewJackContext) => Outcome>

/**
 * @param context duty, jack, assumptions and figures
 * @returns the checks that apply and can be made, and the names of those that the maker's figures do not allow
 * Source: each check names its own.
 */
export function screwJackLimits(context: ScrewJackContext): { readonly limits: JudgedLimit[]; readonly notMade: string[] } {
  const limits: JudgedLimit[] = []
  const notMade: string[] = []
  for (const name of screwJackCheckNames) {
    const outcome = limitOf[name](context)
    if (outcome === 'unknown') notMade.push(name)
    else if (outcome !== 'notApplicable') limits.push(judge(outcome))
  }
  return { limits, notMade }
}
