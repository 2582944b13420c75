/** Identity of a recommended model: its id and, if any, that of its motor. */
import type { Assembly } from '../../../engine/assembly/assembly.ts'
import { sizedNames } from '../../base/catalogue/sized-models.ts'
import type { RecommendedModel } from '../../../contract/results/selection.ts'

type Pair = Pick<RecommendedModel, 'skuID' | 'motorSku'>

/** Returns the key of a card in lists, comparisons and drawers; it differs by motor. */
export const pairId = ({ skuID, motorSku }: Pair): string => (motorSku === undefined ? skuID : `${skuID} + ${motorSku}`)

/** Whether an answer has parts to list beside its model. */
export const isOfSeveral = (assembly: Assembly | undefined): assembly is Assembly => assembly !== undefined && assembly.parts.length > 1

type Named = Pick<RecommendedModel, 'skuName' | 'motorSku'> & { readonly assembly?: Assembly | undefined }

/** Returns the name of a card: its model with motor, or all models of an assembly of more that are sized for it. */
export const pairName = ({ skuName, motorSku, assembly }: Named): string => {
  const names = assembly ? sizedNames(assembly) : []
  if (names.length > 2) return names.join(' + ')
  return motorSku === undefined ? skuName : `${skuName} + ${motorSku}`
}

/** Whether a ledger row refers to the card; a row without a motor applies to any. */
export const isRowOf = (row: Pair, card: Pair): boolean =>
  row.skuID === card.skuID && (row.motorSku === undefined || row.motorSku === card.motorSku)
