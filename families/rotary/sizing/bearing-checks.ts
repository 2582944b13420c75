/** The checks of a platform's main bearing, and the bearings that they apply to. */
import type { Outcome } from '../../sizing/judge.ts'
import type { RotaryDemand } from './demand.ts'
import { bearingLifeFigures, bearingRuleNeeds, bearingStaticFigures, type RotaryCase } from './figures.ts'
import type { Platform } from './input.ts'

const bearingSource = 'Harmonic Drive FHA; crossRollerBearing'

/** Missing columns that a figure of the bearing needs besides its rating. */
const bearingNeeds = ({ radialLoad }: RotaryDemand, { pitchDiameter, bearingOffset }: Platform): readonly string[] => [
  ...(pitchDiameter === undefined ? ['bearingPitchMm'] : []),
  ...(radialLoad > 0 && bearingOffset === undefined ? ['bearingOffsetMm'] : []),
]

const isLoaded = ({ axialLoad, radialLoad, momentLoad }: RotaryDemand): boolean => axialLoad > 0 || radialLoad > 0 || momentLoad > 0

function bearingLifeCheck({ duty: demand, component: { platform }, assumptions }: RotaryCase): Outcome {
  const { dynamicRating } = platform
  if (!isLoaded(demand) || dynamicRating === 'none') return 'notApplicable'
  const needs = bearingRuleNeeds(platform)
  if (dynamicRating !== undefined && needs.length > 0) return { needs }
  const figures = bearingLifeFigures(demand, platform, assumptions)
  if (!figures) return { needs: [...(dynamicRating === undefined ? ['bearingDynamicN'] : []), ...bearingNeeds(demand, platform)] }
  return {
    required: assumptions.requiredLife,
    available: figures.life,
    unit: 'h',
    formula: 'L10 = 10⁶ / (60 × N) × (C / (fw × Pc))^(10/3) >= Lmin',
    source: bearingSource,
    inputs: [
      ['N', demand.speed, 'rpm'],
      ['C', figures.dynamicRating, 'N'],
      ['fw', assumptions.bearingLoadFactor, ''],
      ['Pc', figures.equivalentLoad, 'N'],
    ],
  }
}

function bearingStaticCheck({ duty: demand, component: { platform }, assumptions }: RotaryCase): Outcome {
  const { staticRating } = platform
  if (!isLoaded(demand) || staticRating === 'none') return 'notApplicable'
  const needs = bearingRuleNeeds(platform)
  if (staticRating !== undefined && needs.length > 0) return { needs }
  const figures = bearingStaticFigures(demand, platform)
  if (!figures) return { needs: [...(staticRating === undefined ? ['bearingStaticN'] : []), ...bearingNeeds(demand, platform)] }
  return {
    required: assumptions.staticSafetyLimit,
    available: figures.staticSafety,
    unit: '',
    formula: 'fs = C0 / (Fr + 2 × M / dp + 0.44 × Fa) >= fsmin',
    source: bearingSource,
    inputs: [
      ['C0', figures.staticRating, 'N'],
      ['Fr', figures.load.radial, 'N'],
      ['M', figures.load.moment, 'N*m'],
      ['dp', figures.pitchDiameter, 'mm'],
      ['Fa', figures.load.axial, 'N'],
    ],
  }
}

/** The checks of the bearing. Source: R15, R16. */
export const bearingChecks = { bearingLife: bearingLifeCheck, bearingStaticSafety: bearingStaticCheck }
