/** Demands on a slide module and its figures, as rows of the answer. */
import type { SizedValue } from '../../../contract/results/sizing.ts'
import { strokePhases } from '../../formulas/axial-force.ts'
import { type Carried, hardest, type SlideModuleSetting } from './demand.ts'
import type { SlideModuleContext } from './figures.ts'
import { forceInputs } from './load-checks.ts'
import { momentFormula, momentNames } from './moments.ts'
import { massPhaseInputs } from '../../sizing/mass-phase-inputs.ts'
import { valuesFrom } from '../../sizing/value-row.ts'

const motionValues = ({ duty, assumptions: { acceleration }, demand: { profile } }: SlideModuleSetting): SizedValue[] => {
  const { words, source } = profile.shape
  return valuesFrom(source ?? 'IKO CAT-1580E III-16', [
    ['peakSpeed', profile.peakSpeed, 'mm/s', `vp = min(v, ${words.peak('S')})`, [['v', duty.speed, 'mm/s']]],
    ['rampDistance', profile.accelerationDistance, 'mm', `sr = ${words.ramp('vp')}`, [['a', acceleration, 'm/s^2']]],
    ['constantDistance', profile.constantDistance, 'mm', 'sc = S − 2 × sr', [['S', duty.stroke, 'mm']]],
    ['strokeTime', profile.duration, 's', `t = ${words.times('vp')} + sc / vp`],
  ])
}

function forceValues({ duty, assumptions, demand }: SlideModuleSetting): SizedValue[] {
  const steady = duty.posture === 'vertical' ? 'm × g ± f' : '±(μ × m × g + f)'
  const inputs = [
    ['m', duty.mass, 'kg'],
    ['a', assumptions.acceleration, 'm/s^2'],
    ['μ', assumptions.frictionCoefficient, ''],
    ['f', assumptions.guideResistance, 'N'],
    ...forceInputs(duty).slice(0, 1),
  ] as const
  const formula = `Fa = ${steady} ± m × a${duty.external === undefined ? '' : '; plusWhereMore=|Fa|'}`
  return valuesFrom(
    'THK General Catalog A-702 eq. 14-25',
    strokePhases.map((phase) => [`${phase}Force`, demand.forces[phase], 'N', formula, inputs] as const),
  )
}

function momentValues({ duty, demand: { loads, carried, totalMoment } }: SlideModuleSetting): SizedValue[] {
  const { along, lateral, height } = duty.arms
  const inputsOf = ({ mass, acceleration }: Pick<Carried, 'mass' | 'acceleration'>) =>
    [
      ['m', mass, 'kg'],
      ['a', acceleration, 'm/s^2'],
      ['A', lateral, 'mm'],
      ['B', along, 'mm'],
      ['C', height, 'mm'],
      ...forceInputs(duty),
    ] as const
  return valuesFrom('THK General Catalog A-403 – A-410', [
    ['guideForce', loads.support, 'N', duty.posture === 'vertical' ? 'F = 0' : 'F = m × g', [['m', duty.mass, 'kg']]],
    ...momentNames.map((name) => {
      const most = hardest(carried, (one) => one.loads.largest[name])
      const formula = momentFormula(duty.posture, name, duty.external !== undefined)
      return [`${name}Moment`, most.loads.largest[name], 'N*m', formula, inputsOf(most)] as const
    }),
    ['totalMoment', totalMoment, 'N*m', 'M = MR + MP + MY'],
  ])
}

/**
 * @param setting working conditions with the derived demand
 * @returns demands on any module, in the order of the calculation
 */
export const slideModuleDemandValues = (setting: SlideModuleSetting): SizedValue[] => [
  ...motionValues(setting),
  ...forceValues(setting),
  ...momentValues(setting),
  ...valuesFrom('THK General Catalog A-705 eq. 29', [
    [
      'requiredLifeDistance',
      setting.demand.requiredDistance,
      'km',
      setting.demand.ofSpectrum ? 'Ls = Lh × q × Σ vi × ti / Σ ti' : 'Ls = Lh × q × S / t',
      [['Lh', setting.assumptions.requiredLife, 'h'], ...massPhaseInputs(setting.duty.phases)],
    ],
  ]),
]

/**
 * @param context module under working conditions, with its figures
 * @returns rows in the order of the calculation
 */
export function slideModuleValues({ figures: { length, guide } }: SlideModuleContext): SizedValue[] {
  return [
    ...valuesFrom('lengthsAndSpeeds', [
      ['availableStroke', length.stroke, 'mm', 'S1 = min Si >= S'],
      ...(length.bed === undefined ? [] : [['bedLength', length.bed, 'mm', 'L1 = L(S1)'] as const]),
      ['maxTravelSpeed', length.speed, 'mm/s', 'vmax = vmax(S1)'],
    ]),
    ...(guide
      ? valuesFrom('THK General Catalog A-391, A-399, A-402, A-100', [
          ['combinedFactor', guide.combinedFactor, '', 'K = F / C0 + MR / T0 + MP / TX + MY / TY'],
          ['staticSafety', guide.staticSafety, '', 'fs = 1 / K'],
          ['guideMeanLoad', guide.meanLoad, 'N', 'Pm = (Σ Pi³ × si / Σ si)^(1/3), Pi = C0 × Ki'],
          ...(guide.life
            ? ([
                ['guideLifeDistance', guide.life.distance, 'km', 'L = (C / (fw × Pm))³ × 50 km'],
                ['guideLifeHours', guide.life.time, 'h', 'Lh = L / vm'],
              ] as const)
            : []),
        ])
      : []),
  ]
}
