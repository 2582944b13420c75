/** What people save: found again after signing in, elsewhere, with the same figures. A real server, its own outbox. */
import { expect, type Page, test } from '@playwright/test'
import { boxOf, expectForEveryone } from './barriers.ts'
import { cards, fill, match, open, workedExample, resultsLine } from './form.ts'
import { beSignedIn, logIn, logInButton, loginDialog, newPhone } from './people.ts'
import { figures, rows, save, saveDialog, sizeScrew } from './saved-items.ts'

const password = 'correct horse battery'

/** A code is sent to the same account once in 60 s: whoever signs in again there does it with a password. */
const givePassword = async (page: Page) => {
  await page.goto('/#/usercenter/my-account')
  await page.getByLabel('New password').fill(password)
  await page.getByRole('button', { name: 'Save' }).last().click()
  await expect(page.getByText('Password set')).toBeVisible()
}

const logInByPassword = async (page: Page, phone: string) => {
  const dialog = loginDialog(page)
  await dialog.getByRole('button', { name: 'Password', exact: true }).click()
  await dialog.getByLabel('Phone number or e-mail').fill(phone)
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(dialog).toBeHidden()
}

test('saved before signing in, found in the account, opened elsewhere with the same figures, as two versions', async ({
  page,
  browser,
}) => {
  const phone = newPhone()
  const shown = await sizeScrew(page)
  await resultsLine(page).getByRole('button', { name: 'Save' }).click()
  await saveDialog(page).getByLabel('Name').fill(' ')
  await expect(saveDialog(page).getByRole('button', { name: 'Save', exact: true })).toHaveAccessibleDescription('Enter a name.')
  await page.keyboard.press('Escape')
  await save(page, 'Z axis of the press')
  await expect(page.getByText('saved in this browser')).toBeVisible()
  const card = cards(page).first()
  await card.getByRole('button', { name: /^Favourite/ }).click()
  await card.getByRole('button', { name: /^Add to shopping list/ }).click()

  await logIn(page, phone)
  await expect(page.getByText('The items saved in this browser are now in your account')).toBeVisible()
  await page.goto('/#/usercenter/user-selection')
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText('Z axis of the press')
  await givePassword(page)

  const context = await browser.newContext({ locale: 'en-US' })
  const other = await context.newPage()
  await other.goto('/#/usercenter/user-selection')
  await logInByPassword(other, phone)
  await other.getByRole('button', { name: 'Open Z axis of the press' }).click()
  await expect(cards(other).first()).toBeVisible()
  await expect.poll(() => figures(other)).toBe(shown)
  await expect(other.locator('input[id="load"]')).toHaveValue('80')

  await fill(other, { load: '81' })
  await match(other)
  await save(other, 'Z axis of the press', 'Save as a new version')
  await expect(other.getByText('version 2')).toBeVisible()

  await page.goto('/#/usercenter/collect-list')
  await expect(rows(page)).toHaveCount(1)
  await page.goto('/#/usercenter/user-selection')
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText('Version 2')
  await page.getByRole('button', { name: 'More for Z axis' }).click()
  const sheet = page.getByRole('dialog', { name: 'Z axis of the press' })
  await expect(sheet).toBeVisible()
  expect((await boxOf(sheet)).width).toBe(850)
  await expectForEveryone(page)
  await sheet.getByRole('button', { name: 'Versions' }).click()
  await page.getByRole('button', { name: 'Open version 1' }).click()
  await expect(page.locator('input[id="load"]')).toHaveValue('80')
  await expect.poll(() => figures(page)).toBe(shown)
  await context.close()
})

test(
  'a record is renamed, copied, found, deleted and brought back; everything can be had as a file, and the account deleted',
  { tag: '@deep' },
  async ({ page }) => {
    await beSignedIn(page)
    await sizeScrew(page)
    await save(page, 'First')
    await page.goto('/#/usercenter/user-selection')
    await page.getByRole('button', { name: 'More for First' }).click()
    await page.getByRole('button', { name: 'Copy' }).click()
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('First (copy)')
    await page.keyboard.press('Enter')
    await expect(rows(page)).toHaveCount(2)
    await page.getByRole('button', { name: 'More for First (copy)' }).click()
    await page.getByRole('button', { name: 'Rename' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill('Second')
    await page.keyboard.press('Enter')
    await expect(rows(page).filter({ hasText: 'Second' })).toHaveCount(1)
    await page.getByRole('searchbox').fill('SECO')
    await expect(rows(page)).toHaveCount(1)
    await page.getByRole('searchbox').fill('nowhere')
    await expect(page.getByText('No matches')).toBeVisible()
    await page.getByRole('searchbox').fill('')
    await page.getByLabel('Sorted by').selectOption({ label: 'name, Z to A' })
    await expect(rows(page).first()).toContainText('Second')
    await page.getByRole('button', { name: 'More for Second' }).click()
    await page.getByRole('button', { name: 'Delete' }).click()
    await expect(rows(page)).toHaveCount(1)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(rows(page)).toHaveCount(2)

    const download = page.waitForEvent('download')
    await page.goto('/#/usercenter/my-account')
    await page.getByRole('button', { name: 'Download all data' }).click()
    expect((await download).suggestedFilename()).toBe('sizewright-account.zip')
    await page.getByRole('button', { name: 'Delete account' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete account' }).click()
    await expect(logInButton(page)).toBeVisible()
  },
)

test(
  'a model is kept with pieces and a note, and two tabs at once take along what the browser kept once',
  { tag: '@deep' },
  async ({ page, context }) => {
    const address = '/#/productslecto/WTF/THK-WTF2040-2'
    await page.goto(address)
    const head = page.locator('article > header')
    const favourite = head.getByRole('button', { name: 'Favourite: WTF2040-2' })
    await favourite.click()
    await expect(favourite).toHaveAttribute('aria-pressed', 'true')
    await head.getByRole('button', { name: 'Add to shopping list: WTF2040-2' }).click()
    await expect(page.getByText('is on the shopping list in this browser')).toBeVisible()
    await head.getByRole('button', { name: 'Add to shopping list: WTF2040-2' }).click()
    await head.getByRole('button', { name: 'Save' }).click()
    await saveDialog(page).getByRole('button', { name: 'Save', exact: true }).click()
    await expect(saveDialog(page)).toBeHidden()
    const other = await context.newPage()
    await other.goto(address)
    await expect(other.getByRole('button', { name: /^Favourite/ })).toHaveAttribute('aria-pressed', 'true')

    await logIn(page, newPhone())
    await expect(favourite).toHaveAttribute('aria-pressed', 'true')
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('sizewright.kept.default')))
      .toBe('{"selections":[],"favourites":[],"shopping":[]}')
    await other.goto('/#/usercenter/collect-list')
    await expect(rows(other)).toHaveCount(1)
    await other.goto('/#/usercenter/shopping-list')
    await expect(rows(other)).toHaveCount(2)
    await other.getByLabel('Quantity of').first().fill('12')
    await other.getByLabel('Note on').first().fill('left and right')
    await other.keyboard.press('Enter')
    await other.reload()
    await expect(other.getByLabel('Quantity of').first()).toHaveValue('12')
    await expect(other.getByLabel('Note on').first()).toHaveValue('left and right')
    await rows(other)
      .first()
      .getByRole('button', { name: /^Remove / })
      .click()
    await expect(rows(other)).toHaveCount(1)
    await other.getByRole('button', { name: 'Undo' }).click()
    await expect(rows(other)).toHaveCount(2)
    await expect(other.getByLabel('Quantity of').first()).toHaveValue('12')
    await expect(other.getByLabel('Note on').first()).toHaveValue('left and right')

    await page.goto('/#/usercenter/user-selection')
    await expect(rows(page)).toHaveCount(1)
    await page.getByRole('button', { name: /^Open WTF2040-2/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('WTF2040-2')
  },
)

test('a sign-in that was ended elsewhere says so, keeps what was typed and goes on', { tag: '@deep' }, async ({ page, browser }) => {
  const phone = await beSignedIn(page)
  await givePassword(page)
  await open(page, 30)
  await fill(page, workedExample)

  const context = await browser.newContext({ locale: 'en-US' })
  const other = await context.newPage()
  await other.goto('/#/usercenter/my-account')
  await logInByPassword(other, phone)
  await other.getByRole('button', { name: /^End the session on/ }).click()
  await expect(other.getByRole('button', { name: /^End the session on/ })).toHaveCount(0)
  await context.close()

  await match(page)
  const expired = page.getByRole('dialog', { name: 'Login state expired' })
  await expect(expired).toBeVisible()
  await expired.getByRole('button', { name: 'Log in again' }).click()
  await logInByPassword(page, phone)
  await expect(page.locator('input[id="load"]')).toHaveValue('80')
  await expect(cards(page).first()).toBeVisible()
})
