/** The values of a linear-module sizing as rows of the answer: the result table, and the derivation of every check. */
import type { SizedValue } from '../../../contract/results/sizing.ts'
import { strokePhases } from '../../formulas/axial-force.ts'
import { boundedQuotient } from '../../formulas/physical-constants.ts'
import { needsBrake, type LinearModuleDemand, type LinearModuleSetting } from './demand.ts'
import type { LinearModuleContext, LinearModuleFigures } from './figures.ts'
import type { LinearModule, LinearModuleDuty } from './input.ts'
import type { StatedLimit } from '../../sizing/stated.ts'
import { massPhaseInputs } from '../../sizing/mass-phase-inputs.ts'
import { valuesFrom, type ValueRow } from '../../sizing/value-row.ts'

const motionSource = 'IKO CAT-1580E III-16'
const torqueSource = 'IKO CAT-1580E III-17 – III-20'
const loadSource = 'THK General Catalog A-403 – A-410'
const lifeSource = 'THK General Catalog A-399, A-704'

const speedRows = (duty: LinearModuleDuty, { profile }: LinearModuleDemand): ValueRow[] => [
  ['travelSpeed', duty.speed, 'mm/s', `v; fromTime=v = 2 × S / (T + √(T² − ${profile.shape.words.lost}))`],
  ['peakSpeed', profile.peakSpeed, 'mm/s', `vpeak = min(v, ${profile.shape.words.peak('S')})`],
]

const timeRows = ({ profile, cycleTime }: LinearModuleDemand): ValueRow[] => [
  ['strokeTime', profile.duration, 's', 'T = ta + tc + td'],
  ['cycleTime', cycleTime, 's', 'Tc = 2 × (T + tw)'],
]

function motionRows(duty: LinearModuleDuty, demand: LinearModuleDemand): ValueRow[] {
  const { words } = demand.profile.shape
  return [
    ...speedRows(duty, demand),
    ['acceleration', duty.acceleration, 'm/s^2', 'a'],
    ['accelerationTime', demand.times.accelerate, 's', `ta = ${words.time('vpeak')}`],
    ['constantTime', demand.times.constant, 's', `tc = (S − ${words.both('vpeak')}) / vpeak`],
    ['decelerationTime', demand.times.decelerate, 's', `td = ${words.time('vpeak')}`],
    ['waitingTime', duty.dwell, 's', 'tw'],
    ...timeRows(demand),
    ['cycleRate', boundedQuotient(1, demand.cycleTime), '1/min', '1 / Tc'],
    ['motionShare', demand.dutyCycle, '%', '2 × T / Tc'],
  ]
}

const momentRows = ({ guideLoad: { moments } }: LinearModuleDemand): ValueRow[] => [
  ['staticPitchMoment', Math.abs(moments.pitch.constant), 'N*m', 'inHorizontal=MP = m × g × x; inVertical=MP = m × g × z'],
  ['staticYawMoment', Math.abs(moments.yaw.constant), 'N*m', 'onWall=MY = m × g × x; inVertical=MY = m × g × y'],
  ['staticRollMoment', Math.abs(moments.roll.constant), 'N*m', 'inHorizontal=MR = m × g × y; onWall=MR = m × g × z'],
  ['dynamicPitchMoment', Math.abs(moments.pitch.accelerating), 'N*m', 'MP,acc = m × a × z'],
  ['dynamicYawMoment', Math.abs(moments.yaw.accelerating), 'N*m', 'MY,acc = m × a × y'],
  ['dynamicRollMoment', Math.abs(moments.roll.accelerating), 'N*m', '0'],
]

/** Row of the external force with its lever arms. */
const externalRow = ({ external: { force, lateral, height } }: LinearModuleDuty): ValueRow => [
  'externalForce',
  force,
  'N',
  'MP + |Fe × zF|, MY + |Fe × yF|; withAndWithout=Fe',
  [
    ['yF', lateral, 'mm'],
    ['zF', height, 'mm'],
  ],
]

/**
 * Demands on any linear module.
 * @param setting working conditions with the derived demand
 * @returns rows in the order of the calculation
 */
export const linearModuleDemandValues = ({ duty, demand }: LinearModuleSetting): SizedValue[] => [
  ...valuesFrom(loadSource, [
    ['loadMass', demand.mass, 'kg', 'm'],
    ['gravityForce', demand.steadyForce, 'N', 'Fg = m × g × sin θ; orThrust'],
    ['frictionForce', demand.frictionForce, 'N', 'Fr = μ × m × g × cos θ'],
    ['accelerationForce', demand.inertiaForce, 'N', 'Fa = m × a'],
    ...(duty.external.force === 0 ? [] : [externalRow(duty)]),
  ]),
  ...valuesFrom(demand.profile.shape.source ?? motionSource, motionRows(duty, demand)),
  ...valuesFrom(loadSource, momentRows(demand)),
]

/**
 * Values derived from the inputs: the speed for a requested time, the times for a speed.
 * @param setting working conditions with the derived demand
 */
export const linearModuleMotionValues = ({ duty, demand }: LinearModuleSetting): SizedValue[] =>
  valuesFrom(demand.profile.shape.source ?? motionSource, [...speedRows(duty, demand), ...timeRows(demand)])

/** A row if the figure is known. */
const row = (...[name, si, unit, formula]: readonly [string, StatedLimit | undefined, ValueRow[2], string]): ValueRow[] =>
  typeof si === 'number' ? [[name, si, unit, formula]] : []

const pulleyFormula = 'JP = 2 × π × ρ × D⁴ × b / 32, D = U / π; solidSteelPulleys'

/** Formula of the acceleration torque by drive; terms that makers do not state are marked as neglected. */
const accelerationFormula = {
  screw: 'Ta = m × a × Ph / (2π × η) + JS × 2π × a / Ph; withoutCarriage',
  belt: 'Ta = m × a × U / (2π × η) + JP × 2π × a / U; withoutCarriageBelt',
} as const
const decelerationFormula = {
  screw: 'Td = |(F − m × a) × Ph × η / 2π − JS × 2π × a / Ph|; drivenByMotor',
  belt: 'Td = |(F − m × a) × U × η / 2π − JP × 2π × a / U|; drivenByMotor',
} as const

/** Inertia of screw or pulleys: as stated, or of bodies that are not smaller. */
function inertiaRows({ driveInertia }: LinearModuleFigures, { driveKind, inertia, rails }: LinearModule): ValueRow[] {
  if (driveKind === 'belt') return row('pulleyInertia', driveInertia, 'kg*m^2', inertia === undefined ? pulleyFormula : 'inertiaOfMaker')
  const ofShaft = `JS = π × ρ × D⁴ × L / 32; ${rails.length > 0 ? 'ballCentresAndRail' : 'ballCentresAndStroke'}`
  return row('screwInertia', driveInertia, 'kg*m^2', inertia === undefined ? ofShaft : 'inertiaOfMaker')
}

/** Holding torque of a vertical axis: of the weight, or with the external force if that is larger. */
function holdingRows({ holdingTorque }: LinearModuleFigures, { posture, external }: LinearModuleDuty): ValueRow[] {
  if (external.force !== 0) return row('holdingTorque', holdingTorque, 'N*m', 'TH = max(Fg, |Fg + Fe|) × Ph / 2π')
  return posture === 'vertical' ? row('holdingTorque', holdingTorque, 'N*m', 'TH = m × g × Ph / 2π') : []
}

const driveRows = (figures: LinearModuleFigures, { duty, demand, component: module }: LinearModuleContext): ValueRow[] => [
  ['driveShaftSpeed', figures.requiredSpeed, 'rpm', 'n = v / Ph; belt=v / U'],
  ...row('runningTorque', figures.runningTorque, 'N*m', 'TL = F × Ph / (2π × η); drivenByLoad=F × Ph × η / 2π; largestBothWays=|TL|'),
  ...row('accelerationTorque', figures.accelerationTorque, 'N*m', accelerationFormula[module.driveKind]),
  ...row('peakTorque', figures.peakTorque, 'N*m', 'TP = TL + Ta; largestBothWays=TP'),
  ...row('decelerationTorque', figures.decelerationTorque, 'N*m', decelerationFormula[module.driveKind]),
  ...row(
    'rmsTorque',
    figures.rmsTorque,
    'N*m',
    demand.ofSpectrum ? 'Trms = √(Σ Ti² × ti / Σ ti)' : 'Trms = √(Σ T² × t / Tc); inPauses=T = 0',
  ),
  ...holdingRows(figures, duty),
  ...(needsBrake(demand) ? row('brakePresumed', 1, 'yesNo', 'Fg > 0; inPauses=T = 0') : []),
  ['loadInertia', figures.loadInertia, 'kg*m^2', 'J = m × (Ph / 2π)²'],
  ...inertiaRows(figures, module),
  ...row('peakPower', figures.peakPower, 'W', 'P = TP × 2π × vpeak / Ph; belt=vpeak / U'),
  ...row(
    'rmsPower',
    figures.meanPower,
    'W',
    demand.ofSpectrum ? 'Prms = √(Σ (Ti × ωi)² × ti / Σ ti)' : 'Prms = Trms × 2π × vpeak / Ph; belt=vpeak / U',
  ),
]

const guideRows = ({ guide, moments, combinedFactor }: LinearModuleFigures, { ofSpectrum }: LinearModuleDemand): ValueRow[] => [
  ...row('pitchUtilisation', moments.pitch, '%', 'fs × |MP| / MP,max'),
  ...row('yawUtilisation', moments.yaw, '%', 'fs × |MY| / MY,max'),
  ...row('rollUtilisation', moments.roll, '%', 'fs × |MR| / MR,max'),
  ...row('combinedFactor', combinedFactor, '', 'Σ |F| / Fmax + Σ |M| / Mmax'),
  ...row('largestGuideLoad', guide?.largestLoad, 'N', 'PE = PR + PT + Σ K × M'),
  ...row('meanGuideLoad', guide?.meanLoad, 'N', ofSpectrum ? 'Pm = ∛(Σ PE³ × vi × ti / Σ vi × ti)' : 'Pm = ∛(Σ PE³ × l / S)'),
  ...row('guideStaticSafety', guide?.staticSafety, '', 'fs = C0 / PE,max'),
]

const lifeRows = (figures: LinearModuleFigures, { demand }: LinearModuleContext): ValueRow[] => {
  const hours = figures.life && boundedQuotient(figures.life.distance, demand.meanSpeed)
  return [
    ...row('guideLife', figures.guide?.life, 'km', 'L = (fc × C / (fw × Pm))³ × L0'),
    ...row('screwLife', figures.screwLife, 'km', 'L = (Ca / (fw × Fm))³ × 10⁶ × Ph'),
    ...row('bearingLife', figures.bearingLife, 'km', 'L = (Ca / (fw × Fm))³ × 10⁶ × Ph'),
    ...row('lifeDistance', figures.life?.distance, 'km', 'L = min(Lguide, Lscrew, Lbearing)'),
    ...(hours === undefined
      ? []
      : [
          demand.ofSpectrum
            ? (['lifeHours', hours, 'h', 'Lh = L × Σ ti / Σ vi × ti', massPhaseInputs(demand.spectrum)] as const)
            : (['lifeHours', hours, 'h', 'Lh = L × Tc / (2 × S)'] as const),
        ]),
  ]
}

const quotient = (a: number | undefined, b: number | undefined): number | undefined =>
  a === undefined || b === undefined ? undefined : boundedQuotient(a, b)

const screwRows = (figures: LinearModuleFigures): ValueRow[] => [
  ...row('railLength', figures.rail?.length, 'mm', 'shortestRail'),
  ...row('availableStroke', figures.rail?.stroke, 'mm', 'strokeOfRail'),
  ...row('permissibleTravelSpeed', figures.permissibleSpeed, 'mm/s', 'minOfSpeeds'),
  ...row('dnTravelSpeed', figures.speeds.dn, 'mm/s', 'v = DN × Ph / D'),
  ...row('criticalTravelSpeed', figures.speeds.critical, 'mm/s', 'v = k × N1 × Ph; fixedSupported'),
  ...row('permissibleBucklingLoad', figures.bucklingLoad, 'N', 'P = k × 4 × π² × E × I / L²'),
  ...row('bucklingSafety', quotient(figures.bucklingLoad, figures.largestForce), '', 'P / Fmax'),
  ...row('permissibleTension', figures.permissibleTension, 'N', 'σ × π × d1² / 4'),
  ...row('screwStaticSafety', figures.screwStaticSafety, '', 'fs = C0a / Fmax'),
  ...row('bearingStaticSafety', figures.bearingStaticSafety, '', 'fs = P0a / Fmax'),
  ...row('permissibleBeltForce', figures.beltForce, 'N', 'F(v)'),
]

/**
 * The figures of one module.
 * @param context module under working conditions, with its figures
 * @returns rows in the order of the calculation
 */
export function linearModuleValues(context: LinearModuleContext): SizedValue[] {
  const { figures, duty, demand } = context
  const { forces } = figures
  const external = duty.external.force === 0 ? '' : '; plusWhereMore=|F|'
  return [
    ...valuesFrom('THK General Catalog A-702 eq. 14-25', [
      ...strokePhases.flatMap((phase) =>
        row(`${phase}Force`, forces?.[phase], 'N', `F = m × (a + g × (sin θ + μ × cos θ)) + f${external}`),
      ),
      ...row('maxAxialForce', figures.largestForce, 'N', 'max |F|'),
      ...row(
        'meanAxialLoad',
        figures.meanScrewLoad,
        'N',
        demand.ofSpectrum ? 'Fm = ∛(Σ Fi³ × vi × ti / Σ vi × ti)' : 'Fm = (F1^(10/3) + F2^(10/3))^(3/10)',
      ),
    ]),
    ...valuesFrom(torqueSource, driveRows(figures, context)),
    ...valuesFrom(loadSource, guideRows(figures, demand)),
    ...valuesFrom(lifeSource, lifeRows(figures, context)),
    ...valuesFrom('THK General Catalog A-694 – A-703; speedByRailLength', screwRows(figures)),
  ]
}
