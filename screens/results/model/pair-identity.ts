/** What tells one recommended model from another: the model, and where it comes with a motor, the motor too. */
import type { RecommendedModel } from '../../../contract/results/selection.ts'

type Pair = Pick<RecommendedModel, 'skuID' | 'motorSku'>

/** Key of a card in lists, ticks and drawers: the same gear with another motor is another card. */
export const pairId = ({ skuID, motorSku }: Pair): string => (motorSku === undefined ? skuID : `${skuID} + ${motorSku}`)

/** What a card is called where only its name is said. */
export const pairName = ({ skuName, motorSku, parts }: Pick<RecommendedModel, 'skuName' | 'motorSku' | 'parts'>): string => {
  if (parts) return parts.map((part) => part.skuName).join(' + ')
  return motorSku === undefined ? skuName : `${skuName} + ${motorSku}`
}

/** Whether a row of the ledger is about the card: a row without a motor holds for whatever motor the card has. */
export const isRowOf = (row: Pair, card: Pair): boolean =>
  row.skuID === card.skuID && (row.motorSku === undefined || row.motorSku === card.motorSku)
