/** The call for the report of a calculator whose results are values. */
import { calculateRequest, type CalculateRequest } from '../../../contract/site/calculate.ts'
import { type Issue, reasonsAgainstStart, valueResults } from '../../../engine/index.ts'
import { AppError } from '../../base/errors.ts'
import { createFairPlaces } from '../../base/fair-places.ts'
import { makeInThread } from '../../files/values-report/make-in-thread.ts'
import { labelKeyIn } from '../calculators/label-key.ts'
import { distinctIssues, namedIssue } from '../calculators/named-issue.ts'
import { defineCall } from '../calls/define-call.ts'
import { fileAnswer } from '../calls/file-answer.ts'
import { type GuardedCall, openTo } from '../calls/guarded-call.ts'
import { calculatorRoots, placeOf } from '../calls/served-call.ts'
import { type CalculableOf, enteredSnapshot, unknownInputs } from '../site-calculators/calculable.ts'
import { type Calculated, valuesReportOf } from './values-report.ts'

/** Each document takes about a second of processor time. */
const places = { ofAll: 2, ofClient: 1, waitingOfClient: 3 } as const

/** Codes of an input that is only empty: a value that waits for it says so. */
const empty: ReadonlySet<string> = new Set(['missing', 'notChosen'] satisfies Issue['code'][])

/** @throws AppError where an input is refused, a rule is broken, or nothing is calculated */
const requireValues = ({ form, snapshot }: Calculated): void => {
  const { plan } = form
  const results = valueResults(plan, snapshot)
  const waiting = distinctIssues(results.flatMap((one) => ('waitsFor' in one ? one.waitsFor : [])))
  const refused = reasonsAgainstStart(plan, snapshot).filter(({ code }) => !empty.has(code))
  const issues = refused.length > 0 ? refused : results.some((one) => 'value' in one) ? [] : waiting
  if (issues.length === 0) return
  throw new AppError('invalidRequest', {
    issues: issues.map((issue) => namedIssue(plan, issue, snapshot.values)),
    labelKey: labelKeyIn(form),
  })
}

/**
 * @param find a calculator of the site by its working id
 * @param example a calculator whose first example is printed
 */
export const valuesReportCall = (find: CalculableOf, example: CalculateRequest): GuardedCall => {
  const inPlace = createFairPlaces(places)
  return defineCall({
    roots: calculatorRoots,
    service: 'Calculators',
    tag: 'Calculators: those of a site, each as a document; calls of its own ones by working id',
    access: openTo.site,
    call: 'Report',
    operation: 'valuesReport',
    summary: 'Report of a calculator without a service',
    description:
      'The results of “Calculate” as PDF: the inputs, and each value with its formula, the same with numbers, its unit and its source, and the values that they are made of. While an input is refused or a rule between inputs is broken there is no report; a value that waits for an empty input says so.',
    costly: true,
    body: { name: 'ValuesReportRequest', shape: calculateRequest },
    example: { body: example },
    answer: fileAnswer,
    file: { type: 'application/pdf', name: 'report.pdf' },
    failures: ['unknownCalculator', 'fileFailed', 'fileTimedOut'],
    handler: async ({ body }, caller) => {
      const { site, locale } = caller
      const form = find(site, String(body.id))
      if (!form) throw new AppError('unknownCalculator')
      const faults = unknownInputs(form.plan, body.inputs)
      if (faults.length > 0) return { faults }
      const calculated = { form, snapshot: enteredSnapshot(form.plan, body.inputs), locale, site }
      requireValues(calculated)
      const report = valuesReportOf(calculated, new Date().toISOString())
      return { values: await inPlace(placeOf(caller), () => makeInThread(report, caller)) }
    },
  })
}
