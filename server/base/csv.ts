/** Parses comma-separated values (RFC 4180), also with other separators. */

/** One record: a row of the table. */
export interface CsvRecord {
  /** Line on which the record begins, from 1. */
  readonly line: number
  readonly cells: readonly string[]
}

/** An unterminated quoted cell, or text behind a closing quote in strict mode. */
export class CsvError extends Error {
  override readonly name = 'CsvError'
  /** Line of the record. */
  readonly line: number

  constructor(line: number) {
    super(`line ${line}: a quoted cell has no end`)
    this.line = line
  }
}

export interface CsvOptions {
  /** One character, `,` by default. */
  readonly separator?: string
  /** Refuses text between a closing quote and the next separator; without it that text belongs to the cell. */
  readonly isStrict?: boolean
}

interface Cell {
  readonly text: string
  /** Index of the separator or line end behind the cell. */
  readonly end: number
}

/**
 * Yields the records of a text one by one, including empty lines.
 *
 * @throws CsvError on reaching an invalid cell
 */
export function* csvRecords(text: string, { separator = ',', isStrict = false }: CsvOptions = {}): Generator<CsvRecord, void> {
  const isEnd = (index: number): boolean => index === text.length || [separator, '\r', '\n'].includes(text.charAt(index))
  const endOfPlain = (from: number): number => {
    let end = from
    while (!isEnd(end)) end += 1
    return end
  }
  const readCell = (from: number, line: number): Cell => {
    if (text.charAt(from) !== '"') {
      const end = endOfPlain(from)
      return { text: text.slice(from, end), end }
    }
    let close = text.indexOf('"', from + 1)
    while (close >= 0 && text.charAt(close + 1) === '"') close = text.indexOf('"', close + 2)
    const end = endOfPlain(close + 1)
    if (close < 0 || (isStrict && end > close + 1)) throw new CsvError(line)
    return { text: text.slice(from + 1, close).replaceAll('""', '"') + text.slice(close + 1, end), end }
  }
  for (let at = 0, line = 1; at < text.length;) {
    const start = at
    const cells: string[] = []
    for (let isLast = false; !isLast;) {
      const cell = readCell(at, line)
      cells.push(cell.text)
      isLast = text.charAt(cell.end) !== separator
      at = isLast ? cell.end : cell.end + 1
    }
    if (text.charAt(at) === '\r') at += 1
    if (text.charAt(at) === '\n') at += 1
    yield { line, cells }
    line += (text.slice(start, at).match(/\r\n|\n|\r/g) ?? []).length
  }
}
