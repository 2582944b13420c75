/** Every page as everybody should find it: no barriers and nothing beside the window. Dialogs and drawers are looked at in `tests/browser`. */
import { type Browser, expect, type Page, test } from '@playwright/test'
import { loadFamilies } from '../../families/registry.ts'
import { overlaps } from './overlaps.ts'
import { readSeed } from '../../server/catalogue/import/import-catalogue.ts'
import { expectForEveryone, isDeep, partOf, type View, views, viewsOf } from './barriers.ts'
import { cards, fill, match, open, startButton, workedExample, resultsLine, unknownModels } from './form.ts'
import { formExamples } from './form-examples.ts'
import { beSignedIn } from './people.ts'
import { sizeScrew } from './saved-items.ts'

const openView = async (browser: Browser, { locale, width }: { readonly locale: string; readonly width: number }): Promise<Page> =>
  (await browser.newContext({ locale, viewport: { width, height: 800 } })).newPage()

/** Pages that are there by their address alone, with what shows that they are. */
const pages: readonly (readonly [address: string, shown: string])[] = [
  ['/', '[data-class]'],
  ['/selection/prod-directory', 'main tbody tr'],
  ['/selection/more', 'main a'],
  ['/serieslist/ball-screw', 'article'],
  ['/productslecto/WTF/~20', 'main dl'],
  ['/lectogroup?group=gear-servo', 'main [role=status]'],
  ['/lectoscheme', 'main a'],
  ['/search?q=25', 'main a'],
  ['/search?q=WTF2O40-2', 'main'],
  ['/selection/calc_30', '[data-form]'],
  ['/embed/selection-detail', 'main tbody tr'],
  ['/embed/selection-detail?serviceID=WTF&driveID=THK-WTF2040-2', 'article header button'],
  ['/news', 'main img'],
  ['/news/welcome', 'button[aria-haspopup=dialog] img'],
  ['/samplebooks', 'main img'],
  ['/samplebooks/overview', 'main img'],
  ['/documents', 'main a'],
  ['/contact', 'main dl'],
  ['/help', 'main li.panel'],
  ['/information/service', 'article p'],
  ['/check-report', 'main button'],
  ['/playground', 'main select'],
  [`/share/${'x'.repeat(43)}`, 'main [role=status] > p'],
]

const seed = await readSeed()
const models = (await loadFamilies()).flatMap(({ table, shown }) => {
  const [row] = seed.rows.get(table.id) ?? []
  return shown && row ? [[`/productslecto/${encodeURIComponent(row.series)}/${encodeURIComponent(row.sku)}`, 'main table'] as const] : []
})

const allPages = [...pages, ...models]

/** A language is that of the browser, as the document says too. */
const languages = { 'en-US': 'en', 'zh-CN': 'zh-Hans', 'es-ES': 'es', 'ru-RU': 'ru' } as const satisfies Record<View['locale'], string>

for (const [place, view] of views.entries()) {
  test(`pages in ${view.locale} at ${view.width} px`, async ({ browser }) => {
    const page = await openView(browser, view)
    const looked = isDeep ? allPages : partOf(allPages, 6).filter((_, index) => index % views.length === place)
    for (const [address, shown] of looked) {
      await test.step(address, async () => {
        await page.goto(`/#${address}`)
        await expect(page.locator(shown).first()).toBeVisible()
        await expect(page.locator('html')).toHaveAttribute('lang', languages[view.locale])
        await expectForEveryone(page)
      })
    }
  })
}

/** Does something in every view that it is to be seen in, by its place among such things. */
const inViews = (index: number, name: string, show: (page: Page) => Promise<void>) => {
  for (const view of viewsOf(index)) {
    test(`${name} in ${view.locale} at ${view.width} px`, { tag: '@deep' }, async ({ browser }) => {
      await show(await openView(browser, view))
    })
  }
}

/** All are made of the same parts: in the usual run the results of the ball screw alone, in its own journey. */
const calculators = Object.entries({ 30: workedExample, ...formExamples })

for (const [index, [id, example]] of calculators.entries()) {
  inViews(index, `calculator ${id}`, async (page) => {
    await open(page, Number(id))
    if (page.viewportSize()?.width === 1440) await expect(startButton(page)).toHaveText('Start matching')
    await fill(page, example)
    await match(page)
    await expect(cards(page).first()).toBeVisible()
    const whatIf = cards(page).first().locator('[role=group] > button[aria-expanded]')
    // Not every family can be sized by the page.
    if ((await whatIf.count()) > 0) {
      await whatIf.click()
      await expect(cards(page).first().locator('input[type=range]').first()).toBeVisible()
    }
    const unknown = unknownModels(page).locator('> button[aria-expanded=false]')
    if ((await unknown.count()) > 0) {
      await unknown.click()
      await expect(unknownModels(page).locator('tr[data-open]').first()).toBeVisible()
    }
    await expectForEveryone(page)
  })
}

inViews(2, 'the user centre', async (page) => {
  await beSignedIn(page, { role: 'operator' })
  const look = (entry: string, shown: string) =>
    test.step(entry, async () => {
      await page.goto(`/#/usercenter/${entry}`)
      await expect(page.locator(shown).first()).toBeVisible()
      await expectForEveryone(page)
    })
  for (const entry of ['user-selection', 'download-list', 'projects']) await look(entry, 'main [role=status] > p')
  await page.goto('/#/productslecto/WTF/THK-WTF2040-2')
  const favourite = 'article header .icon-button[aria-pressed]'
  await page.locator(favourite).click()
  await page.locator(`${favourite} + button`).click()
  await sizeScrew(page)
  await resultsLine(page).locator('.button[aria-haspopup=dialog]').first().click()
  await page.getByRole('dialog').locator('.button[data-kind=primary]').click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  for (const entry of ['user-selection', 'collect-list', 'shopping-list']) await look(entry, '[data-row]')
  await look('my-account', 'main button')

  await page.goto('/#/usercenter/projects')
  await page.locator('main .button[data-kind=primary], main button[aria-haspopup=dialog]').first().click()
  await page.getByRole('dialog').getByRole('textbox').first().fill('A press with a name that is longer than a telephone is wide')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expectForEveryone(page)
  await look('projects', '[data-row]')
  await look('operator', 'main .panel')
  await look('operator/usage', 'main .panel')
})

for (const { locale } of partOf(views.slice(0, 2), 2)) {
  test(`on a phone, no text of a form lies over another, whatever is typed and wherever the focus is: ${locale}`, async ({ browser }) => {
    const page = await openView(browser, { locale, width: 360 })
    for (const id of isDeep ? calculators.map(([form]) => Number(form)) : [300, 303]) {
      await open(page, id)
      const inputs = page.locator('[data-form] [data-field] > div > input:visible')
      const texts = locale === 'en-US' ? ['99999'] : ['-5']
      for (const text of texts) {
        for (const input of await inputs.all()) {
          await input.fill(text)
          expect(await overlaps(page)).toEqual([])
        }
        for (const input of await inputs.all()) {
          await input.focus()
          expect(await overlaps(page)).toEqual([])
        }
      }
    }
    await page.context().close()
  })
}

test('enlarged four times, a form has room beside what sticks to the edges, and nothing beside the window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await open(page, 30)
  const { beside, stuck } = await page.evaluate(() => ({
    beside: document.documentElement.scrollWidth - innerWidth,
    stuck: [...document.querySelectorAll('body *')]
      .filter((element) => ['sticky', 'fixed'].includes(getComputedStyle(element).position))
      .reduce((sum, element) => sum + element.getBoundingClientRect().height, 0),
  }))
  expect(beside).toBeLessThanOrEqual(0)
  expect(stuck).toBeLessThan(100)
  // Tables, drawings and cards of other pages.
  for (const path of ['/', '/serieslist/ball-screw', '/productslecto/WTF/THK-WTF2040-2']) {
    await page.goto(`/#${path}`)
    await expect(page.locator('main h1')).toBeVisible()
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), { message: path })
      .toBeLessThanOrEqual(0)
  }
})

test(
  'in colours of the reader’s own, a chosen option is told from the others, the field that has the focus, and every button has an edge',
  { tag: '@deep' },
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await open(page, 30)
    await fill(page, { posture: 'horizontal' })
    const outline = (checked: string) =>
      page
        .locator(`[data-field=posture] label${checked}`)
        .first()
        .evaluate((tile) => getComputedStyle(tile).outlineStyle)
    expect(await outline('[data-checked]')).toBe('solid')
    expect(await outline(':not([data-checked])')).toBe('none')
    const focused = page.locator('#load')
    await focused.focus()
    expect(await focused.evaluate((input) => getComputedStyle(input).outlineStyle)).toBe('solid')
    // Its ground is gone.
    expect(await startButton(page).evaluate((button) => getComputedStyle(button).borderTopWidth)).toBe('1px')
  },
)
