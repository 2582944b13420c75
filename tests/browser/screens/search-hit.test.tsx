/** A hit of the search box: what is read of it as a code, and how it opens. */
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { goodAnswer, openScreens, problemsOfPage } from './open-screens.tsx'

const box = () => page.getByRole('combobox', { name: 'Enter product model' })
const panel = () => document.querySelector('[role=presentation]')
const panelText = () => (panel()?.textContent ?? '').replaceAll('\u00A0', ' ')

const searchFor = async (keyword: string) => {
  await box().click()
  await box().fill(keyword)
  await expect.poll(panel).not.toBeNull()
  await userEvent.keyboard('{Enter}')
}

it('says which part of an order code cannot be made', async () => {
  await openScreens('/')
  await searchFor('WTF2040-3 +1302L C99')
  await expect.poll(panelText).toMatch(/Accuracy gradeC99 is not available/)
  await searchFor('WTF2040-3 +13x2L')
  await expect.poll(panelText).toContain('Not recognised from “+13x2L” on')
  expect(await problemsOfPage()).toEqual([])
})

it('opens a hit with its parameters, which are those of its analysis, and without them where there is none', async () => {
  const analysed: unknown[] = []
  let isDown = false
  await openScreens('/', 'en', async (address, signal, body = '') => {
    const { pathname, searchParams } = new URL(address, 'http://test')
    if (!pathname.endsWith('/SearchAnalysis')) return goodAnswer(address, signal)
    analysed.push([searchParams.get('Sku'), JSON.parse(body)])
    return isDown ? Response.json({ code: 50001, message: 'no' }, { status: 500 }) : goodAnswer(address, signal)
  })
  const parameters = () => Object.fromEntries(new URLSearchParams(location.hash.split('?')[1]))
  await searchFor('wtf1002')
  await page.getByRole('option', { name: 'WTF1002' }).click()
  await expect.poll(parameters).toEqual({ source: 'search', f: "leadMm:40;maker:'TBI%20Motion" })
  expect(analysed).toEqual([['wtf1002', expect.objectContaining({ key: 'ball-screw/sku-2' })]])
  await expect
    .element(page.getByRole('link', { name: 'Other models by the data of this one' }))
    .toHaveAttribute('href', "#/productslecto/WTF/~?f=leadMm:40;maker:'TBI%20Motion")
  isDown = true
  await searchFor('wtf1003')
  await page.getByRole('option', { name: 'WTF1003' }).click()
  await expect.poll(() => location.hash).toBe('#/productslecto/ball-screw/sku-3?source=search')
})
