/** Errors that come outside of tests, which no report of vitest has: a promise that nobody awaits, a page that ends late. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Reporter } from 'vitest/node'

/**
 * Keeps the errors of a run in a file; there is none after a run without such errors.
 * @param path where they are kept: a JSON list of texts, each with the place that it comes from
 */
export const strayErrors = (path: string): Reporter => ({
  onTestRunStart: () => rmSync(path, { force: true }),
  onTestRunEnd: (_, errors) => {
    if (errors.length === 0) return
    mkdirSync(dirname(path), { recursive: true })
    const texts = errors.map(({ message, stack, VITEST_TEST_PATH: file, VITEST_TEST_NAME: test }) =>
      [...[file, test].filter((place) => typeof place === 'string'), stack?.includes(message) ? stack : `${message}\n${stack ?? ''}`].join(
        '\n',
      ),
    )
    writeFileSync(path, JSON.stringify(texts))
  },
})
