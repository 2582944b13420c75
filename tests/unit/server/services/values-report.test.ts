/** The report of a calculator whose results are values, over HTTP: what stands in the document, and what keeps it back. */
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Failure } from '../../../../contract/errors.ts'
import { column, examples, texts } from '../../../../schemas/zoo/column.ts'
import { createCalculatorService } from '../site-calculators/calculator-service.ts'

let service: Awaited<ReturnType<typeof createCalculatorService>>

const ruled = {
  schema: {
    ...column,
    id: 9306,
    name: 'ruledColumn',
    rules: { slender: { holds: 'length < 200 * diameter', at: ['length', 'diameter'] } },
  },
  texts: Object.fromEntries(
    Object.entries(texts).map(([locale, own]) => [locale, { ...own, rules: { slender: '{length} is too long for {diameter}.' } }]),
  ),
  examples,
}

beforeAll(async () => {
  service = await createCalculatorService({ '9306-ruled-column.json': ruled })
})
afterAll(() => service.close())

const post = (body: unknown, lang = 'en', site = 'linea') =>
  service.app.request('/api/Calculators/Report', {
    method: 'POST',
    headers: { 'site-key': site, lang, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

/** The text of all pages in one line. */
const textOf = async (response: Response): Promise<string> => {
  expect(response.headers.get('content-type')).toBe('application/pdf')
  const pdf = await getDocument({ data: new Uint8Array(await response.arrayBuffer()), verbosity: 0 }).promise
  const pages = Array.from({ length: pdf.numPages }, async (_, at) => {
    const { items } = await (await pdf.getPage(at + 1)).getTextContent()
    return items.map((item) => ('str' in item ? item.str : '')).join(' ')
  })
  return (await Promise.all(pages)).join(' ').replace(/\s+/g, ' ')
}

const failureOf = async (response: Response) => ({ status: response.status, ...((await response.json()) as Failure) }) // of the envelope

const inputs = { ends: 'fixedPinned', length: 1500, diameter: 25, limit: 190, load: 20 }

describe('the document', { timeout: 60_000 }, () => {
  it('states inputs, each value with its formula, the numbers put in, unit and source, and the values on the way', async () => {
    const text = await textOf(await post({ id: 9306, inputs }))
    expect(text).toContain('Calculation report')
    expect(text).toContain('Buckling (9306)')
    expect(text).toMatch(/Ends Fixed and pinned/)
    expect(text).toMatch(/Modulus of elasticity 210 GPa/)
    expect(text).toMatch(/Buckling load 36\.05 kN/)
    expect(text).toContain('Length factor')
    // The safety is the buckling load over the load, in numbers too.
    expect(text).toMatch(/36\.0471 kN/)
    expect(text).toContain('Source: Euler')
  })

  it.each([
    ['zh', '计算报告', '临界载荷'],
    ['es', 'Informe de cálculo', 'Carga de pandeo'],
    ['ru', 'Отчёт о расчёте', 'Критическая сила'],
  ])('is written in %s', async (lang, title, label) => {
    const text = await textOf(await post({ id: 9306, inputs }, lang))
    expect(text).toContain(title)
    expect(text).toContain(label)
  })

  it('says what a value waits for', async () => {
    const { load: _, ...others } = inputs
    const text = await textOf(await post({ id: 9205, inputs: others }))
    expect(text).toContain('Please enter Compressive load')
    expect(text).toMatch(/Compressive load –/)
    expect(text).toMatch(/Buckling load 36\.05 kN/)
  })
})

describe('there is none', () => {
  it('while inputs break a rule', async () => {
    const { status, issues } = await failureOf(await post({ id: 9306, inputs: { ...inputs, length: 5000, diameter: 20 } }))
    expect(status).toBe(400)
    expect(issues.map(({ message }) => message)).toEqual(['5000\u00A0mm is too long for 20\u00A0mm.'])
  })

  it('while an input is refused, even one that some values do not need', async () => {
    const { status, issues } = await failureOf(await post({ id: 9205, inputs: { ...inputs, load: 2000 } }))
    expect([status, issues.map(({ path, code }) => `${path} ${code}`)]).toEqual([400, ['load aboveMaximum']])
  })

  it('while no value is known', async () => {
    const { status, issues } = await failureOf(await post({ id: 9205, inputs: {} }))
    expect([status, issues.map(({ path }) => path)]).toEqual([400, ['ends', 'length', 'diameter', 'limit', 'load']])
  })

  it.each([
    ['an unknown input', { id: 9205, inputs: { lenght: 1 } }, 40001],
    ['an unknown calculator', { id: 9999, inputs: {} }, 40402],
    ['one that a service answers', { id: 30, inputs: {} }, 40402],
  ])('for %s', async (_, body, code) => {
    expect(await failureOf(await post(body))).toMatchObject({ code })
  })
})
