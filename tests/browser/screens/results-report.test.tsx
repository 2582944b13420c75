import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { locales } from '../../../i18n/locales.ts'
import { changeLocale } from '../../../screens/base/texts/language.ts'
import { setUnitSystem } from '../../../screens/base/browser/unit-setting.ts'
import { screwCalculation } from './fixture-answers.ts'
import { calculating, matchScrew } from './match-screw.ts'
import { problemsOfPage } from './open-screens.tsx'
import { someOf } from '../views.ts'

const printer = vi.spyOn(window, 'print')

beforeEach(() => {
  printer.mockReset()
  printer.mockImplementation(() => undefined)
})

const [first, other] = screwCalculation.list
if (!first || !other) throw new Error('the fixture has too few models')

const report = (): HTMLElement | null => document.querySelector('[data-report]')
const dialog = () => page.getByRole('dialog')

const openDialog = () => page.getByRole('button', { name: 'Print', exact: true }).click()

/** The text of the report, as soon as it is printed. */
const print = async (): Promise<string> => {
  await openDialog()
  await dialog().getByRole('button', { name: 'Print' }).click()
  await expect.poll(() => printer.mock.calls.length).toBe(1)
  return report()?.textContent ?? ''
}

const finish = async (): Promise<void> => {
  window.dispatchEvent(new Event('afterprint'))
  await expect.poll(report).toBeNull()
}

describe('the report of results', () => {
  it('lists what is shown, in the order of the page, with units and numbers as the reader has them', async () => {
    await matchScrew()
    setUnitSystem('imperial')
    await page.getByRole('combobox', { name: 'Sorted by' }).selectOptions('-l10')
    const text = await print()
    expect(text).toContain('UnitsImperial')
    expect(text).toMatch(/Load176\.4\slb/)
    expect(text).toMatch(/Travel39\.37\sin/)
    expect(text).not.toMatch(/\d\smm\b/)
    expect(text).toContain('Sorted by: Rating life L10, descending')
    const rows = [...(report()?.querySelectorAll('table.ledger.text-note tbody tr') ?? [])]
    const names = (of: string) => [...document.querySelectorAll(of)].map((element) => element.firstChild?.textContent)
    expect(rows.map((row) => row.querySelector('td')?.textContent)).toEqual(rows.map((_, index) => String(index + 1)))
    expect(names('table.ledger.text-note td:nth-child(2) > strong').slice(0, 3)).toEqual(names('tr[data-open] th button').slice(0, 3))
  })

  it('marks what was assumed otherwise than usual, says what is not known and what warnings mean', async () => {
    const [assumption] = screwCalculation.assumptions ?? []
    if (!assumption) throw new Error('the fixture assumes nothing')
    const open = { ...other, skuID: 'open', skuName: 'OPEN-1', notKnown: [{ name: 'length', needs: ['lengthByGrade'] }] }
    const list = [{ ...first, warnings: ['noSuchWarning'] }, other]
    const assumptions = [{ ...assumption, value: assumption.maximum }]
    await matchScrew(calculating({ assumptions, list, notKnown: { matched: 1, list: [open] } }))
    const text = await print()
    expect(text).toContain('1 changed')
    expect(text).toContain('default: ')
    expect(report()?.querySelectorAll('tr[data-changed=true]')).toHaveLength(1)
    expect(text).toMatch(/OPEN-1.*maximum shaft length by accuracy grade.*Screw length/)
    expect(report()?.querySelector('tbody sup')?.textContent).toBe(' a')
    expect(report()?.querySelector('[data-notes]')?.textContent).toContain('a noSuchWarning')
  })

  it('has no link to other inputs than those of its results', async () => {
    await matchScrew()
    expect(await print()).toContain('/selection/calc_30?s=')
    await finish()
    printer.mockClear()
    await page.getByLabelText('Load').fill('81')
    await userEvent.keyboard('{Tab}')
    await expect.element(page.getByText(/The conditions have changed/)).toBeVisible()
    const text = await print()
    expect(text).toContain('none: the inputs have changed since this calculation')
    expect(text).toMatch(/Load80\skg/)
    expect(report()?.querySelector('a')).toBeNull()
  })

  it('says what comes close where nothing fits', async () => {
    const fixes = [{ parameter: 'WorkingSpeed', from: 1000, to: 900, unit: 'mm/s' }]
    const nearest = [{ skuID: 'near', skuName: 'NEAR-1', failing: ['criticalSpeed'], fixes }]
    const explained = { catalogueVersion: '1', assumptions: [], demands: [], matched: 0, total: 214, models: [], nearest }
    await matchScrew((address, signal) =>
      address.includes('/Explanation?')
        ? Promise.resolve(Response.json({ code: 0, data: explained }))
        : calculating({ list: [], matched: 0 })(address, signal),
    )
    const text = await print()
    expect(text).toContain('No model meets the matching conditions')
    expect(text).toMatch(/NEAR-1 Fails: Critical speed; Suitable if .* ≤ 900\smm\/s/)
  })

  it.each(someOf(locales))('has a text for everything in %s', async (locale) => {
    await matchScrew()
    await openDialog()
    await changeLocale(locale)
    await page.elementLocator(document.querySelector('[data-print-dialog] button[type=submit]') ?? document.body).click()
    await expect.poll(() => printer.mock.calls.length).toBe(1)
    expect(report()?.textContent).not.toMatch(/\b(?:head|dialog|ledger|compare|figures|basis|assumptions|motion)\.[a-z]/)
    expect(document.documentElement.style.getPropertyValue('--print-before')).not.toBe('""')
    await finish()
    expect(document.documentElement.style.getPropertyValue('--print-before')).toBe('')
    await changeLocale('en')
  })
})

it('the browser’s menu prints what is open, complete as soon as it starts, and leaves nothing behind; its key opens the dialog', async () => {
  const printFromMenu = async (): Promise<string> => {
    await expect
      .poll(() => {
        window.dispatchEvent(new Event('beforeprint'))
        return report()
      })
      .not.toBeNull()
    await finish()
    // Ready now: what is there when the event has been handled is printed.
    window.dispatchEvent(new Event('beforeprint'))
    return report()?.textContent ?? ''
  }
  await matchScrew()
  const { title } = document
  const text = await printFromMenu()
  expect(text).toContain('Selection report')
  expect(text).toMatch(/Load80\skg/)
  expect(text).toContain('/selection/calc_30?s=')
  expect([...(report()?.querySelectorAll('[data-plot]') ?? [])].filter((plot) => !plot.querySelector('svg'))).toEqual([])
  expect(document.title).toBe('Ball screw')
  expect(document.documentElement.style.getPropertyValue('--print-left')).toBe('"Sizewright · Ball screw"')
  expect(printer).not.toHaveBeenCalled()
  await finish()
  await expect.poll(() => document.title).toBe(title)

  await page.getByRole('button', { name: 'Why' }).first().click()
  await expect.element(page.getByRole('dialog').getByRole('button', { name: 'Print', exact: true })).toBeVisible()
  expect(await printFromMenu(), 'the report of the model whose reasons are open').toContain('What is checked and what is not')
  await finish()
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: /Rejected/ }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  window.dispatchEvent(new Event('beforeprint'))
  expect(report(), 'other drawers are printed as they are').toBeNull()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  const key = new KeyboardEvent('keydown', { key: 'p', ctrlKey: true, bubbles: true, cancelable: true })
  document.body.dispatchEvent(key)
  expect(key.defaultPrevented).toBe(true)
  await expect.poll(() => document.querySelector('[data-print-dialog]')).not.toBeNull()
})

it('the dialog before printing keeps the project, gives the focus back and has no accessibility problems', async () => {
  await page.viewport(360, 740)
  await matchScrew()
  await openDialog()
  await dialog().getByLabelText('Project').fill('Line "3" \\ west')
  expect(await problemsOfPage()).toEqual([])
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => printer.mock.calls.length).toBe(1)
  await expect.poll(() => document.title).toBe('Ball screw · Line "3" \\ west')
  expect(document.documentElement.style.getPropertyValue('--print-left')).toBe(String.raw`"Sizewright · Ball screw · Line \"3\" \\ west"`)
  await finish()
  await expect.poll(() => document.title).toBe('Ball screw · sizing – Sizewright')
  await expect.poll(() => document.activeElement?.textContent).toBe('Print')
  await openDialog()
  await expect.element(dialog().getByLabelText('Project')).toHaveValue('Line "3" \\ west')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(printer).toHaveBeenCalledTimes(1)
})
