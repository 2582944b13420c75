/** Draws the frame of a sheet, its title block, the table of holes and the notes. */
import { widthOf } from './dimension-marks.ts'
import { type Format, formats, type Mark, type PaperPoint, type Projection, type Sheet } from './sheet.ts'

/** The texts of a sheet in the reader's language. */
export type SheetWords = {
  /** Order code, written large. */
  readonly orderCode: string
  /** Name and value of each field, in order. */
  readonly fields: readonly (readonly [name: string, value: string])[]
  /** Notes at the lower left. */
  readonly notes: readonly string[]
  readonly projection: Projection
  /** Parts list above the title block, as the drawing's text has it: its head first. */
  readonly bill?: PartsBill
}

/** A parts list on a sheet: widths of its columns, mm, which sum up to that of the title block, and its lines. */
export type PartsBill = { readonly widths: readonly number[]; readonly rows: readonly (readonly string[])[] }

/** Margins of ISO 5457, mm: the left one is wider for filing. */
export const margins = { left: 20, other: 10 } as const
/** Dimensions of the title block in the lower right corner, mm. */
const block = { width: 140, row: 8, code: 12, bill: 6 } as const
/** Line spacing of the notes, mm. */
const noteRow = 4
const logo = { width: 34, inset: 1.5 } as const

const line = (from: PaperPoint, to: PaperPoint): Mark => ({ kind: 'line', stroke: 'frame', from, to })

const box = ([left, bottom]: PaperPoint, [right, top]: PaperPoint): readonly Mark[] => [
  line([left, bottom], [right, bottom]),
  line([right, bottom], [right, top]),
  line([right, top], [left, top]),
  line([left, top], [left, bottom]),
]

/** The symbol of the projection: a truncated cone, and its view from the small end on the side where the projection has it. */
const projectionSymbol = ([x, y]: PaperPoint, projection: Projection): readonly Mark[] => {
  const [cone, circles] = projection === 'first' ? [x, x + 12] : [x + 9, x + 3]
  return [
    {
      kind: 'path',
      stroke: 'frame',
      points: [
        [cone, y - 1.5],
        [cone + 6, y - 3],
        [cone + 6, y + 3],
        [cone, y + 1.5],
        [cone, y - 1.5],
      ],
    },
    { kind: 'circle', stroke: 'frame', centre: [circles, y], radius: 1.5 },
    { kind: 'circle', stroke: 'frame', centre: [circles, y], radius: 3 },
    { kind: 'line', stroke: 'centre', from: [x - 1.5, y], to: [x + 16.5, y] },
    { kind: 'line', stroke: 'centre', from: [circles, y - 4.5], to: [circles, y + 4.5] },
  ]
}

const columns = 3

const ownHeight = ({ fields }: SheetWords): number => block.code + block.row * Math.ceil((fields.length + 1) / columns)

/** @returns the height of the title block with the parts list above it, mm */
export const blockHeight = (words: SheetWords): number => ownHeight(words) + block.bill * (words.bill?.rows.length ?? 0)

/** @returns the height of the notes, mm */
export const notesHeight = ({ notes }: SheetWords): number => noteRow * (notes.length + 1)

/** @returns the place of a logo in the title block: its lower left corner and its size, mm */
export const logoPlace = (format: Format, words: SheetWords): Sheet['logo'] => ({
  at: [formats[format][0] - margins.other - logo.width - logo.inset, margins.other + ownHeight(words) - block.code + logo.inset],
  size: [logo.width, block.code - 2 * logo.inset],
})

/** Reduces the height of a text that is too wide for its field, down to a readable minimum. */
const fitting = (text: string, height: number, width: number): number =>
  Math.max(1.6, Math.min(height, (height * width) / widthOf(text, height)))

function fieldMarks(words: SheetWords, [left, bottom]: PaperPoint): readonly Mark[] {
  const width = block.width / columns
  return words.fields.flatMap(([name, value], index): readonly Mark[] => {
    const [x, y] = [
      left + width * (index % columns),
      bottom + block.row * (Math.ceil((words.fields.length + 1) / columns) - 1 - Math.floor(index / columns)),
    ]
    return [
      ...box([x, y], [x + width, y + block.row]),
      { kind: 'text', at: [x + 1, y + block.row - 2.4], text: name, height: 1.6, align: 'start' },
      { kind: 'text', at: [x + 1, y + 1.6], text: value, height: fitting(value, 2.5, width - 2), align: 'start' },
    ]
  })
}

/** A parts list that grows upwards from its head (ISO 7573). */
const billMarks = ({ widths, rows }: PartsBill, [left, bottom]: PaperPoint): readonly Mark[] =>
  rows.flatMap((cells, row) => {
    const y = bottom + block.bill * row
    return cells.flatMap((text, column): readonly Mark[] => {
      const x = widths.slice(0, column).reduce((sum, width) => sum + width, left)
      // A text runs on over the empty cells after it.
      const end = cells.findIndex((other, place) => place > column && other !== '')
      const width = widths.slice(column, end < 0 ? undefined : end).reduce((sum, one) => sum + one, 0)
      if (text === '') return []
      return [
        ...box([x, y], [x + width, y + block.bill]),
        { kind: 'text', at: [x + 1, y + 2], text, height: fitting(text, row === 0 ? 1.8 : 2.2, width - 2), align: 'start' },
      ]
    })
  })

/** @returns the marks of frame, title block and notes */
export function titleMarks(format: Format, words: SheetWords): readonly Mark[] {
  const [width, height] = formats[format]
  const corner: PaperPoint = [margins.left, margins.other]
  const right = width - margins.other
  const left = right - block.width
  const tall = ownHeight(words)
  const bottom = margins.other
  const noteHeight = Math.min(...words.notes.map((note) => fitting(note, 2.2, left - margins.left - 6)))
  const last: PaperPoint = [right - block.width / columns, bottom]
  return [
    ...box(corner, [right, height - margins.other]),
    ...box([left, bottom], [right, bottom + tall]),
    {
      kind: 'text',
      at: [left + 2, bottom + tall - 8],
      text: words.orderCode,
      height: fitting(words.orderCode, 5, block.width - logo.width - 6),
      align: 'start',
    },
    ...(words.bill ? billMarks(words.bill, [left, bottom + tall]) : []),
    ...fieldMarks(words, [left, bottom]),
    ...projectionSymbol([last[0] + 14, last[1] + block.row / 2], words.projection),
    ...words.notes.map((note, index): Mark => ({
      kind: 'text',
      at: [margins.left + 3, bottom + 3 + noteRow * (words.notes.length - 1 - index)],
      text: note,
      height: noteHeight,
      align: 'start',
    })),
  ]
}
