/** Identity of a recommended model: its id and, if any, that of its motor. */
import type { RecommendedModel } from '../../../contract/results/selection.ts'

type Pair = Pick<RecommendedModel, 'skuID' | 'motorSku'>

/** Returns the key of a card in lists, comparisons and drawers; it differs by motor. */
export const pairId = ({ skuID, motorSku }: Pair): string => (motorSku === undefined ? skuID : `${skuID} + ${motorSku}`)

/** Returns the name of a card: its model with motor, or all parts of a combination. */
export const pairName = ({ skuName, motorSku, parts }: Pick<RecommendedModel, 'skuName' | 'motorSku' | 'parts'>): string => {
  if (parts) return parts.map((part) => part.skuName).join(' + ')
  return motorSku === undefined ? skuName : `${skuName} + ${motorSku}`
}

/** Whether a ledger row refers to the card; a row without a motor applies to any. */
export const isRowOf = (row: Pair, card: Pair): boolean =>
  row.skuID === card.skuID && (row.motorSku === undefined || row.motorSku === card.motorSku)
