/** The limits of an emergency stop of an electric cylinder, each as a row that explains itself. */
import type { Limit, SymbolValue } from '../../sizing/check.ts'
import { whereStated } from '../../sizing/define-sizing.ts'
import type { CylinderContext } from './figures.ts'
import type { CylinderDuty } from './input.ts'

const checked = whereStated<CylinderContext>()

const emergencyForces = 'THK General Catalog A-702; stopWithoutFriction'

const massInputs = (load: CylinderDuty['load']): SymbolValue[] =>
  'thrust' in load
    ? []
    : [
        ['Wh', load.horizontalMass, 'kg'],
        ['Wv', load.verticalMass, 'kg'],
        ['ae', load.emergencyDeceleration ?? 0, 'm/s^2'],
      ]

const emergencyThrustCheck = ({ component: cylinder, duty: { load }, demand: { emergency } }: CylinderContext): Limit | 'notApplicable' =>
  emergency === undefined
    ? 'notApplicable'
    : {
        required: emergency.push,
        available: cylinder.maxThrust,
        unit: 'N',
        formula: 'Fe = max(Wh × ae, Wv × (g + ae)) <= Fmax',
        source: emergencyForces,
        inputs: massInputs(load),
      }

const emergencyPullCheck = checked({
  needs: { maxPullN: (cylinder) => cylinder.maxPull },
  asks: ({ demand: { emergency } }) => emergency !== undefined && emergency.pull > 0,
  limit: ({ duty: { load }, demand: { emergency } }, { maxPullN }) => ({
    required: emergency?.pull,
    available: maxPullN,
    unit: 'N',
    formula: 'Fe,pull = max(Wh × ae, Wv × (ae − g)) <= Fpull,max',
    source: emergencyForces,
    inputs: massInputs(load),
  }),
})

/** Forces on the rod against those of the maker. */
export const emergencyChecks = { emergencyThrust: emergencyThrustCheck, emergencyPull: emergencyPullCheck }
