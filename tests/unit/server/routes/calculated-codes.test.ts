/** What a calculation proposes can be ordered: its code says which model it is, and every part of it can be had. */
import { expect, test } from 'vitest'
import { success } from '../../../../contract/errors.ts'
import { decodedOrderCode } from '../../../../contract/catalogue/order-code.ts'
import { product } from '../../../../contract/catalogue/product.ts'
import { productNames } from '../../../../contract/catalogue/product-names.ts'
import { calculators } from '../../../../schemas/registry.ts'
import { get, post } from '../support/ask.ts'
import { sharedService } from '../support/real-service.ts'
import { scaledPart } from '../../../setup/runs.ts'

const service = await sharedService()

type Recommended = { readonly serviceID: string; readonly skuID: string; readonly machineCode: string; readonly isSTL?: boolean }

const listOf = async (answer: Response): Promise<readonly Recommended[]> => {
  // A report is a document.
  if (!answer.headers.get('content-type')?.includes('json')) return []
  // Every list of a calculation has these.
  const { data } = (await answer.json()) as { readonly data?: readonly Recommended[] | { readonly list?: readonly Recommended[] } }
  const list = data && 'filter' in data ? data : data?.list
  return list?.filter((one) => 'machineCode' in one) ?? []
}

const products = (call: string, query: Readonly<Record<string, string>>) =>
  service.app.request(`${productNames.root}/${productNames.service}/${call}?${new URLSearchParams(query)}`)

const calculated = async (): Promise<readonly Recommended[]> => {
  const forms = calculators.flatMap(({ schema, examples }) => {
    const path = 'get' in schema.request ? schema.request.get : undefined
    return path === undefined ? [] : scaledPart(examples.cases, 1).map(({ request }) => get(service, path, { query: request }))
  })
  const posted = service.calls.flatMap((call) =>
    call.method === 'POST' && !call.writes ? [post(service, call.body.example(), `${call.service}/${call.call}`)] : [],
  )
  return (await Promise.all((await Promise.all([...forms, ...posted])).map(listOf))).flat()
}

test('every code of a calculation is understood, and nothing of it is excluded', async () => {
  const models = await calculated()
  expect(new Set(models.map(({ serviceID }) => serviceID)).size).toBeGreaterThan(20)
  for (const { machineCode: code, skuID } of scaledPart(models, 20)) {
    const decoded = success(decodedOrderCode).parse(await (await products(productNames.decode, { code })).json()).data
    const wrong = decoded.parts.filter(({ fault }) => fault)
    expect([code, decoded.product?.driveID, decoded.understood, wrong]).toEqual([code, skuID, decoded.code.length, []])
  }
})

test('the page of a model says what its code has chosen', async () => {
  const [first] = await calculated()
  const { serviceID = '', skuID: driveID = '', machineCode: code = '' } = first ?? {}
  const productWith = async (query: Readonly<Record<string, string>>) =>
    success(product).parse(await (await products(productNames.call, { serviceID, driveID, ...query })).json()).data
  const { ordered, order, skuName } = await productWith({ code })
  expect([ordered?.understood, typeof ordered?.chosen.length]).toEqual([code.length, 'number'])
  expect(order.parts.length).toBeGreaterThan(0)
  expect((await productWith({})).ordered).toBeUndefined()
  expect((await productWith({ code: 'XYZ 1' })).ordered).toEqual({ chosen: {}, understood: 0 })
  expect((await productWith({ code: skuName })).ordered).toEqual({ chosen: {}, understood: skuName.length })
})
