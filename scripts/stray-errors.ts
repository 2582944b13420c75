/**
 * Records errors outside of tests, which vitest's reports omit: unhandled rejections, and processes that exit in the middle of a
 * file.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Reporter } from 'vitest/node'

type StrayError = Parameters<NonNullable<Reporter['onTestRunEnd']>>[1][number]

/** The text of an error: its place, message and cause. */
const textOf = ({ message, stack = '', cause, VITEST_TEST_PATH: file, VITEST_TEST_NAME: test }: StrayError): string => {
  const places = [file, test].filter((place) => typeof place === 'string')
  const own = stack.includes(message) ? stack : `${message}\n${stack}`
  return [...places, own, ...(cause ? [textOf(cause)] : [])].join('\n')
}

/**
 * Writes the errors of a run to a file; a run without any leaves no file.
 *
 * @param path of a JSON list of texts, each with its place
 */
export const strayErrors = (path: string): Reporter => ({
  onTestRunStart: () => rmSync(path, { force: true }),
  onTestRunEnd: (_, errors) => {
    if (errors.length === 0) return
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, JSON.stringify(errors.map(textOf)))
  },
})
