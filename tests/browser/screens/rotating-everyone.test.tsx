import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { parts } from '../../../screens/rotary/rotary-session.ts'
import { leaveAs, motor, openDrawer, openFirst, openIndustry, openSecond, rows } from './open-rotating.tsx'
import { problemsOfPage } from './open-screens.tsx'
import { someOf } from '../views.ts'

describe.each(
  someOf([
    [360, 'ru'],
    [1440, 'en'],
    [360, 'en'],
    [360, 'zh-Hans'],
  ] as const),
)('the rotating flow at %i px in %s', (width, locale) => {
  it('has no accessibility problems and no sideways scrolling in the first step', async () => {
    await page.viewport(width, 800)
    await openFirst({ locale })
    await expect.element(page.getByRole('textbox').first()).toBeVisible()
    expect(await problemsOfPage()).toEqual([])
  })

  it('has none in the working-scene drawer, with its result', async () => {
    await page.viewport(width, 800)
    await openDrawer({}, { locale })
    await expect.element(page.getByRole('textbox').first()).toBeVisible()
    document.querySelector<HTMLElement>('[data-start]')?.click()
    await expect.element(page.getByRole('table')).toBeVisible()
    expect(await problemsOfPage()).toEqual([])
  })

  it('has none on the industry page', async () => {
    await page.viewport(width, 800)
    leaveAs(parts.industry, { rows, motor, ratio: 10, ticked: { match: [], seriesList: ['HP'] } })
    await openIndustry({ locale, isReload: true })
    await expect.element(page.getByRole('checkbox').first()).toBeInTheDocument()
    expect(await problemsOfPage()).toEqual([])
  })

  it('has none in the second step', async () => {
    await page.viewport(width, 800)
    await openSecond({ locale })
    await expect.element(page.getByRole('radio').first()).toBeInTheDocument()
    expect(await problemsOfPage()).toEqual([])
  })
})
