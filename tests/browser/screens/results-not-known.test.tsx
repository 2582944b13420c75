import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { screwCalculation } from './fixture-answers.ts'
import { calculating, matchScrew } from './match-screw.ts'
import { problemsOfPage } from './open-screens.tsx'

const [, other] = screwCalculation.list
if (!other) throw new Error('the fixture has too few models')
const open = {
  ...other,
  skuID: 'open-1',
  skuName: 'OPEN-1',
  isDefault: false,
  notKnown: [
    { name: 'length', needs: ['lengthByGrade'] },
    { name: 'maxSpeed', needs: ['maxSpeedRpm'] },
  ],
}
const section = () => page.getByRole('region', { name: 'Incomplete data' })
const card = () => section().getByRole('article', { name: 'OPEN-1' })

describe('models that are not fully known', () => {
  it('stand behind the sized ones, closed, and say what the maker has to be asked; where there are none, nothing is said', async () => {
    await matchScrew()
    await expect.element(page.getByText('16 of 214 models match')).toBeVisible()
    expect(section().query()).toBeNull()
    await matchScrew(calculating({ notKnown: { matched: 1, list: [open] } }))
    await expect.element(page.getByText('1 with incomplete data')).toBeVisible()
    await expect.element(section().getByText(/1 of 214 models may be suitable/)).toBeVisible()
    expect(section().getByRole('article').query()).toBeNull()
    await section().getByRole('button', { name: /^Show/ }).click()
    await expect
      .element(
        section()
          .getByRole('row', { name: /OPEN-1/ })
          .first()
          .getByText('Ask the manufacturer', { exact: true }),
      )
      .toBeVisible()
    const needs = 'Ask the manufacturer for: maximum shaft length by accuracy grade, maximum rotational speed'
    await expect.element(card().getByText(needs)).toBeVisible()
    await expect.element(card().getByText('Not checked without it: Screw length, Maximum speed')).toBeVisible()
    expect(card().element().textContent).not.toContain('Recommended')
  })

  it('are shown at once where nothing else fits, without being called a match', async () => {
    await page.viewport(360, 740)
    await matchScrew(calculating({ list: [], matched: 0, notKnown: { matched: 30, list: [open] } }))
    await expect.element(page.getByText('No model meets the matching conditions')).toBeVisible()
    await expect.element(card()).toBeVisible()
    await expect.element(section().getByText('The first 1 are listed.')).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
    expect(await problemsOfPage()).toEqual([])
  })
})
