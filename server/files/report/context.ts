/** The context of all parts of a report. */
import { modelsIn } from '../../../engine/assembly/positions.ts'
import type { Family, ShownFamily } from '../../../families/define/family.ts'
import type { CardLayout } from '../../../families/define/card-layout.ts'
import type { FileCalculation } from '../file-calculation.ts'
import type { FileInput } from '../file-input.ts'
import type { Flow } from '../pdf/flow.ts'
import type { Words } from './words.ts'

/** A report under construction. */
export type Report = {
  readonly input: FileInput
  readonly calculation: FileCalculation
  readonly flow: Flow
  readonly words: Words
  /** Presentation of the family whose texts are used; undefined for a family without models of its own. */
  readonly shown: ShownFamily | undefined
  /** Address that opens the calculation; undefined on a site without an address of its own. */
  readonly link: string | undefined
  /** SHA-256 of the embedded data. */
  readonly fingerprint: string
}

/** The card layout that the calculator uses. */
export const layoutOf = ({ shown }: Pick<Family, 'shown'>, cardName: string | undefined): CardLayout | undefined =>
  (cardName === undefined ? undefined : shown?.otherCards?.[cardName]) ?? shown?.card

/** The name of the model, including its components. */
export const nameOf = ({ model, calculation }: Pick<FileInput, 'model' | 'calculation'>): string => {
  const { whole, motorSku } = calculation ?? {}
  const models = whole ? modelsIn(whole.assembly) : []
  if (models.length > 2) return models.map(({ name }) => name).join(' + ')
  return motorSku === undefined ? model.name : `${model.name} + ${motorSku}`
}

/** Whether the model, or the least trusted of the models, is of a demonstration. */
export const isDemonstration = ({ input, calculation }: Pick<Report, 'input' | 'calculation'>): boolean =>
  (calculation.whole?.assembly.basis ?? input.model.basis) === 'demo'

/** Distinct texts in order of first occurrence. */
export const distinct = (texts: readonly string[]): readonly string[] => [...new Set(texts)]
