/** What a browser that has nothing of the pages yet fetches for each route: the budgets, and how they are measured. */
import type { Browser } from 'playwright-core'

/**
 * The most that a route may fetch, until nothing is fetched any more. `requests`: of every kind but usage reports. `scriptBytes`: all scripts, gzip over
 * the wire. `shift`: sum of the layout shifts, 0 where it is omitted.
 *
 * No route may take more than 18 requests (a site with colours of its own: one more). The aim is 128 kB on the first calculator route (300). Each limit is
 * what is measured today and goes down with it.
 * Of it react, react-dom and react-hook-form are 81 kB; styles in the components are 3 kB.
 */
export type RouteBudget = { readonly route: string; readonly requests: number; readonly scriptBytes: number; readonly shift?: number }

export const routeBudgets: readonly RouteBudget[] = [
  { route: '/', requests: 11, scriptBytes: 115_700 },
  { route: '/selection/rotating_121', requests: 12, scriptBytes: 193_800 },
  { route: '/selection/prod-directory', requests: 16, scriptBytes: 202_800 },
  { route: '/selection/more', requests: 12, scriptBytes: 181_800 },
  { route: '/serieslist/ball-screw', requests: 17, scriptBytes: 203_800 },
  { route: '/productslecto/WTF/~20', requests: 18, scriptBytes: 203_800 },
  { route: '/productslecto/WTF/THK-WTF2040-2', requests: 18, scriptBytes: 218_800 },
  { route: '/search?q=25', requests: 16, scriptBytes: 193_800 },
  { route: '/lectogroup?group=gear-servo', requests: 18, scriptBytes: 208_800 },
  { route: '/lectoscheme', requests: 16, scriptBytes: 204_800 },
  { route: '/embed/selection-detail', requests: 18, scriptBytes: 205_800 },
  { route: '/embed/selection-detail?serviceID=WTF&driveID=THK-WTF2040-2', requests: 18, scriptBytes: 214_800 },
  // The sign-in form, which opens for a visitor, is part of it.
  { route: '/usercenter/download-list', requests: 18, scriptBytes: 217_800 },
  { route: '/playground', requests: 18, scriptBytes: 425_000, shift: 0.012 },
  { route: '/check-report', requests: 16, scriptBytes: 193_300 },
  { route: '/news', requests: 16, scriptBytes: 184_300 },
  { route: '/news/welcome', requests: 16, scriptBytes: 184_300 },
  { route: '/documents', requests: 13, scriptBytes: 184_300 },
  { route: '/samplebooks', requests: 16, scriptBytes: 184_300 },
  { route: '/samplebooks/overview', requests: 16, scriptBytes: 184_300 },
  { route: '/contact', requests: 12, scriptBytes: 184_300 },
  { route: '/help', requests: 13, scriptBytes: 185_800 },
  { route: '/selection/calc_3', requests: 17, scriptBytes: 176_800 },
  { route: '/selection/calc_20', requests: 16, scriptBytes: 179_300 },
  { route: '/selection/calc_22', requests: 15, scriptBytes: 176_800 },
  { route: '/selection/calc_30', requests: 16, scriptBytes: 176_300 },
  { route: '/selection/calc_31', requests: 17, scriptBytes: 184_800 },
  { route: '/selection/calc_120', requests: 14, scriptBytes: 195_800 },
  { route: '/selection/calc_121', requests: 13, scriptBytes: 193_800 },
  { route: '/selection/calc_300', requests: 16, scriptBytes: 176_300 },
  { route: '/selection/calc_301', requests: 17, scriptBytes: 177_800 },
  { route: '/selection/calc_302', requests: 17, scriptBytes: 178_300 },
  { route: '/selection/calc_303', requests: 18, scriptBytes: 188_300 },
  { route: '/selection/calc_1000', requests: 15, scriptBytes: 176_800 },
  { route: '/selection/calc_1006', requests: 16, scriptBytes: 177_300 },
  { route: '/selection/calc_1007', requests: 15, scriptBytes: 176_800 },
  { route: '/selection/calc_1017', requests: 17, scriptBytes: 178_800 },
  { route: '/selection/calc_2000000', requests: 16, scriptBytes: 177_300 },
  { route: '/selection/calc_2000001', requests: 15, scriptBytes: 200_800 },
  { route: '/selection/calc_2000002', requests: 16, scriptBytes: 176_800 },
  { route: '/selection/calc_3000000', requests: 13, scriptBytes: 195_800 },
]

export type RouteLoad = {
  readonly requests: number
  /** gzip over the wire: before the page can be used, and in all. */
  readonly firstScripts: number
  readonly scripts: number
  /** Everything over the wire, headers aside. */
  readonly bytes: number
  /** Sum of the layout shifts, as the browser itself counts them. */
  readonly shift: number
}

/** Notes from the first moment on when the page can be used, and what moves in it. */
const watch = (): void => {
  const seen = { shift: 0, usable: Infinity }
  Object.assign(window, { seen })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += 'value' in entry ? Number(entry.value) : 0
  }).observe({ type: 'layout-shift', buffered: true })
  new MutationObserver((_, observer) => {
    if (!document.querySelector('main :is(input, select, button, a)')) return
    seen.usable = performance.now()
    observer.disconnect()
  }).observe(document, { childList: true, subtree: true })
}

/** One visit with an empty cache, in English. @param url of the document, its route included */
export const loadRoute = async (browser: Browser, url: string, width: number): Promise<RouteLoad> => {
  const context = await browser.newContext({
    locale: 'en',
    viewport: { width, height: 900 },
    extraHTTPHeaders: { 'accept-encoding': 'gzip' },
  })
  try {
    const page = await context.newPage()
    await page.addInitScript(watch)
    const sizes: Promise<{ readonly isScript: boolean; readonly began: number; readonly bytes: number }>[] = []
    page.on('requestfinished', (request) => {
      if (request.url().includes('/api/log/')) return
      const began = request.timing().startTime
      const isScript = request.resourceType() === 'script'
      sizes.push(request.sizes().then(({ responseBodySize }) => ({ isScript, began, bytes: responseBodySize })))
    })
    await page.goto(url, { waitUntil: 'networkidle' })
    await page.locator('main :is(input, select, button, a)').first().waitFor({ state: 'attached' })
    const { shift, usable } = await page.evaluate(() => {
      // What `watch` put there.
      const { seen } = window as unknown as { readonly seen: { readonly shift: number; readonly usable: number } }
      return { shift: seen.shift, usable: performance.timeOrigin + seen.usable }
    })
    const files = await Promise.all(sizes)
    const sum = (some: typeof files) => some.reduce((all, { bytes }) => all + bytes, 0)
    const scripts = files.filter(({ isScript }) => isScript)
    return {
      requests: files.length,
      firstScripts: sum(scripts.filter(({ began }) => began < usable)),
      scripts: sum(scripts),
      bytes: sum(files),
      shift,
    }
  } finally {
    await context.close()
  }
}
