/** Addresses by which other programs lead somebody in: parameters of a series, a calculation with its results, pages without frame, another language's origin. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, expectNoSideways } from './barriers.ts'
import { fiveTonnes, fill, match, matchCount, open, resultsLine } from './form.ts'

test.use({ locale: 'en-US' })

const head = (page: Page) => page.getByRole('banner')

test('parameters of a series lead to the models that they leave, and Back to where somebody came from', async ({ page }) => {
  await page.goto('/#/search')
  await page.goto('/#/entrance/lecto-by-params?serviceID=WTF&nominalDiameterMm=20&source=shop')
  await expect(page.locator('.choice-model')).toHaveCount(2)
  await expect(page).toHaveURL(/#\/productslecto\/WTF\/~20$/)
  await page.goBack()
  await expect(page).toHaveURL(/#\/search$/)
  // A figure that divides no series is a choice on the page of the whole.
  await page.goto('/#/entrance/lecto-by-params?serviceID=WTF&leadMm=20')
  await expect(page).toHaveURL(/#\/productslecto\/WTF\/~\?f=leadMm:20$/)
  await expect(page.locator('.choice-model')).toHaveCount(2)
})

test('parameters that leave one model lead to its page', async ({ page }) => {
  await page.goto('/#/entrance/lecto-by-params?serviceID=WTF&nominalDiameterMm=20&leadMm=40&dynamicLoadRatingN=5400')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('WTF2040-2')
  await expect(page).toHaveURL(/#\/productslecto\/WTF\/THK-WTF2040-2$/)
})

for (const { what, query, said } of [
  { what: 'a parameter that the series does not have', query: 'serviceID=WTF&colour=red', said: 'colour: the series has no parameter' },
  { what: 'a value that no model has', query: 'serviceID=WTF&leadMm=41', said: 'leadMm = 41: no model' },
  { what: 'no series', query: 'leadMm=20', said: 'serviceID' },
  { what: 'an unknown series', query: 'serviceID=NONE', said: 'There is no' },
]) {
  test(`a way in with ${what} says so, without frame`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 760 })
    await page.goto(`/#/entrance/lecto-by-params?${query}`)
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('leads to no model')
    await expect(alert).toContainText(said)
    await expect(head(page)).toHaveCount(0)
    await expectAccessible(page)
    await expectNoSideways(page)
    await alert.getByRole('link').click()
    await expect(head(page)).toBeVisible()
  })
}

test('a calculation opens without frame, and starts at once where the address asks for results', async ({ browser, page }) => {
  await open(page, 300)
  await fill(page, fiveTonnes)
  await expect(page).toHaveURL(/\?s=/)
  // The address is written a moment after the last change: what it carries is read when the form has come back with it.
  await match(page)
  const found = await matchCount(page)
  const selection = new URL(page.url()).hash.split('?s=')[1] ?? ''
  const other = await browser.newContext({ locale: 'en-US' })
  const bare = await other.newPage()
  await bare.goto(`/#/calculation/calc/1/300?render=result&s=${selection}`)
  await expect(resultsLine(bare)).toContainText(found)
  await expect(head(bare)).toHaveCount(0)
  await expect(bare.locator('#load')).toHaveValue('5')
  // Kept among the recent ones at the calculator's own address.
  await bare.goto('/')
  await expect(bare.locator('a[href*="#/selection/calc_300?s="]').first()).toBeVisible()
  await other.close()
})

test('a desktop program shows downloads and contact without frame; an address of nothing has one', async ({ page }) => {
  for (const path of ['compInfo', 'download']) {
    await page.goto(`/#/desktop/${path}`)
    await expect(page.locator('h1')).toBeVisible()
    await expect(head(page)).toHaveCount(0)
  }
  await page.getByRole('dialog', { name: 'Log in' }).getByRole('button', { name: 'Close' }).click()
  await page.goto('/#/calculation/calc/2/300')
  await expect(head(page)).toBeVisible()
})

test('a language with an origin of its own is shown there, with the inputs', async ({ browser, request }, { project }) => {
  const baseURL = project.use.baseURL ?? ''
  const { port } = new URL(baseURL)
  const site = `languages-${process.pid}`
  const origins = { en: baseURL, es: `http://es.localhost:${port}` }
  const folder = mkdtempSync(join(tmpdir(), 'sizewright-languages-'))
  const file = join(folder, 'site.json')
  writeFileSync(file, JSON.stringify({ key: site, name: 'Two origins', languages: ['en', 'es'], languageOrigins: origins }))
  const env = { ...process.env, DATA_DIR: process.env['E2E_DATA_DIR'], DATABASE_URL: '' }
  execFileSync(process.execPath, ['server/sites/cli.ts', 'set', file], { env })
  rmSync(folder, { recursive: true })
  // A running server takes it over within seconds.
  await expect.poll(async () => (await request.get(`/?site=${site}`)).text(), { timeout: 30_000 }).toContain('es.localhost')

  const page = await (await browser.newContext({ locale: 'en-US' })).newPage()
  await page.goto(`/?site=${site}#/selection/calc_300`)
  await fill(page, { load: '7.5' })
  await page.locator('#load').blur()
  await expect(page).toHaveURL(/\?s=/)
  await head(page).getByRole('button', { name: 'Español' }).click()
  await expect(page).toHaveURL(new RegExp(`^http://es\\.localhost:${port}/\\?site=${site}#/selection/calc_300\\?s=`))
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await expect(page.locator('#load')).toHaveValue('7.5')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await head(page).getByRole('button', { name: 'English' }).click()
  await expect(page).toHaveURL(new RegExp(`^${baseURL}/\\?site=${site}#/selection/calc_300\\?s=`))
  await page.context().close()
})
