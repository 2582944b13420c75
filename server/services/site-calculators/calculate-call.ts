/** Calculates a calculator whose results are values, by the plan that its form has. */
import { type CalculateAnswer, calculateAnswer, calculateRequest, type CalculateRequest } from '../../../contract/site/calculate.ts'
import { valueResults } from '../../../engine/index.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { translate } from '../../../i18n/translate.ts'
import { AppError } from '../../base/errors.ts'
import { issueText } from '../../base/issue-text.ts'
import { labelKeyIn } from '../calculators/label-key.ts'
import { distinctIssues, namedIssue } from '../calculators/named-issue.ts'
import { defineCall } from '../calls/define-call.ts'
import type { CallBase } from '../calls/served-call.ts'
import type { GuardedCall } from '../calls/guarded-call.ts'
import { type Calculable, type CalculableOf, enteredSnapshot, unknownInputs } from './calculable.ts'

/**
 * @param inputs inputs by field
 * @returns each result in its order, and every issue that keeps one of them back
 */
const calculateValues = (calculator: Calculable, inputs: CalculateRequest['inputs'], locale: Locale): CalculateAnswer => {
  const { plan } = calculator
  const labelKey = labelKeyIn(calculator)
  const snapshot = enteredSnapshot(plan, inputs)
  const found = valueResults(plan, snapshot)
  const labelOf = (name: string): string => {
    const key = labelKey(name)
    return (key === undefined ? undefined : translate(locale, key)) ?? name
  }
  const issues = distinctIssues(found.flatMap((one) => ('waitsFor' in one ? one.waitsFor : []))).map((issue) =>
    namedIssue(plan, issue, snapshot.values),
  )
  return {
    values: found.map((one) => ({
      name: one.name,
      label: labelOf(one.name),
      value: 'value' in one ? one.value : null,
      unit: one.unit,
    })),
    issues: issues.map((issue) => ({ ...issue, message: issueText(locale, issue, labelKey) })),
  }
}

/**
 * @param common properties of the calls about calculators
 * @param find a calculator of the site by its working id
 * @param example a calculator whose first example is answered
 */
export const calculateCall = (
  common: Pick<CallBase, 'service' | 'tag'> & Pick<GuardedCall, 'access'> & { readonly roots: readonly string[] },
  find: CalculableOf,
  example: CalculateRequest,
): GuardedCall =>
  defineCall({
    ...common,
    call: 'Calculate',
    summary: 'Calculate without a service',
    description:
      'The results of a calculator whose results are values of its own (“results.values” of its document): each in its unit, null while an input that it is made of is missing or refused; “issues” says which. Numbers are in the units of their fields; what is left out has its default, null leaves it empty.',
    body: { name: 'CalculateRequest', shape: calculateRequest },
    example: { body: example },
    answer: { name: 'CalculatedValues', shape: calculateAnswer },
    failures: ['unknownCalculator'],
    handler: ({ body }, { site, locale }) => {
      const calculator = find(site, String(body.id))
      if (!calculator) throw new AppError('unknownCalculator')
      const faults = unknownInputs(calculator.plan, body.inputs)
      return faults.length > 0 ? { faults } : { values: calculateValues(calculator, body.inputs, locale) }
    },
  })
