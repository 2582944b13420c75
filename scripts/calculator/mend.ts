/** `check --fix`: mends what a finding is sure of, a name that is a slip of one that there is. The rest is for who wrote it. */
import { readFileSync, writeFileSync } from 'node:fs'
import type { CheckFinding } from '../../engine/check/finding.ts'
import { checkCalculator } from './check-calculator.ts'

/** One word in place of another, in a file. */
export type Mend = Pick<CheckFinding, 'file' | 'line' | 'column'> & { readonly from: string; readonly to: string }

/** The last name in quotes is the one that is wrong; the cure has the one that is meant. */
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

/** The first place of the word, as a whole, from where the finding stands. */
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

/** One slip may hide another; a file with more is written anew. */
const mostMends = 50

/**
 * @param path what `checkCalculator` takes
 * @param reported of every word that is written
 * @returns what is found once nothing more can be mended
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
