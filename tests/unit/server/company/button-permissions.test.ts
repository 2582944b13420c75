import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type CompanyUser, permissionNames } from '../../../../contract/people/people.ts'
import { addPerson } from '../../../../server/people/people-repository.ts'
import { createSceneRecords } from '../../../../server/records/scene-records.ts'
import { open } from '../../../../server/services/calls/guarded-call.ts'
import { sceneCalls } from '../../../../server/services/scenes/scene-calls.ts'
import { scenes } from '../../../../schemas/scenes/registry.ts'
import { describeOnDatabase } from '../database/each-database.ts'
import { createCompanyService } from './company-service.ts'

const users = z.object({ list: z.array(z.looseObject({})), count: z.int() })

describeOnDatabase('buttons', 'buttons', (databases) => {
  const prepare = async (needGrant: readonly string[]) => {
    const database = await databases.fresh()
    const calls = open(
      'catalogue',
      sceneCalls(
        scenes,
        createSceneRecords(database, () => 0),
      ),
    )
    const service = await createCompanyService(database, { needGrant }, calls)
    const record = calls.find(({ call }) => call === 'SubmitRecord')
    const body = record?.method === 'POST' ? record.body.example() : undefined
    const submit = (ask: { token?: string; site?: string } = {}) => service.post('/api/RotatingPlatformWorking/SubmitRecord', body, ask)
    const list = async (ask: { token: string; site?: string }, query = '') => {
      const { data } = await service.get(`/api/UserButPer/GetUsers?${query}`, ask)
      const { list: found, count } = users.parse(data)
      return { list: found as CompanyUser[], count } // the example checks its shape
    }
    const give = (ask: { token: string; site?: string }, id: string, isGranted = true) =>
      service.post('/api/UserButPer/SetUserPermission', { id, permission: 'submit', isGiven: isGranted }, ask)
    return { ...service, submit, list, give }
  }

  it('are everybody’s where the site says nothing', async () => {
    const { submit, personWith } = await prepare([])
    for (const ask of [{}, await personWith('13800000001', 'user')]) expect((await submit(ask)).code).toBe(0)
    const others = await prepare(permissionNames.filter((name) => name !== 'submit'))
    expect((await others.submit()).code).toBe(0)
  })

  it('that have to be given are refused to everybody else, and to whom they are taken back from', async () => {
    const { submit, personWith, give, get, database } = await prepare(['submit'])
    const user = await personWith('13800000001', 'user')
    const admin = await personWith('13800000002', 'companyAdmin')
    const stranger = await personWith('13800000003', 'companyAdmin', 'other')
    expect((await submit()).code).toBe(40101)
    expect((await submit({ token: 'A'.repeat(43) })).code).toBe(40102)
    const refused = await submit(user)
    expect([refused.status, refused.code, refused.text]).toEqual([403, 40306, expect.stringContaining('administrator')])
    expect((await submit({ ...stranger, site: 'default' })).code).toBe(40102)
    expect((await submit({ ...stranger, site: 'other' })).code).toBe(0)
    expect((await submit(admin)).code).toBe(0)
    expect(await give(admin, user.id)).toMatchObject({ code: 0, data: { infoReview: ['submit'] } })
    expect((await submit(user)).code).toBe(0)
    expect((await get('/api/UserButPer/GetUserButPer', user)).data).toEqual({ infoReview: ['submit'] })
    expect((await get('/api/UserButPer/GetUserButPer', admin)).data).toEqual({ infoReview: [...permissionNames] })
    expect(await give(admin, user.id, false)).toMatchObject({ data: { infoReview: [] } })
    expect((await submit(user)).code).toBe(40306)
    const { length } = await database.db.selectFrom('scene_record').selectAll().execute()
    // The same submission each time.
    expect(length).toBe(1)
    const entries = await database.db.selectFrom('audit_entry').selectAll().where('person_id', '=', user.id).orderBy('at').execute()
    const detail = JSON.stringify({ names: ['submit'], by: admin.id })
    const noted = entries.filter(({ event }) => event.startsWith('permissions'))
    // Both at the same moment of a clock that stands still.
    expect(noted.map(({ event }) => event).toSorted()).toEqual(['permissionsGiven', 'permissionsTaken'])
    expect(noted.map((entry) => entry.detail)).toEqual([detail, detail])
  })

  it('are given by administrators to people of their own company alone', async () => {
    const { personWith, give, get } = await prepare(['submit'])
    const [user, colleague] = [await personWith('13800000001', 'user'), await personWith('13800000002', 'user')]
    const admin = await personWith('13800000003', 'companyAdmin')
    const stranger = await personWith('13800000004', 'user', 'other')
    const operator = await personWith('13800000005', 'operator', 'other')
    expect((await give(user, user.id)).code).toBe(40301)
    expect((await give(user, colleague.id)).code).toBe(40301)
    expect((await give(admin, stranger.id)).code).toBe(40406)
    expect((await give(admin, 'nobody')).code).toBe(40406)
    expect((await give(admin, colleague.id)).code).toBe(0)
    expect((await give({ ...operator, site: 'default' }, stranger.id)).code).toBe(0)
    expect((await get('/api/UserButPer/GetUsers', user)).code).toBe(40301)
    expect((await get('/api/UserButPer/GetUsers', {})).code).toBe(40101)
  })

  it('are listed with the people of the company and nobody else, 15 on a page, by the ends of their account', async () => {
    const { personWith, list, database } = await prepare(['submit'])
    const admin = await personWith('13811110000', 'companyAdmin')
    await personWith('13822220000', 'user', 'other')
    await addPerson(database.db, 'default', new Date(0))
    for (let at = 10; at < 30; at++) await personWith(`139000000${at}`, 'user')
    await personWith('somebody@example.com', 'user')
    const first = await list(admin)
    expect([first.list.length, first.count]).toEqual([15, 22])
    expect(first.list[0]).toMatchObject({ account: 's***@example.com', role: 'user', infoReview: [] })
    const second = await list(admin, 'page=2')
    expect(second.list.at(-1)).toMatchObject({ account: '138****0000', role: 'companyAdmin', infoReview: [...permissionNames] })
    expect(new Set([...first.list, ...second.list].map(({ id }) => id)).size).toBe(22)
    expect(JSON.stringify([first, second])).not.toMatch(/13811110000|somebody|1390000001/)
    expect((await list(admin, 'order=created')).list[0]?.account).toBe('138****0000')
  })

  it('are found by what the list shows or by the whole account, not by what is masked', async () => {
    const { personWith, list } = await prepare([])
    const admin = await personWith('13811110000', 'companyAdmin')
    await personWith('13912345678', 'user')
    await personWith('somebody@example.com', 'user')
    const accounts = async (keyword: string) =>
      (await list(admin, new URLSearchParams({ keyword }).toString())).list.map(({ account }) => account)
    for (const keyword of ['139', '5678', '13912345678']) expect(await accounts(keyword), `found by ${keyword}`).toEqual(['139****5678'])
    for (const keyword of ['example.com', '@exam', 'SOMEBODY@example.com']) {
      expect(await accounts(keyword), `found by ${keyword}`).toEqual(['s***@example.com'])
    }
    for (const keyword of ['1391', '12345', '345678', 'somebody', 'body@example.com', '%', '_', '138_1110000', "' or 1=1 --", '\\']) {
      expect(await accounts(keyword), `found by ${keyword}`).toEqual([])
    }
  })
})
