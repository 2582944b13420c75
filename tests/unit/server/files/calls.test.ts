/** The calls about files, from asking for one to fetching it. */
import { expect, it } from 'vitest'
import { sha256 } from '../../../../server/files/canonical-json.ts'
import { describeOnDatabase } from '../database/each-database.ts'
import { readZip } from '../people/read-zip.ts'
import type { FileInput } from '../../../../server/files/file-input.ts'
import { createFilesService } from './files-service.ts'
import { closedAfterEach } from '../support/closing.ts'

const closing = closedAfterEach()

const phone = '13800000001'
const bom = { selectionID: 'HSR/plain', downloadType: 8 }
const types = { bom: 8, step: 2, archive: 3, preview: 4, drawing: 1, mailed: 103 }

describeOnDatabase('files', 'file_calls', (databases) => {
  const prepare = async (own = {}) => {
    const service = createFilesService(await databases.fresh(), closing, own)
    return { ...service, me: { token: await service.tokenOf(phone) } }
  }

  it('are asked for, made, given out, fetched and listed', async () => {
    const { call, poll, fetchFile, get, me, now } = await prepare()
    expect((await call('CheckDownload', bom, me)).data).toEqual({ left: 4 })
    const created = await call('CreateModel', bom, me)
    const { taskid, checkPath } = created.data as { taskid: string; checkPath: string } // checked next
    expect([created.code, checkPath, taskid.length]).toEqual([0, taskid, 36])
    const path = `/api/RecordDownload/Download?id=${taskid}`
    const text = 'bom of plain\n'
    const state = { complete: true, progress: 100, path, extension: 'csv', contentLength: text.length }
    expect((await poll(checkPath, me)).data).toEqual(state)
    expect((await get('/api/User/MyRecordCount', me)).data).toMatchObject({ download: 0 })
    const sent = await call('SendDownload', bom, me)
    expect(sent.data).toEqual({ path, name: 'plain-bom', extension: 'csv', contentLength: text.length })
    expect(await (await fetchFile(taskid, me)).text()).toBe(text)
    const row = {
      id: taskid,
      selectionID: 'HSR/plain',
      downloadType: 8,
      orderParams: [],
      unit: 0,
      skuName: 'plain',
      name: 'plain-bom',
      extension: 'csv',
      contentLength: text.length,
      fetched: new Date(now()).toISOString(),
    }
    expect((await get('/api/RecordDownload/GetList', me)).data).toEqual({ count: 1, list: [row] })
    expect((await get('/api/RecordDownload/GetList?DownloadType=2', me)).data).toEqual({ count: 0, list: [] })
    expect((await get('/api/User/MyRecordCount', me)).data).toMatchObject({ download: 1 })
    expect((await call('CreateModel', bom, me)).code).toBe(42904)
  })

  it('that are made within a second are complete with the first answer; others are told as begun after that second', async () => {
    const { call, me } = await prepare()
    const timeOf = async (selectionID: string) => {
      const start = performance.now()
      const { data } = await call('CreateModel', { ...bom, selectionID }, me)
      return { ...(data as { complete: boolean }), ms: performance.now() - start } // every answer says so
    }
    // A first thread has to start.
    await call('CreateModel', bom, me)
    expect((await timeOf('HSR/slow 100')).complete).toBe(true)
    const slow = await timeOf('HSR/slow 4000')
    expect(slow.complete).toBe(false)
    expect(slow.ms).toBeGreaterThan(900)
    expect(slow.ms).toBeLessThan(3000)
  })

  it('that are asked for again are the same task, also from another window, and one that is made is complete at once', async () => {
    const { call, makeFile, me, database } = await prepare()
    const answers = await Promise.all(Array.from({ length: 8 }, () => call('CreateModel', bom, me)))
    const ids = new Set(answers.map(({ data }) => (data as { taskid: string }).taskid)) // every task has an id
    expect([answers.map(({ code }) => code), ids.size]).toEqual([answers.map(() => 0), 1])
    await makeFile(bom, me)
    expect((await call('CreateModel', bom, me)).data).toMatchObject({ complete: true })
    expect(await database.db.selectFrom('file_task').select('id').execute()).toHaveLength(1)
  })

  it('are not the same for another language, unit, order code or site', async () => {
    const { makeFile, me, database, tokenOf } = await prepare()
    await makeFile(bom, me)
    await makeFile({ ...bom, unit: 1 }, me)
    await makeFile({ ...bom, orderParams: [{ paramName: 'length', value: 500 }] }, me)
    await makeFile(bom, { ...me, headers: { lang: 'ru' } })
    await makeFile(bom, { token: await tokenOf(phone, { site: 'other' }), site: 'other' })
    const jobs = await database.db.selectFrom('file_job').select(['input', 'key']).execute()
    expect(jobs).toHaveLength(5)
    for (const { input, key } of jobs) expect(key).toBe(sha256(input))
  })

  it('have the projection of their site, where they show views', async () => {
    const { makeFile, tokenOf, me, database } = await prepare()
    const projectionsOf = async (site: string, who: { readonly token: string; readonly site?: string }) => {
      for (const downloadType of [types.archive, types.bom]) await makeFile({ ...bom, downloadType }, who)
      const jobs = await database.db.selectFrom('file_job').select(['input', 'kind']).execute()
      return jobs.flatMap(({ input, kind }) => {
        const { site: of, projection } = JSON.parse(input) as FileInput // as the service has written it
        return of.key === site ? [[kind, projection]] : []
      })
    }
    expect(Object.fromEntries(await projectionsOf('other', { token: await tokenOf(phone, { site: 'other' }), site: 'other' }))).toEqual({
      archive: 'third',
      bom: undefined,
    })
    expect(Object.fromEntries(await projectionsOf('default', me))).toEqual({ archive: undefined, bom: undefined })
  })

  it('have the unit of the drawings of their site where none is asked for, and the sheet and the views that are', async () => {
    const { makeFile, tokenOf, me, database } = await prepare()
    const other = { token: await tokenOf(phone, { site: 'other' }), site: 'other' }
    const ofArchive = { ...bom, downloadType: types.archive }
    await makeFile(ofArchive, me)
    await makeFile(ofArchive, other)
    await makeFile({ ...ofArchive, unit: 0 }, other)
    await makeFile({ ...ofArchive, sheet: 'A2', views: ['top', 'front', 'top'] }, me)
    const jobs = await database.db.selectFrom('file_job').select('input').orderBy('asked_at').execute()
    const chosen = jobs.map(({ input }) => {
      const { site: of, unit, sheet, views } = JSON.parse(input) as FileInput // as the service has written it
      return [of.key, unit, sheet, views]
    })
    expect(chosen).toHaveLength(4)
    expect(chosen).toEqual(
      expect.arrayContaining([
        ['default', 'mm', undefined, undefined],
        ['other', 'in', undefined, undefined],
        ['other', 'mm', undefined, undefined],
        ['default', 'mm', 'A2', ['front', 'top']],
      ]),
    )
  })

  it.each([
    ['sheet', 'A7'],
    ['views', []],
    ['views', ['behind']],
  ])('are refused with a choice of %s that there is not: %j', async (name, value) => {
    const { call, me } = await prepare()
    const { status, code, text } = await call('CreateModel', { ...bom, [name]: value }, me)
    expect([status, code]).toEqual([400, 40001])
    expect(text).toContain(name === 'sheet' ? 'Sheet' : 'Views')
  })

  it('are given once in 20 s, with the seconds that are left, and so often a day, by the day of the site', async () => {
    const { call, makeFile, me, wait, now } = await prepare()
    const kinds = [types.bom, types.step, types.archive]
    for (const downloadType of kinds) await makeFile({ ...bom, downloadType }, me)
    expect((await call('SendDownload', bom, me)).code).toBe(0)
    wait(5)
    for (const name of ['SendDownload', 'CheckDownload', 'CreateModel']) {
      const again = await call(name, bom, me)
      expect([again.status, again.code, again.headers.get('retry-after')]).toEqual([429, 42904, '15'])
      expect(again.text).toContain('Downloading too frequently, retry in 15 seconds')
    }
    // Another file is another matter.
    expect((await call('SendDownload', { ...bom, downloadType: types.step }, me)).code).toBe(0)
    wait(15)
    expect((await call('SendDownload', bom, me)).code).toBe(0)
    expect((await call('CheckDownload', { ...bom, downloadType: types.archive }, me)).data).toEqual({ left: 1 })
    expect((await call('SendDownload', { ...bom, downloadType: types.archive }, me)).code).toBe(0)
    wait(20)
    for (const name of ['SendDownload', 'CheckDownload', 'CreateModel']) {
      const over = await call(name, bom, me)
      expect([over.status, over.code]).toEqual([429, 2])
      expect(over.text).toContain('Exceeded daily download limit, retry tomorrow')
    }
    // A picture on a page is no download.
    expect((await call('CheckDownload', { ...bom, downloadType: types.preview }, me)).code).toBe(0)
    // In Shanghai it is past midnight 16 h after midnight UTC.
    const midnight = (Date.parse(`${new Date(now()).toISOString().slice(0, 10)}T16:00:00Z`) - now()) / 1000
    wait(midnight - 1)
    expect((await call('CheckDownload', bom, me)).code).toBe(2)
    wait(1)
    expect((await call('CheckDownload', bom, me)).data).toEqual({ left: 4 })
  })

  it('that many ask for at once are given as often as the day allows, and no more', async () => {
    const { call, makeFile, me } = await prepare()
    const requests = Array.from({ length: 10 }, (_, count) => ({ ...bom, orderParams: [{ paramName: 'length', value: 100 + count * 10 }] }))
    for (const one of requests) await makeFile(one, me)
    const codes = (await Promise.all(requests.map((one) => call('SendDownload', one, me)))).map(({ code }) => code)
    expect(codes.toSorted((one, other) => one - other)).toEqual([0, 0, 0, 0, 2, 2, 2, 2, 2, 2])
  })

  it('are counted even by whoever leaves out the call that counts', async () => {
    const { makeFile, fetchFile, get, me } = await prepare()
    const ids = []
    for (let count = 0; count < 5; count++) {
      ids.push(await makeFile({ ...bom, orderParams: [{ paramName: 'length', value: 100 + count * 10 }] }, me))
    }
    const statuses = []
    for (const id of ids) statuses.push((await fetchFile(id, me)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 429])
    // What was given out may be fetched again: it was begun, or is in the list.
    expect((await fetchFile(ids[0] ?? '', me)).status).toBe(200)
    expect((await get('/api/User/MyRecordCount', me)).data).toMatchObject({ download: 4 })
  })

  it('need what the specification says they need, in the reader’s language', async () => {
    const { call, me } = await prepare()
    const en = { ...me, headers: { lang: 'en' } }
    for (const name of ['CheckDownload', 'CreateModel', 'SendDownload']) {
      for (const body of [{}, { selectionID: ' ' }]) {
        const { code, text } = await call(name, body, en)
        expect([code, text.includes('selectionID cannot be empty')]).toEqual([40031, true])
      }
    }
    expect((await call('SendDownload', { selectionID: 'HSR/plain' }, me)).code).toBe(40032)
    expect((await call('SendDownload', { ...bom, downloadType: types.mailed }, me)).code).toBe(40013)
    expect((await call('SendDownload', { ...bom, downloadType: types.mailed, email: 'a\r\nbcc: b@example.com' }, me)).code).toBe(40016)
    expect((await call('SendDownload', { ...bom, downloadType: types.archive, email: 'nobody' }, me)).code).toBe(40016)
    expect((await call('SendDownload', bom, me)).code).toBe(40902)
    const drawing = await call('CreateModel', { selectionID: 'HSR/plain' }, en)
    expect([drawing.code, drawing.text.includes('available for this model: parts list (CSV), STEP model,')]).toEqual([40410, true])
    const texts = await Promise.all(
      ['cn', 'en', 'es', 'ru'].map(async (lang) => (await call('CheckDownload', {}, { ...me, headers: { lang } })).text),
    )
    expect(new Set(texts).size).toBe(4)
    for (const name of ['CreateModel', 'CheckDownload', 'SendDownload']) {
      expect((await call(name, { ...bom, selectionID: 'XYZ/1' }, me)).code).toBe(40403)
      expect((await call(name, { ...bom, selectionID: 'none' }, me)).code).toBe(40406)
    }
    expect((await call('CreateModel', { ...bom, selectionID: '%E0%A4%A/1' }, me)).code).toBe(40406)
    expect((await call('CreateModel', { ...bom, userAgentID: 'somebody else’s' }, me)).code).toBe(40406)
    for (const value of [5, 105, 'long']) {
      const refused = await call('CreateModel', { ...bom, orderParams: [{ paramName: 'length', value }] }, me)
      expect([refused.code, refused.text.includes('orderParams.length')]).toEqual([40001, true])
    }
  })

  it('that cannot be made say so, with the name, and are tried anew when they are asked for again', async () => {
    const { create, poll, fetchFile, call, me } = await prepare({ limit: 3000 })
    const throwing = { ...bom, selectionID: 'HSR/throws' }
    const id = await create(throwing, me)
    const failed = await poll(id, me)
    expect([failed.status, failed.code, failed.text.includes('throws: file generation failed')]).toEqual([422, 42201, true])
    expect(failed.text).not.toContain('geometry')
    expect((await fetchFile(id, me)).status).toBe(422)
    expect((await call('SendDownload', throwing, me)).code).toBe(42201)
    const late = await create({ ...bom, selectionID: 'HSR/loops' }, me)
    expect((await fetchFile(late, me)).status).toBe(409)
    expect((await poll(late, me)).text).toContain('loops generation timed out, please try again later')
    expect((await call('CreateModel', throwing, me)).data).toMatchObject({ taskid: id, complete: false })
  })

  it('of 40 people who ask at once are all made and fetched, each by its own', { tags: ['deep'] }, async () => {
    const service = await prepare()
    const people = []
    for (let count = 10; count < 50; count++) {
      people.push({ token: await service.tokenOf(`138000000${count}`, { site: 'other' }), site: 'other' })
    }
    const began = performance.now()
    const texts = await Promise.all(
      people.map(async (who, count) => {
        const body = { ...bom, selectionID: `HSR/model${count % 20}` }
        const id = await service.makeFile(body, who)
        const sent = await service.call('SendDownload', body, who)
        return `${sent.code} ${await (await service.fetchFile(id, who)).text()}`
      }),
    )
    process.stdout.write(`files: 40 people at once, ${Math.round(performance.now() - began)} ms\n`)
    expect(texts).toEqual(people.map((_, count) => `0 bom of model${count % 20}\n`))
    const jobs = await service.database.db.selectFrom('file_job').select(['state', 'attempts']).execute()
    expect(jobs).toEqual(Array.from({ length: 20 }, () => ({ state: 'done', attempts: 1 })))
    expect(service.reported).toEqual([])
  })

  it('go with the account, and stand in what is given of it before', async () => {
    const { makeFile, call, post, me, app, database } = await prepare()
    await makeFile(bom, me)
    await call('SendDownload', bom, me)
    const headers = { authorization: `Bearer ${me.token}`, lang: 'en', 'site-key': 'default' }
    const archive = readZip(Buffer.from(await (await app.request('/api/User/Export', { headers })).arrayBuffer()))
    const [download] = JSON.parse(String(archive.get('downloads.json'))) as unknown[] // checked next
    expect(download).toMatchObject({ selection_id: 'HSR/plain', sku_name: 'plain', extension: 'csv', order_params: [], state: 'done' })
    expect((await post('/api/User/Remove', {}, me)).code).toBe(0)
    expect(await database.db.selectFrom('file_task').select('id').execute()).toEqual([])
  })
})
