/** What a site publishes: news with pictures that open large, sample books, documents, and what is said where a picture is broken. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { boxOf, expectForEveryone } from './barriers.ts'
import { command, dataDirectory } from './commands.ts'

test.use({ locale: 'en-US' })

const seed = (file: string) => join('server/sites/content/seed/files', file)

const dialog = (page: Page) => page.getByRole('dialog')

test(
  'news lead to an article and its picture, large; documents are downloaded as they were written',
  { tag: '@deep' },
  async ({ page }) => {
    await page.goto('/#/news')
    await expect(page.locator('.news-picture img')).toBeVisible()
    await expect(page.locator('.content-demo').first()).toBeVisible()
    await page.locator('.news-entry h2 a').first().click()
    const picture = page.locator('.picture-button')
    await expect(picture.locator('img')).toBeVisible()
    expect(await picture.locator('img').evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])).toEqual([
      960, 540,
    ])
    await expect(page).toHaveTitle(`${await page.locator('h1').innerText()} – Sizewright`)
    await picture.focus()
    await page.keyboard.press('Enter')
    await expect(dialog(page).locator('img')).toBeVisible()
    await expectForEveryone(page)
    const { width: shown } = await boxOf(dialog(page).locator('img'))
    await page.keyboard.press('+')
    await expect.poll(async () => (await boxOf(dialog(page).locator('img'))).width).toBeCloseTo(1.5 * shown, 0)
    // Back closes the viewer, and nothing else.
    await page.goBack()
    await expect(dialog(page)).toHaveCount(0)
    await expect(page).toHaveURL(/#\/news\/welcome$/)
    await expect(picture).toBeFocused()

    await page.goto('/#/documents')
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: /^Download: Guide to the portal/ }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe('guide.pdf')
    expect(readFileSync(await file.path()).equals(readFileSync(seed('guide.pdf')))).toBe(true)
  },
)

test('what an operator publishes is there for the next reader, and gone when it is taken back', async ({ page }) => {
  const id = `opening-${process.pid}`
  const entry = { id, language: 'en', title: 'Opening', date: '2026-11-25', summary: 'Today', body: ['The hall is <b>open</b>.'] }
  const file = join(dataDirectory, `${id}.json`)
  writeFileSync(file, JSON.stringify({ news: [entry] }))
  await command('site', ['content', 'demo-reducers', 'add', file])
  await page.goto(`/?site=demo-reducers#/news/${id}`)
  await expect(page.getByText('The hall is <b>open</b>.')).toBeVisible()
  await command('site', ['content', 'demo-reducers', 'remove', `news/${id}`])
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not published here, or no longer available')
})
