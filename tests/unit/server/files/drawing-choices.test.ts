/** Sheet and views of a drawing by choice, and its sheets by the unit of its dimensions. */
import { describe, expect, test } from 'vitest'
import { loadFamily } from '../../../../families/registry.ts'
import { drawSheet } from '../../../../server/files/drawing/draw-sheet.ts'
import { boundsOfMarks, formats, type Mark, viewMarksOf } from '../../../../server/files/drawing/sheet.ts'
import type { FileInput } from '../../../../server/files/file-input.ts'
import { modelsOf } from '../../../property/families/real-catalogue.ts'
import { sampleInput } from './sample-file.ts'

const silent = () => undefined

const rail = modelsOf((await loadFamily('ball-rail')).table).find(({ skuID }) => skuID === 'HIWIN-HGH25CA')
if (!rail) throw new Error('the catalogue has it')
// Every family's candidate is an object of its columns.
const candidate = rail.candidate as Readonly<Record<string, unknown>>

const railInput = (own: Partial<FileInput> = {}): FileInput =>
  sampleInput('HGH25CA', 'drawing', { model: { ...sampleInput('HGH25CA').model, candidate }, chosen: { length: 3000 }, ...own })

describe('sheet and views', () => {
  const textsOf = (marks: readonly Mark[]) => marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []))

  test.each([
    ['A1', 'mm'],
    ['A4', 'mm'],
    ['ANSI A', 'in'],
    ['ANSI D', 'in'],
  ] as const)('are those that are asked for: %s', async (sheet, unit) => {
    const drawn = await drawSheet(railInput({ sheet, unit }), silent)
    expect(drawn.format).toBe(sheet)
    expect(textsOf(drawn.frame)).toContain(sheet)
    const [width, height] = formats[sheet]
    const { low, high } = boundsOfMarks(viewMarksOf(drawn))
    expect([low[0] >= 18, low[1] >= 10, high[0] <= width - 8, high[1] <= height - 9]).toEqual([true, true, true, true])
  })

  test('are of the ANSI series where the dimensions are in inches', async () => {
    expect((await drawSheet(railInput({ unit: 'in' }), silent)).format).toMatch(/^ANSI [A-D]$/)
    expect((await drawSheet(railInput(), silent)).format).toMatch(/^A[1-4]$/)
  })

  test.each([[['front']], [['top']], [['side']], [['front', 'side']], [['top', 'side']]] as const)(
    'that are not asked for are not there, nor their dimensions and holes: %j',
    async (views) => {
      for (const projection of [undefined, 'third'] as const) {
        const drawn = await drawSheet(railInput({ views, ...(projection && { projection }) }), silent)
        // HIWIN G99TE: block 84 mm long in the front view, 48 mm wide in the view from the right.
        const said = new Set(drawn.dimensions.map(({ placed }) => placed.text))
        expect([said.has('84'), said.has('48')]).toEqual([views.some((name) => name === 'front'), views.some((name) => name === 'side')])
        // The holes of rail and block are seen from above.
        expect(drawn.notes.some((note) => note.startsWith('A: '))).toBe(views.some((name) => name === 'top'))
        const { low, high } = boundsOfMarks(viewMarksOf(drawn))
        const [width, height] = formats[drawn.format]
        expect([low[0] >= 18, low[1] >= 10, high[0] <= width - 8, high[1] <= height - 9]).toEqual([true, true, true, true])
      }
    },
  )
})
