/** Demands and figures of electric cylinders, as rows of the answer. */
import { rampShapeOf } from '../../formulas/ramp-shape.ts'
import type { SizedValue } from '../../../contract/results/sizing.ts'
import { strokePhases, type StrokePhase } from '../../formulas/axial-force.ts'
import type { CylinderContext } from './figures.ts'
import type { CylinderSetting } from './demand.ts'
import type { CylinderDuty } from './input.ts'
import { powerFormula } from './power.ts'
import { valuesFrom, type ValueRow } from '../../sizing/value-row.ts'

const horizontalForces = {
  forwardAccelerating: 'F1 = μ × W × g + W × a',
  forwardConstant: 'F2 = μ × W × g',
  forwardDecelerating: 'F3 = μ × W × g − W × a',
  backwardAccelerating: 'F4 = −μ × W × g − W × a',
  backwardConstant: 'F5 = −μ × W × g',
  backwardDecelerating: 'F6 = −μ × W × g + W × a',
} as const satisfies Record<StrokePhase, string>

const verticalForces = {
  forwardAccelerating: 'F1 = W × (g + a)',
  forwardConstant: 'F2 = W × g',
  forwardDecelerating: 'F3 = W × (g − a)',
  backwardAccelerating: 'F4 = W × (g − a)',
  backwardConstant: 'F5 = W × g',
  backwardDecelerating: 'F6 = W × (g + a)',
} as const satisfies Record<StrokePhase, string>

/** The return stroke against a force: weight that would help is ignored. */
const pulledForces = {
  backwardAccelerating: '−W × a − Fret',
  backwardConstant: '−Fret',
  backwardDecelerating: 'W × a − Fret',
} as const satisfies Partial<Record<StrokePhase, string>>

const isOutward = (phase: StrokePhase): phase is Exclude<StrokePhase, keyof typeof pulledForces> => !(phase in pulledForces)

/** Derivation of the displayed forces: the thrust, or the move of a mass with the largest force. */
function forceFormula({ duty, demand }: CylinderSetting, phase: StrokePhase): string {
  if ('thrust' in duty.load) return 'F; thrustAsEntered'
  const [posture, way] = demand.shown.kind.split('/', 2)
  const ofMass = (posture === 'vertical' ? verticalForces : horizontalForces)[phase]
  if (way === undefined) return ofMass
  if (isOutward(phase)) return duty.load.externalForce > 0 ? `${ofMass} + Fext` : ofMass
  if (way === 'out') return ofMass
  return posture === 'vertical' ? `${ofMass.slice(0, 2)} = ${pulledForces[phase]}` : `${ofMass} − Fret`
}

const hasPhases = ({ duty }: Pick<CylinderSetting, 'duty'>): boolean => duty.phases.length > 0

const effectiveFormula = 'Trms = √(Σ Ti² × ti / Σ ti); withoutMotorInertia'
const effectiveFormulaOfPhases = 'Trms = √(Σ Ti² × ti / Σ ti), Ti = Fi × Ph / (2π × η); largerOfStrokeAndPhases; withoutMotorInertia'

const emergencyRows = ({ demand: { emergency } }: CylinderSetting): ValueRow[] =>
  emergency === undefined
    ? []
    : [
        ['emergencyThrust', emergency.push, 'N', 'Fe = max(Wh × ae, Wv × (g + ae))', [['ae', emergency.deceleration, 'm/s^2']]],
        ['emergencyPull', emergency.pull, 'N', 'Fe,pull = max(Wh × ae, Wv × (ae − g), 0)'],
      ]

/** Derivation of the force at standstill: a thrust, or the weight with the forces that may still act; the phases at rest. */
function standingFormula({ load, phases }: CylinderDuty): string {
  const atRest = phases.some(({ speed }) => speed === 0) ? ['|Fi|'] : []
  if ('thrust' in load) return atRest.length > 0 ? 'F0 = max(F, |Fi|); thrustAsEntered' : 'F0; thrustAsEntered'
  const ofMass = load.externalForce > 0 || load.returnForce > 0 ? ['Wv × g + Fext', 'Fret'] : ['Wv × g']
  const all = [...ofMass, ...atRest]
  return all.length > 1 ? `F0 = max(${all.join(', ')})` : 'F0 = Wv × g'
}

const forceValues = (setting: CylinderSetting): SizedValue[] =>
  valuesFrom('Oriental Motor; THK General Catalog A-702', [
    ...strokePhases.map((phase): ValueRow => [`${phase}Force`, setting.demand.shown.forces[phase], 'N', forceFormula(setting, phase)]),
    ['requiredThrust', setting.demand.pushForce, 'N', hasPhases(setting) ? 'F = max Fi; ofStrokeAndPhases' : 'F = max Fi'],
    ['requiredPull', setting.demand.pullForce, 'N', hasPhases(setting) ? 'Fpull = max −Fi; ofStrokeAndPhases' : 'Fpull = max −Fi'],
    ...emergencyRows(setting),
    ['standingForce', setting.demand.standingForce, 'N', standingFormula(setting.duty)],
  ])

/**
 * The required speed with its derivation.
 * @param setting working conditions with the derived demand
 * @returns one row
 * Source: IKO CAT-1580E III-16 solved for v.
 */
export const requiredSpeedValue = ({ duty }: Pick<CylinderSetting, 'duty'>): SizedValue[] =>
  valuesFrom('IKO CAT-1580E III-16', [
    duty.time === undefined
      ? ['requiredSpeed', duty.speed, 'mm/s', duty.isUnloadedSpeed ? 'v; withoutLoad' : 'v']
      : [
          'requiredSpeed',
          duty.speed,
          'mm/s',
          `v = 2 × S / (T + √(T² − ${rampShapeOf(duty.motionProfile).words.lost}))`,
          [
            ['S', duty.stroke, 'mm'],
            ['T', duty.time, 's'],
            ['a', duty.acceleration, 'm/s^2'],
          ],
        ],
  ])

const motionValues = ({ duty, demand: { profile } }: CylinderSetting): SizedValue[] => {
  const { words, source } = profile.shape
  return valuesFrom(source ?? 'IKO CAT-1580E III-16', [
    ['peakSpeed', profile.peakSpeed, 'mm/s', `vp = min(v, ${words.peak('S')})`, [['a', duty.acceleration, 'm/s^2']]],
    ['rampDistance', profile.accelerationDistance, 'mm', `lr = ${words.ramp('vp')}`],
    ['constantDistance', profile.constantDistance, 'mm', 'lc = S − 2 × lr', [['S', duty.stroke, 'mm']]],
    ['strokeTime', profile.duration, 's', `t = ${words.times('vp')} + lc / vp`],
  ])
}

/**
 * Demands on any cylinder.
 * @param setting working conditions with the derived demand
 * @returns rows in the order of the calculation
 */
export const cylinderDemandValues = (setting: CylinderSetting): SizedValue[] => [
  ...forceValues(setting),
  ...requiredSpeedValue(setting),
  ...motionValues(setting),
  ...valuesFrom('THK General Catalog A-706', [
    [
      'equivalentLoad',
      setting.demand.meanLoad,
      'N',
      hasPhases(setting) ? 'Fm = (Σ |Fi|³ × vi × ti / Σ vi × ti)^(1/3)' : 'Fm = (Σ |Fi|³ × li / Σ li)^(1/3)',
    ],
  ]),
  ...valuesFrom('assumptionOwnMotors', [['dutyCycle', setting.assumptions.motionShare, '%', 'ED']]),
  ...valuesFrom('THK General Catalog A-723', [
    ['freeLength', setting.demand.freeLength, 'mm', 'L = S + l0', [['l0', setting.assumptions.supportAllowance, 'mm']]],
  ]),
]

const row = (name: string, si: number | undefined, rest: readonly [ValueRow[2], ValueRow[3]]): ValueRow[] =>
  si === undefined ? [] : [[name, si, ...rest]]

/**
 * The limits of the pushing force: thrust, buckling (included in the thrust of a complete cylinder), and the torque if the
 * customer supplies the motor.
 */
function permissibleForceFormula({ rootDiameter, drive }: CylinderContext['component']): string {
  const bounds = [
    ...(rootDiameter === 'none' ? ['Fmax × min(1, n)'] : ['Fmax', 'k × n × π² × E × I / L²']),
    ...(drive === 'servo' ? ['(MP − J × 2π × a / Ph) × 2π × η / Ph'] : []),
  ]
  return `Fperm = min(${bounds.join(', ')})`
}

/**
 * The figures of one cylinder.
 * @param context cylinder under working conditions, with its figures
 * @returns rows in the order of the calculation
 */
export function cylinderValues({ component: cylinder, figures, duty, demand }: CylinderContext): SizedValue[] {
  return [
    ...valuesFrom('speedsAndThrust', [
      ['loadedSpeed', figures.loadedSpeed, 'mm/s', 'v(F) = v0 − (v0 − vF) × F / Fmax'],
      ['noLoadSpeed', cylinder.noLoadSpeed, 'mm/s', 'v0'],
      ...row('permissibleForce', figures.permissibleForce, ['kN', permissibleForceFormula(cylinder)]),
      ['mechanicalPower', figures.mechanicalPower, 'W', `P = ${powerFormula(demand.mechanical)}`],
      ...row('brakeNeeded', figures.brakeNeeded === undefined ? undefined : Number(figures.brakeNeeded), ['yesNo', 'F0 > Fhold']),
    ]),
    ...valuesFrom('THK General Catalog A-694 eq. 6, A-696 eq. 8', [
      ...row('screwSpeed', figures.screwSpeed, ['rpm', 'n = 60 × v / Ph']),
      ...row('permissibleScrewSpeed', figures.permissibleScrewSpeed, ['rpm', 'nperm = k × 60 × λ² × d1 / (8π × L²) × √(E / ρ)']),
      ...row('permissibleBucklingLoad', figures.permissibleBuckling, [
        'N',
        cylinder.rootDiameter === 'none' ? 'Fperm = Fmax × min(1, n); ratedAsWhole' : 'Fperm = k × n × π² × E × I / L²',
      ]),
    ]),
    ...valuesFrom('THK General Catalog A-718 eq. 43, A-719 eq. 45, A-734', [
      ...row('driveTorque', figures.driveTorque, ['N*m', 'T = F × Ph / (2π × η)']),
      ...row('peakTorque', figures.peakTorque, ['N*m', 'Tmax = max |F × Ph / (2π × η) + J × 2π × a / Ph|; withoutMotorInertia']),
      ...row('effectiveTorque', figures.effectiveTorque, ['N*m', hasPhases({ duty }) ? effectiveFormulaOfPhases : effectiveFormula]),
      ...row('motorPower', figures.motorPower, ['W', 'P = max Ti × ωi; withoutMotorInertia']),
      ...row('regenerativePower', figures.regenerativePower, ['W', 'Pback = max −Ti × ωi; withoutMotorInertia']),
    ]),
    ...valuesFrom(
      'THK General Catalog A-704 eq. 27, 29',
      row('lifeDistance', figures.lifeDistance, ['km', 'Ls = (C / (fw × Fm))³ × 10⁶ × Ph']),
    ),
  ]
}
