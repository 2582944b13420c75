import { expect, it } from 'vitest'
import { describeOnDatabase } from '../database/each-database.ts'
import { readZip } from './read-zip.ts'
import { createPeopleService, type PeopleService } from './people-service.ts'

const selectionOf = (mass: number) => ({
  v: 2,
  calculator: '30',
  inputs: { W: [mass, 'kg'], note: '"quoted" 数据', empty: null },
  made: { catalogue: 'v1', at: '2026-11-24T08:00:00.000Z' },
})
const snapshotOf = (mass: number) => ({ path: '/selection/calc_30', catalogue: 'v1', models: [{ skuID: 'A', utilisation: mass / 1000 }] })

type List = { readonly list: readonly { readonly name: string; readonly selections: number }[]; readonly count: number }
interface Details {
  readonly name: string
  readonly notes: string
  readonly selections: readonly { readonly id: string; readonly name: string }[]
  readonly links: readonly { readonly id: string; readonly ends: string }[]
}

/** Somebody at the calls about projects. */
const personAt = async (service: PeopleService, phone = '13800000001') => {
  const ask = { token: await service.tokenOf(phone) }
  const tell = (call: string, body: object) => service.post(`/api/RecordProject/${call}`, body, ask)
  const idOf = ({ data }: { readonly data: unknown }) => (data as { id: string }).id // what was added
  return {
    tell,
    add: async (fields: object) => idOf(await tell('Add', fields)),
    save: async (name: string, mass: number) =>
      idOf(await service.post('/api/RecordSelection/Add', { name, selection: selectionOf(mass), snapshot: snapshotOf(mass) }, ask)),
    details: async (id: string) => (await service.get(`/api/RecordProject/GetDetails?id=${id}`, ask)).data as Details, // of one that is there
    codeOf: async (id: string) => (await service.get(`/api/RecordProject/GetDetails?id=${id}`, ask)).code,
    list: async (query = '') => (await service.get(`/api/RecordProject/GetList?${query}`, ask)).data as List, // a page
    file: (id: string) => service.get(`/api/RecordProject/Export?id=${id}`, ask),
    share: async (id: string, days: number) => (await tell('Share', { id, days })).data as { id: string; token: string; ends: string }, // a link
    ask,
  }
}

const unknown = 40406
const noLink = 40409

describeOnDatabase('projects', 'projects', (databases) => {
  const prepare = async () => {
    const service = createPeopleService(await databases.fresh())
    return { service, ...(await personAt(service)) }
  }
  const open = (service: PeopleService, token: string, site = 'default') => service.post('/api/RecordProject/Shared', { token }, { site })

  it('have name, customer, number and notes, and are found by any of the first three', async () => {
    const { tell, add, details, list } = await prepare()
    const id = await add({ clientID: 'browser-0001', name: 'Press', customer: 'Müller', number: 'A-17' })
    expect(await add({ clientID: 'browser-0001', name: 'Press again' })).toBe(id)
    await add({ name: 'Saw' })
    expect((await tell('Update', { id, name: 'Press 2', customer: 'Müller', number: 'A-17', notes: 'first\nsecond' })).code).toBe(0)
    expect(await details(id)).toMatchObject({ name: 'Press 2', customer: 'Müller', notes: 'first\nsecond', selections: [], links: [] })
    for (const keyword of ['press', 'MÜLLER', 'a-1']) {
      expect((await list(`keyword=${encodeURIComponent(keyword)}`)).list.map(({ name }) => name)).toEqual(['Press 2'])
    }
    expect((await list('order=-name')).list.map(({ name }) => name)).toEqual(['Saw', 'Press 2'])
    expect((await tell('Add', { name: '' })).code).toBe(40001)
  })

  it('hold selections in the order in which they were put there, each in one project at most', async () => {
    const { tell, add, save, details, list } = await prepare()
    const [press, saw] = [await add({ name: 'Press' }), await add({ name: 'Saw' })]
    const [z, x] = [await save('Z', 80), await save('X', 40)]
    for (const selectionID of [z, x, z]) await tell('Put', { selectionID, projectID: press })
    expect((await details(press)).selections.map(({ name }) => name)).toEqual(['Z', 'X'])
    await tell('Put', { selectionID: z, projectID: saw })
    expect((await details(press)).selections.map(({ name }) => name)).toEqual(['X'])
    expect((await list('order=name')).list.map(({ selections }) => selections)).toEqual([1, 1])
    await tell('Put', { selectionID: z, projectID: null })
    expect((await details(saw)).selections).toEqual([])
  })

  it('that are deleted leave their selections, and come back with them', async () => {
    const { service, tell, add, save, codeOf, details, share, ask } = await prepare()
    const id = await add({ name: 'Press' })
    await tell('Put', { selectionID: await save('Z', 80), projectID: id })
    const { token } = await share(id, 7)
    expect((await tell('Delete', { id })).code).toBe(0)
    expect([await codeOf(id), (await tell('Delete', { id })).code, (await open(service, token)).code]).toEqual([unknown, unknown, noLink])
    expect((await service.get('/api/RecordSelection/GetList', ask)).data).toMatchObject({ count: 1 })
    expect((await tell('Restore', { id })).code).toBe(0)
    expect((await details(id)).selections).toHaveLength(1)
    expect((await open(service, token)).code).toBe(0)
  })

  it('of another person are none, whatever is asked of them', async () => {
    const { service, add, save, tell, share, details } = await prepare()
    const id = await add({ name: 'Press' })
    const selectionID = await save('Z', 80)
    await tell('Put', { selectionID, projectID: id })
    const link = await share(id, 7)
    const other = await personAt(service, '13800000002')
    const theirs = await other.add({ name: 'Theirs' })
    const refused = [
      await other.tell('Update', { id, name: 'Mine now' }),
      await other.tell('Delete', { id }),
      await other.tell('Restore', { id }),
      await other.tell('Share', { id, days: 7 }),
      await other.tell('Unshare', { id: link.id }),
      await other.tell('Put', { selectionID, projectID: theirs }),
      await other.tell('Put', { selectionID, projectID: null }),
      await other.tell('Put', { selectionID: await other.save('Y', 1), projectID: id }),
      await other.file(id),
    ]
    expect(refused.map(({ code }) => code)).toEqual(refused.map(() => unknown))
    expect(await other.codeOf(id)).toBe(unknown)
    expect(await details(id)).toMatchObject({ name: 'Press', selections: [{ name: 'Z' }], links: [{ id: link.id }] })
    expect((await service.get(`/api/RecordProject/GetDetails?id=${id}`)).code).toBe(40101)
  })

  it('are shown by a link to anybody, without notes and without whose they are, as they are now', async () => {
    const { service, add, save, tell, share, ask } = await prepare()
    const id = await add({ name: 'Press', customer: 'Miller', number: 'A-17', notes: 'expensive' })
    const { token, ends } = await share(id, 30)
    expect(token).toMatch(/^[\w-]{43}$/)
    await tell('Put', { selectionID: await save('Z', 80), projectID: id })
    const shown = await open(service, token)
    expect(shown.data).toEqual({
      name: 'Press',
      customer: 'Miller',
      number: 'A-17',
      ends,
      selections: [{ name: 'Z', selection: selectionOf(80), snapshot: snapshotOf(80) }],
    })
    const { id: person } = await service.database.db.selectFrom('person').select('id').executeTakeFirstOrThrow()
    for (const secret of ['expensive', '13800000001', person, id, token, ask.token]) expect(shown.text).not.toContain(secret)
    const { token_hash: stored } = await service.database.db.selectFrom('project_link').selectAll().executeTakeFirstOrThrow()
    expect(stored).not.toContain(token)
  })

  it('are shown no longer once the link has ended or was revoked: in the same words as by a link that never was', async () => {
    const { service, add, share, tell, details } = await prepare()
    const id = await add({ name: 'Press' })
    const [short, long, revoked] = [await share(id, 7), await share(id, 90), await share(id, 90)]
    expect((await details(id)).links).toHaveLength(3)
    await tell('Unshare', { id: revoked.id })
    service.wait(7 * 86_400)
    const refused = [
      await open(service, short.token),
      await open(service, revoked.token),
      await open(service, 'x'.repeat(43)),
      await open(service, ''),
      await open(service, long.token, 'other'),
    ]
    expect(new Set(refused.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(refused[0]).toMatchObject({ status: 404, code: noLink })
    expect((await open(service, long.token)).code).toBe(0)
  })

  it('have links of 7, 30 or 90 days, 20 at most, and whoever guesses is stopped', async () => {
    const { service, add, share, tell } = await prepare()
    const id = await add({ name: 'Press' })
    expect((await tell('Share', { id, days: 365 })).code).toBe(40001)
    for (let count = 0; count < 20; count += 1) await share(id, 7)
    expect((await tell('Share', { id, days: 7 })).code).toBe(40001)
    let last = 0
    for (let count = 0; count <= 300; count += 1) last = (await open(service, `guess-${count}`)).code
    expect(last).toBe(42903)
  })

  it('are one file that makes the same project again, and that the same file', async () => {
    const { service, add, save, tell, file, details } = await prepare()
    const id = await add({ name: 'Press', customer: 'Miller', number: 'A-17', notes: 'first\nsecond' })
    for (const [name, mass] of [
      ['Z', 80.1],
      ['X', 40],
      ['', 1e-7],
    ] as const) {
      await tell('Put', { selectionID: await save(name, mass), projectID: id })
    }
    const exported = await file(id)
    const other = await personAt(service, '13800000002')
    const sent = { clientID: 'browser-0001', document: exported.data }
    const made = (await other.tell('Import', sent)).data as { id: string } // what was made
    expect((await other.tell('Import', sent)).data).toEqual(made)
    expect(made.id).not.toBe(id)
    expect((await other.details(made.id)).selections.map(({ name }) => name)).toEqual(['Z', 'X', ''])
    expect((await other.file(made.id)).text).toBe(exported.text)
    expect((await details(id)).selections).toHaveLength(3)
    for (const secret of ['13800000001', id]) expect(exported.text).not.toContain(secret)
  })

  it('refuse a file by place and rule, and store nothing of it', async () => {
    const { tell, list } = await prepare()
    const good = {
      format: 'sizewright-project',
      version: 1,
      project: { name: 'Press' },
      selections: [{ name: 'Z', selection: selectionOf(80), snapshot: null }],
    }
    const [one] = good.selections
    const faults: readonly (readonly [object, path: string, code: string])[] = [
      [{ ...good, format: 'other' }, 'document.format', 'notAnOption'],
      [{ ...good, version: 3 }, 'document.version', 'notAnOption'],
      [{ ...good, owner: 'me' }, 'document.owner', 'unknownKey'],
      [{ ...good, project: { name: '' } }, 'document.project.name', 'required'],
      [{ ...good, project: { name: 'P', notes: 'x'.repeat(4001) } }, 'document.project.notes', 'tooLong'],
      [{ ...good, selections: [{ ...one, selection: { ...one?.selection, v: 3 } }] }, 'document.selections.0.selection.v', 'notAnOption'],
      [
        { ...good, selections: [{ ...one, selection: { ...one?.selection, note: '' } }] },
        'document.selections.0.selection.note',
        'unknownKey',
      ],
      [{ ...good, selections: [{ ...one, snapshot: 'big' }] }, 'document.selections.0.snapshot', 'wrongType'],
      [{ ...good, selections: Array.from({ length: 101 }, () => one) }, 'document.selections', 'tooLong'],
    ]
    for (const [document, path, code] of faults) {
      const { text } = await tell('Import', { document })
      expect(JSON.parse(text), `file with another ${path}`).toMatchObject({
        code: 40001,
        issues: [expect.objectContaining({ path, code })],
      })
    }
    expect((await list()).count).toBe(0)
    expect((await tell('Import', { document: good })).code).toBe(0)
    expect((await tell('Import', { document: { ...good, project: { name: 'P', notes: 'x'.repeat(9e6) } } })).code).toBe(41301)
  })

  it('take 100 selections, so that their file can be read again', async () => {
    const { tell, add, save } = await prepare()
    const id = await add({ name: 'Press' })
    const document = {
      format: 'sizewright-project',
      version: 1,
      project: { name: 'Full' },
      selections: Array.from({ length: 100 }, (_, index) => ({ name: `n${index}`, selection: selectionOf(index), snapshot: null })),
    }
    const full = (await tell('Import', { document })).data as { id: string } // what was made
    const selectionID = await save('one more', 1)
    expect((await tell('Put', { selectionID, projectID: full.id })).code).toBe(40001)
    expect((await tell('Put', { selectionID, projectID: id })).code).toBe(0)
  })

  it('are given out with the account and go with it', async () => {
    const { service, add, save, tell, share, ask } = await prepare()
    const id = await add({ name: 'Press' })
    await tell('Put', { selectionID: await save('Z', 80), projectID: id })
    await share(id, 7)
    const headers = { authorization: `Bearer ${ask.token}`, 'site-key': 'default' }
    const archive = await (await service.app.request('/api/User/Export', { headers })).arrayBuffer()
    const projects: unknown = JSON.parse(String(readZip(Buffer.from(archive)).get('projects.json')))
    expect(projects).toMatchObject([{ name: 'Press', selections: [expect.any(String)], links: [{}] }])
    await service.post('/api/User/Remove', {}, ask)
    for (const table of ['project', 'project_selection', 'project_link'] as const) {
      expect(await service.database.db.selectFrom(table).selectAll().execute(), `rows of ${table}`).toEqual([])
    }
  })
})
