/** Draws tables: rows are never split, and the head is repeated on each page. */
import type { Formula } from '../../../engine/formula/index.ts'
import { type Block, type Flow, rule } from './flow.ts'
import { noteLines } from './note-lines.ts'
import { type Colour, colours, lineHeight, type TextStyle } from './style.ts'

/** A cell of a row. */
export type Cell = {
  readonly text: string
  readonly strong?: boolean
  readonly colour?: Colour
  /** A share of a limit, drawn as a bar below the text. */
  readonly share?: { readonly value: number; readonly colour: Colour }
}

/** What stands below a row over the full width: a text, or formulas, side by side where there is room. */
export type Note = string | readonly Formula[]

/** A row, and what stands below it. */
export type Row = { readonly cells: readonly Cell[]; readonly below?: readonly Note[] }

/** A column: its share of the width, and the alignment of its texts. */
export type Column = { readonly title: string; readonly share: number; readonly align?: 'left' | 'right' }

/** A table. `heads`: the first cell is the head of its row; with `pairs` the first of each pair of cells. */
export type Table = {
  readonly columns: readonly Column[]
  readonly rows: readonly Row[]
  readonly heads?: 'first' | 'pairs'
  readonly size?: number
}

const padding = { x: 4, y: 3 } as const
const barHeight = 2.5
/** Space above a table without a head, pt. */
const aboveUntitled = 5

type Placed = { readonly x: number; readonly width: number; readonly align: 'left' | 'right' }

const placesOf = (columns: readonly Column[], width: number): readonly Placed[] => {
  const whole = columns.reduce((sum, { share }) => sum + share, 0)
  let x = 0
  return columns.map(({ share, align = 'left' }) => {
    const placed = { x, width: (share / whole) * width, align }
    x += placed.width
    return placed
  })
}

type Kind = 'TH' | 'TD'
type Line = {
  readonly cells: readonly Cell[]
  readonly style: TextStyle
  readonly kindOf: (index: number) => Kind
  readonly scope: 'Row' | 'Column'
}

/** The height of cells in a row, and how they are drawn. */
const cellsOf = ({ pdf }: Flow, places: readonly Placed[], { cells, style, kindOf, scope }: Line) => {
  const set = cells.map((cell, index) => {
    const { width = 0, align = 'left', x = 0 } = places[index] ?? {}
    const own = { ...style, ...(cell.strong && { strong: true }), ...(cell.colour && { colour: cell.colour }) }
    return { cell, own, x, width, align, lines: pdf.linesOf(cell.text, width - 2 * padding.x, own), kind: kindOf(index) }
  })
  const barRoom = cells.some(({ share }) => share) ? barHeight + 1.5 : 0
  const most = Math.max(1, ...set.map(({ lines }) => lines.length))
  const height = most * lineHeight(style) + barRoom + 2 * padding.y
  const drawBar = (left: number, y: number, { cell, x, width }: (typeof set)[number]) => {
    if (!cell.share) return
    const whole = width - 2 * padding.x
    const { value, colour } = cell.share
    pdf.tags.artifact(() => {
      pdf.doc.rect(left + x + padding.x, y, whole, barHeight).fill(colours.line)
      pdf.doc.rect(left + x + padding.x, y, whole * Math.min(1, Math.max(0, value)), barHeight).fill(colours[colour])
    })
  }
  const draw = (left: number, top: number) => {
    for (const one of set) drawBar(left, top + height - padding.y - barHeight, one)
    pdf.tags.within('TR', () => {
      for (const { own, x, width, align, lines, kind } of set) {
        const at = align === 'right' ? left + x + width - padding.x : left + x + padding.x
        pdf.tags.leaf(
          kind,
          () => lines.forEach((line, index) => pdf.write(line, { x: at, y: top + padding.y + index * lineHeight(own), align }, own)),
          kind === 'TH' ? { scope } : {},
        )
      }
    })
  }
  return { height, draw }
}

const belowOf = ({ pdf, width }: Flow, notes: readonly Note[], columns: number) => {
  const lines = noteLines(pdf, notes, width - 2 * padding.x)
  const height = lines.length === 0 ? 0 : lines.reduce<number>((sum, line) => sum + line.height, padding.y)
  const draw = (x: number, y: number) => {
    if (lines.length === 0) return
    const drawLines = () => {
      let at = y
      for (const line of lines) {
        line.draw(x + padding.x, at)
        at += line.height
      }
    }
    pdf.tags.within('TR', () => pdf.tags.within('TD', drawLines, { columns }))
  }
  return { height, draw }
}

const headOf = (flow: Flow, { columns }: Table, places: readonly Placed[]): Block => {
  const style = { size: 7.5, strong: true, colour: 'soft' } as const
  const head = cellsOf(flow, places, { cells: columns.map(({ title }) => ({ text: title })), style, kindOf: () => 'TH', scope: 'Column' })
  return {
    height: head.height,
    above: 4,
    draw: (x, y) => {
      head.draw(x, y)
      rule(flow.pdf, { x, y: y + head.height, width: flow.width }, { colour: 'soft', thickness: 0.75 })
    },
  }
}

const rowOf = (
  flow: Flow,
  { table, places }: { readonly table: Table; readonly places: readonly Placed[] },
  { cells, below = [] }: Row,
): Block => {
  const { columns, heads = 'first', size = 8.5 } = table
  const main = cellsOf(flow, places, {
    cells,
    style: { size },
    kindOf: (index) => (index === 0 || (heads === 'pairs' && index % 2 === 0) ? 'TH' : 'TD'),
    scope: 'Row',
  })
  const notes = belowOf(flow, below, columns.length)
  const height = main.height + notes.height
  return {
    height,
    above: 0,
    draw: (x, y) => {
      main.draw(x, y)
      notes.draw(x, y + main.height - 1)
      rule(flow.pdf, { x, y: y + height, width: flow.width })
    },
  }
}

/**
 * Adds a table to the flow.
 *
 * @param before blocks directly above it, kept on the page of its first row
 */
export const putTable = (flow: Flow, table: Table, before: readonly Block[] = []): void => {
  const places = placesOf(table.columns, flow.width)
  const isTitled = table.columns.some(({ title }) => title !== '')
  const head = isTitled ? [headOf(flow, table, places)] : []
  const [first, ...others] = table.rows.map((row) => rowOf(flow, { table, places }, row))
  if (!first) return flow.put(...before)
  // Blocks above a table stay with its first rows.
  flow.keep([...before, ...head, first, ...others.slice(0, 1)])
  flow.put(...before)
  flow.pdf.tags.within('Table', () => {
    flow.put(...head, isTitled ? first : { ...first, above: aboveUntitled })
    for (const row of others) {
      const isLast = row.height > flow.left()
      if (isLast) flow.newPage()
      flow.put(...(isLast ? head : []), row)
    }
  })
}
