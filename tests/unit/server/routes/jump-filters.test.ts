/** The filter parameters that a chosen model takes along are parameters of its class: the service filters by them. */
import { describe, expect, test } from 'vitest'
import { directoryNames, filterDetails } from '../../../../contract/directory/directory.ts'
import { filteredSkus } from '../../../../contract/directory/sku-selection.ts'
import { success } from '../../../../contract/errors.ts'
import { productNames } from '../../../../contract/catalogue/product-names.ts'
import { jumpPayload } from '../../../../screens/results/cards/jump-payload.ts'
import { loadFamily } from '../../../../families/registry.ts'
import { calculators } from '../../../../schemas/registry.ts'
import { get, post } from '../support/ask.ts'
import { calculationIn } from '../support/calculation-in.ts'
import { sharedService } from '../support/real-service.ts'
import { reducerCalls, within } from '../support/reducer-calls.ts'

const service = await sharedService()

const ask = (path: string, body: object) =>
  service.app.request(path, { method: 'POST', headers: { 'content-type': 'application/json', lang: 'en' }, body: JSON.stringify(body) })

/** The chosen model, and those that its filter parameters leave. */
const chosenAndLeft = async (answer: Response, family: string) => {
  const { table } = await loadFamily(family)
  const [model] = (await calculationIn(answer)).list
  if (!model) throw new Error('the example finds nothing')
  const { filterParams, serviceID } = jumpPayload({ model, workingId: '0', locale: 'en', workingParams: [], table })
  const chosen = filterParams.map(({ paramName, value }) => ({ paramName, value }))
  const details = await ask(`${productNames.root}/${productNames.service}/${directoryNames.filterDetailsByParams}`, {
    serviceID,
    filterParams: chosen,
  })
  const { count, key } = success(filterDetails).parse(await details.json()).data
  expect(count).toBeGreaterThan(0)
  const filters = chosen.map(({ paramName, value }) => ({ paramName, values: [value] }))
  const listed = await ask('/YQ_1/api/Lectotype/FilterLectotypeParams', { classID: key, filters, page: 1, size: 300 })
  const { skuList } = success(filteredSkus).parse(await listed.json()).data
  return { chosen: model.skuID, left: skuList.map(({ skuID }) => skuID) }
}

describe('the filter parameters of a chosen model', () => {
  test('lead back to the model, as the product page and other clients filter', async () => {
    for (const { schema, examples } of calculators) {
      const query = examples.cases[0]?.request ?? {}
      const { request, results } = schema
      if (!('get' in request)) continue
      const { chosen, left } = await chosenAndLeft(await get(service, request.get, { query }), results.family)
      expect(left).toContain(chosen)
    }
  })

  test('those of a gear unit, too', async () => {
    const { chosen, left } = await chosenAndLeft(await post(service, { t2: within(100) }, reducerCalls.manual), 'reducer')
    expect(left).toContain(chosen)
  })
})
