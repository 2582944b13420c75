import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Calculation } from '../../../contract/results/selection.ts'
import { calculationResponse, screwCalculation } from './fixture-answers.ts'
import { matchScrew } from './match-screw.ts'
import { goodAnswer, problemsOfPage } from './open-screens.tsx'

const [sized, other] = screwCalculation.list
if (!sized || !other) throw new Error('the fixture has too few models')
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

const answering =
  (answer: Calculation): typeof goodAnswer =>
  (address, signal) =>
    address.includes('/Calculation?') ? Promise.resolve(calculationResponse(answer)) : goodAnswer(address, signal)

const section = () => page.getByRole('region', { name: 'Incomplete data' })

describe('models that are not fully known', () => {
  it('stand behind the sized ones, closed, and say what the maker has to be asked', async () => {
    await matchScrew(answering({ ...screwCalculation, notKnown: { matched: 1, list: [open] } }))
    await expect.element(page.getByText('1 with incomplete data')).toBeVisible()
    await expect.element(section().getByText(/1 of 214 models may be suitable/)).toBeVisible()
    expect(document.querySelector('.unknown-models article.card')).toBeNull()
    await section().getByRole('button', { name: /^Show/ }).click()
    const card = section().getByRole('article', { name: 'OPEN-1' })
    await expect
      .element(card.getByText('Ask the manufacturer for: maximum shaft length by accuracy grade, maximum rotational speed'))
      .toBeVisible()
    await expect.element(card.getByText('Not checked without it: Screw length, Maximum speed')).toBeVisible()
    expect(card.element().textContent).not.toContain('Recommended')
    expect(await problemsOfPage()).toEqual([])
  })

  it('are shown at once where nothing else fits, without being called a match', async () => {
    await matchScrew(answering({ ...screwCalculation, list: [], matched: 0, notKnown: { matched: 30, list: [open] } }))
    await expect.element(page.getByText('No model meets the matching conditions')).toBeVisible()
    await expect.element(section().getByRole('article', { name: 'OPEN-1' })).toBeVisible()
    await expect.element(section().getByText('The first 1 are listed.')).toBeVisible()
    await page.viewport(360, 740)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  })

  it('are not spoken of where there are none', async () => {
    await matchScrew()
    await expect.element(page.getByText('14 of 214 models match')).toBeVisible()
    expect(document.querySelector('.unknown-models')).toBeNull()
  })
})
