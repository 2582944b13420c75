/** Files of a model: asked for on its page, watched while they are made, saved, and found again under downloads. A real server makes them. */
import { expect, type Page, test } from '@playwright/test'
import { boxOf, expectForEveryone } from './barriers.ts'
import { beSignedIn, loginDialog, newPhone, signIn } from './people.ts'

const model = '/#/productslecto/WTF/THK-WTF2040-2'
const files = (page: Page) => page.locator('#files')
const tasks = (page: Page) => page.getByRole('region', { name: 'File generation' })
const ask = (page: Page, name: string) => files(page).getByRole('button', { name }).click()
const rows = (page: Page) => page.locator('[data-row]')

test('a STEP model is asked for before signing in, made, saved, and fetched again under downloads', async ({ page }) => {
  await page.goto(model)
  await page.locator('article > header').getByRole('button', { name: 'Files' }).click()
  await expect(files(page)).toBeFocused()
  await ask(page, 'STEP model')
  await expect(loginDialog(page)).toBeVisible()
  const step = page.waitForEvent('download')
  await signIn(page, newPhone())
  await expect(tasks(page)).toBeVisible()
  expect((await step).suggestedFilename()).toMatch(/^WTF2040-2.*\.stp$/)
  await expect(tasks(page).getByText(/^Saved: WTF2040-2.*\.stp$/)).toBeVisible()
  const again = page.waitForEvent('download')
  await tasks(page).getByRole('button', { name: 'Save again' }).click()
  expect((await again).suggestedFilename()).toBe((await step).suggestedFilename())

  await page.goto('/#/usercenter/download-list')
  await page.getByLabel('Type').selectOption({ label: 'STEP model' })
  await expect(rows(page)).toHaveCount(1)
  const third = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Download WTF2040-2.*\.stp$/ }).click()
  expect((await third).suggestedFilename()).toBe((await step).suggestedFilename())
  await page.getByLabel('Type').selectOption({ label: 'drawing (DXF)' })
  await expect(page.getByText('Data empty')).toBeVisible()
})

test('a reload and a lost connection in the middle are told, and the task goes on, in the tab of whoever asked alone', async ({ page }) => {
  await beSignedIn(page)
  await page.goto(model)
  // The service says nothing until the page is loaded anew, and cannot be reached then.
  const isLoadedAgain = Promise.withResolvers<undefined>()
  await page.route('**/RecordDownload/CheckCreateModel**', async (route) => {
    await isLoadedAgain.promise
    await route.abort('internetdisconnected')
  })
  // Takes longer than the service waits before it answers a request for a file.
  await ask(page, 'All files (ZIP)')
  await ask(page, 'STEP model')
  await expect(tasks(page).getByText(/^Generating(?:…|: \d+%)$/)).toBeVisible()
  await expect(tasks(page).getByText('Queued')).toBeVisible()
  await expect(tasks(page).getByRole('progressbar')).toHaveCount(1)
  await ask(page, 'All files (ZIP)')
  await expect(page.locator('.toast').getByText('Generating…')).toBeVisible()
  await tasks(page).getByRole('button', { name: 'Cancel: STEP model of WTF2040-2' }).click()
  await expect(tasks(page).getByText('Queued')).toHaveCount(0)
  const saved = page.waitForEvent('download')
  await page.reload()
  await expect(tasks(page).getByRole('progressbar')).toBeVisible()
  isLoadedAgain.resolve(undefined)
  await expect(
    tasks(page)
      .getByText(/^Connection lost at \d+%: generation resumes when it is restored$/)
      .first(),
  ).toBeVisible()
  await expect(tasks(page).getByRole('progressbar')).toBeVisible()
  await page.unrouteAll()
  expect((await saved).suggestedFilename()).toMatch(/\.zip$/)
  await expect(tasks(page).getByRole('progressbar')).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })
  test(
    'what fails says why and can be tried again; where no mail server is set nothing is said to be sent; the list is a sheet at the foot',
    { tag: '@deep' },
    async ({ page }) => {
      await beSignedIn(page)
      await page.goto(model)
      const body = JSON.stringify({ code: 9, message: 'WTF2040-2: file generation failed', data: null })
      await page.route('**/RecordDownload/CreateModel', (route) => route.fulfill({ status: 422, contentType: 'application/json', body }))
      await ask(page, 'parts list (CSV)')
      const row = tasks(page).getByRole('listitem')
      await expect(row).toContainText('WTF2040-2: file generation failed')
      await page.unroute('**/RecordDownload/CreateModel')
      const saved = page.waitForEvent('download')
      await tasks(page).getByRole('button', { name: 'Try again' }).click()
      expect((await saved).suggestedFilename()).toMatch(/\.csv$/)

      const frame = await boxOf(tasks(page))
      expect([frame.x, frame.width]).toEqual([0, 360])
      // The question of usage is below it until it is answered.
      const question = await boxOf(page.getByRole('region', { name: 'Usage statistics' }))
      expect([question.y, question.y + question.height].map(Math.round)).toEqual([Math.round(frame.y + frame.height), 740])
      await expectForEveryone(page)
      await tasks(page)
        .getByRole('button', { name: /^Files/ })
        .press('Escape')
      await expect(tasks(page).getByRole('list')).toBeHidden()

      await files(page).getByRole('button', { name: 'Send by e-mail' }).click()
      const dialog = page.getByRole('dialog', { name: 'All files by e-mail' })
      await dialog.getByLabel('E-mail').fill('buyer@')
      await dialog.getByRole('button', { name: 'Send' }).click()
      await expect(dialog.getByRole('alert')).toHaveText('Please enter a correct e-mail')
      await expectForEveryone(page)
      await dialog.getByLabel('E-mail').fill('buyer@example.com')
      await page.keyboard.press('Enter')
      await expect(page.getByText('This site does not send e-mail; download the file instead').first()).toBeVisible()
      await expect(page.getByText('was sent to')).toHaveCount(0)
    },
  )
})
