/** What calculators recommend first for their worked cases. */
import { readCalculation } from '../../../../contract/results/read-calculation.ts'
import { calculation, type RecommendedModel } from '../../../../contract/results/selection.ts'
import { calculators } from '../../../../schemas/registry.ts'
import { openForm, requestOf } from '../../../../server/services/report/opened-form.ts'
import type { Case, createReports, Question } from './reports.ts'

type Reports = Awaited<ReturnType<typeof createReports>>

/** What the page asks, by its own way: the form as it was left. */
const questionOf = async (reports: Reports, { selection, request }: Case): Promise<Question> => {
  const calculator = calculators.find(({ schema }) => String(schema.id) === selection.calculator)
  if (!calculator) return request
  const form = await openForm(calculator, selection, async (path, query) => {
    const init = await reports.ask({ path, query })
    return init as NonNullable<Parameters<typeof openForm>[2]> extends (...parameters: never) => Promise<infer Init> ? Init : never // an init answer
  })
  return requestOf(form, selection)
}

/** The answer with its first model, and the first of those that are not fully known; undefined where there is none. */
const firstOf = async (reports: Reports, one: Case) => {
  const request = await questionOf(reports, one)
  const answer = calculation.parse(readCalculation(await reports.ask(request)))
  return { request, answer, first: answer.list[0], open: answer.notKnown?.list[0] }
}

/** The first worked case of each calculator that finds something. */
export const firstModels = async (reports: Reports, cases: readonly Case[]) => {
  const found = new Map<string, Awaited<ReturnType<typeof firstOf>> & { readonly one: Case; readonly first: RecommendedModel }>()
  for (const one of cases) {
    const key = `${one.selection.calculator} ${one.request.path}`
    if (found.has(key)) continue
    const { first, ...result } = await firstOf(reports, one)
    if (first) found.set(key, { one, first, ...result })
  }
  return [...found.values()]
}

/** For each calculator the first worked case that finds a model which is not fully known. */
export const openModels = async (reports: Reports, cases: readonly Case[]) => {
  const found = new Map<string, Awaited<ReturnType<typeof firstOf>> & { readonly one: Case; readonly open: RecommendedModel }>()
  for (const one of cases) {
    const key = `${one.selection.calculator} ${one.request.path}`
    if (found.has(key)) continue
    const { open, ...result } = await firstOf(reports, one)
    if (open) found.set(key, { one, open, ...result })
  }
  return [...found.values()]
}
