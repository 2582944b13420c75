/** Values of the form as text: a number with its unit, or the name of an option. */
import { amountOf } from './amount-text.ts'
import { useFormParts, useSystem } from './form-context.ts'

/**
 * `amount('stroke')` is "200 mm" in the displayed unit, `amount('rail')` the name of the chosen option; a dash if the value is
 * absent.
 */
export function useAmount(): (name: string) => string {
  const { store, texts } = useFormParts()
  return amountOf(store, texts, useSystem())
}
