/** The address of a combination: the calculator's page, then the models of its parts. The working conditions are in `?s=`. */
import type { CombinedPart } from '../../../contract/results/selection.ts'
import { workingClassOf } from '../../base/calculators/working-classes.ts'

/** Returns the path of the form of a calculator with its own page. */
export const customPath = (id: string): string => `/lecto-custom/${workingClassOf(id)?.schema.place.address ?? ''}/${id}/0`

/** Returns the path of a combination; `parts` in the order of the answer. */
export const combinationPath = (id: string, parts: readonly Pick<CombinedPart, 'skuID'>[]): string =>
  `${customPath(id).replace(/\/0$/, '')}/${parts.map(({ skuID }) => encodeURIComponent(skuID)).join('/')}`
