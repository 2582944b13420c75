/** The intermediate values of a screw-jack sizing, as rows of the answer. */
import type { SizedValue } from '../../../contract/results/sizing.ts'
import { powerFormula } from './drive-checks.ts'
import type { ScrewJackContext } from './figures.ts'
import type { ScrewJackSetting } from './demand.ts'
import { screwRotates } from './input.ts'
import type { SymbolValue } from '../../sizing/check.ts'
import { valuesFrom, type ValueRow } from '../../sizing/value-row.ts'

const driveSource = 'Jacton technical notes 19'
const threadSource = 'Bhandari, Design of Machine Elements, ch. 6'
const bucklingSource = 'Tsubaki Linipower Jack (ZKF)'

/**
 * Demands on any jack.
 * @param setting working conditions with the derived demand
 * @returns rows in the order of the calculation
 */
export function screwJackDemandValues({ duty, demand, assumptions: { loadSharing } }: ScrewJackSetting): SizedValue[] {
  const isShared = duty.jackCount !== 1 || loadSharing !== 1
  const sharing: SymbolValue[] = isShared
    ? [
        ['n', duty.jackCount, ''],
        ['fd', loadSharing, ''],
      ]
    : []
  const largestMass = Math.max(duty.mass, ...duty.phases.map(({ mass }) => mass))
  return [
    ...valuesFrom(driveSource, [
      ['dutyCycle', duty.duty, '%', 'ED = t / 30 min'],
      ['liftingSpeed', duty.speed, 'mm/min', 'V'],
    ]),
    ...valuesFrom('ISO 80000-3 (g = 9.80665 m/s²)', [
      ['axialForce', demand.force, 'kN', isShared ? 'F = W × g / (n × fd)' : 'F = W × g', [['W', largestMass, 'kg'], ...sharing]],
    ]),
    ...spectrumValues(duty, demand),
  ]
}

/** Rows of a duty spectrum; empty if the motion determines heat and life. */
function spectrumValues({ phases }: ScrewJackSetting['duty'], demand: ScrewJackSetting['demand']): SizedValue[] {
  if (!demand.ofSpectrum) return []
  const inputs = phases.flatMap(({ mass, speed, time }, index): SymbolValue[] => [
    [`W${index + 1}`, mass, 'kg'],
    [`v${index + 1}`, speed, 'mm/min'],
    [`t${index + 1}`, time, 's'],
  ])
  return [
    ...valuesFrom('THK General Catalog A-706 eq. 30', [
      ['meanLoad', demand.lifeForce, 'N', 'Fm = (Σ Fi³ × vi × ti / Σ vi × ti)^(1/3)', inputs],
    ]),
    ...valuesFrom(`${driveSource}; heatBalance`, [
      ['meanLiftingPower', demand.meanLiftingPower, 'kW', 'Pm × η = Σ Fi × vi × ti / min(Σ ti, 30 min)', inputs],
      ['spectrumDutyCycle', demand.dutyCycle, '%', 'EDmax = max(ED, Σ ti (vi > 0) / min(Σ ti, 30 min))', inputs],
    ]),
  ]
}

const permissibleFormula = ({ screwKind }: ScrewJackContext['component']): string =>
  `Fperm = min(Wrated × g, Fcrit / SF, σ × π × d² / 4, Tmax × 2π × i × η / p, Pperm × η / V${screwKind === 'ball' ? ', Ca × (p × 10⁶ / Ls)^(1/3)' : ''})`

const speedFormula = (rotates: boolean): string => `Vmax = min(n1,max × p / i, Pperm × η / F${rotates ? ', nperm × p' : ''})`

function driveRows({ duty, component: jack, demand, figures }: ScrewJackContext): ValueRow[] {
  const heat: ValueRow[] =
    figures.permissiblePower === undefined
      ? []
      : [
          [
            'permissiblePower',
            figures.permissiblePower,
            'kW',
            demand.ofSpectrum ? 'Pperm = Pnom × fϑ' : 'Pperm = Pnom × fϑ × min(1, EDnom / ED)',
          ],
        ]
  const tare: ValueRow[] = jack.tareTorque === undefined ? [] : [['tareTorque', jack.tareTorque, 'N*m', 'T0; withoutLoad']]
  const lifting: ValueRow[] =
    figures.maxLiftingSpeed === undefined
      ? []
      : [['maxLiftingSpeed', figures.maxLiftingSpeed, 'mm/min', speedFormula(screwRotates(duty.installType))]]
  const permissible: ValueRow[] =
    figures.permissibleForce === undefined ? [] : [['permissibleForce', figures.permissibleForce, 'kN', permissibleFormula(jack)]]
  return [
    ['travelPerTurn', figures.travelPerTurn, 'mm', 'h = p / i'],
    ['inputSpeed', figures.inputSpeed, 'rpm', 'n1 = V × i / p'],
    [
      'inputTorque',
      figures.inputTorque,
      'N*m',
      jack.tareTorque === undefined ? 'T = F × p / (2π × i × η)' : 'T = F × p / (2π × i × η) + T0',
    ],
    ...tare,
    ['inputPower', figures.inputPower, 'kW', demand.ofSpectrum ? 'P = max(F × V, Fi × vi) / η + 2π × n1 × T0' : powerFormula(jack)],
    ...heat,
    ...lifting,
    ['totalEfficiency', jack.efficiency, '%', 'η'],
    ...permissible,
  ]
}

const efficiencyFormula = ({ screwKind, collar }: ScrewJackContext['component']): string => {
  if (screwKind === 'ball') return 'ηs'
  return collar === undefined ? "ηs = tan λ / tan(λ + ρ')" : "ηs = d2 / 2 × tan λ / (d2 / 2 × tan(λ + ρ') + μc × Dm / 2)"
}

/** Computed with the friction to overcome, not the lowest one. */
const loweringRow = (torque: number): ValueRow => [
  'loweringTorque',
  torque,
  'N*m',
  "Tlow = (F × d2 / 2 × tan(ρ' − λ) + μc × F × Dm / 2) / (i × ηw)",
]

function screwRows({ duty, component: jack, figures, assumptions }: ScrewJackContext): ValueRow[] {
  const friction = [
    ['μmin', assumptions.lowestThreadFriction, ''],
    ['k', assumptions.lockingMargin, ''],
  ] as const
  const { brakeNeeded } = figures
  const brakeFormula = duty.loadType === undefined ? "λ > k × ρ'min" : `λ > k × ρ'min; ${duty.loadType}Load`
  const brakeRow: readonly ValueRow[] =
    brakeNeeded === undefined ? [] : [['brakeNeeded', Number(brakeNeeded), 'yesNo', brakeFormula, friction]]
  return [
    ['screwEfficiency', figures.screwEfficiency, '%', efficiencyFormula(jack)],
    ...(figures.loweringTorque === undefined ? [] : [loweringRow(figures.loweringTorque)]),
    ['wormEfficiency', figures.wormEfficiency, '%', 'ηw = η / ηs'],
    ['selfLocking', figures.selfLocking ? 1 : 0, 'yesNo', "λ <= k × ρ'min", friction],
    ...brakeRow,
  ]
}

/**
 * The figures of one jack.
 * @param context jack under working conditions, with its figures
 * @returns rows in the order of the calculation
 */
export function screwJackValues(context: ScrewJackContext): SizedValue[] {
  const { figures } = context
  const life: ValueRow[] =
    figures.lifeDistance === undefined ? [] : [['lifeDistance', figures.lifeDistance, 'km', 'Ls = (Ca / F)³ × 10⁶ × p']]
  return [
    ...valuesFrom(driveSource, driveRows(context)),
    ...valuesFrom(threadSource, screwRows(context)),
    ...valuesFrom(bucklingSource, [
      ['freeLength', figures.freeLength, 'mm', 'L = S + e'],
      ['bucklingLoad', figures.bucklingLoad, 'kN', 'Fcrit = fm × d⁴ / L²'],
    ]),
    ...valuesFrom('beamTheory', [
      ['screwSpeed', figures.screwSpeed, 'rpm', 'ns = V / p; zeroWhereFixed'],
      ['permissibleScrewSpeed', figures.permissibleScrewSpeed, 'rpm', 'nperm = k × fn × 60 × π / (8 × L²) × d × √(E / ρ)'],
    ]),
    ...valuesFrom('THK General Catalog A-704 eq. 27, 29', life),
  ]
}
