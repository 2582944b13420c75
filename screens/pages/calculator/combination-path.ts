/** The address of a combination: the calculator's page, then the models of its parts. The working conditions are in `?s=`. */
import type { CombinedPart } from '../../../contract/results/selection.ts'
import { workingClassOf } from '../../base/calculators/working-classes.ts'

/** `/lecto-custom/linear-axis/303/WTF2040-2/HGH20CA/SGM7J-08A`: three parts after the working id. */
const pattern = /^\/lecto-custom\/[^/]+\/(?<id>[^/]+)\/(?<screw>[^/]+)\/(?<guide>[^/]+)\/(?<motor>[^/]+)\/?$/

/** A combination, identified by the models of its parts. */
export type NamedCombination = { readonly id: string; readonly skus: readonly [screw: string, guide: string, motor: string] }

/** Parses the combination in a location; undefined if there is none. */
export const combinationIn = (location: string): NamedCombination | undefined => {
  const { id, screw, guide, motor } = pattern.exec(location)?.groups ?? {}
  if (id === undefined || screw === undefined || guide === undefined || motor === undefined) return undefined
  return { id, skus: [decodeURIComponent(screw), decodeURIComponent(guide), decodeURIComponent(motor)] }
}

/** Returns the path of the form of a calculator with its own page. */
export const customPath = (id: string): string => `/lecto-custom/${workingClassOf(id)?.schema.place.address ?? ''}/${id}/0`

/** Returns the path of a combination; `parts` in the order of the answer. */
export const combinationPath = (id: string, parts: readonly Pick<CombinedPart, 'skuID'>[]): string =>
  `${customPath(id).replace(/\/0$/, '')}/${parts.map(({ skuID }) => encodeURIComponent(skuID)).join('/')}`
