/** The address of a combination: the page of its calculator's own, then the models of its parts; the conditions stand after `?s=`. */
import type { CombinedPart } from '../../../contract/results/selection.ts'
import { workingClassOf } from '../../base/calculators/working-classes.ts'

/** `/lecto-custom/linear-axis/303/WTF2040-2/HGH20CA/SGM7J-08A`: three parts after the working id. */
const pattern = /^\/lecto-custom\/[^/]+\/(?<id>[^/]+)\/(?<screw>[^/]+)\/(?<guide>[^/]+)\/(?<motor>[^/]+)\/?$/

/** A combination by the models of its parts. */
export type NamedCombination = { readonly id: string; readonly skus: readonly [screw: string, guide: string, motor: string] }

/** @returns the combination that a location names; undefined for any other */
export const combinationIn = (location: string): NamedCombination | undefined => {
  const { id, screw, guide, motor } = pattern.exec(location)?.groups ?? {}
  if (id === undefined || screw === undefined || guide === undefined || motor === undefined) return undefined
  return { id, skus: [decodeURIComponent(screw), decodeURIComponent(guide), decodeURIComponent(motor)] }
}

/** The form of a calculator that has a page of its own. */
export const customPath = (id: string): string => `/lecto-custom/${workingClassOf(id)?.schema.place.address ?? ''}/${id}/0`

/** @param parts in the order of the answer */
export const combinationPath = (id: string, parts: readonly Pick<CombinedPart, 'skuID'>[]): string =>
  `${customPath(id).replace(/\/0$/, '')}/${parts.map(({ skuID }) => encodeURIComponent(skuID)).join('/')}`
