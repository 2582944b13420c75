/** What every part of the report is written with. */
import type { Family, ShownFamily } from '../../../families/define/family.ts'
import type { CardLayout } from '../../../families/define/card-layout.ts'
import type { FileCalculation } from '../file-calculation.ts'
import type { FileInput } from '../file-input.ts'
import type { Flow } from '../pdf/flow.ts'
import type { Words } from './words.ts'

/** A report that is being written. */
export type Report = {
  readonly input: FileInput
  readonly calculation: FileCalculation
  readonly flow: Flow
  readonly words: Words
  /** How the family whose names are said is shown; a family without models of its own has no such thing. */
  readonly shown: ShownFamily | undefined
  /** Where its calculation opens; undefined on a site without an address of its own. */
  readonly link: string | undefined
  /** SHA-256 of the data in it. */
  readonly fingerprint: string
}

/** The card that the calculator shows. */
export const layoutOf = ({ shown }: Pick<Family, 'shown'>, cardName: string | undefined): CardLayout | undefined =>
  (cardName === undefined ? undefined : shown?.otherCards?.[cardName]) ?? shown?.card

/** What the model is called, with what belongs to it. */
export const nameOf = ({ model, calculation }: Pick<FileInput, 'model' | 'calculation'>): string => {
  const { card, motorSku } = calculation ?? {}
  if (card?.parts) return card.parts.map((part) => part.skuName).join(' + ')
  return motorSku === undefined ? model.name : `${model.name} + ${motorSku}`
}

/** Each text once, in the order in which they come first. */
export const distinct = (texts: readonly string[]): readonly string[] => [...new Set(texts)]
