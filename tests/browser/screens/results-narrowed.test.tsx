import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Calculation } from '../../../contract/results/selection.ts'
import { screwCalculation } from './fixture-answers.ts'
import { calculating, matchScrew } from './match-screw.ts'
import { expectForEveryone } from './open-screens.tsx'

const [first, second] = screwCalculation.list
if (!first || !second) throw new Error('the fixture has too few models')

const whole: Calculation = {
  ...screwCalculation,
  list: [first, second],
  matched: 2,
  narrowable: {
    maker: [
      { value: 'THK', count: 1 },
      { value: 'NBS', count: 1 },
    ],
    series: [{ value: 'WTF', count: 2 }],
    basis: [
      { value: 'published', count: 1 },
      { value: 'demo', count: 24 },
    ],
    hiddenDemonstration: 24,
  },
}
const demo: Calculation = {
  ...whole,
  narrowable: { ...whole.narrowable, maker: [], series: [], basis: [{ value: 'demo', count: 2 }], hiddenDemonstration: 0 },
}

/** Questions as they are asked. */
const open = async (respond: (query: URLSearchParams) => Calculation | Response): Promise<string[]> => {
  const queries: string[] = []
  await matchScrew(
    calculating((query) => {
      const names = ['Maker', 'Series', 'Basis', 'Demonstration'].filter((name) => query.has(name))
      queries.push(names.map((name) => `${name}=${query.get(name)}`).join('&'))
      return respond(query)
    }),
  )
  return queries
}

const rows = () => document.querySelectorAll('tr[data-open]')
const count = async (text: string) => {
  await expect.element(page.getByText(text)).toBeVisible()
}
const maker = () => page.getByLabelText('Manufacturer')

describe('a list of results', () => {
  it('is narrowed to a maker and shown whole again, with the hidden demonstration models on demand, without another run', async () => {
    const queries = await open((query) => (query.has('Maker') ? { ...whole, list: [second], matched: 1 } : whole))
    await count('2 of 214 models match')
    await expect.element(page.getByText(/^Smallest first, keeping a margin of 5 % on every limit/)).toBeVisible()
    expect(page.getByLabelText('Series').query(), 'a choice of one is none').toBeNull()
    await maker().selectOptions('NBS')
    await count('1 of 214 models match')
    await expect.poll(rows).toHaveLength(1)
    await page.getByRole('button', { name: 'Show all' }).click()
    await count('2 of 214 models match')
    await expect.poll(rows).toHaveLength(2)
    await expect.element(page.getByText('24 hidden')).toBeVisible()
    await page.viewport(360, 740)
    await expectForEveryone()
    await page.getByLabelText('Demonstration series').click()
    await expect.poll(() => queries.filter(Boolean)).toEqual(['Maker=NBS', 'Demonstration=true'])
  })

  it('stays as it is where it cannot be narrowed', async () => {
    await open((query) => (query.has('Maker') ? new Response('', { status: 503 }) : whole))
    await count('2 of 214 models match')
    await maker().selectOptions('NBS')
    await expect.element(page.getByRole('alert')).toBeVisible()
    await expect.poll(rows).toHaveLength(2)
  })

  it.each([
    ['of demonstration series alone is said to be of no products', demo, true],
    ['of products says nothing of that', whole, false],
  ])('%s', async (_, answer, isSaid) => {
    await open(() => answer)
    await expect.poll(rows).toHaveLength(2)
    expect(document.body.textContent.includes('Only demonstration series match; they cannot be ordered')).toBe(isSaid)
  })
})
