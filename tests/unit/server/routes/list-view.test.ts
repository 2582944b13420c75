/** Lists sorted by the calls themselves and read page by page, over the shipped catalogue: nothing is out of reach. */
import { describe, expect, test } from 'vitest'
import { type ListOrder, listOrders, orderParameter, type SortFigure } from '../../../../contract/results/list-view.ts'
import type { RecommendedModel } from '../../../../contract/results/selection.ts'
import { calculationIn } from '../support/calculation-in.ts'
import { expectIssue, get, post, screwQuery } from '../support/ask.ts'
import { sharedService } from '../support/real-service.ts'
import { reducerCalls, within } from '../support/reducer-calls.ts'
import { scaledPart } from '../../../setup/runs.ts'

const service = await sharedService()

type Part = { readonly page?: number; readonly size?: number; readonly order?: ListOrder }
type Ask = (part: Part) => Promise<Response>

const defined = (record: Readonly<Record<string, string | number | undefined>>) =>
  Object.fromEntries(Object.entries(record).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])))

const queried =
  (path: string, query: Readonly<Record<string, string>>): Ask =>
  async ({ page, size, order }) =>
    get(service, path, { query: { ...query, ...defined({ Page: page, Size: size, [orderParameter]: order }) } })

const posted =
  (path: string, body: object): Ask =>
  async ({ order: sort, ...part }) =>
    post(service, { ...body, ...part, ...(sort && { sort }) }, path)

/** A request with more matches than a list without pages holds, where the catalogue has so many; `size`: models of a page. */
const calls: readonly (readonly [name: string, ask: Ask, size: number])[] = [
  ['ball screws', queried('BallScrewWorking/Calculation', screwQuery), 7],
  [
    'reducers for three-phase motors',
    posted(reducerCalls.threePhase, { motorPower: within(1.5), n2: { value: 45, lower: -50, upper: 100 } }),
    300,
  ],
  ['reducers by torque', posted(reducerCalls.manual, { t2: { value: 100, lower: -50, upper: 100 } }), 100],
]

const pages = async (ask: Ask, size: number, order?: ListOrder): Promise<readonly RecommendedModel[]> => {
  const found: RecommendedModel[] = []
  for (let page = 1; ; page += 1) {
    const { list } = await calculationIn(await ask({ page, size, ...(order && { order }) }))
    if (list.length === 0) return found
    found.push(...list)
  }
}

const nameOf = ({ skuID, motorSku = '' }: RecommendedModel) => `${skuID} ${motorSku}`
const figureOf = (order: ListOrder): SortFigure =>
  // Without the minus it is a figure.
  order.replace('-', '') as SortFigure

describe.each(calls)('a list of %s', (_name, ask, size) => {
  test('has every match on one of its pages, once, in rank order as without pages', async () => {
    const whole = await calculationIn(await ask({}))
    const all = await pages(ask, size)
    expect(all).toHaveLength(whole.count ?? whole.matched)
    expect(new Set(all.map(nameOf)).size).toBe(all.length)
    expect(all.slice(0, whole.list.length)).toEqual(whole.list)
  })

  test('is sorted over all its pages by each figure that its models have, what has none last; the recommended one stays marked', async () => {
    const ranked = await pages(ask, size)
    const orders = listOrders.filter((order) => ranked.some((model) => model[figureOf(order)] !== undefined))
    expect(orders.length).toBeGreaterThan(6)
    for (const order of scaledPart(orders, 2)) {
      const sorted = await pages(ask, size, order)
      expect(sorted.map(nameOf).toSorted()).toEqual(ranked.map(nameOf).toSorted())
      const values = sorted.map((model) => model[figureOf(order)])
      const known = values.filter((value) => value !== undefined)
      expect(values.slice(0, known.length)).toEqual(known)
      const rising = known.toSorted((a, b) => a - b)
      expect([order, known]).toEqual([order, order.startsWith('-') ? rising.toReversed() : rising])
      expect(sorted.find(({ isDefault }) => isDefault)).toEqual(ranked[0])
    }
  })
})

test('an order that is none is refused, and so is a page of none', async () => {
  await expectIssue(await queried('BallScrewWorking/Calculation', { ...screwQuery, [orderParameter]: 'price' })({}), {
    code: 'notAnOption',
    path: orderParameter,
  })
  await expectIssue(await queried('BallScrewWorking/Calculation', screwQuery)({ page: 1, size: 101 }), {
    code: 'aboveMaximum',
    path: 'Size',
  })
  await expectIssue(await post(service, { t2: within(100), sort: 'price' }, reducerCalls.manual), { code: 'notAnOption', path: 'sort' })
})
