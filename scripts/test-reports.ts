/** Reads the JSON reports of vitest and Playwright. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import * as z from 'zod'

export interface Tally {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** Each failed test: file, name, and start of the message. */
  readonly failures: readonly string[]
}

/** Formats a failed test for the end of the log, where it is easy to find. */
const failureOf = (file: string, name: string, message: string): string =>
  `${relative(process.cwd(), file)} › ${name}\n  ${message.slice(0, 600)}`

export const addTallies = (one: Tally, other: Tally): Tally => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: one.skipped + other.skipped,
  failures: [...one.failures, ...other.failures],
})

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string(), failureMessages: z.array(z.string()).nullish() })),
    }),
  ),
})

interface Suite {
  readonly title: string
  readonly specs: readonly { readonly title: string; readonly tests: readonly { readonly status: string }[] }[]
  readonly suites?: readonly Suite[] | undefined
}

const suite: z.ZodType<Suite> = z.lazy(() =>
  z.object({
    title: z.string(),
    specs: z.array(z.object({ title: z.string(), tests: z.array(z.object({ status: z.string() })) })),
    suites: z.array(suite).optional(),
  }),
)

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  suites: z.array(suite),
  errors: z.array(z.object({ message: z.string().optional() })),
})

/** Tests of a suite that did not pass at the first attempt; their messages precede the summary. */
const failedIn = ({ title, specs, suites = [] }: Suite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected' || status === 'flaky'))
    .map((spec) => `${title} › ${spec.title}`),
  ...suites.flatMap(failedIn).map((name) => `${title} › ${name}`),
]

const read = <T>(path: string, shape: z.ZodType<T>): T | undefined => {
  if (!existsSync(path)) return undefined
  const found = shape.safeParse(JSON.parse(readFileSync(path, 'utf8')))
  return found.success ? found.data : undefined
}

const emptyTally: Tally = { passed: 0, failed: 0, skipped: 0, failures: [] }

/** A file that fails as a whole (e.g. an unresolved import) has no failed test and counts as one. */
export const readVitestReport = (path: string): Tally | undefined =>
  read(path, vitestReport)
    ?.testResults.map(({ name, status, message, assertionResults }) => {
      const count = (...statuses: string[]): number => assertionResults.filter((each) => statuses.includes(each.status)).length
      const failed = count('failed')
      const failures = assertionResults
        .filter((each) => each.status === 'failed')
        .map(({ fullName, failureMessages }) => failureOf(name, fullName, failureMessages?.[0] ?? ''))
      const isBroken = failed === 0 && status === 'failed'
      return {
        passed: count('passed'),
        failed: isBroken ? 1 : failed,
        failures: isBroken ? [failureOf(name, 'the file', message ?? '')] : failures,
        skipped: count('skipped', 'pending', 'todo', 'disabled'),
      }
    })
    .reduce(addTallies, emptyTally)

/** Errors outside of tests, one text each; the file exists only after a run with such errors. */
export const readStrayErrors = (path: string): readonly string[] =>
  (read(path, z.array(z.string())) ?? []).map((text) => `outside of tests: ${text.slice(0, 2_000)}`)

/**
 * A flaky test failed once and counts as failed. Errors outside of tests (e.g. a server that does not start) count as one each.
 */
export const readPlaywrightReport = (path: string): Tally | undefined => {
  const report = read(path, playwrightReport)
  if (!report) return undefined
  const { expected, unexpected, flaky, skipped } = report.stats
  const failures = [...report.suites.flatMap(failedIn), ...report.errors.map(({ message = 'an error outside of tests' }) => message)]
  return { passed: expected, failed: unexpected + flaky + report.errors.length, skipped, failures }
}

/** Most lines shown of a page. */
const mostLines = 60

/**
 * Content of the pages of failed journeys, from their main part on; printed because the files may not be accessible where the tests
 * ran.
 */
export const readFailedPages = (directory: string): readonly string[] => {
  if (!existsSync(directory)) return []
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter((name) => basename(name) === 'error-context.md')
  return files.toSorted().map((name) => {
    const [, snapshot = ''] = readFileSync(join(directory, name), 'utf8').split('# Page snapshot')
    const lines = snapshot.split('\n')
    const first = Math.max(
      lines.findIndex((line) => /^\s*- main\b/.test(line)),
      0,
    )
    return [dirname(name), ...lines.slice(first, first + mostLines)].join('\n')
  })
}
