/** What people keep: found again after signing in, elsewhere, with the same figures. A real server, its own outbox. */
import { expect, type Page, test } from '@playwright/test'
import { boxOf, expectAccessible, expectNoSideways } from './barriers.ts'
import { cards, fill, match, open, workedExample } from './form.ts'
import { declineToSignIn, loginDialog, newPhone, signIn } from './people.ts'

test.use({ locale: 'en-US' })

const logIn = async (page: Page, phone: string) => {
  await page.getByRole('banner').getByRole('button', { name: 'Log in', exact: true }).click()
  await signIn(page, phone)
}

/** A code is sent to the same account once in 60 s: whoever signs in again there does it with a password. */
const givePassword = async (page: Page, password: string) => {
  await page.goto('/#/usercenter/my-account')
  await page.getByLabel('New password').fill(password)
  await page.getByRole('button', { name: 'Store' }).last().click()
  await expect(page.getByText('The password is set')).toBeVisible()
}

const logInByPassword = async (page: Page, phone: string, password: string) => {
  const dialog = loginDialog(page)
  await dialog.getByRole('button', { name: 'By password' }).click()
  await dialog.getByLabel('Phone number or e-mail').fill(phone)
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(dialog).toBeHidden()
}

const saveDialog = (page: Page) => page.getByRole('dialog', { name: 'Save the selection' })
const rows = (page: Page) => page.locator('.kept-row')

const save = async (page: Page, name: string, button = 'Save') => {
  await page.locator('.results-line').getByRole('button', { name: 'Save' }).click()
  const done = saveDialog(page).getByRole('button', { name: button, exact: true })
  await saveDialog(page).getByLabel('Name').fill(' ')
  await expect(done).toHaveAccessibleDescription('Enter a name.')
  await saveDialog(page).getByLabel('Name').fill(name)
  await done.click()
  await expect(saveDialog(page)).toBeHidden()
}

/** Every figure that the first card shows. */
const figures = async (page: Page) => (await cards(page).first().locator('.number').allTextContents()).join(' | ')

/** The same, once they are there and change no more. */
const settledFigures = async (page: Page): Promise<string> => {
  let last = ''
  const isSettled = async () => {
    const before = last
    last = await figures(page)
    return last !== '' && last === before
  }
  await expect.poll(isSettled).toBe(true)
  return last
}

test('saved before signing in, found in the account, opened elsewhere with the same figures, as two versions', async ({
  page,
  browser,
}) => {
  const phone = newPhone()
  await open(page, 30)
  await fill(page, workedExample)
  await match(page)
  const shown = await settledFigures(page)
  await save(page, 'Z axis of the press')
  await expect(page.getByText('saved in this browser')).toBeVisible()
  await cards(page)
    .first()
    .getByRole('button', { name: /^Favourite/ })
    .click()
  await cards(page)
    .first()
    .getByRole('button', { name: /^Put on the shopping list/ })
    .click()
  await expectAccessible(page)

  await logIn(page, phone)
  await expect(page.getByText('What this browser kept is in your account now')).toBeVisible()
  await page.goto('/#/usercenter/user-selection')
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText('Z axis of the press')
  await expectAccessible(page)
  await givePassword(page, 'correct horse battery')

  const context = await browser.newContext({ locale: 'en-US' })
  const other = await context.newPage()
  await other.goto('/#/usercenter/user-selection')
  await logInByPassword(other, phone, 'correct horse battery')
  await other.getByRole('button', { name: 'Open Z axis of the press' }).click()
  await expect(cards(other).first()).toBeVisible()
  await expect.poll(() => figures(other)).toBe(shown)
  await expect(other.locator('input[id="load"]')).toHaveValue('80')

  await other.locator('input[id="load"]').fill('81')
  await other.keyboard.press('Tab')
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
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Versions' }).click()
  await page.getByRole('button', { name: 'Open version 1' }).click()
  await expect(page.locator('input[id="load"]')).toHaveValue('80')
  await expect.poll(() => figures(page)).toBe(shown)
  await context.close()
})

test('a record is renamed, copied, found by its name, deleted and brought back', async ({ page }) => {
  await open(page, 30)
  await fill(page, workedExample)
  await match(page)
  await save(page, 'First')
  await logIn(page, newPhone())
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
  await expect(page.getByText('Nothing matches the search')).toBeVisible()
  await page.getByRole('searchbox').fill('')
  await page.getByLabel('Sorted by').selectOption({ label: 'name, Z to A' })
  await expect(rows(page).first()).toContainText('Second')
  await page.getByRole('button', { name: 'More for Second' }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(rows(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rows(page)).toHaveCount(2)
})

test('a model with its order code is kept and opens as it was; pieces and a note stay', async ({ page }) => {
  await page.goto('/#/productslecto/WTF/THK-WTF2040-2')
  const keep = page.locator('.product-head')
  await keep.getByRole('button', { name: 'Favourite: WTF2040-2' }).click()
  await expect(keep.getByRole('button', { name: 'Favourite: WTF2040-2' })).toHaveAttribute('aria-pressed', 'true')
  await keep.getByRole('button', { name: 'Put on the shopping list: WTF2040-2' }).click()
  await expect(page.getByText('is on the shopping list of this browser')).toBeVisible()
  await logIn(page, newPhone())
  await expect(keep.getByRole('button', { name: 'Favourite: WTF2040-2' })).toHaveAttribute('aria-pressed', 'true')
  await keep.getByRole('button', { name: 'Save' }).click()
  await saveDialog(page).getByRole('button', { name: 'Save', exact: true }).click()
  await page.goto('/#/usercenter/shopping-list')
  await expect(rows(page)).toHaveCount(1)
  await page.getByLabel('Pieces of').fill('12')
  await page.getByLabel('Note on').fill('left and right')
  await page.keyboard.press('Enter')
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByLabel('Pieces of')).toHaveValue('12')
  await expect(page.getByLabel('Note on')).toHaveValue('left and right')
  await page.goto('/#/usercenter/collect-list')
  await page.getByRole('link', { name: 'WTF2040-2' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('WTF2040-2')
  await page.goto('/#/usercenter/user-selection')
  await page.getByRole('button', { name: /^Open WTF2040-2/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('WTF2040-2')
})

test('two tabs at once take along what the browser kept once', async ({ page, context }) => {
  await page.goto('/#/productslecto/WTF/THK-WTF2040-2')
  const keep = page.locator('.product-head')
  await keep.getByRole('button', { name: /^Favourite/ }).click()
  await keep.getByRole('button', { name: /^Put on the shopping list/ }).click()
  await keep.getByRole('button', { name: /^Put on the shopping list/ }).click()
  await keep.getByRole('button', { name: 'Save' }).click()
  await saveDialog(page).getByRole('button', { name: 'Save', exact: true }).click()
  const other = await context.newPage()
  await other.goto('/#/productslecto/WTF/THK-WTF2040-2')
  await expect(other.getByRole('button', { name: /^Favourite/ })).toHaveAttribute('aria-pressed', 'true')
  const merged = [page, other].map((tab) => tab.waitForResponse(/\/api\/User\/Merge/))
  await logIn(page, newPhone())
  // Where one is done before the other has heard of the login, there is nothing left for that one.
  await Promise.any(merged)
  for (const [entry, count] of [
    ['shopping-list', 2],
    ['collect-list', 1],
    ['user-selection', 1],
  ] as const) {
    await other.goto(`/#/usercenter/${entry}`)
    await expect(rows(other)).toHaveCount(count)
  }
  const left = () => page.evaluate(() => localStorage.getItem('sizewright.kept.default'))
  await expect.poll(left).toBe('{"selections":[],"favourites":[],"shopping":[]}')
})

test('a sign-in that was ended elsewhere says so, keeps what was typed and goes on', async ({ page, browser }) => {
  const phone = newPhone()
  await page.goto('/')
  await logIn(page, phone)
  await givePassword(page, 'correct horse battery')
  await open(page, 30)
  await fill(page, workedExample)

  const context = await browser.newContext({ locale: 'en-US' })
  const other = await context.newPage()
  await other.goto('/#/usercenter/my-account')
  await logInByPassword(other, phone, 'correct horse battery')
  await expectAccessible(other)
  await other.getByRole('button', { name: /^End the login of/ }).click()
  await expect(other.getByRole('button', { name: /^End the login of/ })).toHaveCount(0)
  await context.close()

  await match(page)
  const expired = page.getByRole('dialog', { name: 'Login state expired' })
  await expect(expired).toBeVisible()
  await expectAccessible(page)
  await expired.getByRole('button', { name: 'Log in again' }).click()
  await logInByPassword(page, phone, 'correct horse battery')
  await expect(page.locator('input[id="load"]')).toHaveValue('80')
  await expect(cards(page).first()).toBeVisible()
})

test('everything that is kept is given out, and the account can be deleted', async ({ page }) => {
  const phone = newPhone()
  await page.goto('/')
  await logIn(page, phone)
  await page.goto('/#/usercenter/my-account')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download everything' }).click()
  expect((await download).suggestedFilename()).toBe('sizewright-account.zip')
  await page.getByRole('button', { name: 'Delete the account' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete the account' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in', exact: true })).toBeVisible()
})

for (const { locale, width, heading } of [
  { locale: 'zh-CN', width: 360, heading: '购物清单' },
  { locale: 'ru-RU', width: 768, heading: 'Список покупок' },
]) {
  test.describe(`${locale} at ${width} px`, () => {
    test.use({ locale, viewport: { width, height: 740 } })
    test('the user centre fits and is accessible, also when nothing is there', async ({ page }) => {
      await page.goto('/#/productslecto/WTF/THK-WTF2040-2')
      await page.locator('.product-head .keep-heart + button').click()
      await page.goto('/#/usercenter/shopping-list')
      await declineToSignIn(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(rows(page)).toHaveCount(1)
      await expectAccessible(page)
      await expectNoSideways(page)
      for (const entry of ['user-selection', 'download-list', 'specimen-book', 'comp-detail']) {
        await page.goto(`/#/usercenter/${entry}`)
        await declineToSignIn(page)
        await expect(page.locator('.kept-nothing')).toBeVisible()
        await expectAccessible(page)
        await expectNoSideways(page)
      }
    })
  })
}
