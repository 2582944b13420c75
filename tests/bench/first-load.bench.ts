/** What a browser that has nothing of the pages yet fetches for each route, beside its budget. */
import { chromium } from 'playwright-core'
import { chromiumFlags, findChromium } from '../../scripts/chromium.ts'
import { withBuiltServer } from './built-server.ts'
import { type Bench, rounded, type Table } from './harness.ts'
import { loadRoute, routeBudgets } from './route-loads.ts'

const width = 1440

async function measure(url: string): Promise<Table['rows']> {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags })
  try {
    const rows: (readonly (string | number)[])[] = []
    for (const { route, requests, scriptBytes } of routeBudgets) {
      const load = await loadRoute(browser, `${url}#${route}`, width)
      const sizes = [load.firstScripts, load.scripts, scriptBytes, load.bytes].map((bytes) => rounded(bytes / 1000))
      rows.push([route, load.requests, requests, ...sizes, rounded(load.shift)])
    }
    return rows
  } finally {
    await browser.close()
  }
}

async function run(): Promise<Table> {
  return {
    title: 'First load of each route',
    columns: ['route', 'requests', 'at most', 'kB of first scripts', 'kB of scripts', 'at most', 'kB in all', 'layout shift'],
    rows: await withBuiltServer(measure),
    notes: [
      `English, ${width} px, Chromium with an empty cache; bodies compressed with gzip as they come over the wire, until nothing is fetched any more.`,
      'First scripts: those that are asked for before the page can be used. The journeys hold every route to the same budgets.',
    ],
  }
}

export const bench: Bench = { name: 'first-load', run }
