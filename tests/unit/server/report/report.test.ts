/** The sizing report, read back by a reader that is not ours. */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, it } from 'vitest'
import { explanation, type RecommendedModel } from '../../../../contract/results/selection.ts'
import { modelsIn } from '../../../../engine/assembly/positions.ts'
import { readablePercent, readableQuantity, withUnit } from '../../../../engine/units/index.ts'
import { explanationCalls, siblingCall } from '../../../../families/selection/explanation-calls.ts'
import { locales } from '../../../../i18n/locales.ts'
import { translate } from '../../../../i18n/translate.ts'
import type { FileInput } from '../../../../server/files/file-input.ts'
import { partOf } from '../../../../server/files/geometry/model-part.ts'
import { missingSign } from '../../../../server/files/pdf/typeset.ts'
import { calculationData } from '../../../../server/files/report/calculation-data.ts'
import { makeReport } from '../../../../server/files/report/make-report.ts'
import { createWords } from '../../../../server/files/report/words.ts'
import { readPdf } from '../../../../server/files/report-check/read-pdf.ts'
import { calculators } from '../../../../schemas/registry.ts'
import { scaledPart } from '../../../setup/runs.ts'
import { firstModels } from '../support/first-models.ts'
import { ownReports } from '../support/own-database.ts'
import { type Case, formCases } from '../support/reports.ts'

const make = (input: FileInput): Promise<Uint8Array> => makeReport(input, () => undefined)
const sha = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** Raised and lowered figures are ordinary ones in the text of a page, and so are other signs that the font lacks. */
const asPrinted = (text: string): string =>
  text
    .replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]/g, (sign) => String('⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(sign)))
    .replaceAll('⁻', '−')
    .replaceAll('ϑ', 'θ')
    .replaceAll('μ', 'µ')
    .normalize('NFKC')
    .replace(/\s+/g, '')

const read = async (bytes: Uint8Array) => {
  const found = await readPdf(Uint8Array.from(bytes))
  if ('unreadable' in found) throw new Error(found.unreadable)
  return { ...found, text: asPrinted(found.pages.map((lines) => lines.join('\n')).join('\n')) }
}

/** The same value with the names of each object in another order. */
const turnedRound = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(turnedRound)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([name, one]) => [name, turnedRound(one)]),
  )
}

let cases: readonly Case[] = []

const reports = ownReports({
  afterwards: ({ pageCases }) => {
    cases = [...formCases(), ...pageCases()]
  },
})

/** The order codes of the models of an answer. */
const codesOf = ({ machineCode, assembly }: RecommendedModel): readonly string[] =>
  assembly && assembly.parts.length > 1 ? modelsIn(assembly).map(({ code }) => code.code) : [machineCode]

let each: ReturnType<typeof firstModels> | undefined
const oneOfEach = () => (each ??= firstModels(reports, cases))

describe('what a report says', () => {
  it('is what the calls answer, for every calculator', async () => {
    const all = await oneOfEach()
    expect(new Set(all.map(({ one }) => one.selection.calculator)).size).toBe(calculators.length + 2)
    for (const { one, request, answer, first } of scaledPart(all, 2)) {
      const input = await reports.inputOf(one, first)
      const { text, data } = await read(await make(input))
      const [posted] = request.body === undefined ? [] : explanationCalls(request, { part: 'passed', pairs: [first] })
      const why = explanation.parse(await reports.ask(posted ?? { path: siblingCall(request.path, 'Explanation'), query: request.query }))
      const line = why.models.find(({ skuID, motorSku }) => skuID === first.skuID && (motorSku ?? first.motorSku) === first.motorSku)
      expect(line).toBeDefined()
      const says = (value: string) => expect([one.name, text.includes(asPrinted(value)) ? value : text]).toEqual([one.name, value])
      const quantity = (value: number, unit: string) => withUnit(readableQuantity(value, unit, { locale: 'en', system: 'metric' }))
      for (const check of line?.checks ?? []) {
        if (check.role === 'yesOrNo') continue
        if (check.required < 1e24) says(quantity(check.required, check.unit))
        if (check.available < 1e24) says(quantity(check.available, check.unit))
        says(readablePercent(check.utilisation))
      }
      for (const { kind, value, unit } of [...why.demands, ...(line?.values ?? [])]) {
        if (!kind && value < 1e24) says(quantity(value, unit))
      }
      for (const assumption of why.assumptions) says(quantity(assumption.value, assumption.unit))
      for (const other of answer.list.slice(1, 4)) says(other.skuName)
      says(first.skuName)
      for (const code of codesOf(first)) says(code)
      says(answer.catalogueVersion)
      expect(data).toBe(calculationData(input))
      // What the attachment says of the checks is bit for bit what the call says.
      const held = JSON.parse(data ?? '') as { input: { calculation: { line: { checks: unknown } } } } // canonical JSON of the input
      expect(held.input.calculation.line.checks).toEqual(line?.checks)
    }
  })

  it('names in its headline the governing check that cards and tables name, also where a demand of the choice is met exactly', async () => {
    const [first, ...others] = await oneOfEach()
    if (!first) throw new Error('there are worked cases')
    const input = await reports.inputOf(first.one, first.first)
    const [check] = input.calculation?.line.checks ?? []
    if (!input.calculation || !check) throw new Error(`not calculated: ${others.length}`)
    const { line } = input.calculation
    const checks = [
      {
        name: line.governing,
        utilisation: 0.82,
        passed: true,
        required: 82,
        available: 100,
        unit: 'N',
        formula: check.formula,
        source: check.source,
      },
      { ...check, name: 'travel', utilisation: 1, passed: true, role: 'demand' as const },
      { ...check, name: 'isSuitable', utilisation: 1.5, passed: true, role: 'yesOrNo' as const },
    ]
    const { text } = await read(
      await make({ ...input, calculation: { ...input.calculation, line: { ...line, utilisation: 0.82, checks } } }),
    )
    const words = createWords(input, input.calculation.family)
    const share = (value: number) => readablePercent(value)
    const headline = { count: 3, check: words.check(line.governing), share: share(0.82) }
    expect(text).toContain(asPrinted(words.text('server/proof:verdict.passed', headline)))
  })

  it('has every text in four languages', async () => {
    for (const { one, first } of scaledPart(await oneOfEach())) {
      const input = await reports.inputOf(one, first)
      const { calculation: made } = input
      for (const locale of locales) {
        const words = createWords({ ...input, locale }, made?.family ?? '')
        const names = [
          ...(made?.line.checks.map(({ name }) => [name, words.check(name)] as const) ?? []),
          ...(made?.values.map(({ name }) => [name, words.value(name)] as const) ?? []),
          ...(made?.assumptions.map(({ name }) => [name, words.assumption(name)] as const) ?? []),
          ...input.model.figures.map(({ name }) => [name, words.column(name)] as const),
          ...(made?.stated.map(({ label }) => [label.name, words.word(label)] as const) ?? []),
        ]
        // In other scripts no word is spelled as its key; the languages are held to the same keys elsewhere.
        const isLatin = locale === 'en' || locale === 'es'
        expect(isLatin ? [] : names.filter(([name, said]) => name === said)).toEqual([])
      }
    }
  })

  it('has every sign in four languages', { tags: ['deep'] }, async () => {
    const all = await oneOfEach()
    const documents = locales.flatMap((locale) => all.map(({ one, first }, index) => ({ locale, one, first, index })))
    for (const { locale, one, first, index } of scaledPart(documents, locales.length)) {
      const { text } = await read(await make(await reports.inputOf(one, first, { locale, unit: index % 2 === 0 ? 'mm' : 'in' })))
      expect(text).not.toContain(missingSign)
      expect(text).toContain(asPrinted(translate(locale, 'server/proof:title') ?? '?'))
      expect(text).toContain(asPrinted(translate(locale, 'results:ledger.checks') ?? '?'))
    }
  })
})

describe('the document', () => {
  const inputOf = async (unit: FileInput['unit'] = 'mm'): Promise<FileInput> => {
    const [{ one, first } = { one: undefined, first: undefined }] = await oneOfEach()
    if (!one) throw new Error('nothing is found')
    return reports.inputOf(one, first, { unit })
  }

  it('is PDF/A-3a, tagged, in its language, with the calculation as associated data', async () => {
    const input = await inputOf()
    const bytes = await make(input)
    const raw = Buffer.from(bytes).toString('latin1')
    const parts = [
      'AFRelationship /Data',
      'OutputIntents',
      'MarkInfo',
      'Lang (en)',
      'StructTreeRoot',
      'FontFile2',
      'Subtype /application#2Fjson',
    ]
    for (const part of parts) expect(raw).toContain(`/${part}`)
    expect(raw).toMatch(/\/AF \[\d+ 0 R\]/)
    expect(raw).not.toMatch(/\/JavaScript|\/Encrypt|\/BaseFont \/Helvetica/)
    // Every font is embedded and can be read back as text.
    expect(raw.match(/\/Type \/FontDescriptor/g)?.length).toBe(raw.match(/\/FontFile2 /g)?.length)
    expect(raw.match(/\/Subtype \/Type0/g)?.length).toBe(raw.match(/\/ToUnicode /g)?.length)
    const document = await getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise
    const { metadata, info } = await document.getMetadata()
    expect(metadata?.get('pdfaid:part')).toBe('3')
    expect(metadata?.get('pdfaid:conformance')).toBe('A')
    expect(info).toMatchObject({ Language: 'en', Title: 'Sizing report · WTF2040-2' })
    const marks: unknown = await document.getMarkInfo()
    expect(marks instanceof Map ? marks.get('Marked') : marks).toBe(true)
    const tags = new Map<string, number>()
    const alts: string[] = []
    type Node = { readonly role?: string; readonly alt?: string; readonly children?: readonly Node[] }
    const walk = (node: Node): void => {
      if (node.role) tags.set(node.role, (tags.get(node.role) ?? 0) + 1)
      if (node.role === 'Figure') alts.push(node.alt ?? '')
      for (const child of node.children ?? []) walk(child)
    }
    for (let page = 1; page <= document.numPages; page += 1) {
      const tree: unknown = await (await document.getPage(page)).getStructTree()
      expect(tree).not.toBeNull()
      walk(tree as Node) // the reader's own shape of a structure
    }
    for (const role of ['H1', 'H2', 'P', 'Table', 'TR', 'TH', 'TD', 'Figure', 'Link']) expect([...tags.keys()]).toContain(role)
    expect(tags.get('H1')).toBe(1)
    // The picture, the motion, the drawing, the code.
    expect(alts.map((alt) => alt.length > 20)).toEqual([true, true, true, true])
  })

  it('is the same bytes in another process, and in this one again', { tags: ['deep'] }, async () => {
    const input = await inputOf()
    const file = join(reports.folder, 'input.json')
    // Names in another order, as another node may have put it together.
    writeFileSync(file, JSON.stringify(turnedRound(input)))
    const script = join(import.meta.dirname, '../support/make-in-process.ts')
    const other = execFileSync(process.execPath, [script, file], { encoding: 'utf8' })
    const [first, second] = [await make(input), await make(JSON.parse(JSON.stringify(input)) as FileInput)] // the same input
    expect(sha(first)).toBe(other)
    expect(sha(second)).toBe(other)
  })

  it('marks demonstration data on every page, and what is not known never as passed', async () => {
    const input = await inputOf()
    const { calculation: made } = input
    if (!made) throw new Error('not calculated')
    const [check, ...others] = made.line.checks
    const open = {
      ...input,
      model: { ...input.model, basis: 'demo' as const },
      calculation: {
        ...made,
        line: { ...made.line, checks: others, verdict: 'notKnown' as const, notKnown: [{ name: check?.name ?? '', needs: ['dnLimit'] }] },
      },
    }
    const { pages } = await read(await make(open))
    expect(pages.length).toBeGreaterThan(3)
    for (const lines of pages) expect(asPrinted(lines.join(''))).toContain(asPrinted('Demonstration data: not for ordering'))
    const text = asPrinted(pages.map((lines) => lines.join('\n')).join('\n'))
    expect(text).toContain(asPrinted('This does not count as passed.'))
    expect(text).toContain(asPrinted('Not stated by the manufacturer: permissible DN value'))
    expect(text).not.toContain(asPrinted('All 7 checks passed'))
    const sound = await read(await make(input))
    expect(sound.text).not.toContain(asPrinted('Demonstration'))
  })

  it('says the inputs as they were entered, and what the form changed', async () => {
    const input = await inputOf('in')
    const { calculation: made } = input
    if (!made) throw new Error('not calculated')
    const changes = [
      {
        label: { key: 'schemas/30-ball-screw:travel.label', name: 'travel' },
        from: { kind: 'number' as const, value: 1000.4, unit: 'mm' },
        to: { kind: 'number' as const, value: 1000, unit: 'mm' },
        rule: 'step',
      },
    ]
    const { text } = await read(await make({ ...input, calculation: { ...made, changes } }))
    for (const said of ['80 kg (176.37 lb)', '1000 mm/s', '1000.4 mm', 'rounded to the step']) expect(text).toContain(asPrinted(said))
  })
})

describe('what is calculated is what is drawn', () => {
  it('spacings of a guide are those that were entered', async () => {
    const one = cases.find(({ name }) => name === '31 Table on two rails with two blocks each')
    const [{ first } = { first: undefined }] = one ? await firstModels(reports, [one]) : []
    if (!one || !first) throw new Error('nothing fits')
    const input = await reports.inputOf(one, first)
    const entered = (field: string) => (one.selection.inputs[field] as readonly [number, string])[0] // a number with its unit
    expect(input.calculated).toEqual({ sliderSpacing: entered('sliderSpacing'), railSpacing: entered('railSpacing') })
    const { dimensions } = await partOf({ ...input, chosen: { rails: 2, blocks: 2 } })
    const built = (name: string) => dimensions.find((dimension) => dimension.name === name)?.value
    expect([built('blockPitch'), built('railPitch')]).toEqual([entered('sliderSpacing'), entered('railSpacing')])
  })
  it('the values of the model are there with their formulas, as its check has them', async () => {
    for (const { one, request, first } of await oneOfEach()) {
      if (one.request.path !== '' || request.body !== undefined) continue
      const { calculation } = await reports.inputOf(one, first)
      const { demands } = explanation.parse(await reports.ask({ ...request, path: siblingCall(request.path, 'Explanation') }))
      expect([one.name, calculation?.values.some(({ name }) => demands.every((all) => all.name !== name))]).toEqual([one.name, true])
    }
  })
})
