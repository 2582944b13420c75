/** Who gets files: their owner, whoever the site lets, whoever was given the button. */
import { expect, it } from 'vitest'
import { findPerson } from '../../../../server/people/people-repository.ts'
import { addPermissions } from '../../../../server/people/permissions.ts'
import { describeOnDatabase } from '../database/each-database.ts'
import { createFilesService } from './files-service.ts'
import { closedAfterEach } from '../support/closing.ts'

const closing = closedAfterEach()

const phone = '13800000001'
const bom = { selectionID: 'HSR/plain', downloadType: 8 }
const types = { bom: 8, step: 2, archive: 3, preview: 4, mailed: 103 }

describeOnDatabase('files', 'file_owners', (databases) => {
  const prepare = async () => {
    const service = createFilesService(await databases.fresh(), closing)
    return { ...service, me: { token: await service.tokenOf(phone) } }
  }

  it('are their owner’s: nobody else sees how far one is, fetches it or tells of it', async () => {
    const { makeFile, get, post, fetchFile, me, tokenOf } = await prepare()
    const id = await makeFile(bom, me)
    const strangers = [
      { token: await tokenOf('13800000002') },
      { token: await tokenOf(phone, { site: 'other' }), site: 'other' },
      { site: 'open' },
    ]
    for (const stranger of strangers) {
      expect((await get(`/api/RecordDownload/CheckCreateModel?checkPath=${id}`, stranger)).code).toBe(40406)
      expect((await fetchFile(id, stranger)).status).toBe(404)
      expect((await post('/api/log/download', { id, outcome: 'saved' }, stranger)).code).toBe(40406)
    }
    for (const path of ['CheckCreateModel?checkPath=', 'Download?id=']) {
      expect((await get(`/api/RecordDownload/${path}${id}`)).code).toBe(40101)
    }
    expect((await post('/api/log/download', { id, outcome: 'saved' }, me)).code).toBe(0)
    expect((await post('/api/log/download', { id, outcome: '<script>' }, me)).code).toBe(40001)
  })

  it('are for those who have signed in, unless the site opens them; visitors have limits, but no list and no mail', async () => {
    const { call, makeFile, fetchFile, get, post } = await prepare()
    for (const name of ['CheckDownload', 'CreateModel', 'SendDownload']) expect((await call(name, bom, {})).code).toBe(40101)
    const from = (address: string) => ({ site: 'open', headers: { 'x-forwarded-for': address } })
    const visitor = from('192.0.2.1')
    const lengths = [100, 110, 120].map((value) => ({ ...bom, orderParams: [{ paramName: 'length', value }] }))
    for (const one of lengths) await makeFile(one, visitor)
    const codes = []
    for (const one of lengths) codes.push((await call('SendDownload', one, visitor)).code)
    expect(codes).toEqual([0, 0, 2])
    expect((await call('CheckDownload', lengths[2], from('192.0.2.2'))).data).toEqual({ left: 2 })
    const id = await makeFile(bom, from('192.0.2.3'))
    expect((await fetchFile(id, visitor)).status).toBe(200)
    expect((await get('/api/RecordDownload/GetList', visitor)).code).toBe(40101)
    const mailed = { ...bom, downloadType: types.mailed, email: 'a@example.com' }
    expect((await call('SendDownload', mailed, visitor)).code).toBe(40101)
    expect((await post('/api/log/download', { id, outcome: 'saved' }, visitor)).code).toBe(0)
    expect((await get('/api/RecordDownload/GetTypes')).data).toEqual({
      list: [
        { downloadType: 8, extension: 'csv' },
        { downloadType: 2, extension: 'stp' },
        { downloadType: 3, extension: 'zip' },
        { downloadType: 4, extension: 'glb' },
      ],
    })
  })

  it('are limited by the day where a phone is shared, whatever account a browser is given', async () => {
    const { call, makeFile, post } = await prepare()
    const ask = { site: 'shared', headers: { 'x-forwarded-for': '192.0.2.1' } }
    const lengths = [100, 110, 120].map((value) => ({ ...bom, orderParams: [{ paramName: 'length', value }] }))
    const codes = []
    for (const one of lengths) {
      // Each is a new account of the same browser.
      const { data } = await post('/api/comp-user/fixedlogin', { appid: 'pc' }, ask)
      const { accessToken } = data as { accessToken: { token: string } } // an account was given
      const browser = { ...ask, token: accessToken.token }
      const { code } = await call('CreateModel', one, browser)
      codes.push(code)
      if (code === 0) {
        await makeFile(one, browser)
        await call('SendDownload', one, browser)
      }
    }
    expect(codes).toEqual([0, 0, 2])
  })

  it('stand behind their buttons: an archive behind those of all that it holds, at every step', async () => {
    const { call, makeFile, fetchFile, tokenOf, database } = await prepare()
    const who = { token: await tokenOf(phone, { site: 'strict' }), site: 'strict' }
    const person = await findPerson(database.db, { company: 'strict', account: phone })
    const codeOf = async (downloadType: number, name = 'CreateModel', more = {}) =>
      (await call(name, { ...bom, downloadType, ...more }, who)).code
    expect(await codeOf(types.bom)).toBe(0)
    for (const downloadType of [types.step, types.preview, types.archive]) {
      for (const name of ['CheckDownload', 'CreateModel', 'SendDownload']) {
        expect([name, await codeOf(downloadType, name)]).toEqual([name, 40306])
      }
    }
    await addPermissions(database.db, person?.id ?? '', ['download2d', 'download3d', 'report'])
    const id = await makeFile({ ...bom, downloadType: types.step }, who)
    expect(await codeOf(types.archive)).toBe(0)
    expect(await codeOf(types.archive, 'SendDownload', { email: 'a@example.com' })).toBe(40306)
    await database.db.deleteFrom('person_permission').execute()
    expect((await fetchFile(id, who)).status).toBe(403)
  })
})
