/** The figures of one ball screw under one duty, as rows of the answer. */
import type { SizedValue } from '../../../contract/results/sizing.ts'
import { shortStrokeOf, type BallScrewContext } from './figures.ts'
import { standardGravity } from '../../formulas/physical-constants.ts'
import { naturalFrequency, stiffeningLoad } from '../../formulas/axial-stiffness.ts'
import { liftOffForce } from '../../formulas/preload.ts'
import { type Deflection, deflectionOf } from './deflection.ts'
import type { BallScrewSetting } from './demand.ts'
import { travelDeviations } from './deviations.ts'
import { preloadInputs } from './preload-words.ts'
import { type ValueRow, valuesFrom } from '../../sizing/value-row.ts'

const turn = 2 * Math.PI

/** fw of this stroke, which may exceed that of the speed. */
const loadFactorValues = ({ duty, component: screw, assumptions, figures }: BallScrewContext): SizedValue[] => {
  const isShort = duty.stroke < shortStrokeOf(screw)
  return valuesFrom('THK General Catalog A-705 table 19; HIWIN Ballscrews BS-08-2-EN-1704-K; underThreeNuts', [
    [
      'usedLoadFactor',
      figures.loadFactor,
      '',
      isShort ? 'max(fw, fw,short), ls < 3 × Ln' : 'fw, ls >= 3 × Ln',
      [
        ['fw', assumptions.loadFactor, ''],
        ...(isShort ? [['fw,short', assumptions.shortStrokeFactor, ''] as const] : []),
        ['ls', duty.stroke, 'mm'],
        ['Ln', screw.nutLength, 'mm'],
      ],
    ],
  ])
}

const lifeValues = ({ demand, figures }: BallScrewContext): SizedValue[] =>
  valuesFrom('THK General Catalog A-704 eq. 27-29; ISO 3408-5', [
    ['workingSpeed', figures.workingSpeed, 'rpm', 'n = 60 × v / Ph'],
    [
      'meanRotationalSpeed',
      figures.meanRotationalSpeed,
      'rpm',
      demand.ofSpectrum ? 'nm = 60 × q × Σ vi × ti / (Σ ti × Ph)' : 'nm = 60 × q × ls / (t × Ph)',
    ],
    ['lifeRevolutions', figures.lifeRevolutions, 'rev', 'L = (Ca / (fw × Fm))³ × 10⁶'],
    ['lifeHours', figures.lifeTime, 'h', 'Lh = L / (60 × nm)'],
    ['lifeDistance', figures.lifeDistance, 'km', 'Ls = L × Ph'],
  ])

const loadValues = ({ duty, figures }: BallScrewContext): SizedValue[] =>
  valuesFrom('THK General Catalog A-694 eq. 6, A-695 eq. 7, A-703', [
    ['staticSafety', figures.staticSafety, '', duty.preload === 0 ? 'fs = C0a / Fa,max' : 'fs = C0a / Fb'],
    ['permissibleTension', figures.permissibleTension, 'N', 'P2 = σ × π/4 × d1²'],
    ['permissibleBucklingLoad', figures.permissibleBuckling, 'N', 'P1 = k × n × π² × E × I / la²'],
    ['permissibleAxialLoad', figures.permissibleLoad, 'N', 'Fa,perm = min(P1, P2, C0a / fs,min)'],
  ])

const permissibleRows = ({ permissible }: BallScrewContext['figures']): ValueRow[] =>
  permissible === undefined
    ? []
    : [
        ['permissibleSpeed', permissible.speed, 'rpm', 'nperm = min(N1, N2, nmax)'],
        ['maxTravelSpeed', permissible.travelSpeed, 'mm/s', 'vmax = nperm × Ph / 60'],
      ]

const speedValues = ({ component: screw, figures }: BallScrewContext): SizedValue[] =>
  valuesFrom('THK General Catalog A-696 eq. 8, A-697 eq. 9-13', [
    ['criticalSpeed', figures.permissibleCriticalSpeed, 'rpm', 'N1 = k × 60 × λ² / (2π × lb²) × √(E × I / (ρ × A))'],
    ['dnSpeed', figures.permissibleDnSpeed, 'rpm', 'N2 = DN / D'],
    ['dnValue', figures.workingSpeed * screw.ballCircleDiameter, 'mm/min', 'DN = D × n'],
    ...permissibleRows(figures),
  ])

const efficiencyValues = ({ assumptions, figures }: BallScrewContext): SizedValue[] =>
  valuesFrom('HIWIN Ballscrews S99TE20-1610 M3, M4', [
    ['leadAngle', figures.leadAngle / turn, 'deg', 'α = atan(Ph / (π × D))'],
    ['efficiency', figures.efficiency, '%', 'η1 = min(tan α / tan(α + β), ηmax)', [['ηmax', assumptions.ballScrewEfficiency, '%']]],
    ['reverseEfficiency', figures.reverseEfficiency, '%', 'η2 = tan(α − β) / tan α'],
  ])

/** Rows of the preload; empty without preload. */
const preloadValues = ({ duty, figures }: BallScrewContext): SizedValue[] =>
  duty.preload === 0
    ? []
    : [
        ...valuesFrom('HIWIN Ballscrews S99TE20-1610 M2 (JIS B 1192)', [
          ['preloadTorque', figures.preloadTorque, 'N*m', 'Tp = Kp × Fpr × Ph / (2π), Kp = 0.05 / √tan α >= 0.1', preloadInputs(duty)],
        ]),
        ...valuesFrom('ISO 3408-5 (HIWIN Ballscrews BS-08-2-EN-1704-K F3.5)', [
          ['preloadLiftOff', liftOffForce(duty.preload), 'N', 'Flim = 2^1.5 × Fpr', preloadInputs(duty)],
        ]),
      ]

const driveValues = ({ duty, component: screw, figures }: BallScrewContext): SizedValue[] => {
  const drag = duty.preload === 0 ? '' : ' + Tp'
  return valuesFrom('THK General Catalog A-718 eq. 43, A-719 eq. 45', [
    ['constantTorque', figures.constantTorque, 'N*m', `T = |Fa2| × Ph / (2π × η1)${drag}`],
    ['screwInertia', figures.screwInertia, 'kg*m^2', 'Js = π × ρ × d⁴ × L / 32', [['d', screw.nominalDiameter, 'mm']]],
    ['maxTorque', figures.largestTorque, 'N*m', `T = Fa,max × Ph / (2π × η1)${drag} + Js × 2π × a / Ph`],
    ['maxPower', figures.largestPower, 'W', duty.phases.length > 0 ? 'P = max 2π × ni × Ti / 60' : 'P = 2π × T × vp / Ph'],
  ])
}

function deviationValues({ duty, component: { lengths, nutLength }, figures: { shaftLength } }: BallScrewContext): SizedValue[] {
  const deviations = lengths && travelDeviations(duty, { lengths, nutLength, shaftLength })
  if (deviations?.ordered === undefined) return []
  return valuesFrom('JIS B 1192 through THK General Catalog A-678; ISO 3408-3 through HIWIN Ballscrews BS-08-2-EN-1704-K', [
    ['travelDeviation', deviations.ordered, 'um', '±ep(e300, lu), lu = ls + Ln', [['lu', deviations.usefulLength, 'mm']]],
  ])
}

/**
 * The frequency with which the moved mass swings on screw, nut and supports along the travel; higher than real without the supports,
 * and under smaller loads unless the preload keeps the nut as rigid.
 */
function axialFrequency({ duty, demand }: BallScrewSetting, { total, supports }: Deflection): SizedValue[] {
  const mass = Math.max(duty.mass, duty.returnMass)
  if (mass === 0) return []
  const frequency = naturalFrequency({ stiffness: demand.largestForce / total, mass })
  const isByLoad = stiffeningLoad(0, duty.preload) < demand.largestForce
  const remarks = ['massOnSprings', ...(supports === 0 ? ['withoutBearings'] : []), ...(isByLoad ? ['softerUnderLess'] : [])]
  return valuesFrom(['THK General Catalog A-707 – A-710', ...remarks].join('; '), [
    ['axialFrequency', frequency, 'Hz', 'f = √(K / m) / (2π), K = Fa / δ', [['m', mass, 'kg']]],
  ])
}

/** Displacements, and the frequency that follows from them; empty where the maker does not state the nut's rigidity, or nothing acts. */
function deflectionValues({ component: screw, figures: { supportLength }, ...setting }: BallScrewContext): SizedValue[] {
  const { rootDiameter, nutRigidity, nutRigidityLoad } = screw
  if (nutRigidity === undefined || nutRigidityLoad === undefined || setting.demand.largestForce === 0) return []
  const nut = { stiffness: nutRigidity, load: nutRigidityLoad }
  const deflection = deflectionOf(setting, { rootDiameter, supportLength, nut })
  return [
    ...valuesFrom('THK General Catalog A-707 – A-710', [
      ['shaftDeflection', deflection.shaft, 'um', 'δS = Fa / KS'],
      ['nutDeflection', deflection.nut, 'um', 'δN = Fa / KN'],
      ...(deflection.supports === 0 ? [] : [['supportDeflection', deflection.supports, 'um', 'δB = Fa / KB'] as const]),
      ['deflection', deflection.total, 'um', 'δ = δS + δN + δB'],
    ]),
    ...axialFrequency(setting, deflection),
  ]
}

const lengthValues = ({ assumptions, demand, figures }: BallScrewContext): SizedValue[] => [
  ...valuesFrom('MISUMI Economy Series p. 1678; THK General Catalog A-723', [
    ['threadLength', figures.threadLength, 'mm', 'L = ls + Ln + 2 × k × Ph'],
    ['shaftLength', figures.shaftLength, 'mm', 'L + 2 × le', [['le', assumptions.shaftEnd, 'mm']]],
  ]),
  ...valuesFrom('THK General Catalog A-723, A-403; threadBetweenSupports', [
    [
      'supportLength',
      figures.supportLength,
      'mm',
      'la = lb = max(ls + l0, L)',
      [
        ['ls + l0', demand.travelBetweenSupports, 'mm'],
        ['L', figures.threadLength, 'mm'],
      ],
    ],
  ]),
]

/** Whether the standing force is the weight of the moved mass alone. */
const isWeightAlone = ({ duty, demand }: BallScrewContext): boolean =>
  duty.posture === 'vertical' && demand.standingForce === duty.mass * standardGravity

function brakeValues(context: BallScrewContext): SizedValue[] {
  const { demand, figures } = context
  if (!figures.holding) return []
  const force = isWeightAlone(context) ? 'm × g' : 'Fh'
  const inputs = [['Fh', demand.standingForce, 'N']] as const
  return [
    ...valuesFrom('THK General Catalog A-718 eq. 43; doesNotLock', [
      ['brakeNeeded', 1, 'yesNo', `turnsTheScrew=${force}`],
      ['holdingTorque', figures.holding.torque, 'N*m', `TB = ${force} × Ph / (2π)`, isWeightAlone(context) ? [] : inputs],
    ]),
    ...valuesFrom('HIWIN Ballscrews S99TE20-1610 M4; THK General Catalog A-718; reverseOperation', [
      ['backDrivingTorque', figures.holding.backDriving, 'N*m', 'Tr = Fh × Ph × η2 / (2π)', inputs],
    ]),
  ]
}

/**
 * @param context screw under working conditions, with its figures
 * @returns rows in the order of the calculation
 */
export const ballScrewValues = (context: BallScrewContext): SizedValue[] => [
  ...loadFactorValues(context),
  ...lifeValues(context),
  ...loadValues(context),
  ...speedValues(context),
  ...efficiencyValues(context),
  ...driveValues(context),
  ...preloadValues(context),
  ...lengthValues(context),
  ...deviationValues(context),
  ...deflectionValues(context),
  ...brakeValues(context),
]
