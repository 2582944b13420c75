/** What was sent to the manufacturer, from its sender to the operator and back. */
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test'
import { expectForEveryone } from './barriers.ts'
import { command } from './commands.ts'
import { tabTo } from './keyboard.ts'
import { beSignedIn } from './people.ts'
import { calculateScene, openScenes, submitButton } from './rotary.ts'

const operatorOf = async (browser: Browser) => {
  const context = await browser.newContext({ locale: 'en-US' })
  const page = await context.newPage()
  await beSignedIn(page, { role: 'operator' })
  return { context, page }
}

/** @returns the number of a scene that is submitted with its defaults */
const submitScene = async (page: Page): Promise<string> => {
  await openScenes(page)
  await calculateScene(page)
  await submitButton(page).click()
  await expect(page.locator('#scene-stored > p')).toHaveText(/SR-\d{6,}/)
  return /SR-\d+/.exec((await page.locator('#scene-stored > p').textContent()) ?? '')?.[0] ?? ''
}

const answerField = (page: Page) => page.getByLabel('Answer to the sender')
const store = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })

/** At any width a name stands in one line or two beside its figure, inside the sheet. */
const expectNameBesideFigure = async (page: Page, sheet: Locator) => {
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => sheet.getByText('Total inertia').evaluate(({ clientHeight }) => clientHeight)).toBeLessThan(60)
    expect(await sheet.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0)
  }
}

/** What was typed is there still when the page is opened again; the keyboard is enough to store it. */
const answerByKeyboard = async (desk: Page, number: string) => {
  await desk.reload()
  await expect(answerField(desk)).toHaveValue('Mine comes too late')
  await expect(desk.locator('main dl').first()).toContainText('DG-85 with ratio 18 fits.')
  await tabTo(desk, 'main form textarea')
  await desk.keyboard.press('ControlOrMeta+End')
  await desk.keyboard.type(', by the keyboard')
  await tabTo(desk, 'main form button[type=submit]')
  await desk.keyboard.press('Enter')
  await expect(desk.getByText(`${number} saved`)).toBeVisible()
  expect(await command('records', ['show', number])).toContain('Answer: Mine comes too late, by the keyboard')
}

test(
  'a submitted scene is answered by one of two operators; the one who was late loses nothing, and its sender sees the answer',
  { tag: '@deep' },
  async ({ page, browser }) => {
    await beSignedIn(page)
    const number = await submitScene(page)
    await page.goto('/#/usercenter/user-selection')
    const mine = page.getByRole('region', { name: 'Sent to the manufacturer' })
    await expect(mine).toContainText(`${number} · `)
    await expect(mine).toContainText('new')

    const first = await operatorOf(browser)
    await first.page.goto('/#/usercenter/operator')
    await first.page.getByRole('searchbox', { name: 'Number' }).fill(number)
    await expect(first.page.locator('[data-row]')).toHaveCount(1)
    await expectForEveryone(first.page)
    await first.page.getByRole('link', { name: number }).click()
    await expect(first.page.getByText('logged in: can see status and answer')).toBeVisible()

    const second = await operatorOf(browser)
    await second.page.goto(`/#/usercenter/operator/${number}`)
    await answerField(second.page).fill('Mine comes too late')

    await first.page.getByLabel('New status').selectOption('answered')
    await store(first.page).click()
    await expect(first.page.getByText('Write an answer first')).toBeVisible()
    await expect(answerField(first.page)).toBeFocused()
    await answerField(first.page).fill('DG-85 with ratio 18 fits.')
    await store(first.page).click()
    await expect(first.page.getByText(`${number} saved`)).toBeVisible()
    const facts = second.page.locator('main dl').first()
    await expect(first.page.locator('main dl').first()).toContainText('by me')

    await store(second.page).click()
    await expect(second.page.getByText('Another person has changed it')).toBeVisible()
    await expectForEveryone(second.page)
    await second.page.getByRole('button', { name: 'Load the saved version' }).click()
    await expect(facts).toContainText('DG-85 with ratio 18 fits.')
    await expect(answerField(second.page)).toHaveValue('Mine comes too late')

    await page.reload()
    await expect(mine).toContainText('answered')
    await mine.getByRole('button', { name: `Details of ${number}` }).click()
    const sheet = page.getByRole('dialog', { name: number })
    await expect(sheet).toContainText('DG-85 with ratio 18 fits.')
    await expectNameBesideFigure(page, sheet)
    await expectForEveryone(page)

    await answerByKeyboard(second.page, number)
    await first.context.close()
    await second.context.close()
  },
)
