import { expect, it } from 'vitest'
import { describeOnDatabase } from '../database/each-database.ts'
import { createPeopleService } from './people-service.ts'

const selection = { v: 1, calculator: '30', inputs: { W: 80 } }
const phones = { user: '13800000001' } as const

describeOnDatabase('rights', 'rights', (databases) => {
  it('are not changed by what a body says of its sender', async () => {
    const service = createPeopleService(await databases.fresh())
    const token = await service.tokenOf(phones.user)
    const strange = { role: 'operator', company: 'other', let_in: 1, personID: 'x', person_id: 'x', authType: 'compadmin', constructor: {} }
    for (const [key, value] of Object.entries(strange)) {
      const bodies: [string, object][] = [
        ['/api/User/LoginPC', { phoneNumber: phones.user, code: '1', appID: 'pc' }],
        ['/api/User/Update', { email: 'a@example.com', code: '1' }],
        ['/api/RecordSelection/Add', { selection }],
        ['/api/RecordShopping/AddRecordStopping', { selectionID: 'WTF/x', orderParams: [] }],
        ['/api/User/Merge', {}],
      ]
      for (const [path, body] of bodies) {
        expect((await service.post(path, { ...body, [key]: value }, { token })).code, `${path} ${key}`).toBe(40001)
      }
    }
  })

  it('do not come from a token in the address, a cookie, or one that was chosen by somebody else', async () => {
    const service = createPeopleService(await databases.fresh())
    const token = await service.tokenOf(phones.user)
    const path = '/api/User/MyRecordCount'
    for (const headers of [{ cookie: `token=${token}` }, { authorization: token }, { authorization: `Basic ${token}` }]) {
      expect((await service.get(path, { headers })).status).toBe(401)
    }
    expect((await service.get(`${path}?token=${token}`)).status).toBe(401)
    const planted = 'A'.repeat(43)
    const later = await service.tokenOf(phones.user, { token: planted })
    expect(later).not.toBe(planted)
    expect((await service.get(path, { token: planted })).status).toBe(401)
    expect((await service.get(path, { token, site: 'other' })).code).toBe(40102)
  })

  it('leave nothing of a body that is too large, and lead nowhere but here', async () => {
    const service = createPeopleService(await databases.fresh())
    const token = await service.tokenOf(phones.user)
    const large = { selection: { ...selection, inputs: { W: 'x'.repeat(70_000) } } }
    expect((await service.post('/api/RecordSelection/Add', large, { token })).status).toBe(413)
    expect((await service.get('/api/User/MyRecordCount', { token })).data).toMatchObject({ selection: 0 })
    for (const to of ['https://evil.example', '//evil.example']) {
      const answer = await service.app.request(`/api/User/MyRecordCount?redirect=${to}&returnUrl=${to}`)
      expect([answer.status, answer.headers.get('location')]).toEqual([401, null])
    }
  })
})
