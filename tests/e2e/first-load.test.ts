/** What a browser that has nothing of the pages yet fetches before a page is shown and after, and that nothing moves meanwhile. */
import { expect, test } from '@playwright/test'
import { loadRoute, routeBudgets } from '../bench/route-loads.ts'
import { workingClasses } from '../../schemas/registry.ts'
import { isDeep, partOf } from './barriers.ts'

const widths = [1440, 360]

test('every calculator has a budget', () => {
  const routes = new Set(routeBudgets.map(({ route }) => route))
  expect(workingClasses.map(({ id }) => `/selection/calc_${id}`).filter((route) => !routes.has(route))).toEqual([])
})

for (const [place, width] of widths.entries()) {
  test(`every route keeps within its budget, and nothing shifts, at ${width} px`, async ({ browser, baseURL }) => {
    const lines: string[] = []
    const excesses: string[] = []
    // In the usual run a sixth of the routes, each at one width: they share most of their files.
    for (const budget of partOf(routeBudgets, 6).filter((_, index) => isDeep || index % widths.length === place)) {
      const { requests, firstScripts, scripts, bytes, shift } = await loadRoute(browser, `${baseURL}/#${budget.route}`, width)
      const kB = [firstScripts, scripts, bytes].map((size) => (size / 1000).toFixed(1).padStart(6))
      lines.push(`${budget.route.padEnd(60)} ${String(requests).padStart(4)} ${kB.join(' ')}`)
      const excess = (name: string, value: number, most: number) =>
        value > most && excesses.push(`${budget.route}: ${value} ${name}, and at most ${most}`)
      excess('requests', requests, budget.requests)
      excess('bytes of script', scripts, budget.scriptBytes)
      excess('of layout shift', Math.round(shift * 1000) / 1000, budget.shift ?? 0)
    }
    process.stdout.write(`${['route, requests, kB of first scripts, of all scripts, of everything (gzip)', ...lines].join('\n')}\n`)
    expect(excesses).toEqual([])
  })
}
