import { afterEach } from 'vitest'

/** A list of what a test opens: called after each test, the last first. Call it at the top of a file. */
export const closedAfterEach = (): (() => unknown)[] => {
  const closing: (() => unknown)[] = []
  afterEach(async () => {
    for (const close of closing.splice(0).toReversed()) await close()
  })
  return closing
}
