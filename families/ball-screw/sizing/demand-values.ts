/** Demands on any ball screw, as rows of the answer. */
import type { SizedValue } from '../../../contract/results/sizing.ts'
import { strokePhases, type StrokePhase } from '../../formulas/axial-force.ts'
import type { DutyPhase } from '../../formulas/duty-spectrum.ts'
import type { BallScrewSetting } from './demand.ts'
import type { BallScrewDuty } from './input.ts'
import { ballForceFormula, preloadInputs } from './preload-words.ts'
import type { SymbolValue } from '../../sizing/check.ts'
import { valuesFrom, type ValueRow } from '../../sizing/value-row.ts'

const forceFormulas = {
  horizontal: {
    forwardAccelerating: 'Fa1 = μ × m × g + f + m × a',
    forwardConstant: 'Fa2 = μ × m × g + f',
    forwardDecelerating: 'Fa3 = μ × m × g + f − m × a',
    backwardAccelerating: 'Fa4 = −μ × m × g − f − m × a',
    backwardConstant: 'Fa5 = −μ × m × g − f',
    backwardDecelerating: 'Fa6 = −μ × m × g − f + m × a',
  },
  vertical: {
    forwardAccelerating: 'Fa1 = m × g + f + m × a',
    forwardConstant: 'Fa2 = m × g + f',
    forwardDecelerating: 'Fa3 = m × g + f − m × a',
    backwardAccelerating: 'Fa4 = m × g − f − m × a',
    backwardConstant: 'Fa5 = m × g − f',
    backwardDecelerating: 'Fa6 = m × g − f + m × a',
  },
  inclined: {
    forwardAccelerating: 'Fa1 = m × g × sin α + μ × m × g × cos α + f + m × a',
    forwardConstant: 'Fa2 = m × g × sin α + μ × m × g × cos α + f',
    forwardDecelerating: 'Fa3 = m × g × sin α + μ × m × g × cos α + f − m × a',
    backwardAccelerating: 'Fa4 = m × g × sin α − μ × m × g × cos α − f − m × a',
    backwardConstant: 'Fa5 = m × g × sin α − μ × m × g × cos α − f',
    backwardDecelerating: 'Fa6 = m × g × sin α − μ × m × g × cos α − f + m × a',
  },
} as const satisfies Record<BallScrewDuty['posture'] | 'inclined', Record<StrokePhase, string>>

const turn = 2 * Math.PI

function forceValues({ duty, assumptions, demand }: BallScrewSetting): SizedValue[] {
  const { externalForce, inclination = 0 } = duty
  const formulas = forceFormulas[inclination === 0 ? duty.posture : 'inclined']
  const inputsOf = (mass: number) =>
    [
      ['m', mass, 'kg'],
      ['a', duty.acceleration, 'm/s^2'],
      ['μ', assumptions.frictionCoefficient, ''],
      ['f', assumptions.guideResistance, 'N'],
      ...(inclination === 0 ? [] : [['α', inclination / turn, 'deg'] as const]),
      ...(externalForce === 0 ? [] : [['Fe', externalForce, 'N'] as const]),
    ] as const
  const external = externalForce === 0 ? '' : '; plusWhereMore=|Fa|'
  return valuesFrom(inclination === 0 ? 'THK General Catalog A-702 eq. 14-25' : 'THK General Catalog A-702 eq. 14-25; weightResolved', [
    ...strokePhases.map((phase): ValueRow => {
      const inputs = inputsOf(phase.startsWith('forward') ? duty.mass : duty.returnMass)
      return [`${phase}Force`, demand.forces[phase], 'N', `${formulas[phase]}${external}`, inputs]
    }),
    ['maxAxialForce', demand.largestForce, 'N', 'Fa,max = max |Fa,i|', phaseInputs(duty, ({ load }, i) => [[`F${i}`, load, 'N']])],
  ])
}

/** Inputs of each phase of the duty spectrum, numbered from 1. */
const phaseInputs = (duty: BallScrewDuty, inputs: (phase: DutyPhase, i: number) => readonly SymbolValue[]): readonly SymbolValue[] =>
  duty.phases.flatMap((phase, index) => inputs(phase, index + 1))

/** Rows of a duty spectrum; empty if the motion determines the life. */
const spectrumValues = ({ duty, assumptions, demand }: BallScrewSetting): SizedValue[] =>
  demand.ofSpectrum
    ? valuesFrom('THK General Catalog A-706 eq. 30; HIWIN Ballscrews S99TE20-1610 p. 24', [
        [
          'spectrumSpeed',
          demand.meanSpeed,
          'mm/s',
          'vm = q × Σ vi × ti / Σ ti',
          [
            ['q', assumptions.motionShare, '%'],
            ...phaseInputs(duty, ({ speed, time }, i) => [
              [`v${i}`, speed, 'mm/s'],
              [`t${i}`, time, 's'],
            ]),
          ],
        ],
        [
          'largestSpeed',
          demand.largestSpeed,
          'mm/s',
          'vmax = max(v, vi)',
          [['v', duty.speed, 'mm/s'], ...phaseInputs(duty, ({ speed }, i) => [[`v${i}`, speed, 'mm/s']])],
        ],
      ])
    : []

const motionValues = ({ duty, demand: { profile } }: BallScrewSetting): SizedValue[] => {
  const { words, source } = profile.shape
  return valuesFrom(source ?? 'THK General Catalog A-706', [
    ['peakSpeed', profile.peakSpeed, 'mm/s', `vp = min(v, ${words.peak('ls')})`, [['v', duty.speed, 'mm/s']]],
    ['rampDistance', profile.accelerationDistance, 'mm', `lr = ${words.ramp('vp')}`, [['a', duty.acceleration, 'm/s^2']]],
    ['constantDistance', profile.constantDistance, 'mm', 'lc = ls − 2 × lr', [['ls', duty.stroke, 'mm']]],
    ['strokeTime', profile.duration, 's', `t = ${words.times('vp')} + lc / vp`],
  ])
}

const meanLoadValues = ({ duty, demand }: BallScrewSetting): SizedValue[] => {
  const inputs = [
    ...phaseInputs(duty, ({ load, speed, time }, i) => [
      [`F${i}`, load, 'N'],
      [`l${i} = v${i} × t${i}`, speed * time, 'mm'],
    ]),
    ...preloadInputs(duty),
  ]
  const halves = duty.preload === 0 ? '' : `; ${ballForceFormula}; Fi = Fb; otherHalf=Fb − Fa`
  return valuesFrom('THK General Catalog A-706; ISO 3408-5 (HIWIN Ballscrews S99TE20-1610 F3.11)', [
    ['meanLoadForward', demand.meanLoad.forward, 'N', `Fm1 = (Σ Fi³ × li / Σ li)^(1/3), Fi > 0${halves}`, inputs],
    ['meanLoadBackward', demand.meanLoad.backward, 'N', `Fm2 = (Σ |Fi|³ × li / Σ li)^(1/3), Fi < 0${halves}`, inputs],
    ['equivalentLoad', demand.equivalentLoad, 'N', 'Fm = (Fm1^(10/3) + Fm2^(10/3))^(3/10)'],
  ])
}

function lifeDistanceRow({ duty, assumptions, demand }: BallScrewSetting): ValueRow {
  const life = ['Lh', assumptions.requiredLife, 'h'] as const
  if (demand.ofSpectrum) {
    return ['requiredLifeDistance', demand.requiredDistance, 'km', 'Ls = Lh × vm', [life, ['vm', demand.meanSpeed, 'mm/s']]]
  }
  return [
    'requiredLifeDistance',
    demand.requiredDistance,
    'km',
    'Ls = Lh × q × ls / t',
    [life, ['q', assumptions.motionShare, '%'], ['ls', duty.stroke, 'mm'], ['t', demand.profile.duration, 's']],
  ]
}

/**
 * @param setting working conditions with the derived demand
 * @returns rows in the order of the calculation
 */
export function ballScrewDemandValues(setting: BallScrewSetting): SizedValue[] {
  return [
    ...forceValues(setting),
    ...motionValues(setting),
    ...spectrumValues(setting),
    ...meanLoadValues(setting),
    ...valuesFrom('THK General Catalog A-705 eq. 29', [lifeDistanceRow(setting)]),
  ]
}
