/** Completing an order code on the page of its model. */
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { screwProduct } from './fixture-products.ts'
import { matchScrew } from './match-screw.ts'
import { goodAnswer, openScreens, problemsOfPage } from './open-screens.tsx'

const address = `/productslecto/${screwProduct.serviceID}/${screwProduct.driveID}`
const words = (selector: string) => (document.querySelector(selector)?.textContent ?? '').replaceAll('\u00A0', ' ').trim()
const code = () => words('p:has(> [itemprop=mpn])')
const state = () => words('article header [role=status]')
const grade = (name: string) => page.getByRole('button', { name, exact: true })
const length = () => page.getByRole('textbox', { name: 'Length' })
const enter = async (text: string) => {
  await length().fill(text)
  await userEvent.keyboard('{Enter}')
}

describe('of a model by its address', () => {
  it('is done part by part, each narrowing the rest with its reason', async () => {
    await openScreens(address)
    await expect.poll(code).toContain('WTF2040-3 …')
    expect(state()).toBe('Still to be selected: Length, Accuracy grade')
    await enter('2100')
    await expect.poll(code).toContain('WTF2040-3 +2100L …')
    await expect.element(page.getByText(/C7 \(at most 2000\smm\): excluded by “Length” 2100\smm/)).toBeVisible()
    await grade('C7').click({ force: true })
    expect(state()).toBe('Still to be selected: Accuracy grade')
    await grade('C8').click()
    await expect.poll(code).toContain('WTF2040-3 +2100L C8')
    expect(state()).toBe('Complete')
    expect(words('#order-length-hint')).toBe('41 mm to 2200 mm with “Accuracy grade” C8')
    expect(await problemsOfPage()).toEqual([])
  })

  it('says what cannot be had and offers no such code to copy', async () => {
    await openScreens(`${address}?length=2100&grade=C7`)
    await expect.poll(state).toBe('Not available in this combination')
    expect(page.getByRole('button', { name: /Copy/ }).query()?.textContent).not.toContain('2100')
    await grade('C7').click()
    await expect.poll(state).toBe('Still to be selected: Accuracy grade')
    for (const query of ['length=abc&grade=<b>&motor=x', 'length=1e9&s=zzz']) {
      await openScreens(`${address}?${query}`)
      await expect.poll(state, { message: query }).toBe('Not available in this combination')
    }
    await expect.element(page.getByText(/at most 2200/).first()).toBeVisible()
  })

  it('does not call whole what nobody has stated the longest of', async () => {
    await openScreens(`${address}?length=1302&grade=C7`, 'en', async (requestAddress, signal) => {
      if (!requestAddress.includes('GetProduct')) return goodAnswer(requestAddress, signal)
      const order = { parts: [{ name: 'length', before: '-', after: '', span: { least: 10, most: null, step: 1 } }], rules: [] }
      return Response.json({ code: 0, data: { ...screwProduct, order } })
    })
    await expect.poll(state).toBe('Not confirmed: the catalogue does not list the available values for Length; ask the manufacturer')
    expect(code()).toContain('WTF2040-3-1302')
  })

  it('keeps what the maker’s code says beyond the catalogue, also for the shopping list', async () => {
    await openScreens(`${address}?length=1302&grade=C7&seals=ZZ&rolled=T`)
    const said = 'From the code, not confirmed by our catalogue: Seals ZZ · Rolled shaft T'
    await expect.poll(() => words('article header [role=status] + p')).toBe(said)
    await page.getByRole('button', { name: /shopping list/ }).click()
    await expect
      .poll(() => Array.from({ length: localStorage.length }, (_, at) => localStorage.getItem(localStorage.key(at) ?? '')).join())
      .toContain(said)
    await grade('C7').click()
    await expect.poll(() => location.hash).toContain('seals=ZZ')
  })

  it('stays in the address', async () => {
    await openScreens(`${address}?length=1302&grade=C7`)
    await expect.poll(code).toContain('WTF2040-3 +1302L C7')
    await enter('1303')
    await expect.poll(() => location.hash).toBe(`#${address}?length=1303&grade=C7`)
    await openScreens(location.hash.slice(1))
    await expect.poll(code).toContain('WTF2040-3 +1303L C7')
  })

  it('keeps a length that is not finished over a reload, for its own page alone', async () => {
    await openScreens(address)
    await length().fill('13')
    await openScreens(address)
    await expect.element(length()).toHaveValue('13')
    await enter('1302')
    await expect.poll(code).toContain('WTF2040-3 +1302L')
    await openScreens(address)
    await expect.element(length()).toHaveValue('')
  })
})

describe('from a calculation', () => {
  it('begins with its code, says when it is another one, and goes back to it', async () => {
    await matchScrew()
    await page.getByRole('button', { name: 'Select model' }).first().click()
    await expect.poll(state).toBe('Complete · from your calculation')
    const calculated = code()
    await enter('1500')
    await expect.poll(code).toContain('WTF2040-3 +1500L C7')
    await expect.element(page.getByText(/The checks below apply to/)).toBeVisible()
    await page.getByRole('button', { name: 'Restore the calculated code' }).click()
    await expect.poll(code).toBe(calculated)
  })
})
