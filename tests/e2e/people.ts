/** Signing in as a person does on a machine of one's own: the code is read from the outbox. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, type Page } from '@playwright/test'

const root = join(import.meta.dirname, '../..')

/** The code that was written last to an account. */
export const codeFor = async (account: string): Promise<string> => {
  const env = { ...process.env, DATA_DIR: process.env['E2E_DATA_DIR'] ?? '', DATABASE_URL: '', LC_ALL: 'en' }
  const { stdout } = await promisify(execFile)(process.execPath, ['server/people/cli.ts', 'outbox'], { cwd: root, env })
  const line = stdout.split('\n').find((one) => one.includes(account) && /\d{6}/.test(one))
  return /\b(\d{6})\b/.exec(line?.replace(account, '') ?? '')?.[1] ?? `no code for ${account} in: ${stdout}`
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
  await expect(dialog.getByText('A code is on its way')).toBeVisible()
  await dialog.getByLabel('Verification code').fill(await codeFor(phone))
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(dialog).toBeHidden()
}

/** A visitor of the user centre is asked to sign in at once. */
export const declineToSignIn = async (page: Page) => {
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}
