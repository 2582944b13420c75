/** No text has digits that nobody measures: reports, data sheets, results of tables, messages. */
import readXlsxFile from 'read-excel-file/node'
import { describe, expect, it } from 'vitest'
import { enteredNumber, roundedLimit, roundedNumber } from '../../../../engine/units/index.ts'
import { locales } from '../../../../i18n/locales.ts'
import { issueText } from '../../../../server/base/issue-text.ts'
import { readPdf } from '../../../../server/files/report-check/read-pdf.ts'
import { makeReport } from '../../../../server/files/report/make-report.ts'
import { makeSheet } from '../../../../server/files/sheet/make-sheet.ts'
import { scaledPart } from '../../../setup/runs.ts'
import { firstModels } from '../support/first-models.ts'
import { ownReports } from '../support/own-database.ts'
import { formCases } from '../support/reports.ts'

const reports = ownReports()

/** A number with decimals that is no part of a name, a code or an address. */
const decimals = /(?<![\w.,/+#-])\d+[.,]\d+(?![\w.,/-])/g

const significant = (text: string): number => text.replace(/\D/g, '').replace(/^0+/, '').length

/** Numbers with more digits than a message has. */
const longNumbers = (text: string): readonly string[] => (text.match(decimals) ?? []).filter((number) => significant(number) > 6)

describe('numbers', () => {
  it('in reports and data sheets have six digits at most, whatever is calculated', async () => {
    const models = await firstModels(reports, [...formCases(), ...reports.pageCases()])
    const found: unknown[] = []
    for (const [index, { one, first }] of scaledPart(models, 4).entries()) {
      const unit = index % 2 === 0 ? 'mm' : 'in'
      const input = await reports.inputOf(one, first, { locale: locales[index % locales.length] ?? 'en', unit })
      const read = await readPdf(Uint8Array.from(await makeReport(input, () => undefined)))
      if ('unreadable' in read) throw new Error(read.unreadable)
      found.push(...read.pages.flat().flatMap((line) => longNumbers(line).map((number) => [one.name, number, line])))
      const tables = await readXlsxFile(Buffer.from(await makeSheet({ ...input, kind: 'sheet' }, () => undefined)))
      const cells = tables.flatMap(({ data }) => data.flat()).filter((cell) => cell !== null)
      found.push(...cells.flatMap((cell) => longNumbers(String(cell)).map((number) => [one.name, number, cell])))
    }
    expect(found).toEqual([])
  }, 600_000)

  it('in messages are rounded to the side on which a limit is met', () => {
    const messageOf = (code: string, limit: number) => issueText('en', { code, path: 'load', params: { limit } }, () => undefined)
    expect(messageOf('belowMinimum', 3.386_274_171_27)).toBe('load is below the minimum of 3.38628')
    expect(messageOf('aboveMaximum', 3.386_274_171_27)).toBe('load is above the maximum of 3.38627')
    expect(messageOf('aboveMaximum', 0.006_944_444_444)).toBe('load is above the maximum of 0.00694444')
    expect(messageOf('aboveMaximum', 1_234_567)).toBe('load is above the maximum of 1,234,567')
  })

  it('that were entered keep what was typed, and computed ones do not', () => {
    expect([1234.5678, 2 / 3, 1e12 / 7, 0, -0.1].map(enteredNumber)).toEqual([1234.5678, 0.666667, 142857142857, 0, -0.1])
    expect(roundedNumber(1_234_567.89)).toBe(1_234_568)
    expect([roundedLimit(-1 / 3, 'least'), roundedLimit(-1 / 3, 'most')]).toEqual([-0.333333, -0.333334])
  })
})
