/** Errors that come outside of tests, which no report of vitest has: a promise that nobody awaits, a process that ends in the middle of a file. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Reporter } from 'vitest/node'

type StrayError = Parameters<NonNullable<Reporter['onTestRunEnd']>>[1][number]

/** What is known of an error: where, what, and what was behind it. */
const textOf = ({ message, stack = '', cause, VITEST_TEST_PATH: file, VITEST_TEST_NAME: test }: StrayError): string => {
  const places = [file, test].filter((place) => typeof place === 'string')
  const own = stack.includes(message) ? stack : `${message}\n${stack}`
  return [...places, own, ...(cause ? [textOf(cause)] : [])].join('\n')
}

/**
 * Keeps the errors of a run in a file; there is none after a run without such errors.
 * @param path where they are kept: a JSON list of texts, each with the place that it comes from
 */
export const strayErrors = (path: string): Reporter => ({
  onTestRunStart: () => rmSync(path, { force: true }),
  onTestRunEnd: (_, errors) => {
    if (errors.length === 0) return
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, JSON.stringify(errors.map(textOf)))
  },
})
