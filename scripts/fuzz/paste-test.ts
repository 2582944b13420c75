/** Generates a test for a broken law, for a file three folders below the project root, like all property tests. */
import { resolve } from 'node:path'
import type { FuzzSubject } from './fuzz-subjects.ts'
import { literalOf } from './literal.ts'
import type { BrokenLaw } from './run-laws.ts'
import { storyOf } from './story.ts'

/** A value on several lines, one action each. */
const argLines = (args: readonly unknown[], names: ReadonlyMap<unknown, string>): readonly string[] =>
  args.flatMap((one) =>
    Array.isArray(one) ? ['    [', ...one.map((each) => `      ${literalOf(each, names)},`), '    ],'] : [`    ${literalOf(one, names)},`],
  )

/** @returns the lines of a test file, which fails as long as the law is broken */
export const testOf = ({ word, title, subject }: FuzzSubject, { law, args }: BrokenLaw): readonly string[] => {
  const names = new Map<unknown, string>(subject.inits.map((init, at) => [init, `inits[${at}]`]))
  const requested = /^\d+$/.test(word) ? word : resolve(word)
  return [
    '/** A story that broke a law once. */',
    "import { expect, test } from 'vitest'",
    "import { brokenBy } from '../../../scripts/fuzz/fuzz-laws.ts'",
    "import { subjectOf } from '../../../scripts/fuzz/fuzz-subjects.ts'",
    '',
    ...storyOf(subject, args).map((line) => `// ${line}`),
    `test(${literalOf(`${title}: ${law.claim}`)}, async () => {`,
    `  const { plan, inits } = await subjectOf(${literalOf(requested)})`,
    '  const given = [',
    ...argLines(args, names),
    '  ]',
    `  expect(brokenBy(${literalOf(law.key)}, { plan, inits }, given)).toBeUndefined()`,
    '})',
  ]
}
