/** People of the journeys: the code with which somebody signs in is read from the outbox. */
import { expect, type Page } from '@playwright/test'
import { listMessages } from '../../server/people/outbox.ts'
import { command, openJourneyDatabase } from './commands.ts'

/** The code that was written last to an account. */
export const codeFor = async (account: string): Promise<string> => {
  const database = await openJourneyDatabase()
  try {
    const message = (await listMessages(database.db)).find(({ recipient }) => recipient === account)
    const [code] = /\b\d{6}\b/.exec(message?.body ?? '') ?? []
    if (code === undefined) throw new Error(`no code for ${account}`)
    return code
  } finally {
    await database.close()
  }
}

export const loginDialog = (page: Page) => page.getByRole('dialog', { name: 'Log in' })

/** Of nobody else in these journeys. */
let last = Date.now() % 100_000_000
export const newPhone = (): string =>
  `139${String((last += 1))
    .padStart(8, '0')
    .slice(-8)}`

/** Types the account, asks for a code and signs in with it; the dialog is open. */
export const signIn = async (page: Page, phone: string): Promise<void> => {
  const dialog = loginDialog(page)
  await dialog.getByLabel('Phone number or e-mail').fill(phone)
  await dialog.getByRole('button', { name: 'Send code' }).click()
  await expect(dialog.getByText('No code was sent')).toBeVisible()
  await dialog.getByLabel('Verification code').fill(await codeFor(phone))
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(dialog).toBeHidden()
}

export const logInButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Log in', exact: true })

/** Signs in by the button of the header. */
export const logIn = async (page: Page, phone: string): Promise<void> => {
  await logInButton(page).click()
  await signIn(page, phone)
}

type Account = { readonly phone?: string; readonly site?: string; readonly role?: 'operator' | 'companyAdmin' }

/**
 * Brings a page that has not been opened yet into an account, without the dialog.
 *
 * @returns the account's phone number
 */
export const beSignedIn = async (page: Page, { phone = newPhone(), site = 'default', role }: Account = {}): Promise<string> => {
  const headers = { 'site-key': site }
  if (role !== undefined) {
    await command('people', ['let-in', phone, '--site', site])
    await command('people', ['role', phone, '--role', role, '--site', site])
  }
  await page.request.get('/api/Sms/SendPhoneCode', { headers, params: { phoneNumber: phone, type: '1' } })
  const data = { phoneNumber: phone, code: await codeFor(phone), appID: 'pc' }
  const answer: unknown = await (await page.request.post('/api/User/LoginPC', { headers, data })).json()
  // The smallest document of the same origin.
  await page.goto('/version.json')
  await page.evaluate(
    ([key, text]) => {
      const { data: account } = JSON.parse(text) as { readonly data: object } // an answer of the service
      localStorage.setItem(key, JSON.stringify({ ...account, began: Date.now() }))
    },
    [`sizewright.account.${site}`, JSON.stringify(answer)] as const,
  )
  return phone
}

/** A visitor of the user centre is asked to sign in at once. */
export const declineToSignIn = async (page: Page) => {
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}
