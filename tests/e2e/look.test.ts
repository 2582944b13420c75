/**
 * Every state of the product in every setting: nothing beside the window, no text over text, nothing that moves while a page opens, no barriers. The
 * pictures are left in `results/look`; with `LOOK_BASE`, a folder of earlier ones, each must be equal to its own.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { expectForEveryone, partOf } from './barriers.ts'
import { cards, fill, match, open, startButton, workedExample } from './form.ts'
import { formExamples } from './form-examples.ts'
import { beSignedIn } from './people.ts'
import { openScenes } from './rotary.ts'
import { openServo } from './servo.ts'
import { textOverlaps } from './text-overlaps.ts'

type Setting = { readonly locale: string; readonly width: number; readonly scheme: 'light' | 'dark' }

const settings: readonly Setting[] = [
  ...[360, 768, 1280, 1440, 1920].map((width) => ({ locale: 'en-US', width, scheme: 'light' }) as const),
  ...[360, 1280].map((width) => ({ locale: 'en-US', width, scheme: 'dark' }) as const),
  ...['zh-CN', 'ru-RU'].flatMap((locale) => [360, 1440].map((width) => ({ locale, width, scheme: 'light' }) as const)),
]

type Act = (page: Page) => Promise<void>
/** A page that is opened, and what is done there. */
type State = { readonly opened: Act; readonly act?: Act }

const at = (address: string): State => ({
  opened: async (page) => {
    await page.goto(`/#${address}`)
    await page.locator('h1').first().waitFor()
  },
})

const form = (id: number, act?: Act): State => ({ opened: (page) => open(page, id), ...(act && { act }) })

const sized = (id: number, example: Readonly<Record<string, string>>): State =>
  form(id, async (page) => {
    await fill(page, example)
    await match(page)
    await cards(page).first().waitFor()
  })

const why: Act = async (page) => {
  await fill(page, workedExample)
  await match(page)
  await cards(page)
    .first()
    .getByRole('button', { name: /^(Why|校核依据|Почему)$/ })
    .click()
  await page.getByRole('dialog').locator('table').first().waitFor()
}

const states: Readonly<Record<string, State>> = {
  start: at('/'),
  directory: at('/selection/prod-directory'),
  series: at('/serieslist/ball-screw'),
  models: at('/productslecto/WTF/~20'),
  product: at('/productslecto/WTF/THK-WTF2040-2'),
  group: at('/lectogroup?group=gear-servo'),
  solutions: at('/lectoscheme'),
  search: at('/search?q=25'),
  embed: at('/embed/selection-detail'),
  news: at('/news'),
  help: at('/help'),
  playground: at('/playground'),
  'check-report': at('/check-report'),
  unknown: at('/nowhere'),
  'screw-empty': form(30),
  'guide-empty': form(31),
  // Not disabled for the keyboard: it says what is missing.
  'screw-missing': form(30, (page) => startButton(page).press('Enter')),
  'screw-why': form(30, why),
  ...Object.fromEntries(
    Object.entries({ 30: workedExample, ...formExamples }).map(([id, example]) => [`calculator-${id}`, sized(Number(id), example)]),
  ),
  servo: { opened: openServo, act: (page) => page.locator('[role=listbox] > [role=option]').first().click() },
  scenes: { opened: (page) => openScenes(page) },
  projects: {
    opened: async (page) => {
      await beSignedIn(page)
      await at('/usercenter/projects').opened(page)
    },
  },
}

const folder = 'results/look'
const base = process.env['LOOK_BASE']

/** Counts what moves in a page from now on. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shifted: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // What moves after an input of the person is wanted; the browser marks it.
        const followsInput = 'hadRecentInput' in entry && entry.hadRecentInput
        const shift = 'value' in entry && !followsInput ? Number(entry.value) : 0
        Object.assign(window, { shifted: Number(Reflect.get(window, 'shifted')) + shift })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

const keepPicture = async (page: Page, name: string): Promise<void> => {
  const picture = await page.screenshot({ fullPage: true, animations: 'disabled' })
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, `${name}.png`), picture)
  if (base !== undefined) expect.soft(picture).toMatchSnapshot(`${name}.png`, { maxDiffPixelRatio: 0.001 })
}

const views = Object.entries(states).flatMap(([name, state]) => settings.map((setting) => ({ name, state, ...setting })))
/** Seen in the usual run: others with each tree. */
const usual = new Set(partOf(views, 40))

for (const view of views) {
  const { name, state, locale, width, scheme } = view
  test(`${name} in ${locale} at ${width} px, ${scheme}`, { tag: usual.has(view) ? [] : '@deep' }, async ({ browser }) => {
    const context = await browser.newContext({ locale, viewport: { width, height: 900 }, colorScheme: scheme, reducedMotion: 'reduce' })
    const page = await context.newPage()
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    await watchShifts(page)
    await state.opened(page)
    expect.soft(await page.evaluate(() => Number(Reflect.get(window, 'shifted')))).toBeLessThan(0.012)
    await state.act?.(page)
    await keepPicture(page, `${name}-${width}-${scheme}-${locale}`)
    expect.soft(errors).toEqual([])
    expect.soft(await textOverlaps(page)).toEqual([])
    await expectForEveryone(page)
    await context.close()
  })
}
