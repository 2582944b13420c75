import { expect, it } from 'vitest'
import { savedAssembly } from '../../../../contract/saved/saved-assembly.ts'
import { shoppingList } from '../../../../contract/saved/saved-items.ts'
import { consolidate } from '../../../../engine/assembly/consolidate.ts'
import { goBackBefore } from '../database/later-tables.ts'
import { describeOnEachDatabase } from '../database/each-database.ts'
import { createPeopleService, type PeopleService } from './people-service.ts'

const model = (sku: string, code: string) => ({
  kind: 'model',
  family: 'ball-screw',
  sku,
  name: sku,
  series: 'WTF',
  maker: 'THK',
  code: { code, state: 'whole', parts: [], also: [] },
  basis: 'published',
  source: '',
})

const brakeNeed = { name: 'holdingTorque', op: '>=', value: 12.17, unit: 'N*m', from: ['screw-brake:linear-axis/brakeTorque'] }

const axis = {
  reference: 'SW-303-7f3a91c2',
  page: '/lecto-custom/linear-axis/303/a/b/c?s=abc',
  conditions: 'Vertical · 120 kg',
  state: 'open',
  parts: [
    { role: 'screw', position: 1, quantity: 1, item: model('THK-WTF2040-2', 'WTF2040-2 +1302L C7'), state: 'complete' },
    {
      role: 'guide',
      position: 2,
      quantity: 2,
      item: model('NBS-BM20', 'BM20-1081'),
      set: [{ name: 'rails', quantity: 1 }],
      state: 'complete',
    },
    {
      role: 'brake',
      position: 1,
      in: 'motor',
      quantity: 1,
      item: { kind: 'open', needs: [brakeNeed], why: 'noCatalogue', decisive: true },
      state: 'open',
    },
  ],
}

const item = { selectionID: axis.reference, orderParams: [], quantity: 3, note: '', assembly: axis }
const address = '/api/RecordShopping/AddRecordStopping'

const listOf = async (service: PeopleService, token: string) =>
  shoppingList.parse((await service.get('/api/RecordShopping/GetList', { token })).data).list

describeOnEachDatabase('an assembly on the shopping list', 'assembled', (databases) => {
  const prepare = async () => {
    const database = await databases.fresh()
    const service = createPeopleService(database)
    return { db: database.db, service, token: await service.tokenOf('13800000001') }
  }

  it('keeps every part with its code, and what is open with its requirement', async () => {
    const { service, token } = await prepare()
    expect((await service.post(address, item, { token })).code).toBe(0)
    expect(await listOf(service, token)).toMatchObject([{ selectionID: axis.reference, quantity: 3, assembly: axis }])
  })

  it('moves from the browser to the account with all of it', async () => {
    const { service, token } = await prepare()
    const things = { shopping: [{ clientID: 'browser-0001', ...item }] }
    expect((await service.post('/api/User/Merge', things, { token })).code).toBe(0)
    expect(await listOf(service, token)).toMatchObject([{ assembly: axis }])
  })

  it('is refused with an address outside of these pages, without parts, or with a reference that is none', async () => {
    const { service, token } = await prepare()
    const codes = await Promise.all(
      [{ page: '//elsewhere.example' }, { page: 'javascript:alert(1)' }, { parts: [] }, { reference: 'WTF2040-2' }].map(
        async (damage) => (await service.post(address, { ...item, assembly: { ...axis, ...damage } }, { token })).code,
      ),
    )
    expect(codes).toEqual([40001, 40001, 40001, 40001])
  })

  it('is counted part by part with single models of the same code', async () => {
    const { parts } = savedAssembly.parse(axis)
    const single = { parts: parts.slice(1, 2).map((part) => ({ ...part, quantity: 1 })), quantity: 4 }
    const list = consolidate([{ parts, quantity: 3, reference: axis.reference }, single])
    expect(list.map(({ item: one, quantity }) => [one.kind === 'model' ? one.code.code : one.kind, quantity])).toEqual([
      ['WTF2040-2 +1302L C7', 3],
      ['BM20-1081', 10],
      ['open', 3],
    ])
  })

  it('an entry from before is there as it was', async () => {
    const { db, token } = await prepare()
    const old = { selectionID: 'WTF/THK-WTF2040-2', orderParams: [{ paramName: 'orderCode', value: 'WTF2040-2 +1302L C7' }], quantity: 2 }
    const { id: personID } = await db.selectFrom('person').select('id').executeTakeFirstOrThrow()
    await goBackBefore(db, '2026-11-30-shopping-assemblies')
    const { selectionID: selection_id, orderParams, quantity } = old
    const row = { id: 'old-0001', person_id: personID, client_id: 'c', selection_id, quantity, note: 'both sides' }
    await db
      .insertInto('shopping_item')
      .values({ ...row, order_params: JSON.stringify(orderParams), added_at: '2026-11-24T08:00:00.000Z' })
      .execute()
    const updated = createPeopleService(await databases.again())
    expect(await listOf(updated, token)).toEqual([{ id: 'old-0001', ...old, note: 'both sides', added: '2026-11-24T08:00:00.000Z' }])
  })
})
