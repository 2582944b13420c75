/** Writes a chapter for each model of an assembly: its code, origin and place in the flows, its checks, its figures. */
import type { Part } from '../../../engine/assembly/assembly.ts'
import { assemblyWords, positionsOf } from '../assembly/assembly-words.ts'
import type { FileModel } from '../file-model.ts'
import { heading } from '../pdf/flow.ts'
import { basisInWords } from './assembly-part.ts'
import { putCheckTable } from './checks-part.ts'
import type { Report } from './context.ts'
import { figuresInWords } from './model-part.ts'
import { putFacts, putPairs } from './title-part.ts'
import { createWords } from './words.ts'

/** Whether a check or value is one of a family: `<family>/<name>`. */
const isOf = (family: string, name: string): boolean => name.startsWith(`${family}/`)

const factsOf = ({ words, input, calculation: { whole } }: Report, part: Part, model: FileModel) => {
  const { text } = words
  const own = createWords(input, model.family)
  const { codeState } = assemblyWords(words.locale)
  const code = part.item.kind === 'model' ? part.item.code : undefined
  const flows = (whole?.assembly.flows ?? []).filter(({ to }) => to === part.role)
  return [
    [text('report:head.model'), `${model.name} × ${part.quantity}`],
    [text('results:figures.maker'), `${model.maker} · ${model.series}`],
    ...(code ? [[text('server/proof:code'), `${code.code}\n${codeState(code)}`.trim()] as const] : []),
    [text('server/proof:head.basis'), [basisInWords(words, model.basis), model.source].filter((one) => one !== '').join(' · ')],
    ...(model.note === undefined ? [] : [[text('server/proof:head.remark'), own.remarks(model.note).join(' ')] as const]),
    ...flows.map(({ name, value, unit }) => [words.value(name), words.quantity(value, unit)] as const),
  ] as const
}

/** Writes nothing for a single model, whose checks and figures have chapters of their own. */
export const putChapters = (report: Report): void => {
  const { flow, input, calculation } = report
  const { whole, line } = calculation
  if (!whole) return
  const { roleName } = assemblyWords(report.words.locale)
  for (const { number, part } of positionsOf(whole.assembly)) {
    const model = whole.models[part.role]
    if (!model) continue
    putFacts(report, factsOf(report, part, model), [heading(flow, 'H2', `${number} ${roleName(part.role)}`)])
    const checks = line.checks.filter(({ name }) => isOf(model.family, name))
    const notKnown = line.notKnown.filter(({ name }) => isOf(model.family, name))
    if (checks.length + notKnown.length > 0) putCheckTable(report, { checks, notKnown }, 'H3')
    const figures = figuresInWords(createWords(input, model.family), model)
    if (figures.length > 0) putPairs(report, figures, [heading(flow, 'H3', report.words.text('server/proof:figures'))])
  }
}

/** Writes the checks of a single model, and those of an assembly that are of no part by itself. */
export const putOwnChecks = (report: Report): void => {
  const { whole, line } = report.calculation
  const families = Object.values(whole?.models ?? {}).map(({ family }) => family)
  const isOther = ({ name }: { readonly name: string }) => !families.some((family) => isOf(family, name))
  const own = { checks: line.checks.filter(isOther), notKnown: line.notKnown.filter(isOther) }
  if (!whole || own.checks.length + own.notKnown.length > 0) putCheckTable(report, own, 'H2')
}
