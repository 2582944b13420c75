import axe, { type RunOptions } from 'axe-core'
import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'

/** Languages and widths, px, in which pages are looked at. */
export const views = [
  { locale: 'en-US', width: 1440 },
  { locale: 'zh-CN', width: 360 },
  { locale: 'es-ES', width: 768 },
  { locale: 'ru-RU', width: 360 },
] as const
export type View = (typeof views)[number]

/** The deep run (`npm test -- --deep`) sees everything in every view; the usual one sees each thing in one view, and every view somewhere. */
export const isDeep = process.env['DEEP'] === '1'

/** Views for one of many things, by its place among them. */
export const viewsOf = (index: number): readonly View[] => (isDeep ? views : views.filter((_, place) => place === index % views.length))

/** Of many things, one in so many: others with each tree (FC_SEED), all in the deep run. */
export const partOf = <T>(all: readonly T[], step: number): readonly T[] =>
  isDeep ? all : all.filter((_, index) => index % step === Number(process.env['FC_SEED'] || 0) % step)

/** Of what is written out for several views: the first alone in the usual run. */
export const someOf = <T>(all: readonly T[]): readonly T[] => (isDeep ? all : all.slice(0, 1))

/**
 * axe also reports large targets that a sticky bar happens to cover in part at this scroll position; WCAG 2.5.8 is about the target. That of a box
 * is the larger of itself and the label around it.
 */
const isSmall = (page: Page, selector: string): Promise<boolean> =>
  page.locator(selector).evaluate((element) =>
    [element, element.closest('label') ?? element].every((each) => {
      const { width, height } = each.getBoundingClientRect()
      return width < 24 || height < 24
    }),
  )

/** What fades in has no contrast yet, and what slides in no place. */
const isStill = (page: Page) => page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))

/** Where something is, px, and how large, once it has come to rest. */
export async function boxOf(element: Locator): Promise<NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>> {
  await element.waitFor()
  await isStill(element.page())
  const box = await element.boundingBox()
  if (!box) throw new Error('not to be seen')
  return box
}

type Violation = {
  readonly id: string
  readonly nodes: readonly { readonly target: string; readonly html: string; readonly message: string }[]
}

/** What axe finds wrong; of what it finds right it keeps nothing, which is most of its work. */
async function violationsOf(page: Page, runOnly: NonNullable<RunOptions['runOnly']>): Promise<readonly Violation[]> {
  // Brought in by the browser's own tools: the page itself lets nobody do so.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async (only) => {
    // The script above has put it there.
    const { axe: inPage } = window as unknown as { readonly axe: typeof axe }
    const { violations } = await inPage.run(document, { runOnly: only, resultTypes: ['violations'] })
    return violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map(({ target, html, any }) => ({ target: String(target[0]), html, message: any[0]?.message ?? '' })),
    }))
  }, runOnly)
}

/** In the dark nothing else but the colours differs. */
async function expectContrastInTheDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' })
  await isStill(page)
  const violations = await violationsOf(page, { type: 'rule', values: ['color-contrast'] })
  await page.emulateMedia({ colorScheme: 'light' })
  expect(violations.flatMap(({ nodes }) => nodes.map(({ html, message }) => `in the dark: ${html}: ${message}`))).toEqual([])
}

/** No violation of WCAG 2.2 AA that axe can find, in the light and in the dark. */
async function expectAccessible(page: Page): Promise<void> {
  await isStill(page)
  const violations = await violationsOf(page, { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] })
  const found = await Promise.all(
    violations.map(async ({ id, nodes }) => {
      const real = await Promise.all(nodes.map(async ({ target }) => id !== 'target-size' || (await isSmall(page, target))))
      return nodes.filter((_, index) => real[index]).map(({ html }) => `${id}: ${html}`)
    }),
  )
  expect(found.flat()).toEqual([])
  await expectContrastInTheDark(page)
}

/** The page does not scroll sideways. */
async function expectNoSideways(page: Page): Promise<void> {
  const { scroll, client } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    client: document.documentElement.clientWidth,
  }))
  expect(scroll).toBeLessThanOrEqual(client)
}

/** A page as everybody should find it: no barriers, and nothing beside the window. */
export async function expectForEveryone(page: Page): Promise<void> {
  await expectNoSideways(page)
  await expectAccessible(page)
}
