import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { beSite, openScreens, problemsOfPage } from './open-screens.tsx'
import { widths } from '../views.ts'

const tabs = () => page.getByRole('navigation', { name: 'Selection method' })
const current = () =>
  [...document.querySelectorAll('nav[aria-label="Selection method"] a')].map((tab) => [tab.textContent, tab.getAttribute('aria-current')])

describe('the selection panel', () => {
  it('has a tab for conditions and one for the directory; switching is an entry of the history', async () => {
    await openScreens('/selection-in/calc_30')
    await expect.element(page.getByRole('heading', { level: 1, name: 'Ball screw' })).toBeVisible()
    expect(current()).toEqual([
      ['By working conditions', 'page'],
      ['By parameters', null],
    ])
    await tabs().getByRole('link', { name: 'By parameters' }).click()
    expect(location.hash).toBe('#/selection-in/params_0')
    // Not by its length: a history that is full grows no longer.
    history.back()
    await expect.poll(() => location.hash.split('?')[0]).toBe('#/selection-in/calc_30')
    history.forward()
    await expect.poll(() => location.hash).toBe('#/selection-in/params_0')
    await tabs().getByRole('link', { name: 'By working conditions' }).click()
    expect(location.hash).toBe('#/selection-in/calc_0')
  })

  it('offers every class at calc_0, and one that is chosen takes its place', async () => {
    await openScreens('/selection-in/calc_0')
    await expect.element(page.getByRole('heading', { level: 1, name: 'Choose a product class' })).toBeVisible()
    expect(document.querySelectorAll('main [data-class]')).toHaveLength(18)
    const before = history.length
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Ball screw/ })
      .click()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Ball screw' })).toBeVisible()
    expect([location.hash.split('?')[0], history.length]).toEqual(['#/selection-in/calc_30', before])
  })

  it('has the tabs in the order of the site, and none where there is one way', async () => {
    beSite({ selectionSort: ['directory', 'calculation'] })
    await openScreens('/selection-in/calc_0')
    await expect.poll(() => current().map(([name]) => name)).toEqual(['By parameters', 'By working conditions'])
    beSite({ selectionSort: ['calculation'] })
    await openScreens('/selection-in/calc_0')
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(current()).toEqual([])
  })

  it.each(widths)('has no barriers at %i px', async (width) => {
    await page.viewport(width, 800)
    await openScreens('/selection-in/calc_0', 'zh-Hans')
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await problemsOfPage()).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  })
})
