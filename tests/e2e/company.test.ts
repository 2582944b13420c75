/** Administrators of a company: its name and logo, and a button that is given to somebody. A real server with a site of its own. */
import { type Browser, expect, type Page, test } from '@playwright/test'
import { publishSite } from './commands.ts'
import { startButton } from './form.ts'
import { beSignedIn } from './people.ts'
import { openScenes, sceneResult, submitButton } from './rotary.ts'

const key = 'journey-company'

/** Somebody who is signed in; an administrator where that is wanted. */
const enter = async (browser: Browser, role?: 'companyAdmin'): Promise<{ readonly page: Page; readonly phone: string }> => {
  const page = await (await browser.newContext({ locale: 'en-US' })).newPage()
  const phone = await beSignedIn(page, { site: key, ...(role && { role }) })
  await page.goto(`/?site=${key}#/usercenter/comp-detail`)
  return { page, phone }
}

const openActions = async (page: Page) => {
  await openScenes(page, `?site=${key}`)
  await page.reload()
  await startButton(page).click()
  await expect(sceneResult(page)).toBeVisible()
}

const logo =
  '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M1 1h8v8H1z" fill="#FFFFFF"/></svg>\n'

test.beforeAll(async ({ request }) => {
  await publishSite({ key, name: 'Journey', needGrant: ['submit'], switches: { login: { auth: true } } }, request)
})

test('an administrator changes name and logo, which everybody sees, and gives a button to somebody', async ({ browser }) => {
  const { page } = await enter(browser, 'companyAdmin')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Journey')
  const { page: visitor, phone } = await enter(browser)
  await expect(visitor.getByText('Only company administrators can change these details.')).toBeVisible()

  await page.getByLabel('Name shown in other languages').fill('Journey Motion')
  const file = page.getByLabel('Logo in the header: choose a file')
  await file.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(logo) })
  await expect(page.getByRole('img', { name: 'Logo in the header, preview' })).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).first().click()
  await expect(page.getByText('Saved; visible on the pages')).toBeVisible()

  await visitor.goto(`/?site=${key}#/`)
  await visitor.reload()
  await expect(visitor.locator('[data-head]')).toContainText('Journey Motion')
  await expect(visitor).toHaveTitle(/Journey Motion$/)
  const shown = visitor.locator('[data-brand] img')
  await expect(shown).toHaveAttribute('src', new RegExp(String.raw`^/static/logo\.svg\?site=${key}`))
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)

  await openActions(visitor)
  await expect(submitButton(visitor)).toHaveCount(0)
  await page.getByRole('searchbox').fill(phone)
  const buttons = page.getByRole('group', { name: `Button permissions of ${phone.slice(0, 3)}****${phone.slice(-4)}` })
  await expect(buttons).toHaveCount(1)
  await buttons.getByRole('checkbox', { name: 'submitting enquiries' }).check()
  await expect(buttons.getByRole('checkbox', { name: 'submitting enquiries' })).toBeChecked()
  await openActions(visitor)
  await submitButton(visitor).click()
  await expect(visitor.getByText(/Submit success/)).toBeVisible()
})
