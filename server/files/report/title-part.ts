/** Writes the title of the report and its verdict. */
import { type Block, heading, notice, paragraph } from '../pdf/flow.ts'
import { type Cell, putTable } from '../pdf/table.ts'
import { basisInWords, codesInWords, makersInWords, stateNotice } from './assembly-part.ts'
import { isDemonstration, nameOf, type Report } from './context.ts'
import { listed } from '../../../engine/base/listed.ts'

type Fact = readonly [name: string, value: string]

const placeInWords = ({ words, calculation: { place, matched, total } }: Report): string =>
  place === null
    ? words.text('server/proof:head.notListed', { matched, total })
    : words.text('server/proof:head.placeOf', { place, matched, total })

/** A table of names and values without a head. */
export const putFacts = ({ flow }: Pick<Report, 'flow'>, facts: readonly Fact[], before: readonly Block[] = []): void =>
  putTable(
    flow,
    {
      columns: [
        { title: '', share: 3 },
        { title: '', share: 8 },
      ],
      rows: facts.map(([name, value]) => ({ cells: [{ text: name, colour: 'soft' }, { text: value }] })),
    },
    before,
  )

/** Names and values in two columns, for many short ones. */
export const putPairs = ({ flow }: Pick<Report, 'flow'>, facts: readonly Fact[], before: readonly Block[] = []): void => {
  const half = Math.ceil(facts.length / 2)
  const cellsOf = (fact: Fact | undefined): readonly Cell[] =>
    fact ? [{ text: fact[0], colour: 'soft' }, { text: fact[1] }] : [{ text: '' }, { text: '' }]
  putTable(
    flow,
    {
      columns: [
        { title: '', share: 3 },
        { title: '', share: 2.6, align: 'right' },
        { title: '', share: 3 },
        { title: '', share: 2.6, align: 'right' },
      ],
      heads: 'pairs',
      rows: facts.slice(0, half).map((fact, index) => ({ cells: [...cellsOf(fact), ...cellsOf(facts[half + index])] })),
    },
    before,
  )
}

/** Makers, codes and origin of all models: of an assembly the least trusted origin, never that of its first part. */
const subjectFacts = ({ words, input: { model, orderCode }, calculation: { card, whole } }: Report): readonly Fact[] => {
  const { text } = words
  const [maker, code, basis] = [text('results:figures.maker'), text('server/proof:code'), text('server/proof:head.basis')]
  if (whole) {
    const { assembly } = whole
    return [
      [maker, makersInWords(assembly)],
      [code, codesInWords(words, assembly)],
      [basis, basisInWords(words, assembly.basis)],
    ]
  }
  const proposed = card?.machineCode ?? orderCode
  return [
    [maker, `${model.maker} · ${model.series}`],
    [code, proposed === orderCode ? orderCode : text('server/proof:head.asProposed', { code: proposed, asked: orderCode })],
    [basis, [basisInWords(words, model.basis), model.source].filter((one) => one !== '').join(' · ')],
    ...(model.note === undefined ? [] : [[text('server/proof:head.remark'), words.remarks(model.note).join(' ')] as const]),
  ]
}

const headFacts = (report: Report): readonly Fact[] => {
  const { input, words, calculation } = report
  const { text } = words
  const { site, catalogueVersion, engineVersion } = input
  const made = calculation.selection.made?.at
  return [
    [text('server/proof:head.site'), `${site.name} · ${site.address}`],
    [text('report:head.model'), nameOf(input)],
    ...subjectFacts(report),
    [text('report:head.calculator'), text(`shell:classes.names.${calculation.selection.calculator}`)],
    [text('server/proof:head.place'), placeInWords(report)],
    ...(made === undefined ? [] : [[text('server/proof:head.made'), dateInWords(made, words.locale)] as const]),
    [text('report:head.units'), text(words.system === 'imperial' ? 'shell:app.imperial' : 'shell:app.metric')],
    [
      text('server/proof:head.versions'),
      `${text('report:head.catalogue')} ${catalogueVersion} · ${text('server/proof:head.engine')} ${engineVersion}`,
    ],
  ]
}

/** Formats a date in UTC, independent of the machine. */
const dateInWords = (iso: string, locale: string): string =>
  `${new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(new Date(iso))} UTC`

const verdictOf = ({ flow, words, calculation: { line } }: Report): Block => {
  const check = words.check(line.governing)
  const share = words.percent(line.utilisation)
  const failed = line.checks.filter(({ passed }) => !passed).length
  const say = (kind: string, count: number) => words.text(`server/proof:verdict.${kind}`, { count, check, share })
  if (line.verdict === 'notKnown') return notice(flow, say('notKnown', line.notKnown.length), 'unknown')
  if (line.verdict === 'failed') return notice(flow, say('failed', failed), 'failed')
  return failed > 0 ? notice(flow, say('warned', failed), 'unknown') : notice(flow, say('passed', line.checks.length), 'passed')
}

/** A notice that the ordered code differs from the one calculated, e.g. in length or grade. */
const otherOrder = ({ words, input: { chosen, orderCode: orderedCode }, calculation: { card } }: Report): string | undefined => {
  const code = card?.machineCode
  if (code === undefined || code === orderedCode || Object.keys(chosen).length === 0) return undefined
  return words.text('server/proof:otherOrder', { asked: orderedCode, code })
}

/** 100 %: nothing is limited. */
const wholeShare = 100

/** A warning with the related values, where they are calculated. */
const warningOf = ({ words, shown, calculation: { values } }: Report, warning: string): string => {
  const amounts = (shown?.amounts?.[warning] ?? []).flatMap((name) =>
    values.filter((value) => value.name === name && value.value !== wholeShare),
  )
  return [words.remark(warning), ...amounts.map((value) => `${words.value(value.name)}: ${words.sized(value)}`)].join('\n')
}

/** Writes title, verdict and head data. */
export const putTitle = (report: Report): void => {
  const { flow, words, input, calculation } = report
  flow.put(
    heading(flow, 'H1', words.text('server/proof:title')),
    paragraph(flow, nameOf(input), { size: 13, strong: true, colour: 'main', above: 1 }),
    paragraph(flow, calculation.whole?.assembly.reference ?? `${input.model.maker} · ${input.model.series}`, {
      size: 9.5,
      colour: 'soft',
      above: 1,
    }),
  )
  if (isDemonstration(report)) flow.put(notice(flow, words.text('server/proof:demonstration'), 'failed'))
  const other = otherOrder(report)
  if (other !== undefined) flow.put(notice(flow, other, 'failed'))
  flow.put(...stateNotice(report), verdictOf(report))
  const missingFigures = calculation.line.notKnown.flatMap(({ needs }) => needs)
  if (missingFigures.length > 0) {
    const figures = listed([...new Set(missingFigures)].map(words.column), words.locale)
    flow.put(notice(flow, words.text('server/proof:missing', { figures }), 'unknown'))
  }
  for (const warning of calculation.line.warnings ?? []) flow.put(notice(flow, warningOf(report, warning), 'unknown'))
  putFacts(report, headFacts(report))
}
