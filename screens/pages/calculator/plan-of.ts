/** Loads the plan of a form with its texts, once. */
import { openPlan, type Plan } from '../../../engine/index.ts'
import { withTexts } from '../../base/texts/language.ts'
import { loadPlan } from '../../base/calculators/working-classes.ts'
import { calculatorTextsOf } from '../../base/calculators/calculator-texts.ts'

const plans = new Map<string, Promise<Plan>>()

const makePlan = async (id: string): Promise<Plan> => {
  const plan = await withTexts(calculatorTextsOf(id), loadPlan(id))
  if (!plan) throw new RangeError(`no form for the working id ${id}`)
  return openPlan(plan)
}

/** Returns the opened plan; cached unless loading failed. */
export const planOf = (id: string): Promise<Plan> => {
  const known = plans.get(id)
  if (known) return known
  const made = makePlan(id)
  plans.set(id, made)
  made.catch(() => plans.delete(id))
  return made
}
