import { expect, it } from 'vitest'
import type { SelectionSummary } from '../../../../contract/saved/selection-summary.ts'
import { describeOnEachDatabase } from '../database/each-database.ts'
import { createPeopleService, type PeopleService } from './people-service.ts'

const selectionOf = (mass: number) => ({
  v: 2,
  calculator: '30',
  inputs: { W: mass, note: '"quoted" 数据' },
  made: { catalogue: 'v1', at: '2026-11-24T08:00:00Z' },
})
const snapshotOf = (life: number) => ({ L10h: life, checks: [{ name: 'life', passes: true }] })

type ListedSelection = SelectionSummary & { readonly id: string; readonly name: string; readonly version: number }
interface Listed {
  readonly list: readonly ListedSelection[]
  readonly count: number
}
interface Details {
  readonly selection: unknown
  readonly snapshot: unknown
  readonly version: number
  readonly versions: readonly unknown[]
}

/** Somebody at the calls about selections. */
const personAt = async (service: PeopleService, phone = '13800000001') => {
  const token = await service.tokenOf(phone)
  const ask = { token }
  const add = async (body: object) => (await service.post('/api/RecordSelection/Add', body, ask)).data as { id: string; version: number } // a new record
  const list = async (query = '') => (await service.get(`/api/RecordSelection/GetList?${query}`, ask)).data as Listed // a list
  const details = (id: string, version = '') => service.get(`/api/RecordSelection/GetDetails?id=${id}${version}`, ask)
  const change = async (call: string, id: string, more = '') =>
    (await service.post(`/api/RecordSelection/${call}?ID=${id}${more}`, {}, ask)).code
  return { ask, add, list, details, change }
}

describeOnEachDatabase('what people keep', 'kept', (databases) => {
  const prepare = async () => {
    const service = createPeopleService(await databases.fresh())
    return { service, ...(await personAt(service)) }
  }

  it('a selection is found again on another device with the same figures, through another node', async () => {
    const { add } = await prepare()
    const { id } = await add({ name: 'Z axis', selection: selectionOf(80), snapshot: snapshotOf(20_000.125) })
    const other = createPeopleService(await databases.again())
    other.wait(600)
    const elsewhere = await personAt(other)
    const found = (await elsewhere.details(id)).data
    expect(found).toMatchObject({
      id,
      name: 'Z axis',
      calculator: '30',
      version: 1,
      selection: selectionOf(80),
      snapshot: snapshotOf(20_000.125),
    })
  })

  it('saving again keeps the older version', async () => {
    const { service, add, details, list } = await prepare()
    const { id } = await add({ name: 'Z axis', selection: selectionOf(80), snapshot: snapshotOf(1) })
    service.wait(60)
    expect(await add({ id, selection: selectionOf(90) })).toEqual({ id, version: 2 })
    const newest = (await details(id)).data as Details // one with two versions
    expect(newest).toMatchObject({ version: 2, name: 'Z axis', selection: selectionOf(90), snapshot: null })
    expect(newest.versions).toHaveLength(2)
    expect((await details(id, '&version=1')).data).toMatchObject({ version: 1, selection: selectionOf(80), snapshot: snapshotOf(1) })
    expect((await details(id, '&version=3')).code).toBe(40406)
    expect((await list()).count).toBe(1)
  })

  it('versions that are saved at once are all kept', async () => {
    const { add, details } = await prepare()
    const { id } = await add({ selection: selectionOf(0) })
    const saved = await Promise.all(Array.from({ length: 8 }, (_, mass) => add({ id, selection: selectionOf(mass) })))
    expect(new Set(saved.map(({ version }) => version)).size).toBe(8)
    expect(((await details(id)).data as Details).versions).toHaveLength(9) // a record
  })

  it('one that is sent again under its own name is stored once', async () => {
    const { add, list } = await prepare()
    const sent = { clientID: 'browser-0001', selection: selectionOf(80) }
    const saved = await Promise.all(Array.from({ length: 6 }, () => add(sent)))
    expect(new Set(saved.map(({ id }) => id)).size).toBe(1)
    expect((await list()).count).toBe(1)
  })

  it('a list says the first figures, what fitted best, and whether the data has changed since', async () => {
    const { add, list } = await prepare()
    const [W, share] = [
      [80, 'kg'],
      [10, '%'],
    ]
    const models = [{ skuID: 'THK-1', skuName: 'WTF2040-2', utilisation: 0.68, governing: 'life' }]
    await add({
      name: 'a',
      selection: { v: 1, calculator: '30', inputs: { W, zero: [0, 'mm'], share, posture: 'vertical' } },
      snapshot: { catalogue: 'v1', models },
    })
    await add({ name: 'b', selection: selectionOf(80), snapshot: { catalogue: 'v0' } })
    await add({ name: 'c', selection: { v: 1, calculator: 'model', inputs: {} } })
    const described = (await list('order=name')).list.map(({ figures, best, state }) => ({ figures, best, state }))
    expect(described).toEqual([
      { figures: [[80, 'kg']], best: { skuName: 'WTF2040-2', utilisation: 0.68 }, state: 'current' },
      { figures: [], best: undefined, state: 'changed' },
      { figures: [], best: undefined, state: undefined },
    ])
  })

  it('a list says all positions of an assembly, of those saved before too', async () => {
    const { add, list } = await prepare()
    const code = { code: 'S1-1000', state: 'whole', parts: [], also: [] }
    const item = { kind: 'model', family: 'f', sku: 'S1', name: 'S1', series: '', maker: '', code, basis: 'published', source: '' }
    const open = { kind: 'open', needs: [], why: 'noCatalogue', decisive: true }
    const parts = [
      { role: 'screw', position: 1, quantity: 1, item, state: 'complete' },
      { role: 'coupling', position: 2, quantity: 1, item: open, state: 'open' },
    ]
    const assembly = { reference: 'SW-303-7f3a91c2', state: 'open', parts }
    await add({ name: 'a', selection: selectionOf(80), snapshot: { assembly } })
    await add({ name: 'b', selection: { ...selectionOf(80), v: 1 }, snapshot: { path: '/x', parts } })
    await add({ name: 'c', selection: selectionOf(80), snapshot: { assembly: { parts: 'x' } } })
    expect((await list('order=name')).list.map((one) => one.assembly)).toEqual([assembly, { parts }, undefined])
  })

  it('a selection of the first version is read as one of today, and pins nothing', async () => {
    const { add, details } = await prepare()
    const { id } = await add({ selection: { ...selectionOf(80), v: 1 } })
    expect((await details(id)).data).toMatchObject({ selection: selectionOf(80) })
    expect(Object.keys(((await details(id)).data as Details).selection as object)).not.toContain('assembly') // as it was sent
  })

  it('a deleted selection is gone until it is brought back', async () => {
    const { add, change, details, list } = await prepare()
    const { id } = await add({ selection: selectionOf(80) })
    expect(await change('Delete', id)).toBe(0)
    expect([(await list()).count, (await details(id)).code, await change('Delete', id), await change('Rename', id, '&name=x')]).toEqual([
      0, 40406, 40406, 40406,
    ])
    expect(await change('Restore', id)).toBe(0)
    expect((await details(id)).data).toMatchObject({ selection: selectionOf(80) })
  })

  it('a copy has a name and a life of its own', async () => {
    const { service, add, change, details, list } = await prepare()
    const { id } = await add({ name: 'Z axis', selection: selectionOf(80), snapshot: snapshotOf(1) })
    service.wait(1)
    expect(await change('Copy', id, '&name=X%20axis')).toBe(0)
    const copy = (await list()).list.find(({ name }) => name === 'X axis')
    await add({ id, selection: selectionOf(90) })
    expect((await details(copy?.id ?? '')).data).toMatchObject({ version: 1, selection: selectionOf(80), snapshot: snapshotOf(1) })
  })

  it('lists have 15 on a page, are searched by any part of a name as it is written, and sorted', async () => {
    const { service, add, list } = await prepare()
    for (const name of ['100% Ünder_load', '100 under', 'b', 'a', ...Array.from({ length: 14 }, (_, index) => `n${index}`)]) {
      await add({ name, selection: selectionOf(1) })
      service.wait(1)
    }
    expect((await list()).list).toHaveLength(15)
    expect((await list('page=2')).list).toHaveLength(3)
    expect((await list()).list[0]?.name).toBe('n13')
    expect((await list('keyword=100%25')).list.map(({ name }) => name)).toEqual(['100% Ünder_load'])
    expect((await list('keyword=%C3%9CNDER_')).count).toBe(1)
    expect((await list('keyword=%5C')).count).toBe(0)
    expect((await list('order=created&size=1')).list[0]?.name).toBe('100% Ünder_load')
    expect((await list('order=-name&size=1')).list[0]?.name).toBe('n9')
    expect((await list("keyword=x'%20or%201=1--")).count).toBe(0)
  })

  it('a document that is no selection is refused and stores nothing', async () => {
    const { service, ask, list } = await prepare()
    for (const selection of [{}, { ...selectionOf(1), v: 99 }, { v: 1, calculator: '../30', inputs: {} }, null, 'x']) {
      expect((await service.post('/api/RecordSelection/Add', { selection }, ask)).code).toBe(40001)
    }
    expect((await list()).count).toBe(0)
  })

  it('favourites and the shopping list hold what was put there, counted by MyRecordCount', async () => {
    const { service, ask, add } = await prepare()
    const { id: selectionID } = await add({ selection: selectionOf(80) })
    for (const fid of ['~WTF~20', '~WTF~20', '~BNK~8']) {
      expect((await service.post(`/api/RecordCollect/Collect?fid=${fid}`, {}, ask)).code).toBe(0)
    }
    expect((await service.post('/api/RecordCollect/CancelCollect?fid=~BNK~8', {}, ask)).code).toBe(0)
    expect((await service.get('/api/RecordCollect/IsCollected?fid=~WTF~20', ask)).data).toEqual({ isCollected: true })
    expect((await service.get('/api/RecordCollect/GetList', ask)).data).toMatchObject({ list: [{ fid: '~WTF~20' }], count: 1 })
    const item = { selectionID, orderParams: [{ paramName: 'length', value: 1200 }], quantity: 3, note: 'twice' }
    for (const note of ['twice', 'once']) await service.post('/api/RecordShopping/AddRecordStopping', { ...item, note }, ask)
    const shopping = (await service.get('/api/RecordShopping/GetList', ask)).data as { list: object[] } // a list
    expect(shopping.list).toHaveLength(2)
    for (const one of shopping.list) expect(one).toMatchObject({ selectionID, orderParams: item.orderParams, quantity: 3 })
    expect((await service.post('/api/RecordShopping/AddRecordStopping', { ...item, quantity: 0 }, ask)).code).toBe(40001)
    expect((await service.get('/api/User/MyRecordCount', ask)).data).toEqual({ selection: 1, download: 0, collect: 1, shopping: 2 })
  })

  it('what does not exist is not put into the shopping list', async () => {
    const { service, ask, add } = await prepare()
    const { id } = await (await personAt(service, '13800000009')).add({ selection: selectionOf(1) })
    const codeFor = async (selectionID: string) =>
      (await service.post('/api/RecordShopping/AddRecordStopping', { selectionID, orderParams: [] }, ask)).code
    expect([await codeFor('nothing'), await codeFor(id), await codeFor('WTF/gone'), await codeFor('WTF/%')]).toEqual([
      40406, 40406, 40403, 40406,
    ])
    expect([await codeFor('WTF/x'), await codeFor((await add({ selection: selectionOf(2) })).id)]).toEqual([0, 0])
    expect((await service.get('/api/RecordShopping/GetList', ask)).data).toMatchObject({ count: 2 })
  })

  it('favourites are models and filters of the catalogue', async () => {
    const { service, ask } = await prepare()
    const codeFor = async (fid: string) => (await service.post(`/api/RecordCollect/Collect?fid=${encodeURIComponent(fid)}`, {}, ask)).code
    expect([await codeFor('WTF/gone'), await codeFor('~WTF~gone')]).toEqual([40403, 40404])
    expect([await codeFor('WTF/x'), await codeFor('~WTF~20')]).toEqual([0, 0])
    expect((await service.get('/api/RecordCollect/GetList', ask)).data).toMatchObject({ count: 2 })
  })

  it('what a browser kept moves along once, also when two tabs bring it at once', async () => {
    const { service, ask } = await prepare()
    const things = {
      selections: [{ clientID: 'browser-0001', name: 'Z', selection: selectionOf(80), snapshot: snapshotOf(1) }],
      favourites: ['~WTF~20'],
      shopping: [{ clientID: 'browser-0002', selectionID: 'browser-0001', orderParams: [], quantity: 2, note: '' }],
    }
    const answers = await Promise.all(Array.from({ length: 4 }, () => service.post('/api/User/Merge', things, ask)))
    expect(answers.map(({ code }) => code)).toEqual([0, 0, 0, 0])
    expect((await service.post('/api/User/Merge', things, ask)).data).toEqual({ selection: 1, collect: 1, shopping: 1 })
  })

  it('everything that is kept of somebody is gone when they delete the account', async () => {
    const { service, ask, add } = await prepare()
    const stranger = await personAt(service, '13800000002')
    await stranger.add({ name: 'not mine', selection: selectionOf(1) })
    const { id } = await add({ name: 'Z axis', selection: selectionOf(80), snapshot: snapshotOf(1) })
    await add({ id, selection: selectionOf(90) })
    await service.post('/api/RecordCollect/Collect?fid=~WTF~20', {}, ask)
    expect((await service.post('/api/User/Remove', {}, ask)).code).toBe(0)
    expect((await service.get('/api/User/MyRecordCount', ask)).code).toBe(40102)
    const { db } = service.database
    const left = await Promise.all(
      (['person', 'sign_in', 'selection_record', 'selection_version', 'favourite', 'audit_entry', 'sign_in_code', 'message'] as const).map(
        (name) => db.selectFrom(name).selectAll().execute(),
      ),
    )
    expect(JSON.stringify(left)).not.toMatch(/13800000001|Z axis/)
    expect((await stranger.list()).count).toBe(1)
  })
})
