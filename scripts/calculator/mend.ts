/** `check --fix`: fixes unambiguous findings, i.e. misspelt names. All others are left to the author. */
import { readFileSync, writeFileSync } from 'node:fs'
import type { CheckFinding } from '../../engine/check/finding.ts'
import { checkCalculator } from './check-calculator.ts'

/** The replacement of one word in a file. */
export type Mend = Pick<CheckFinding, 'file' | 'line' | 'column'> & { readonly from: string; readonly to: string }

/** The last quoted name of the message is the wrong one; the suggestion contains the right one. */
const mendOf = ({ file, line, column, message, cure }: CheckFinding): Mend | undefined => {
  const to = /^did you mean '([^']+)'\?$/.exec(cure)?.[1]
  const from = [...message.matchAll(/'([^']+)'/g)].at(-1)?.[1]
  return from === undefined || to === undefined ? undefined : { file, line, column, from, to }
}

const offsetOf = (source: string, { line, column }: Mend): number =>
  source
    .split('\n')
    .slice(0, line - 1)
    .reduce((sum, { length }) => sum + length + 1, column - 1)

const isWordMark = (mark: string | undefined): boolean => mark !== undefined && /[\w-]/.test(mark)

/** Replaces the first whole-word occurrence from the position of the finding on. */
const withMend = (source: string, mend: Mend): string | undefined => {
  const { from, to } = mend
  for (let at = source.indexOf(from, offsetOf(source, mend)); at >= 0; at = source.indexOf(from, at + 1)) {
    if (isWordMark(source[at - 1]) || isWordMark(source[at + from.length])) continue
    return source.slice(0, at) + to + source.slice(at + from.length)
  }
  return undefined
}

const write = (mend: Mend): boolean => {
  const mended = withMend(readFileSync(mend.file, 'utf8'), mend)
  if (mended !== undefined) writeFileSync(mend.file, mended)
  return mended !== undefined
}

/** Limit on repeated fixes, as one misspelling may hide another. */
const mostMends = 50

/**
 * @param path as for `checkCalculator`
 * @param reported called for each replaced word
 * @returns the remaining findings once nothing more can be fixed
 */
export const mendCalculator = async (path: string, reported: (mend: Mend) => void): Promise<readonly CheckFinding[]> => {
  let found = await checkCalculator(path)
  for (let count = 0; count < mostMends; count++) {
    const done = found.flatMap((finding) => mendOf(finding) ?? []).find(write)
    if (!done) break
    reported(done)
    found = await checkCalculator(path)
  }
  return found
}
