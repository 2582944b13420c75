/** Reads the JSON reports of vitest and Playwright. */
import { existsSync, readFileSync } from 'node:fs'
import * as z from 'zod'

export interface Tally {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

export const addTallies = (one: Tally, other: Tally): Tally => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: one.skipped + other.skipped,
})

const vitestReport = z.object({
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) })),
})

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  errors: z.array(z.unknown()),
})

const read = <T>(path: string, shape: z.ZodType<T>): T | undefined => {
  if (!existsSync(path)) return undefined
  const found = shape.safeParse(JSON.parse(readFileSync(path, 'utf8')))
  return found.success ? found.data : undefined
}

/** A file that fails as a whole (an import that does not resolve) has no failed test of its own and counts as one. */
export const readVitestReport = (path: string): Tally | undefined =>
  read(path, vitestReport)
    ?.testResults.map(({ status, assertionResults }) => {
      const count = (...statuses: string[]): number => assertionResults.filter((each) => statuses.includes(each.status)).length
      const failed = count('failed')
      return {
        passed: count('passed'),
        failed: failed === 0 && status === 'failed' ? 1 : failed,
        skipped: count('skipped', 'pending', 'todo', 'disabled'),
      }
    })
    .reduce(addTallies, { passed: 0, failed: 0, skipped: 0 })

/** A flaky test failed once, so it failed. Errors outside of tests (a server that does not start) count as one each. */
export const readPlaywrightReport = (path: string): Tally | undefined => {
  const report = read(path, playwrightReport)
  if (!report) return undefined
  const { expected, unexpected, flaky, skipped } = report.stats
  return { passed: expected, failed: unexpected + flaky + report.errors.length, skipped }
}
