/** Sizes one axis: guides, screw and motor, each by its own family's sizing, and the combined verdict. */
import type { Assumption, Check, SizedValue } from '../../contract/results/sizing.ts'
import { ballRailAssumptions } from '../ball-rail/assumptions.ts'
import { ballRailDuty, guideOf } from '../ball-rail/duty.ts'
import { ballRailSizing, type SizedBallRail } from '../ball-rail/sizing/ball-rail-sizing.ts'
import type { BallRailCandidate } from '../ball-rail/wire/ball-rail.ts'
import { type AssumptionOverrides, resolveAssumptions } from '../define/assumption-set.ts'
import type { PairSizing } from '../define/pair-family.ts'
import { strokePhases, type PhaseForces } from '../formulas/axial-force.ts'
import { couplingFrequency } from '../coupling/fit.ts'
import { couplingInertia } from '../coupling/inertia.ts'
import type { CouplingCandidate } from '../coupling/wire/coupling.ts'
import { strokeProfile } from '../formulas/motion-profile.ts'
import { toSi } from '../formulas/unit-scale.ts'
import { servoDriveOf } from '../reducer/conversion.ts'
import { screwMotorAssumptions } from '../servo-motor/assumptions.ts'
import {
  type MotorUse,
  motorUse,
  type ScrewMotorDuty,
  type ScrewMotorSetting,
  screwMotorSizing,
  type SizedScrewMotor,
} from '../servo-motor/sizing/screw-motor.ts'
import type { ServoMotorCandidate } from '../servo-motor/wire/servo-motor.ts'
import type { Sized } from '../sizing/define-sizing.ts'
import { valuesFrom } from '../sizing/value-row.ts'
import { ballScrewAssumptions } from '../ball-screw/assumptions.ts'
import { ballScrewDuty, ballScrewOf } from '../ball-screw/duty.ts'
import { ballScrewSizing, type SizedBallScrew } from '../ball-screw/sizing/ball-screw-sizing.ts'
import type { AxisCandidate } from './wire/axis.ts'
import type { BallScrewCandidate } from '../ball-screw/wire/ball-screw.ts'
import { type AxisAssumptions, axisAssumptions, listedOf, overridesOf } from './assumptions.ts'
import {
  type AxisConditions,
  type GuideFriction,
  guideFriction,
  guideOverrides,
  guideParameters,
  screwOverrides,
  screwParameters,
  timesOf,
} from './divide.ts'
import { openValues } from './open-positions.ts'
import { type AxisPart, ofPart, wholeAxis } from './parts.ts'

/** A screw under the conditions of the axis and the friction of its guides. */
export type ScrewOnGuides = { readonly sized: SizedBallScrew; readonly motor: ScrewMotorSetting }

/** A coupling, and the rotor inertia of the motor before it, kg·m². */
type CouplingBetween = { readonly coupling: CouplingCandidate; readonly rotor: number | undefined }

const betweenOf = ({ coupling, motor }: AxisCandidate): CouplingBetween | undefined =>
  coupling && { coupling, rotor: servoDriveOf(motor).inertia }

/** The sizings of the parts that have been computed. */
export type SizedParts = {
  readonly guide: SizedBallRail
  readonly screw: ScrewOnGuides
  readonly motor: SizedScrewMotor
  readonly friction: GuideFriction
  /** The chosen coupling, whose inertia the motor drives; otherwise it is assumed. */
  readonly coupling?: CouplingBetween | undefined
}

/** The axis under its working conditions and assumptions: pure functions of its parts. */
export type PreparedAxis = ReturnType<typeof prepareAxis>

/** Tolerance of an equilibrium of forces, N. */
const noForce = 1e-6

/** Adds the drag of a preloaded nut as a force against every motion, which the motor has to overcome. */
function withDrag(forces: PhaseForces, drag: number): PhaseForces {
  const entries = strokePhases.map((phase) => [phase, forces[phase] + (phase.startsWith('forward') ? drag : -drag)] as const)
  // Object.fromEntries widens the names to string; all of them are present.
  return Object.fromEntries(entries) as PhaseForces
}

/** A screw and its sizing. */
type TurnedScrew = { readonly screw: BallScrewCandidate; readonly sized: SizedBallScrew; readonly coupling: CouplingCandidate | undefined }

/** The duty of the motor of a screw. */
function motorDuty(conditions: AxisConditions, couplingShare: number, { screw, sized, coupling }: TurnedScrew): ScrewMotorDuty {
  const { demand, figures } = sized
  const lead = toSi(screw.leadMm, 'mm')
  const ofCoupling = coupling && couplingInertia(coupling)
  const inertia = ofCoupling === undefined ? figures.screwInertia * (1 + couplingShare) : figures.screwInertia + ofCoupling
  const drag = (figures.preloadTorque * 2 * Math.PI * figures.efficiency) / lead
  const { stroke, speed, acceleration, motionProfile, mass, returnMass = mass } = conditions
  return {
    move: {
      cases: [withDrag(demand.undisturbed, drag), withDrag(demand.forces, drag)],
      dwell: { force: demand.standingForce, time: 2 * timesOf(conditions).dwell },
      profile: strokeProfile({ stroke: toSi(stroke, 'mm'), speed: toSi(speed, 'mm/s'), acceleration, motionProfile }),
      acceleration,
    },
    screw: { lead, efficiency: figures.efficiency, inertia },
    speed: demand.largestSpeed,
    mass: Math.max(mass, returnMass),
    standingForce: demand.standingForce,
  }
}

/** Rows of a part, renamed to the names of the axis. */
const named = <Row extends { readonly name: string }>(part: AxisPart, rows: readonly Row[]): Row[] =>
  rows.map((row) => ({ ...row, name: ofPart(part, row.name) }))

/** The sizing of a part with the names of the axis. */
const partSizing = (part: AxisPart, { limits, notKnown, checks, values }: Sized<unknown, unknown>) => ({
  limits: named(part, limits),
  notKnown: named(part, notKnown),
  checks: (): Check[] => named(part, checks()),
  values: (): SizedValue[] => named(part, values()),
})

const ownValues = (conditions: AxisConditions, friction: GuideFriction, assumptions: { readonly guideFriction: number }): SizedValue[] => {
  const { strokeTime, dwell, motionShare } = timesOf(conditions)
  return [
    ...valuesFrom('HIWIN G99TE20-1808 eq. 1.11; NBS p. 9', [
      [
        ofPart(wholeAxis, 'guideFriction'),
        friction.force,
        'N',
        'FR = μ × Σ (|P| + |PT|) + N × f × W',
        [
          ['μ', assumptions.guideFriction, ''],
          ['Σ (|P| + |PT|)', friction.pressure, 'N'],
          ['N', friction.blocks, ''],
          ['W', friction.railWidth, 'mm'],
        ],
      ],
    ]),
    ...valuesFrom('THK General Catalog A-722', [
      [
        ofPart(wholeAxis, 'timeInMotion'),
        motionShare / 100,
        '%',
        'q = t / (t + tp)',
        [
          ['t', strokeTime, 's'],
          ['tp', dwell, 's'],
        ],
      ],
    ]),
  ]
}

/** Inertias on both sides of the coupling, kg·m²; undefined where not known. */
export const inertiasOf = ({ screw, motor }: SizedParts, rotor: number | undefined) => ({
  driving: rotor,
  driven: screw.sized.figures.screwInertia + motor.demand.massInertia,
})

/** The torsional natural frequency with the chosen coupling. */
function couplingValues(parts: SizedParts): SizedValue[] {
  if (!parts.coupling) return []
  const { coupling, rotor } = parts.coupling
  const inertias = inertiasOf(parts, rotor)
  const frequency = couplingFrequency(coupling, inertias)
  const { torsionalStiffnessNmPerRad: stiffness } = coupling
  const own = couplingInertia(coupling)
  if (frequency === undefined || stiffness === undefined || inertias.driving === undefined || own === undefined) return []
  return valuesFrom('R+W, sizing of bellows couplings', [
    [
      ofPart(wholeAxis, 'torsionalFrequency'),
      frequency,
      'Hz',
      'fe = √(CT × (JA + JL) / (JA × JL)) / 2π',
      [
        ['CT', toSi(stiffness, 'N*m/rad'), 'N*m/rad'],
        ['JA', inertias.driving + own / 2, 'kg*m^2'],
        ['JL', inertias.driven + own / 2, 'kg*m^2'],
      ],
    ],
  ])
}

/** The parts as one sizing. */
function joined(conditions: AxisConditions, own: AxisAssumptions, sized: SizedParts): PairSizing {
  const { guide: ofGuide, screw, motor: ofMotor, friction } = sized
  const parts = [partSizing('ball-rail', ofGuide), partSizing('ball-screw', screw.sized), partSizing('servo-motor', ofMotor)]
  return {
    limits: parts.flatMap(({ limits }) => limits),
    notKnown: parts.flatMap(({ notKnown }) => notKnown),
    checks: () => parts.flatMap(({ checks }) => checks()),
    values: () => [
      ...ownValues(conditions, friction, own),
      ...openValues({ peak: ofMotor.figures.torques?.peak, standing: screw.sized.figures.holding?.torque }, own),
      ...couplingValues(sized),
      ...parts.flatMap(({ values }) => values()),
    ],
    // Warns if only the seals cause friction: missing load distances would look the same as guides without load.
    warnings: friction.pressure < noForce ? [ofPart(wholeAxis, 'guidesUnloaded')] : [],
  }
}

/**
 * @param conditions of the axis
 * @param overrides assumption values of the request, by their names in the axis
 * @returns functions that size its parts, each under conditions that include the effect of the others
 */
export function prepareAxis(conditions: AxisConditions, overrides: AssumptionOverrides) {
  const own = resolveAssumptions(axisAssumptions, undefined, overridesOf(overrides, wholeAxis))
  const guideDuty = ballRailDuty(guideParameters(conditions))
  const guide = resolveAssumptions(ballRailAssumptions, guideDuty, guideOverrides(conditions, overridesOf(overrides, 'ball-rail')))
  const guideSetting = ballRailSizing.settingOf(guideDuty, guide.values)
  const screwDuty = ballScrewDuty(screwParameters(conditions))
  const ofScrew = overridesOf(overrides, 'ball-screw')
  const screwAssumptions = (friction: number) =>
    resolveAssumptions(ballScrewAssumptions, screwDuty, screwOverrides(conditions, ofScrew, friction))
  const motor = resolveAssumptions(screwMotorAssumptions, undefined, overridesOf(overrides, 'servo-motor'))
  const settings = new Map<number, ReturnType<typeof ballScrewSizing.settingOf>>()
  const screwSetting = (friction: number) => {
    const known = settings.get(friction) ?? ballScrewSizing.settingOf(screwDuty, screwAssumptions(friction).values)
    settings.set(friction, known)
    return known
  }

  const frictionOf = ({ railWidthMm }: BallRailCandidate): GuideFriction =>
    guideFriction(guideSetting.demand, toSi(railWidthMm, 'mm'), own.values)
  const sizeGuide = (candidate: BallRailCandidate): SizedBallRail => ballRailSizing.size(guideSetting, guideOf(candidate))
  const sizeScrew = (candidate: BallScrewCandidate, friction: GuideFriction, coupling?: CouplingCandidate): ScrewOnGuides => {
    const sized = ballScrewSizing.size(screwSetting(friction.force), ballScrewOf(candidate))
    const duty = motorDuty(conditions, own.values.couplingShare, { screw: candidate, sized, coupling })
    return { sized, motor: screwMotorSizing.settingOf(duty, motor.values) }
  }
  const sizeMotor = ({ motor: setting }: ScrewOnGuides, candidate: ServoMotorCandidate): SizedScrewMotor =>
    screwMotorSizing.size(setting, servoDriveOf(candidate))
  const useOfMotor = ({ motor: setting }: ScrewOnGuides, candidate: ServoMotorCandidate): MotorUse =>
    motorUse(setting, servoDriveOf(candidate))
  const partsOf = (candidate: AxisCandidate): SizedParts => {
    const friction = frictionOf(candidate.guide)
    const screw = sizeScrew(candidate.screw, friction, candidate.coupling)
    return { guide: sizeGuide(candidate.guide), screw, motor: sizeMotor(screw, candidate.motor), friction, coupling: betweenOf(candidate) }
  }
  const join = (parts: SizedParts): PairSizing => joined(conditions, own.values, parts)
  const assumptions: readonly Assumption[] = [
    ...listedOf(wholeAxis, own.list),
    ...listedOf('ball-rail', guide.list),
    ...listedOf('ball-screw', screwAssumptions(0).list),
    ...listedOf('servo-motor', motor.list),
  ]
  return {
    conditions,
    couplingFactor: own.values.couplingFactor,
    guideSetting,
    screwSetting,
    assumptions,
    frictionOf,
    sizeGuide,
    sizeScrew,
    sizeMotor,
    useOfMotor,
    partsOf,
    join,
  }
}
