/** The frame of a sheet, its title block, the table of holes and the notes. */
import { widthOf } from './dimension-marks.ts'
import { type Format, formats, type Mark, type PaperPoint } from './sheet.ts'

/** What the sheet says in words, in the reader's language. */
export type SheetWords = {
  /** Large: what is ordered. */
  readonly orderCode: string
  /** Name and value of each field, in order. */
  readonly fields: readonly (readonly [name: string, value: string])[]
  /** Sentences at the lower left. */
  readonly notes: readonly string[]
}

/** Margins of ISO 5457: wide on the left, to be filed. */
export const margins = { left: 20, other: 10 } as const
/** mm; the block stands in the lower right corner. */
const block = { width: 140, row: 8, code: 12 } as const

const line = (from: PaperPoint, to: PaperPoint): Mark => ({ kind: 'line', stroke: 'frame', from, to })

const box = ([left, bottom]: PaperPoint, [right, top]: PaperPoint): readonly Mark[] => [
  line([left, bottom], [right, bottom]),
  line([right, bottom], [right, top]),
  line([right, top], [left, top]),
  line([left, top], [left, bottom]),
]

/** The symbol of the first angle: a cone from the side, and to its right from the small end. */
const projectionSymbol = ([x, y]: PaperPoint): readonly Mark[] => [
  {
    kind: 'path',
    stroke: 'frame',
    points: [
      [x, y - 1.5],
      [x + 6, y - 3],
      [x + 6, y + 3],
      [x, y + 1.5],
      [x, y - 1.5],
    ],
  },
  { kind: 'circle', stroke: 'frame', centre: [x + 12, y], radius: 1.5 },
  { kind: 'circle', stroke: 'frame', centre: [x + 12, y], radius: 3 },
  { kind: 'line', stroke: 'centre', from: [x - 1.5, y], to: [x + 16.5, y] },
  { kind: 'line', stroke: 'centre', from: [x + 12, y - 4.5], to: [x + 12, y + 4.5] },
]

const columns = 3

/** @returns the height of the title block, mm */
export const blockHeight = ({ fields }: SheetWords): number => block.code + block.row * Math.ceil((fields.length + 1) / columns)

/** A text that is too long for its place is written smaller, but not so that nobody can read it. */
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

/** @returns frame, title block and notes */
export function titleMarks(format: Format, words: SheetWords): readonly Mark[] {
  const [width, height] = formats[format]
  const corner: PaperPoint = [margins.left, margins.other]
  const right = width - margins.other
  const left = right - block.width
  const tall = blockHeight(words)
  const bottom = margins.other
  const last: PaperPoint = [right - block.width / columns, bottom]
  return [
    ...box(corner, [right, height - margins.other]),
    ...box([left, bottom], [right, bottom + tall]),
    {
      kind: 'text',
      at: [left + 2, bottom + tall - 8],
      text: words.orderCode,
      height: fitting(words.orderCode, 5, block.width - 4),
      align: 'start',
    },
    ...fieldMarks(words, [left, bottom]),
    ...projectionSymbol([last[0] + 14, last[1] + block.row / 2]),
    ...words.notes.map((note, index): Mark => ({
      kind: 'text',
      at: [margins.left + 3, bottom + 3 + 4 * (words.notes.length - 1 - index)],
      text: note,
      height: fitting(note, 2.2, left - margins.left - 6),
      align: 'start',
    })),
  ]
}
