import { expect, it } from 'vitest'
import { findDefinition, listSites, removeSite, saveSite } from '../../../../server/sites/repository.ts'
import { ensureSites } from '../../../../server/sites/seed-sites.ts'
import { createSites } from '../../../../server/sites/sites.ts'
import { goBackBefore } from '../database/later-tables.ts'
import { describeOnEachDatabase } from '../database/each-database.ts'

const time = new Date('2026-11-23T19:00:00Z')
const written = (fields: object) => JSON.stringify({ key: 'a', name: 'A', ...fields })

describeOnEachDatabase('sites', 'sites', (databases) => {
  const fresh = async () => (await databases.fresh()).db
  const keys = async (db: Parameters<typeof listSites>[0]) => (await listSites(db)).map(({ key }) => key)

  it('are read back as they were written, by another process too', async () => {
    const db = await fresh()
    const definition = '{ "key": "a",\n  "name": "数据 <b>\'; drop table site; --" }\n'
    expect(await saveSite(db, definition, time)).toMatchObject({ site: { key: 'a', status: 1 } })
    const other = await databases.again()
    expect(await findDefinition(other.db, 'a')).toBe(definition)
    expect(await listSites(other.db)).toMatchObject([{ key: 'a', name: "数据 <b>'; drop table site; --" }])
  })

  it('take the place of the one with their key', async () => {
    const db = await fresh()
    await saveSite(db, written({ hosts: ['a.example'] }), time)
    await saveSite(db, written({ name: 'New', hosts: ['a.example', 'b.example'] }), time)
    expect(await listSites(db)).toMatchObject([{ name: 'New', hosts: ['a.example', 'b.example'] }])
  })

  it('are not stored with a fault: nothing changes then', async () => {
    const db = await fresh()
    await saveSite(db, written({}), time)
    for (const faulty of [
      '',
      '[]',
      'null',
      written({ name: '' }),
      written({ theme: { main: '#FFFF00' } }),
      written({ languages: ['xx'] }),
    ]) {
      expect(await saveSite(db, faulty, time)).toHaveProperty('faults')
    }
    expect(await findDefinition(db, 'a')).toBe(written({}))
  })

  it('do not share a host', async () => {
    const db = await fresh()
    await saveSite(db, written({ hosts: ['a.example'] }), time)
    expect(await saveSite(db, written({ key: 'b', hosts: ['b.example', 'a.example'] }), time)).toEqual({
      faults: [{ path: 'hosts', code: 'hostTaken', params: { host: 'a.example', key: 'a' } }],
    })
    expect(await keys(db)).toEqual(['a'])
  })

  it('are removed once; the default one never', async () => {
    const db = await fresh()
    await ensureSites({ db }, time)
    expect(await removeSite(db, 'demo-linear')).toBe(true)
    expect(await removeSite(db, 'demo-linear')).toBe(false)
    expect(await removeSite(db, 'default')).toBe(false)
    expect(await keys(db)).toEqual(['default', 'demo-reducers'])
  })

  it('of the seed come in at the first start alone', async () => {
    const db = await fresh()
    await ensureSites({ db }, time)
    expect(await keys(db)).toEqual(['default', 'demo-linear', 'demo-reducers'])
    await removeSite(db, 'demo-linear')
    await saveSite(db, JSON.stringify({ key: 'default', name: 'Own' }), time)
    await ensureSites({ db }, time)
    expect(await listSites(db)).toMatchObject([{ key: 'default', name: 'Own' }, { key: 'demo-reducers' }])
  })

  it.each(['{', '[]', JSON.stringify({ key: 'b', name: 'B', colourOfTheSeats: 'red' })])(
    'that cannot be read, as %s, are kept and named, and stop none of the others',
    async (definition) => {
      const db = await fresh()
      await saveSite(db, written({}), time)
      await db.insertInto('site').values({ key: 'b', definition, changed_at: time.toISOString() }).execute()
      const sites = await createSites({ db })
      expect(sites.current().map(({ key }) => key)).toEqual(['a', 'default'])
      expect(sites.unreadable()).toEqual(['b'])
      expect(await findDefinition(db, 'b')).toBe(definition)
      await saveSite(db, JSON.stringify({ key: 'b', name: 'B' }), time)
      expect(await sites.reload()).toBe(true)
      expect(sites.unreadable()).toEqual([])
    },
  )

  it('that were set meanwhile are taken over; there is always a default one', async () => {
    const db = await fresh()
    const sites = await createSites({ db })
    expect(sites.current()).toMatchObject([{ key: 'default' }])
    expect(await sites.reload()).toBe(false)
    await saveSite(db, written({}), time)
    expect(await sites.reload()).toBe(true)
    expect(sites.current()).toMatchObject([{ key: 'a' }, { key: 'default' }])
    const [before] = sites.current()
    expect(await sites.reload()).toBe(false)
    expect(sites.current()[0]).toBe(before)
  })

  it('have their table in a database from before', async () => {
    const db = await fresh()
    await goBackBefore(db, '2026-11-23-sites')
    const updated = await databases.again()
    expect(await saveSite(updated.db, written({}), time)).toHaveProperty('site')
  })
})
