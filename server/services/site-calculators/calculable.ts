/** The calculators whose results are values of their own: ours, and those of a site. */
import type { CalculateRequest } from '../../../contract/site/calculate.ts'
import type { Site } from '../../../contract/site/site.ts'
import type { CalculatorExamples } from '../../../engine/define/examples.ts'
import { resultValues } from '../../../engine/define/index.ts'
import { compile, evaluate, initialState, type Inputs, type Plan, type Snapshot } from '../../../engine/index.ts'
import type { Fault } from '../../../families/define/parsed.ts'
import { textsFor } from '../../../i18n/inline-texts.ts'
import { calculatorNamespace } from '../../../i18n/text-files.ts'
import { setAddedTexts } from '../../../i18n/translate.ts'
import { valueCalculators } from '../../../schemas/registry.ts'
import { fileCalculators } from '../../../schemas/registry-files.ts'
import { hasWorkingID, namespaceOf } from './document-texts.ts'
import type { SiteCalculators } from './site-calculators.ts'

/** A calculator with the namespace of its texts. */
export type Calculable = { readonly plan: Plan; readonly namespace: string; readonly cases: CalculatorExamples['cases'] }

type CalculatorInputs = CalculateRequest['inputs']

/** Finds a calculator of a site by its working id. */
export type CalculableOf = (site: Site, id: string) => Calculable | undefined

/** Our own ones, made on first use. */
let own: ReadonlyMap<string, Calculable> | undefined
const ownOnes = (): ReadonlyMap<string, Calculable> => {
  if (own) return own
  for (const { schema, texts } of fileCalculators) setAddedTexts(calculatorNamespace(schema), (locale) => textsFor(texts, locale) ?? {})
  const found = [...valueCalculators, ...fileCalculators].map(({ schema, examples }) => {
    const calculable = { plan: compile(schema), namespace: calculatorNamespace(schema), cases: examples.cases }
    return [String(schema.id), calculable] as const
  })
  return (own = new Map(found))
}

/** @returns how a calculator is found: one of the site comes before ours */
export const findCalculable =
  (known: Pick<SiteCalculators, 'of'>): CalculableOf =>
  (site, id) => {
    const found = known.of(site).find(({ document: { schema } }) => hasWorkingID(schema, id))
    if (!found) return ownOnes().get(id)
    const { plan, document } = found
    if (!resultValues(plan.schema)) return undefined
    return { plan, namespace: namespaceOf(site.key, document.schema), cases: document.examples?.cases ?? [] }
  }

/** The committed inputs of a form that is opened with these; null is an emptied field. */
const inputsOf = (plan: Plan, inputs: CalculatorInputs): Inputs => {
  const merged = { ...initialState(plan).inputs, ...inputs }
  // Kinds that a field does not take are refused by its plan.
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null)) as Inputs
}

/** The values of a form that is opened with these inputs. */
export const enteredSnapshot = (plan: Plan, inputs: CalculatorInputs): Snapshot =>
  evaluate(plan, { inputs: inputsOf(plan, inputs), init: undefined })

/** Inputs under names that the calculator does not have. */
export const unknownInputs = (plan: Plan, inputs: CalculatorInputs): readonly Fault[] =>
  Object.keys(inputs)
    .filter((name) => !plan.fields.has(name))
    .map((name) => ({ code: 'unknownKey' as const, path: `inputs.${name}`, params: {} }))

/** The inputs of the first example of a calculator without a service. */
export const exampleRequest = (): CalculateRequest => {
  const [first] = fileCalculators
  // The inputs of examples are those of the call.
  return { id: first?.schema.id ?? 0, inputs: { ...first?.examples.cases[0]?.inputs } as CalculatorInputs }
}
