/** The box for an order code on the start page. */
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { screwProduct } from './fixture-products.ts'
import { answerCalls, goodAnswer, openScreens, problemsOfPage } from './open-screens.tsx'

const box = () => page.getByRole('textbox', { name: 'Order code or model name' })
const answer = () => (document.querySelector('form [role=status]')?.textContent ?? '').replaceAll('\u00A0', ' ')
const link = () => page.getByRole('link', { name: 'WTF2040-3 by THK' })

const find = async (code: string) => {
  await openScreens('/')
  await box().fill(code)
  await userEvent.keyboard('{Enter}')
}

it('says what a code names and means, and leads to the model', async () => {
  await find(' WTF2040-3 +1302L C7 ')
  await expect.element(link()).toBeVisible()
  expect(answer()).toBe('WTF2040-3 by THKLength1302 mmAccuracy gradeC7')
  expect(await problemsOfPage()).toEqual([])
  await link().click()
  expect(location.hash).toBe(`#/productslecto/${screwProduct.serviceID}/${screwProduct.driveID}?length=1302&grade=C7`)
  await expect.element(page.getByText('WTF2040-3 +1302L C7')).toBeVisible()
})

it.each([
  ['WTF2040-3 +13x2L', 'WTF2040-3 by THKNot recognised from “+13x2L” on'],
  ['WTF2O40-3', 'Did you mean:WTF2040-3 by THKNo model starts with exactly this code.'],
  ['QQQQQQ', 'No model starts with this code. Motors are selected together with the driven component and have no page of their own.'],
])('%s: says where it goes wrong', async (code, words) => {
  await find(code)
  await expect.poll(answer).toBe(words)
})

it('asks nothing of an empty box', async () => {
  const addresses: string[] = []
  await openScreens('/', 'en', (address, signal) => {
    addresses.push(address)
    return goodAnswer(address, signal)
  })
  await page.getByRole('button', { name: 'Find' }).click()
  await box().fill('   ')
  await page.getByRole('button', { name: 'Find' }).click()
  expect(addresses.filter((address) => address.includes('DecodeOrderCode'))).toEqual([])
  expect(answer()).toBe('')
})

it('says that the service cannot be reached, keeps what was typed, and goes on when it can', async () => {
  await openScreens('/')
  answerCalls(() => Promise.reject(new TypeError('down')))
  await box().fill('WTF2O40-3')
  await page.getByRole('button', { name: 'Find' }).click()
  const again = page.getByRole('button', { name: 'Try again' })
  await expect.element(again).toBeVisible()
  answerCalls(goodAnswer)
  await again.click()
  await expect.element(link()).toBeVisible()
  await expect.element(box()).toHaveValue('WTF2O40-3')
})
