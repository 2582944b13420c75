/** A quotation for an axis, from the page of the assembly to the answer: sender, message, company, and back. */
import { type Browser, expect, test } from '@playwright/test'
import { listMessages } from '../../server/people/outbox.ts'
import { expectForEveryone, someOf } from './barriers.ts'
import { openJourneyDatabase, publishSite } from './commands.ts'
import { cards, fill, match } from './form.ts'
import { beSignedIn } from './people.ts'

const key = 'journey-quotation'
const inquiryEmail = 'sales@journey.example'

const axis = {
  posture: 'vertical',
  load: '120',
  stroke: '800',
  acceleration: '3',
  speed: '300',
  dwell: '2',
  requiredLife: '20000',
  layout: '2x2',
  sliderSpacing: '300',
  railSpacing: '300',
  armB: '0',
  armC: '150',
}

const words = {
  english: {
    select: 'Select model',
    parts: 'Parts to order',
    ask: 'Request quotation',
    quantity: 'Quantity, pcs',
    message: 'Message (optional)',
    contact: 'Contact: name, e-mail or phone',
    missing: 'Enter how you can be reached.',
    send: 'Send request',
    states: ['sent', 'read', 'answered'],
    answer: 'Answer to the sender',
    store: 'Send answer',
    same: 'No model has changed in the catalogue since.',
    brake: 'Holding brake',
  },
  chinese: {
    select: '选择型号',
    parts: '需订购的部件',
    ask: '询价',
    quantity: '数量（件）',
    message: '留言（选填）',
    contact: '联系方式：姓名、邮箱或电话',
    missing: '请填写联系方式。',
    send: '发送询价',
    states: ['已发送', '已读', '已答复'],
    answer: '答复发送人',
    store: '发送答复',
    same: '此后产品目录中的型号没有变化。',
    brake: '保持制动器',
  },
} as const

/** The latest message to the company. */
const messageToCompany = async (reference: string): Promise<string> => {
  const database = await openJourneyDatabase()
  try {
    const message = (await listMessages(database.db)).find(
      ({ recipient, subject }) => recipient === inquiryEmail && subject.includes(reference),
    )
    return message?.body ?? ''
  } finally {
    await database.close()
  }
}

const administrator = async (browser: Browser, locale: string) => {
  const page = await (await browser.newContext({ locale, viewport: { width: 1440, height: 900 } })).newPage()
  await beSignedIn(page, { site: key, role: 'companyAdmin' })
  return page
}

test.beforeAll(async ({ request }) => {
  await publishSite({ key, name: 'Journey', inquiryEmail, switches: { login: { auth: true } } }, request)
})

for (const { locale, width, ...word } of someOf([
  { locale: 'en-US', width: 1440, ...words.english },
  { locale: 'zh-CN', width: 360, ...words.chinese },
])) {
  test.describe(`in ${locale} at ${width} px`, () => {
    test.use({ locale, viewport: { width, height: 800 } })

    test('an axis is asked for, read, answered, and its answer seen', async ({ page, browser }) => {
      await beSignedIn(page, { site: key })
      await page.goto(`/?site=${key}#/lecto-custom/linear-axis/303/0`)
      await fill(page, axis)
      await match(page)
      await cards(page).first().getByRole('button', { name: word.select, exact: true }).click()
      // The open row of the results has such a list, too.
      await expect(page).toHaveURL(/#\/assembly\/303\//)
      const codes = page.getByRole('list', { name: word.parts }).locator('.code')
      await expect(codes.first()).toBeVisible()
      const ordered = await codes.allTextContents()
      await page.getByRole('button', { name: word.ask }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByText(word.brake, { exact: true })).toBeVisible()
      await dialog.getByLabel(word.contact).fill('')
      await dialog.getByRole('button', { name: word.send }).click()
      await expect(dialog.getByText(word.missing)).toBeVisible()
      await dialog.getByLabel(word.contact).fill('Ada, ada@example.com')
      await dialog.getByLabel(word.quantity).fill('3')
      await dialog.getByLabel(word.message).fill('With the brake, please.')
      await expectForEveryone(page)
      await dialog.getByRole('button', { name: word.send }).click()

      await expect(page).toHaveURL(/usercenter\/inquiries\/[\da-f-]{36}/)
      const state = page.locator('article dl').first()
      await expect(state).toContainText(word.states[0])
      await expect(page.getByText(word.same)).toBeVisible()
      await expect(page.getByRole('list', { name: word.parts }).locator('.code')).toHaveText(ordered)
      const reference = (await page.locator('article h2').first().textContent()) ?? ''
      await expectForEveryone(page)

      // The message has every code, and its link opens the request without an account.
      const message = await messageToCompany(reference)
      expect(ordered.filter((code) => !message.includes(code.trim()))).toEqual([])
      const address = /#\/quotation\/[\w-]+/.exec(message)?.[0] ?? ''
      const desk = await administrator(browser, locale)
      await desk.goto(`/?site=${key}${address}`)
      await expect(desk.locator('article h1')).toHaveText(reference)
      await desk.goto(`/?site=${key}#/usercenter/inquiries`)
      await desk.getByRole('main').getByRole('link', { name: reference }).first().click()
      await expect(desk.locator('article dl').first()).toContainText(word.states[1])
      await desk.getByLabel(word.answer).fill('Offer 4711: brake 8 N·m.')
      await expectForEveryone(desk)
      await desk.getByRole('button', { name: word.store }).click()
      await expect(desk.locator('article dl').first()).toContainText(word.states[2])

      await page.reload()
      await expect(page.getByText('Offer 4711: brake 8 N·m.')).toBeVisible()
      await expect(state).toContainText(word.states[2])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
      const shots = process.env['SHOTS']
      if (shots) {
        await page.screenshot({ path: `${shots}/quotation-${width}.png`, fullPage: true })
        await page.pdf({ path: `${shots}/quotation-${width}.pdf` })
        await desk.screenshot({ path: `${shots}/quotation-desk-${width}.png`, fullPage: true })
      }
    })
  })
}
