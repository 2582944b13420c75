/** What a site publishes: news with pictures that open large, sample books, documents, and what is said where a picture is broken. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { boxOf, expectAccessible, expectNoSideways, viewsOf } from './barriers.ts'

const seed = (file: string) => join('server/sites/content/seed/files', file)

const dialog = (page: Page) => page.getByRole('dialog')

for (const { locale, width } of viewsOf(0)) {
  test(`news lead to an article and its picture, large, in ${locale} at ${width} px`, async ({ browser }) => {
    const context = await browser.newContext({ locale, viewport: { width, height: 800 } })
    const page = await context.newPage()
    await page.goto('/#/news')
    await expect(page.locator('.news-picture img')).toBeVisible()
    await expect(page.locator('.content-demo').first()).toBeVisible()
    await expectNoSideways(page)
    await expectAccessible(page)
    await page.locator('.news-entry h2 a').first().click()
    const picture = page.locator('.picture-button')
    await expect(picture.locator('img')).toBeVisible()
    expect(await picture.locator('img').evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])).toEqual([
      960, 540,
    ])
    await expect(page).toHaveTitle(`${await page.locator('h1').innerText()} – Sizewright`)
    await expectNoSideways(page)
    await expectAccessible(page)
    await picture.focus()
    await page.keyboard.press('Enter')
    await expect(dialog(page).locator('img')).toBeVisible()
    await expectAccessible(page)
    const { width: shown } = await boxOf(dialog(page).locator('img'))
    await page.keyboard.press('+')
    await expect.poll(async () => (await boxOf(dialog(page).locator('img'))).width).toBeCloseTo(1.5 * shown, 0)
    // Back closes the viewer, and nothing else.
    await page.goBack()
    await expect(dialog(page)).toHaveCount(0)
    await expect(page).toHaveURL(/#\/news\/welcome$/)
    await expect(picture).toBeFocused()
    await context.close()
  })
}

for (const { locale, width } of viewsOf(1)) {
  test(`a sample book is read by the keyboard alone, in ${locale} at ${width} px`, async ({ browser }) => {
    const context = await browser.newContext({ locale, viewport: { width, height: 800 } })
    const page = await context.newPage()
    await page.goto('/#/samplebooks')
    await expect(page.locator('.book-cover img')).toBeVisible()
    await expectAccessible(page)
    await page.locator('.book-entry a').focus()
    await page.keyboard.press('Enter')
    const image = page.locator('.book-page img')
    await expect(image).toBeVisible()
    const cover = await image.getAttribute('alt')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(page.locator('.book-pages [role=status]')).toContainText('3')
    await expect(page).toHaveURL(/#\/samplebooks\/overview\?page=3$/)
    await expect(image).not.toHaveAttribute('alt', cover ?? '')
    await expectNoSideways(page)
    await expectAccessible(page)
    // The address leads to the same page again.
    await page.reload()
    await expect(page.locator('.book-pages [role=status]')).toContainText('3')
    await page.locator('.picture-button').focus()
    await page.keyboard.press('Enter')
    await expect(dialog(page).locator('img')).toBeVisible()
    await page.keyboard.press('Home')
    await expect(dialog(page).locator('img')).toHaveAttribute('alt', cover ?? '')
    await page.keyboard.press('Escape')
    await expect(image).toHaveAttribute('alt', cover ?? '')
    await expect(page.locator('.picture-button')).toBeFocused()
    await context.close()
  })
}

test('documents are downloaded from their list as they were written', async ({ browser }) => {
  const page = await (await browser.newContext({ locale: 'en-US' })).newPage()
  await page.goto('/#/documents')
  const coming = page.waitForEvent('download')
  await page.getByRole('link', { name: /^Download: Guide to the portal/ }).click()
  const download = await coming
  expect(download.suggestedFilename()).toBe('guide.pdf')
  expect(readFileSync(await download.path()).equals(readFileSync(seed('guide.pdf')))).toBe(true)
  await expectAccessible(page)
})

test('a picture that is broken on its way says so, with what it would show; the rest of the page is there', async ({ browser }) => {
  const page = await (await browser.newContext({ locale: 'en-US' })).newPage()
  await page.route('**/YQImage/**', (route) => route.fulfill({ status: 200, body: 'no picture at all, and much too long to be one' }))
  await page.goto('/#/news/welcome')
  await expect(page.locator('.picture-broken')).toHaveText(
    'The picture “Line drawing: the carriage of a rail guide with its dimensions, and a planetary gear unit” cannot be shown: it could not be decrypted. Open the page again.',
  )
  await expect(page.getByRole('heading', { name: 'What can stand in the news' })).toBeVisible()
  await expectAccessible(page)
})

test('contacts and help stand in every language, without barriers', async ({ browser }) => {
  for (const { locale, width } of [...viewsOf(0), ...viewsOf(1)]) {
    const page = await browser.newPage({ locale, viewport: { width, height: 800 } })
    for (const [address, marked] of [
      ['contact', '.contact-row'],
      ['help', '.help-ways li'],
      ['information/service', '.article-body p'],
    ] as const) {
      await page.goto(`/?site=default#/${address}`)
      await expect(page.locator(marked).first()).toBeVisible()
      await expectNoSideways(page)
      await expectAccessible(page)
    }
    await page.close()
  }
})

test('what an operator publishes is there for the next reader, and gone when it is taken back', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'sizewright-content-'))
  const id = `opening-${process.pid}`
  const entry = { id, language: 'en', title: 'Opening', date: '2026-11-25', summary: 'Today', body: ['The hall is <b>open</b>.'] }
  writeFileSync(join(folder, 'news.json'), JSON.stringify({ news: [entry] }))
  const env = { ...process.env, DATA_DIR: process.env['E2E_DATA_DIR'], DATABASE_URL: '' }
  const run = (...words: string[]) => execFileSync(process.execPath, ['server/sites/cli.ts', 'content', 'demo-reducers', ...words], { env })
  run('add', join(folder, 'news.json'))
  rmSync(folder, { recursive: true })
  await page.goto(`/?site=demo-reducers#/news/${id}`)
  await expect(page.getByText('The hall is <b>open</b>.')).toBeVisible()
  run('remove', `news/${id}`)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/此处没有发布该内容|This is not published here/)
})
