/** Models that are not fully known: why, print, comparison and report say what is not known, in every calculator. */
import { expect, it } from 'vitest'
import { comparisonRequest } from '../../../../contract/files/sheets.ts'
import { explanation, type LedgerModel, type RecommendedModel } from '../../../../contract/results/selection.ts'
import type { CatalogueRow, CatalogueTable } from '../../../../families/define/catalogue-table.ts'
import { loadFamilies } from '../../../../families/registry.ts'
import { explanationCalls } from '../../../../families/selection/explanation-calls.ts'
import { locales } from '../../../../i18n/locales.ts'
import { familyNamespace, namespacesOf } from '../../../../i18n/text-files.ts'
import { translate } from '../../../../i18n/translate.ts'
import { calculators } from '../../../../schemas/registry.ts'
import { checkRows, type CompareWords } from '../../../../screens/results/compare/compare-rows.ts'
import { comparisonOf } from '../../../../screens/results/compare/comparison-file.ts'
import { isRowOf } from '../../../../screens/results/model/pair-identity.ts'
import { addVersion } from '../../../../server/catalogue/store/repository.ts'
import { readPdf } from '../../../../server/files/report-check/read-pdf.ts'
import { makeReport } from '../../../../server/files/report/make-report.ts'
import { scaledPart } from '../../../setup/runs.ts'
import { openModels } from '../support/first-models.ts'
import { ownReports } from '../support/own-database.ts'
import { formCases } from '../support/reports.ts'
import { readSharedSeed } from '../support/shared-seed.ts'

type Figures = Readonly<Record<string, unknown>>

/** Every second model without the figures that its maker may leave out; what is estimated in their place stays. */
const withLess = (table: CatalogueTable, estimated: Figures, rows: readonly CatalogueRow[]): readonly CatalogueRow[] =>
  rows.map((row, place) => {
    if (place % 2 === 0) return row
    // Every family's candidate is an object of its columns.
    const whole = row.candidate as Figures
    const left = Object.keys(whole).reduce<Figures>((figures, column) => {
      const without = Object.fromEntries(Object.entries(figures).filter(([name]) => name !== column))
      return estimated[column] === undefined && table.candidate.safeParse(without).success ? without : figures
    }, whole)
    return { ...row, candidate: left }
  })

/** The tables that calculators choose from; their motors stay as they are. */
const chosen = new Set(['ball-screw', 'screw-jack', 'ball-rail', 'electric-cylinder', 'slide-module', 'linear-module', 'reducer', 'rotary'])

const thinnedCatalogue = async () => {
  const rows = new Map((await readSharedSeed()).rows)
  for (const { table, estimated = {} } of await loadFamilies()) {
    const own = rows.get(table.id)
    if (own && chosen.has(table.id)) rows.set(table.id, withLess(table, estimated, own))
  }
  return rows
}

let found: Awaited<ReturnType<typeof openModels>> = []

const reports = ownReports({
  prepare: async ({ database }) => {
    const version = {
      contentHash: 'f'.repeat(64),
      origin: 'import',
      createdAt: new Date(0),
      rows: await thinnedCatalogue(),
      activate: true,
    } as const
    await addVersion(database.db, version)
  },
  afterwards: async (made) => {
    found = await openModels(made, [...formCases(), ...made.pageCases()])
  },
})

type OpenModel = (typeof found)[number]

/** The row that the drawer of reasons, the page's report and the comparison ask for. */
const rowOf = async ({ request, open }: OpenModel): Promise<LedgerModel | undefined> => {
  const calls = explanationCalls(request, { part: 'passed', pairs: [open] })
  const answers = await Promise.all(calls.map(async (call) => explanation.parse(await reports.ask(call))))
  return answers.flatMap(({ models }) => models).find((row) => isRowOf(row, open))
}

/** The text of a name; of parts a check is named with its family, as in `ball-screw/length`. */
const named = (family: string, place: string, name: string, locale: (typeof locales)[number]): string | undefined => {
  const [part = family, own] = name.includes('/') ? name.split('/') : [family, name]
  return namespacesOf(familyNamespace(part))
    .map((namespace) => translate(locale, `${namespace}:${place}.${own}`))
    .find((text) => text !== undefined)
}

const same = (name: string): string => name
const words: CompareWords = {
  figure: same,
  value: same,
  fact: same,
  word: same,
  check: same,
  origin: same,
  governing: 'governing',
  inWords: (value, unit) => `${value} ${unit}`,
  paramInWords: ({ name }) => name,
  percent: String,
  verdict: String,
  notKnown: 'NOT KNOWN',
  basis: same,
  role: same,
  item: ({ kind }) => kind,
}

it('are found in every calculator, of a catalogue whose makers state less', () => {
  const calculated = new Set(found.map(({ one }) => one.selection.calculator))
  const expected = [...calculators.map(({ schema }) => String(schema.id)), '2000001', '3000000']
  expect(expected.filter((id) => !calculated.has(id))).toEqual([])
})

it('have their reasons: each check that is not known, and the others', async () => {
  for (const each of found) {
    const row = await rowOf(each)
    expect([each.one.name, row?.verdict]).toEqual([each.one.name, 'notKnown'])
    expect(each.open.notKnown?.length).toBeGreaterThan(0)
    expect([each.one.name, row?.notKnown]).toEqual([each.one.name, each.open.notKnown])
    expect([each.one.name, (row?.checks ?? []).length > 0]).toEqual([each.one.name, true])
  }
})

it('have words in every language for what a print says of them: the checks, and what to ask for', () => {
  for (const { one, open } of found) {
    const calculator = calculators.find(({ schema }) => String(schema.id) === one.selection.calculator)
    const family = calculator?.schema.results.family ?? (one.selection.calculator === '3000000' ? 'rotary' : 'reducer')
    const wordless = (open.notKnown ?? []).flatMap(({ name, needs }) =>
      locales.flatMap((locale) => [
        ...(named(family, 'checks', name, locale) === undefined ? [`${locale} ${name}`] : []),
        ...needs.filter((need) => (translate(locale, `product:columns.${need}`) ?? named(family, 'columns', need, locale)) === undefined),
      ]),
    )
    expect([one.name, wordless]).toEqual([one.name, []])
  }
})

it('are compared with what is not known, on the page and in its file', async () => {
  for (const each of found) {
    const { open, answer } = each
    const row = await rowOf(each)
    const models: readonly RecommendedModel[] = [open, ...answer.list.slice(0, 1)]
    const ledger = row ? [row] : []
    const names = (open.notKnown ?? []).map(({ name }) => name)
    const rows = checkRows(models, ledger, words)
    expect([each.one.name, names.map((name) => rows.find(({ key }) => key === name)?.cells[0]?.text)]).toEqual([
      each.one.name,
      names.map(() => words.notKnown),
    ])
    const file = comparisonOf({
      models,
      ledger,
      layout: { large: [], list: [] },
      words,
      system: 'metric',
      checkWords: { used: same, acts: same, limit: same },
      groupNames: { figures: 'figures', checks: 'checks', origin: 'origin' },
      facts: [],
      origin: [],
      catalogueVersion: answer.catalogueVersion,
    })
    const checks = comparisonRequest.parse(file).groups.find(({ name }) => name === 'checks')?.properties ?? []
    for (const name of names) {
      const values = checks.filter((property) => property.name === name).map((property) => property.values[0])
      expect([
        each.one.name,
        values.length > 0,
        values.every((value) => JSON.stringify(value) === JSON.stringify({ text: words.notKnown })),
      ]).toEqual([each.one.name, true, true])
    }
  }
})

const asPrinted = (text: string): string => text.replaceAll('μ', 'µ').normalize('NFKC').replace(/\s+/g, '')

it('have a report that says so, and never that all checks passed', async () => {
  const inputs = []
  for (const { one, open } of found) {
    const input = await reports.inputOf(one, open)
    expect([one.name, input.calculation?.line.verdict]).toEqual([one.name, 'notKnown'])
    expect([one.name, input.calculation?.line.notKnown]).toEqual([one.name, open.notKnown])
    inputs.push({ one, input })
  }
  for (const { one, input } of scaledPart(inputs, 4)) {
    const read = await readPdf(Uint8Array.from(await makeReport(input, () => undefined)))
    if ('unreadable' in read) throw new Error(read.unreadable)
    const text = asPrinted(read.pages.map((lines) => lines.join('\n')).join('\n'))
    expect([one.name, text.includes(asPrinted('This does not count as passed.'))]).toEqual([one.name, true])
    expect([one.name, /All\d+checkspassed/.test(text)]).toEqual([one.name, false])
  }
})
