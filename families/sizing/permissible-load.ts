/** Tension or compression of a screw by its largest force: the same check for every screw whose force does not depend on the model. */
import { permissibleTension } from '../formulas/static-safety.ts'
import { checksOf, componentIn, type ComponentOf, type IndexedCheck, type SettingOf } from './check-definition.ts'

/**
 * Of a stout screw, whose buckling load is more than its material bears.
 * @param screw its largest force (N) and permissible stress (Pa), its root diameter (m) with the symbol of the family's formulas
 */
export const permissibleLoadCheck = <Context>(screw: {
  readonly force: (setting: SettingOf<Context>) => number
  readonly stress: (setting: SettingOf<Context>) => number
  readonly rootDiameter: (component: ComponentOf<Context>) => number
  readonly symbol: 'd' | 'd1'
}): IndexedCheck<Context> =>
  checksOf<Context>().check({
    limit: (context) => {
      const [stress, rootDiameter] = [screw.stress(context), screw.rootDiameter(componentIn(context))]
      return {
        required: screw.force(context),
        available: permissibleTension(rootDiameter, stress),
        unit: 'N',
        formula: `P2 = σ × π/4 × ${screw.symbol}²`,
        source: 'THK General Catalog A-695 eq. 7',
        inputs: [
          ['σ', stress, 'N/mm^2'],
          [screw.symbol, rootDiameter, 'mm'],
        ],
      }
    },
    index: {
      sum: {
        force: {
          demand: (setting) => screw.force(setting) / permissibleTension(1, screw.stress(setting)),
          model: (component) => 1 / screw.rootDiameter(component) ** 2,
        },
      },
    },
  })
