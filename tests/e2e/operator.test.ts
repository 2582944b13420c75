/** What was sent to the manufacturer, from its sender to the operator and back. A real server, its own outbox and commands. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { expectAccessible, expectNoSideways, views } from './barriers.ts'
import { settled, startButton } from './form.ts'
import { tabTo } from './keyboard.ts'
import { newPhone, signIn } from './people.ts'

test.use({ locale: 'en-US' })

const command = async (script: string, ...words: readonly string[]): Promise<string> => {
  const env = { ...process.env, DATA_DIR: process.env['E2E_DATA_DIR'] ?? '', DATABASE_URL: '', LC_ALL: 'en' }
  return (await promisify(execFile)(process.execPath, [script, ...words], { cwd: join(import.meta.dirname, '../..'), env })).stdout
}

const logIn = async (page: Page, phone: string) => {
  await page.getByRole('banner').getByRole('button', { name: 'Log in', exact: true }).click()
  await signIn(page, phone)
}

/** Signs in once to have an account, is made an operator, and is one from the next call on. */
const operatorOf = async (browser: Browser) => {
  const phone = newPhone()
  const context = await browser.newContext({ locale: 'en-US' })
  const page = await context.newPage()
  await page.goto('/')
  await logIn(page, phone)
  await command('server/people/cli.ts', 'role', phone, '--role', 'operator')
  return { context, page, phone }
}

/** @returns the number of a scene that is submitted with its defaults */
const submitScene = async (page: Page): Promise<string> => {
  await page.goto('/#/selection/calc_120')
  await expect(page.getByRole('dialog').locator('.tile').first()).toBeVisible()
  await startButton(page).click()
  await settled(page, '.scene-result')
  await page.locator('.scene-actions button').nth(1).click()
  await expect(page.locator('.scene-stored')).toHaveText(/SR-\d{6,}/)
  return /SR-\d+/.exec((await page.locator('.scene-stored').textContent()) ?? '')?.[0] ?? ''
}

const answerField = (page: Page) => page.getByLabel('Answer to the sender')
const store = (page: Page) => page.getByRole('button', { name: 'Store', exact: true })

test('a submitted scene is answered by one of two operators, and its sender sees the answer', async ({ page, browser }) => {
  await page.goto('/')
  await logIn(page, newPhone())
  const number = await submitScene(page)
  await page.goto('/#/usercenter/user-selection')
  const mine = page.getByRole('region', { name: 'Sent to the manufacturer' })
  await expect(mine).toContainText(`${number} · `)
  await expect(mine).toContainText('new')
  await expectAccessible(page)

  const first = await operatorOf(browser)
  await first.page.goto('/#/usercenter/operator')
  await first.page.getByRole('searchbox', { name: 'Number' }).fill(number)
  await expect(first.page.locator('.kept-row')).toHaveCount(1)
  await expectAccessible(first.page)
  await first.page.getByRole('link', { name: number }).click()
  await expect(first.page.getByText('logged in: sees state and answer')).toBeVisible()
  await expectAccessible(first.page)

  const second = await operatorOf(browser)
  await second.page.goto(`/#/usercenter/operator/${number}`)
  await answerField(second.page).fill('Mine comes too late')

  await first.page.getByLabel('New state').selectOption('answered')
  await store(first.page).click()
  await expect(first.page.getByText('Write an answer first')).toBeVisible()
  await expect(answerField(first.page)).toBeFocused()
  await answerField(first.page).fill('DG-85 with ratio 18 fits.')
  await store(first.page).click()
  await expect(first.page.getByText(`${number} is stored`)).toBeVisible()
  await expect(first.page.locator('.kept-facts')).toContainText('by me')

  await store(second.page).click()
  await expect(second.page.getByText('Somebody else has changed it meanwhile')).toBeVisible()
  await expectAccessible(second.page)
  // What is typed is there still, also when the page is opened again.
  await second.page.reload()
  await expect(answerField(second.page)).toHaveValue('Mine comes too late')
  await expect(second.page.locator('.kept-facts')).toContainText('DG-85 with ratio 18 fits.')
  await first.context.close()
  await second.context.close()

  await page.reload()
  await expect(mine).toContainText('answered')
  await mine.getByRole('button', { name: `Details of ${number}` }).click()
  const sheet = page.getByRole('dialog', { name: number })
  await expect(sheet).toContainText('DG-85 with ratio 18 fits.')
  await expect(sheet).toContainText('Total inertia')
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 })
    // A name stands in one line or two beside its figure, inside the sheet.
    await expect.poll(() => sheet.getByText('Total inertia').evaluate(({ clientHeight }) => clientHeight)).toBeLessThan(60)
    expect(await sheet.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0)
  }
  await expectAccessible(page)
})

test('an operator who was late sees what is stored, keeps what was typed, and stores it over that', async ({ page, browser }) => {
  const number = await submitScene(page)
  const { page: desk, context } = await operatorOf(browser)
  await desk.goto(`/#/usercenter/operator/${number}`)
  await expect(desk.getByText('not logged in, or the account is gone')).toBeVisible()
  await answerField(desk).fill('Second thoughts')
  expect(await command('server/records/cli.ts', 'state', number, 'inWork', '--text', 'Looked at')).toContain(`${number}: in work`)
  await store(desk).click()
  await desk.getByRole('button', { name: 'Show what is stored now' }).click()
  await expect(desk.locator('.kept-facts')).toContainText('Looked at')
  await expect(answerField(desk)).toHaveValue('Second thoughts')
  await store(desk).click()
  await expect(desk.getByText(`${number} is stored`)).toBeVisible()
  expect(await command('server/records/cli.ts', 'show', number)).toContain('Answer: Second thoughts')
  await context.close()
})

test('the pages of the operator are nobody else’s', async ({ page }) => {
  await page.goto('/#/usercenter/operator')
  await expect(page.getByText('Log in as the operator')).toBeVisible()
  await expectAccessible(page)
  await logIn(page, newPhone())
  for (const path of ['', '/usage', '/SR-000001']) {
    await page.goto(`/#/usercenter/operator${path}`)
    await expect(page.getByText('Permission denied')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  }
  await page.goto('/#/usercenter/user-selection')
  await expect(page.getByRole('link', { name: 'Operator' })).toHaveCount(0)
})

test('list, record and usage fit and are accessible in every view; the keyboard is enough', async ({ page, browser }) => {
  const number = await submitScene(page)
  const { page: desk, context } = await operatorOf(browser)
  for (const { locale, width } of views) {
    await desk.setViewportSize({ width, height: 900 })
    await desk.evaluate((wanted) => sessionStorage.setItem('locale', wanted), locale === 'zh-CN' ? 'zh-Hans' : locale.slice(0, 2))
    for (const path of ['', `/${number}`, '/usage']) {
      await desk.goto(`/#/usercenter/operator${path}`)
      await desk.reload()
      await expect(desk.locator('.operator .panel')).not.toBeEmpty()
      await expect(desk.locator('.late')).toHaveCount(0)
      await expectNoSideways(desk)
      await expectAccessible(desk)
    }
  }
  await desk.evaluate(() => sessionStorage.setItem('locale', 'en'))
  await desk.setViewportSize({ width: 1440, height: 900 })
  await desk.goto(`/#/usercenter/operator/${number}`)
  await desk.reload()
  await expect(store(desk)).toBeVisible()
  await tabTo(desk, '.answer-form textarea')
  await desk.keyboard.type('By the keyboard')
  await tabTo(desk, '.answer-form button[type=submit]')
  await desk.keyboard.press('Enter')
  await expect(desk.getByText(`${number} is stored`)).toBeVisible()
  await context.close()
})
