/** The figures of one ball screw under one duty, as rows that explain themselves. */
import type { SizedValue } from '../../../contract/sizing.ts'
import type { BallScrewContext } from './checks.ts'
import { type ValueRow, valuesFrom } from '../../sizing/value-row.ts'

const turn = 2 * Math.PI

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

const loadValues = ({ figures }: BallScrewContext): SizedValue[] =>
  valuesFrom('THK General Catalog A-694 eq. 6, A-695 eq. 7, A-703', [
    ['staticSafety', figures.staticSafety, '', 'fs = C0a / Fa,max'],
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

const efficiencyValues = ({ figures }: BallScrewContext): SizedValue[] =>
  valuesFrom('HIWIN Ballscrews S99TE20-1610 M3, M4', [
    ['leadAngle', figures.leadAngle / turn, 'deg', 'α = atan(Ph / (π × D))'],
    ['efficiency', figures.efficiency, '%', 'η1 = tan α / tan(α + β)'],
    ['reverseEfficiency', figures.reverseEfficiency, '%', 'η2 = tan(α − β) / tan α'],
  ])

const driveValues = ({ figures }: BallScrewContext): SizedValue[] =>
  valuesFrom('THK General Catalog A-718 eq. 43', [
    ['constantTorque', figures.constantTorque, 'N*m', 'T = |Fa2| × Ph / (2π × η1)'],
    ['maxTorque', figures.largestTorque, 'N*m', 'T = Fa,max × Ph / (2π × η1)'],
    ['maxPower', figures.largestPower, 'W', 'P = 2π × n × T / 60'],
  ])

const lengthValues = ({ assumptions, demand, figures }: BallScrewContext): SizedValue[] => [
  ...valuesFrom('MISUMI Economy Series p. 1678; THK General Catalog A-723', [
    ['threadLength', figures.threadLength, 'mm', 'L = ls + Ln + 2 × k × Ph'],
    ['shaftLength', figures.shaftLength, 'mm', 'L + 2 × le', [['le', assumptions.shaftEnd, 'mm']]],
  ]),
  ...valuesFrom('THK General Catalog A-723, A-403; the ordered thread lies between the supports', [
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

const brakeValues = ({ figures: { holdingTorque } }: BallScrewContext): SizedValue[] =>
  holdingTorque === undefined
    ? []
    : valuesFrom('THK General Catalog A-718 eq. 43 with η = 1: a ball screw does not lock itself', [
        ['brakeNeeded', 1, 'yesNo', 'm × g turns the screw'],
        ['holdingTorque', holdingTorque, 'N*m', 'TB = m × g × Ph / (2π)'],
      ])

/**
 * @param context screw under working conditions, with its figures
 * @returns rows in the order of the calculation
 */
export const ballScrewValues = (context: BallScrewContext): SizedValue[] => [
  ...lifeValues(context),
  ...loadValues(context),
  ...speedValues(context),
  ...efficiencyValues(context),
  ...driveValues(context),
  ...lengthValues(context),
  ...brakeValues(context),
]
