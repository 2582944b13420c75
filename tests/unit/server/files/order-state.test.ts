/** Lists and files say of an order code what the page of its model says: complete, or what is open. */
import { expect, test } from 'vitest'
import readXlsxFile from 'read-excel-file/node'
import { buildOrderCode, orderStatusOf } from '../../../../contract/catalogue/judge-order.ts'
import { productNames } from '../../../../contract/catalogue/product-names.ts'
import { product as productShape } from '../../../../contract/catalogue/product.ts'
import { bomMaker } from '../../../../server/files/bom/bom-maker.ts'
import { orderStateText } from '../../../../server/files/order-state.ts'
import { makeSheet } from '../../../../server/files/sheet/make-sheet.ts'
import { readUpload } from '../../../../server/files/upload/read-upload.ts'
import { sharedService } from '../support/real-service.ts'
import { sampleInput } from './sample-file.ts'

const service = await sharedService()

const productOf = async (serviceID: string, driveID: string, code: string) => {
  const query = new URLSearchParams({ serviceID, driveID, code })
  const response = await service.app.request(`${productNames.root}/${productNames.service}/${productNames.call}?${query}`, {
    headers: { lang: 'en' },
  })
  // Every call answers in this shape.
  return productShape.parse(((await response.json()) as { data: unknown }).data)
}

const listed = async (items: readonly object[]): Promise<readonly (readonly string[])[]> => {
  const response = await service.app.request('/api/Sheets/PartsListCsv', {
    method: 'POST',
    headers: { 'content-type': 'application/json', lang: 'en' },
    body: JSON.stringify({ items: items.map((item) => ({ quantity: 1, note: '', ...item })) }),
  })
  return readUpload(new Uint8Array(await response.arrayBuffer())).rows.map(({ cells }) => cells)
}

const ordered = (code: string) => [{ paramName: 'orderCode', value: code }]

test.each([
  ['WTF', 'THK-WTF2040-2', ''],
  ['WTF', 'THK-WTF2040-2', 'WTF2040-2'],
  ['WTF', 'THK-WTF2040-2', 'WTF2040-2 +1302L'],
  ['WTF', 'THK-WTF2040-2', 'WTF2040-2 +1302L C7'],
])('a parts list says of %s/%s “%s” what its page says', async (serviceID, driveID, code) => {
  const product = await productOf(serviceID, driveID, code)
  const built = buildOrderCode(product.skuName, product.order, product.ordered?.chosen ?? {})
  const also = product.order.also?.filter((name) => !product.ordered?.further?.some((one) => one.name === name)) ?? []
  const [head = [], row = []] = await listed([{ selectionID: `${serviceID}/${driveID}`, orderParams: code === '' ? [] : ordered(code) }])
  expect(row[head.indexOf('Code status')]).toBe(orderStateText('en', { ...orderStatusOf(built), also }))
  expect(row[head.indexOf('Lengths')]).toBe(`${product.lengths?.stated} stated, ${product.lengths?.usual} typical*`)
})

test('a parts list counts the lengths of the model as it is ordered, as its page does', async () => {
  const code = 'RCV 141 i 1.29 +56:B5'
  const [bare, flanged] = [await productOf('RCV', 'RCV141-1.29', ''), await productOf('RCV', 'RCV141-1.29', code)]
  const [head = [], row = []] = await listed([{ selectionID: 'RCV/RCV141-1.29', orderParams: ordered(code) }])
  expect(flanged.lengths?.stated).toBeGreaterThan(bare.lengths?.stated ?? 99)
  expect(row[head.indexOf('Lengths')]).toMatch(new RegExp(`^${flanged.lengths?.stated} stated, ${flanged.lengths?.usual} typical`))
})

test('a code that is incomplete is told, and so is one that is not understood', async () => {
  const selectionID = 'WTF/THK-WTF2040-2'
  const rows = await listed([
    { selectionID, orderParams: [] },
    { selectionID, orderParams: ordered('WTF2040-2 +1302L QQ') },
    { selectionID: 'WTF/none', orderParams: [] },
  ])
  const at = rows[0]?.indexOf('Code status') ?? -1
  expect(rows.slice(1).map((row) => row[at])).toEqual([
    expect.stringMatching(/^Still to be selected: Length/),
    expect.stringMatching(/^Not recognised from “.*QQ” on$/),
    '',
  ])
})

test('data sheet and order list say what is open', async () => {
  const orderState = { state: 'missing' as const, parts: ['length' as const] }
  const input = sampleInput('HSR15', 'sheet')
  const [sheet] = await readXlsxFile(Buffer.from(await makeSheet({ ...input, orderState }, () => undefined)))
  expect(sheet?.data).toContainEqual(['Code status', 'Still to be selected: Length', null])
  const bom = new TextDecoder().decode(await bomMaker({ ...input, kind: 'bom', orderState }, () => undefined))
  expect(bom).toMatch(/,Code status,Lengths\r\n1,.*,Still to be selected: Length,.*\r\n/)
})
