/** The checks of an emergency stop of an electric cylinder. */
import type { SymbolValue } from '../../sizing/check.ts'
import { checksOf } from '../../sizing/check-definition.ts'
import type { CylinderContext } from './figures.ts'
import type { CylinderDuty } from './input.ts'

const { ratingCheck } = checksOf<CylinderContext>()

const emergencyForces = 'THK General Catalog A-702; stopWithoutFriction'

const massInputs = (load: CylinderDuty['load']): SymbolValue[] =>
  'thrust' in load
    ? []
    : [
        ['Wh', load.horizontalMass, 'kg'],
        ['Wv', load.verticalMass, 'kg'],
        ...(load.emergencyDeceleration === undefined ? [] : [['ae', load.emergencyDeceleration, 'm/s^2'] as const]),
      ]

const emergencyThrustCheck = ratingCheck({
  demand: ({ demand: { emergency } }) => emergency?.push,
  rating: ({ maxThrust }) => maxThrust,
  row: ({ duty: { load } }) => ({
    unit: 'N',
    formula: 'Fe = max(Wh × ae, Wv × (g + ae)) <= Fmax',
    source: emergencyForces,
    inputs: massInputs(load),
  }),
})

const emergencyPullCheck = ratingCheck({
  needs: { maxPullN: (cylinder) => cylinder.maxPull },
  demand: ({ demand: { emergency } }) => (emergency !== undefined && emergency.pull > 0 ? emergency.pull : undefined),
  rating: (_, { maxPullN }) => maxPullN,
  row: ({ duty: { load } }) => ({
    unit: 'N',
    formula: 'Fe,pull = max(Wh × ae, Wv × (ae − g)) <= Fpull,max',
    source: emergencyForces,
    inputs: massInputs(load),
  }),
})

/** Forces on the rod against the maker's ratings. */
export const emergencyChecks = { emergencyThrust: emergencyThrustCheck, emergencyPull: emergencyPullCheck }
