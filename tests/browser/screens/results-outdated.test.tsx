import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { calculating, matchScrew } from './match-screw.ts'
import { beSite } from './open-screens.tsx'

/** Other conditions have other matches; what was asked, as stroke and whether it was for one model only. */
const answering = (queries: string[]) =>
  calculating((query) => {
    queries.push(`${query.get('Stroke')}${query.has('Size') ? ' count' : ''}`)
    return { matched: query.get('Stroke') === '1200' ? 7 : 16 }
  })

const travel = () => page.getByLabelText('Travel')
const overlay = () => page.getByRole('button', { name: 'Show results' })

describe('results of earlier conditions', () => {
  it('say how many models match those of now, and are brought up to date in place without the overlay', async () => {
    const queries: string[] = []
    await matchScrew(answering(queries))
    await travel().fill('1200')
    await expect.element(page.getByText('7 of 214 models match the new conditions')).toBeVisible()
    await expect.element(page.getByText('16 of 214 models match', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Update the results' }).click()
    await expect.element(page.getByText('7 of 214 models match', { exact: true })).toBeVisible()
    await expect.element(overlay()).not.toBeInTheDocument()
    await expect.element(page.getByText('The conditions have changed since these results were calculated')).not.toBeInTheDocument()
    expect(queries).toEqual(['1000', '1200 count', '1200'])
  })

  it('ask nothing while the form is incomplete', async () => {
    const queries: string[] = []
    await matchScrew(answering(queries))
    await travel().fill('')
    await expect.element(page.getByText('The conditions have changed since these results were calculated')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Update the results' })).not.toBeInTheDocument()
    await travel().fill('1000')
    await expect.element(page.getByText('The conditions have changed since these results were calculated')).not.toBeInTheDocument()
    expect(queries).toEqual(['1000'])
  })

  it('follow the form where the site has its overlay over the first run alone', async () => {
    const queries: string[] = []
    beSite({ overlay: 'first' })
    await matchScrew(answering(queries))
    await travel().fill('1200')
    await expect.element(page.getByText('7 of 214 models match', { exact: true })).toBeVisible()
    await expect.element(overlay()).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Start matching' }).click()
    await expect.poll(() => queries).toEqual(['1000', '1200', '1200'])
    await expect.element(overlay()).not.toBeInTheDocument()
  })
})
