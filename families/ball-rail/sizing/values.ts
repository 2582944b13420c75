/** Demands on a guide and its figures, as rows of the answer. */
import type { SizedValue } from '../../../contract/results/sizing.ts'
import { strokePhases, type StrokePhase } from '../../formulas/axial-force.ts'
import { transverseLoad } from './block-load.ts'
import { isPushed, isWorse, largestTransverse, type BallRailSetting, type GuidePhase } from './demand.ts'
import { areApart, type BallRailContext } from './figures.ts'
import { inertiaSign } from './forces.ts'
import type { BallRailDuty } from './input.ts'
import { layoutShapes } from './layout.ts'
import type { SymbolValue } from '../../sizing/check.ts'
import { massPhaseInputs } from '../../sizing/mass-phase-inputs.ts'
import { valuesFrom, type ValueRow } from '../../sizing/value-row.ts'

const kernelSource = 'IKO CAT-1578E III-9 – III-13'
const lifeSource = 'THK General Catalog A-100, A-103 – A-107'

/** The return mirrors the stroke, so that three phases contain all forces. */
const forwardPhases = ['forwardAccelerating', 'forwardConstant', 'forwardDecelerating'] as const satisfies readonly StrokePhase[]

const signText = { 1: ' + m × a', 0: '', [-1]: ' − m × a' } as const satisfies Record<-1 | 0 | 1, string>

/** Formula of FX by posture and phase: inertia always, gravity along the travel when vertical. */
function travelForceFormula(duty: BallRailDuty, phase: StrokePhase): string {
  const inertia = signText[inertiaSign[phase]]
  if (duty.posture === 'vertical') return `FX = m × g${inertia}`
  if (isInclined(duty)) return `FX = m × g × sin α${inertia}`
  return `FX =${inertia.replace(' +', '') || ' 0'}`
}

const turn = 2 * Math.PI

const isInclined = ({ inclination = 0 }: BallRailDuty): boolean => inclination !== 0

/** Formula of a force across the travel; with the weight in the posture whose axis it acts along. */
const acrossFormula = (duty: BallRailDuty, posture: BallRailDuty['posture'], symbol: string): string => {
  if (duty.posture !== posture) return `${symbol} = 0`
  return isInclined(duty) ? `${symbol} = m × g × cos α` : `${symbol} = m × g`
}

/** The external force as inputs of a formula. */
const externalInputs = ({ external: { force } }: BallRailDuty): readonly SymbolValue[] => [
  ['FeX', force.x, 'N'],
  ['FeY', force.y, 'N'],
  ['FeZ', force.z, 'N'],
]

/** Points of action that moments depend on: of the mass, the external force, the drive. */
function pointInputs(duty: BallRailDuty): readonly SymbolValue[] {
  const { arms, drive, external } = duty
  return [
    ['X', arms.travel, 'mm'],
    ['Y', arms.lateral, 'mm'],
    ['Z', arms.normal, 'mm'],
    ...(isPushed(duty)
      ? ([
          ['Xe', external.point.x, 'mm'],
          ['Ye', external.point.y, 'mm'],
          ['Ze', external.point.z, 'mm'],
        ] as const)
      : []),
    ...(hasDrivePoint(duty)
      ? ([
          ['Yd', drive.y, 'mm'],
          ['Zd', drive.z, 'mm'],
        ] as const)
      : []),
  ]
}

const hasDrivePoint = ({ drive }: BallRailDuty): boolean => drive.y !== 0 || drive.z !== 0

function forceValues({ duty, demand }: BallRailSetting): SizedValue[] {
  const pushed = isPushed(duty)
  const inputs = [
    ['m', duty.mass, 'kg'],
    ['a', duty.acceleration, 'm/s^2'],
    ...(duty.inclination ? [['α', duty.inclination / turn, 'deg'] as const] : []),
    ...(pushed ? externalInputs(duty) : []),
  ] as const
  const { force } = demand.phases.forwardConstant
  const external = (axis: 'X' | 'Y' | 'Z') => (pushed ? `; plusWhereWorse=Fe${axis}` : '')
  return valuesFrom('THK General Catalog; loadConditions', [
    ...forwardPhases.map((phase): ValueRow => {
      const name = `${phase}TravelForce`
      return [name, demand.phases[phase].force.x, 'N', `${travelForceFormula(duty, phase)}${external('X')}`, inputs]
    }),
    ['lateralForce', force.y, 'N', `${acrossFormula(duty, 'wall', 'FY')}${external('Y')}`, inputs],
    ['normalForce', force.z, 'N', `${acrossFormula(duty, 'horizontal', 'FZ')}${external('Z')}`, inputs],
  ])
}

function momentRows({ duty, demand }: BallRailSetting, phase: (typeof forwardPhases)[number]): ValueRow[] {
  const { resultant } = demand.phases[phase]
  const arms = pointInputs(duty)
  const [pitch, yaw] = hasDrivePoint(duty) ? ['FX × (Z − Zd) + FZ × X', '−FX × (Y − Yd) + FY × X'] : ['FX × Z + FZ × X', '−FX × Y + FY × X']
  const sum = (terms: string) => (isPushed(duty) ? `Σ(${terms})` : terms)
  return [
    [`${phase}PitchMoment`, resultant.pitch, 'N*m', `Mp = ${sum(pitch)}`, arms],
    [`${phase}YawMoment`, resultant.yaw, 'N*m', `My = ${sum(yaw)}`, arms],
  ]
}

const momentValues = (setting: BallRailSetting): SizedValue[] =>
  valuesFrom(kernelSource, [
    ['rollMoment', setting.demand.phases.forwardConstant.resultant.roll, 'N*m', 'Mr = FY × Z + FZ × Y'],
    ...forwardPhases.flatMap((phase) => momentRows(setting, phase)),
  ])

const motionValues = ({ duty, demand: { profile } }: BallRailSetting): SizedValue[] => {
  const { words, source } = profile.shape
  return valuesFrom(source ?? 'THK General Catalog A-706', [
    ['peakSpeed', profile.peakSpeed, 'mm/s', `vp = min(v, ${words.peak('ls')})`, [['v', duty.speed, 'mm/s']]],
    ['rampDistance', profile.accelerationDistance, 'mm', `lr = ${words.ramp('vp')}`, [['a', duty.acceleration, 'm/s^2']]],
    ['constantDistance', profile.constantDistance, 'mm', 'lc = ls − 2 × lr', [['ls', duty.stroke, 'mm']]],
    ['strokeTime', profile.duration, 's', `t = ${words.times('vp')} + lc / vp`],
  ])
}

/** Largest |P| + |PT| of a phase, N. */
export const largestTransverseLoad = ({ distribution }: GuidePhase): number => largestTransverse(distribution)

/** The phase with the largest load on a block; of equal ones that with the largest moments on each block. */
const worstPhase = ({ phases }: BallRailSetting['demand']): GuidePhase =>
  strokePhases
    .map((name) => phases[name])
    .reduce((most, phase) => (isWorse(phase.distribution, most.distribution) ? phase : most), phases.forwardConstant)

function blockValues({ demand }: BallRailSetting): SizedValue[] {
  const worst = worstPhase(demand)
  const { blocks, moments } = worst.distribution
  return valuesFrom(kernelSource, [
    ...blocks.map((load, index): ValueRow => {
      const inputs = [
        ['P', load.radial, 'N'],
        ['PT', load.lateral, 'N'],
      ] as const
      return [`blockLoad${index + 1}`, transverseLoad(load, 'sum'), 'N', '|P| + |PT|, P = FZ/N + Mr × y/Σy² + Mp × x/Σx²', inputs]
    }),
    ['blockRollMoment', moments.roll, 'N*m', 'MR = Mr / N; oneRail'],
    ['blockPitchMoment', moments.pitch, 'N*m', 'MP = Mp / N; oneBlockPerRail'],
    ['blockYawMoment', moments.yaw, 'N*m', 'MY = My / N; oneBlockPerRail'],
  ])
}

function lifeDistanceRow({ assumptions, demand, duty }: BallRailSetting): ValueRow {
  const life = [
    ['Lh', assumptions.requiredLife, 'h'],
    ['q', assumptions.motionShare, '%'],
  ] as const
  const ofMotion = [
    ['ls', duty.stroke, 'mm'],
    ['t', demand.profile.duration, 's'],
  ] as const
  return demand.ofSpectrum
    ? ['requiredLifeDistance', demand.requiredDistance, 'km', 'L = Lh × q × Σ vi × ti / Σ ti', [...life, ...massPhaseInputs(duty.phases)]]
    : ['requiredLifeDistance', demand.requiredDistance, 'km', 'L = Lh × q × ls / t', [...life, ...ofMotion]]
}

/**
 * @param setting working conditions with the derived demand
 * @returns rows in the order of the calculation
 */
export function ballRailDemandValues(setting: BallRailSetting): SizedValue[] {
  return [
    ...forceValues(setting),
    ...momentValues(setting),
    ...motionValues(setting),
    ...blockValues(setting),
    ...valuesFrom(lifeSource, [lifeDistanceRow(setting)]),
  ]
}

const equivalentLoadFormula = {
  sum: 'PE = |P| + |PT| + C0 × (|MR|/MR0 + |MP|/MP0 + |MY|/MY0)',
  largerPlusHalfSmaller: 'PE = max(|P|, |PT|) + min(|P|, |PT|) / 2 + C0 × (|MR|/MR0 + |MP|/MP0 + |MY|/MY0)',
} as const

const loadValues = ({ component: guide, figures }: BallRailContext): SizedValue[] =>
  valuesFrom(`${kernelSource}; THK General Catalog A-87`, [
    ...figures.governingLoads.map((load, index): ValueRow => [
      `equivalentBlockLoad${index + 1}`,
      load,
      'N',
      equivalentLoadFormula[guide.rule],
    ]),
    ['largestBlockLoad', figures.largestLoad, 'N', 'PE,max; overBlocksAndPhases'],
    ['governingBlock', figures.governingBlock, '', 'blockWith=PE,max'],
    ...(figures.governingDutyPhase === undefined
      ? []
      : [['governingDutyPhase', figures.governingDutyPhase, '', 'phaseWith=PE,max'] as const]),
  ])

/** Rows of the largest mass, which has a closed form only if every load is proportional to it. */
const largestMassRows = ({ largestMass }: BallRailContext['figures']): ValueRow[] =>
  largestMass === undefined
    ? []
    : [
        [
          'largestMass',
          largestMass,
          'kg',
          'm / max(fs,min × PE,max / (fC × C0), PE,max / (k × fC × C50), fw × Pm × (Lh × q × vm / L0)^(1/3) / (fT × fC × C))',
        ],
      ]

const lifeValues = ({ component: guide, demand, figures }: BallRailContext): SizedValue[] =>
  valuesFrom(lifeSource, [
    ['staticSafety', figures.staticSafety, '', 'fs = fC × C0 / PE,max'],
    [
      'meanBlockLoad',
      figures.meanLoad,
      'N',
      demand.ofSpectrum ? 'Pm = max (Σ PEi³ × vi × ti / Σ vi × ti)^(1/3)' : 'Pm = max (Σ PE³ × l / Σ l)^(1/3)',
    ],
    ['lifeBlock', figures.lifeBlock, '', 'blockWith=Pm'],
    ['lifeBasis', guide.ratingDistance, 'km', 'ratedDistance'],
    ['lifeDistance', figures.lifeDistance, 'km', 'L = (fT × fC × C / (fw × Pm))³ × L0'],
    ['lifeHours', figures.lifeTime, 'h', 'Lh = L / vm'],
    ['permissibleBlockLoad', figures.permissibleLoad, 'N', 'k × fC × C × (L0 / 50 km)^(1/3)'],
    ...largestMassRows(figures),
  ])

/** Row of fC for these blocks at this spacing. */
function contactValues(context: BallRailContext): SizedValue[] {
  const { duty, component: guide, assumptions, figures } = context
  const contactFactor = ['fC', assumptions.contactFactor, ''] as const
  const { blocksPerRail } = layoutShapes[duty.layout]
  const inputs: readonly SymbolValue[] =
    blocksPerRail === 1 || guide.blockLength === undefined
      ? [contactFactor]
      : [contactFactor, ['l', duty.sliderSpacing, 'mm'], ['k', assumptions.contactSpacing, ''], ['LB', guide.blockLength, 'mm']]
  return valuesFrom('THK General Catalog A-11 table 2; contactDistance', [
    ['usedContactFactor', figures.contactFactor, '', contactFormula(context, blocksPerRail), inputs],
  ])
}

function contactFormula(context: BallRailContext, blocksPerRail: number): string {
  if (blocksPerRail === 1) return 'fC; oneBlockOnRail'
  if (context.component.blockLength === undefined) return 'fC; blockLengthNotKnown'
  return areApart(context) ? '1, l > k × LB' : 'fC, l <= k × LB'
}

/** Rows of the block layout. */
function layoutValues({ duty: { layout, sliderSpacing, railSpacing } }: BallRailContext): SizedValue[] {
  const { blocksPerRail, rails } = layoutShapes[layout]
  return valuesFrom('asEntered', [
    ...(blocksPerRail > 1 ? [['sliderSpacing', sliderSpacing, 'mm', 'l'] satisfies ValueRow] : []),
    ...(rails > 1 ? [['railSpacing', railSpacing, 'mm', 'L'] satisfies ValueRow] : []),
  ])
}

/**
 * @param context guide under working conditions, with its figures
 * @returns rows in the order of the calculation
 */
export const ballRailValues = (context: BallRailContext): SizedValue[] => [
  ...layoutValues(context),
  ...loadValues(context),
  ...contactValues(context),
  ...lifeValues(context),
  ...(context.figures.railLength === undefined
    ? []
    : valuesFrom('travelOfOuterBlocks', [
        ['railLength', context.figures.railLength, 'mm', 'LR = ls + (n − 1) × l + LB + e'] satisfies ValueRow,
      ])),
]
