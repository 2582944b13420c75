import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Calculation } from '../../../contract/results/selection.ts'
import { calculationResponse, screwCalculation } from './fixture-answers.ts'
import { matchScrew } from './match-screw.ts'
import { closeScreens, goodAnswer, problemsOfPage } from './open-screens.tsx'

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
const ofOneMaker: Calculation = { ...whole, list: [second], matched: 1 }

type Reply = (question: URLSearchParams) => Calculation | number

/** Questions as they are asked. */
const answering =
  (queries: string[], reply: Reply): typeof goodAnswer =>
  (address, signal) => {
    if (!address.includes('/Calculation?')) return goodAnswer(address, signal)
    const question = new URLSearchParams(address.split('?')[1])
    queries.push(
      ['Maker', 'Series', 'Basis', 'Demonstration']
        .flatMap((name) => (question.has(name) ? [`${name}=${question.get(name)}`] : []))
        .join('&'),
    )
    const data = reply(question)
    return Promise.resolve(typeof data === 'number' ? new Response('', { status: data }) : calculationResponse(data))
  }

const open = async (reply: Reply): Promise<string[]> => {
  const queries: string[] = []
  await matchScrew(answering(queries, reply))
  return queries
}

const cards = () => [...document.querySelectorAll('article.card h3')].map((heading) => heading.textContent)

describe('a list of results', () => {
  it('is narrowed to a maker and shown whole again, without another run', async () => {
    const queries = await open((question) => (question.has('Maker') ? ofOneMaker : whole))
    await expect.element(page.getByText('2 of 214 models match')).toBeVisible()
    await userEvent.selectOptions(page.getByLabelText('Manufacturer'), 'NBS')
    await expect.element(page.getByText('1 of 214 models match')).toBeVisible()
    expect(queries).toEqual(['', 'Maker=NBS'])
    expect(cards()).toHaveLength(1)
    await page.getByRole('button', { name: 'Show all' }).click()
    await expect.element(page.getByText('2 of 214 models match')).toBeVisible()
    expect(cards()).toHaveLength(2)
  })

  it('says how many demonstration models it hides, and shows them on demand', async () => {
    const queries = await open(() => whole)
    await expect.element(page.getByText('24 hidden')).toBeVisible()
    await page.getByLabelText('Demonstration series').click()
    await expect.poll(() => queries).toEqual(['', 'Demonstration=true'])
  })

  it('offers no choice of one, and keeps what is there when it cannot be narrowed', async () => {
    await open((question) => (question.has('Maker') ? 503 : whole))
    await expect.element(page.getByText('2 of 214 models match')).toBeVisible()
    expect(page.getByLabelText('Series').query()).toBeNull()
    await userEvent.selectOptions(page.getByLabelText('Manufacturer'), 'NBS')
    await expect.element(page.getByRole('alert')).toBeVisible()
    expect(cards()).toHaveLength(2)
  })

  it('says in one line how it is ranked, and fits a phone', async () => {
    await open(() => whole)
    await expect.element(page.getByText(/^Smallest first, keeping a margin of 5 % on every limit/)).toBeVisible()
    await page.viewport(360, 740)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
    expect(await problemsOfPage()).toEqual([])
  })
})

it('models of demonstration series alone are said to be no products, with the products that are closest', async () => {
  const demo = {
    ...whole,
    narrowable: { ...whole.narrowable, maker: [], series: [], basis: [{ value: 'demo', count: 2 }], hiddenDemonstration: 0 },
  }
  await open(() => demo)
  await expect.element(page.getByText(/^Only demonstration series match; they cannot be ordered/)).toBeVisible()
  await expect.poll(cards).toHaveLength(2)
  closeScreens()
  await open(() => whole)
  await expect.poll(cards).toHaveLength(2)
  expect(document.body.textContent).not.toContain('Only demonstration series match')
})
