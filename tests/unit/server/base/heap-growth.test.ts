/** The heap of few models is collected early, that of many is left to grow. */
import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { manyModels } from '../../../../server/base/heap-growth.ts'

const heapGrowth = new URL('../../../../server/base/heap-growth.ts', import.meta.url).href

/** Holds 24 MB and exchanges them over and over: what is in use stays the same. */
const program = (settle: readonly number[]) => `
  import { PerformanceObserver, constants } from 'node:perf_hooks'
  import { settleHeapGrowth } from ${JSON.stringify(heapGrowth)}
  for (const models of ${JSON.stringify(settle)}) settleHeapGrowth(models)
  let collected = 0
  new PerformanceObserver((list) => {
    for (const { detail } of list.getEntries()) if (detail.kind === constants.NODE_PERFORMANCE_GC_MAJOR) collected += 1
  }).observe({ entryTypes: ['gc'] })
  const held = Array.from({ length: 24 }, (_, at) => Array.from({ length: 1e5 }, (_, index) => at + index / 2))
  for (let round = 0; round < 200; round += 1) held[round % held.length] = Array.from({ length: 1e5 }, (_, index) => round + index / 2)
  setTimeout(() => console.log(collected), 50)
`

/** Major collections; in one thread they do not depend on what else the machine does. */
const collections = (...settle: readonly number[]): number =>
  Number(
    execFileSync(process.execPath, ['--single-threaded-gc', '--max-semi-space-size=8', '--input-type=module', '--eval', program(settle)], {
      encoding: 'utf8',
    }),
  )

test('and it changes while the program runs, as the catalogue does', { tags: ['deep'] }, () => {
  const early = collections(0)
  const alone = collections(manyModels)
  expect(early).toBeGreaterThan(2 * alone)
  expect(collections(manyModels, manyModels - 1)).toBeGreaterThan(2 * alone)
  expect(early).toBeGreaterThan(2 * collections(0, manyModels))
})
