import type { Locator } from '@playwright/test'
import { parseFormula, toMathML } from '../../engine/formula/index.ts'

/** What stands on the page where a formula is set in print: its letters, digits and signs. */
export const printed = (text: string): string => {
  const formula = parseFormula(text)
  if (!formula) throw new Error(`not a formula: ${text}`)
  return toMathML(formula).replaceAll(/<[^>]+>/g, '')
}

/** The numbers in a formula that is shown with them, in the order of the formula. */
export const numbersIn = async (formula: Locator): Promise<readonly number[]> => {
  const numbers = formula.getByRole('group', { name: 'Formula with numbers' }).locator('mn')
  await numbers.first().waitFor()
  return (await numbers.allTextContents()).map((text) => Number.parseFloat(text.replaceAll(',', '')))
}
