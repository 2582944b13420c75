/** Makes the report of a calculator whose results are values, as PDF. */
import type { TextParams } from '../../../i18n/lookup.ts'
import { translate } from '../../../i18n/translate.ts'
import { sha256 } from '../canonical-json.ts'
import { createPdf } from '../pdf/document.ts'
import { createFlow, type Flow, heading, paragraph } from '../pdf/flow.ts'
import { areaOf, frameAll } from '../pdf/frame.ts'
import { putTable } from '../pdf/table.ts'
import type { ReportFact, ReportValue, ValuesReport } from './values-report.ts'

type Say = (key: string) => string

const putFacts = (flow: Flow, facts: readonly ReportFact[], title?: string): void => {
  if (facts.length === 0) return
  putTable(
    flow,
    {
      columns: [
        { title: '', share: 3 },
        { title: '', share: 5 },
      ],
      heads: 'first',
      rows: facts.map(([name, text]) => ({ cells: [{ text: name, colour: 'soft' }, { text }] })),
    },
    title === undefined ? [] : [heading(flow, 'H2', title)],
  )
}

const putValues = (flow: Flow, values: readonly ReportValue[], { title, say }: { readonly title: string; readonly say: Say }): void => {
  if (values.length === 0) return
  putTable(
    flow,
    {
      columns: [
        { title: say('results:ledger.name'), share: 4 },
        { title: say('results:ledger.value'), share: 4, align: 'right' },
      ],
      rows: values.map(({ label, text, isOpen, formulas, source }) => ({
        cells: [{ text: label, strong: true }, isOpen ? { text, colour: 'unknown' } : { text, strong: true }],
        below: [...formulas.map((one) => [one]), ...(source === undefined ? [] : [source])],
      })),
    },
    [heading(flow, 'H2', title)],
  )
}

/** @returns the bytes of the document */
export const makeValuesReport = async (report: ValuesReport): Promise<Uint8Array> => {
  const { locale, site, calculator, made, head, inputs, results, steps } = report
  const fingerprint = sha256(JSON.stringify(report))
  const text = (key: string, params: TextParams = {}) => translate(locale, key, params) ?? key
  const title = `${text('server/values:title')} · ${calculator}`
  const pdf = createPdf({ title, subject: calculator, author: site, locale, fingerprint, made: new Date(made), paper: 'A4' })
  const flow = createFlow(pdf, areaOf(pdf))
  const parts = [
    () =>
      flow.put(
        heading(flow, 'H1', text('server/values:title')),
        paragraph(flow, calculator, { size: 13, strong: true, colour: 'main', above: 1 }),
      ),
    () => putFacts(flow, head),
    () => putFacts(flow, inputs, text('server/values:inputs')),
    () => putValues(flow, results, { title: text('server/values:results'), say: text }),
    () => putValues(flow, steps, { title: text('server/values:steps'), say: text }),
  ]
  for (const part of parts) pdf.tags.within('Sect', part)
  frameAll(pdf, {
    left: `${site} · ${text('server/values:title')}`,
    right: calculator,
    foot: fingerprint.slice(0, 16),
    pageOf: (page, pages) => text('shell:common.pageOf', { page, pages }),
  })
  return pdf.finish()
}
