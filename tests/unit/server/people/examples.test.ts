import { beforeEach, expect, it } from 'vitest'
import { callsIn, validatorIn } from '../../../../scripts/fuzz/server/document-shapes.ts'
import type { OpenApiDocument } from '../../../../server/routes/openapi/types.ts'
import { operationExample } from '../../../../server/routes/docs/operation-example.ts'
import { keepCode } from '../../../../server/people/codes.ts'
import { addPerson, changePerson, findPerson } from '../../../../server/people/people-repository.ts'
import { saveSite } from '../../../../server/sites/repository.ts'
import { hashOf } from '../../../../server/people/tokens.ts'
import { exampleLink } from '../../../../server/services/people/project-link-calls.ts'
import { hashPassword } from '../../../../server/people/passwords.ts'
import { addSceneRecord } from '../../../../server/records/repository.ts'
import { sampleRecord, sampleTime } from '../records/sample-record.ts'
import { describeOnDatabase } from '../database/each-database.ts'
import { createPeopleService, type PeopleService } from './people-service.ts'

const account = '13800000000'
const ids = { signIn: '00000000-0000-4000-8000-000000000001', thing: '00000000-0000-4000-8000-000000000002' }

let stored = ''
beforeEach(async () => {
  stored ||= await hashPassword('correct horse')
})

/** What the examples speak of: an account with a password, a code of each kind, a record and an item with the ids of the examples. */
const prepare = async (service: PeopleService): Promise<string> => {
  const { db } = service.database
  for (const table of ['scene_record', 'site', 'person', 'sign_in_code', 'attempt', 'message'] as const) {
    await db.deleteFrom(table).execute()
  }
  await service.tokenOf(account)
  const token = await service.tokenOf(account)
  const id = (await findPerson(db, { company: 'default', account }))?.id ?? ''
  await changePerson(db, id, { password: stored, role: 'operator' })
  for (const [type, name] of [
    ['1', account],
    ['2', account],
    ['3', 'somebody@example.com'],
  ] as const) {
    await keepCode(db, { company: 'default', account: name, type }, { code: '123456', now: service.now() })
  }
  await saveSite(db, '{"key":"default","name":"Sizewright"}', new Date(0))
  const colleague = await addPerson(db, 'default', new Date(0))
  await db.updateTable('person').set({ id: ids.thing }).where('id', '=', colleague.id).execute()
  await service.post('/api/RecordSelection/Add', { selection: { v: 1, calculator: '30', inputs: {} } }, { token })
  await service.post('/api/RecordShopping/AddRecordStopping', { selectionID: 'WTF/x', orderParams: [] }, { token })
  await db.updateTable('scene_record_counter').set({ last: 0 }).execute()
  await addSceneRecord(db, { ...sampleRecord(), personID: id }, sampleTime)
  const { id: record } = await db.selectFrom('selection_record').select('id').executeTakeFirstOrThrow()
  await db.deleteFrom('selection_version').where('record_id', '=', record).execute()
  await db.updateTable('selection_record').set({ id: ids.thing }).execute()
  const version = {
    record_id: ids.thing,
    version: 1,
    selection: '{"v":1,"calculator":"30","inputs":{}}',
    snapshot: null,
    hash: '',
    saved_at: new Date(0).toISOString(),
  }
  await db.insertInto('selection_version').values(version).execute()
  await db.updateTable('shopping_item').set({ id: ids.thing }).execute()
  await service.post('/api/RecordProject/Add', { name: 'Press' }, { token })
  await db.updateTable('project').set({ id: ids.thing }).execute()
  const times = { created_at: new Date(0).toISOString(), ends_at: '9999-01-01T00:00:00.000Z' }
  await db
    .insertInto('project_link')
    .values({ id: ids.thing, project_id: ids.thing, token_hash: hashOf(exampleLink), ...times })
    .execute()
  const list = (await service.get('/api/User/SignIns', { token })).data as { id: string; isThis: boolean }[] // its own list
  await db
    .updateTable('sign_in')
    .set({ id: ids.signIn })
    .where('id', '=', list.find(({ isThis }) => !isThis)?.id ?? '')
    .execute()
  service.wait(60)
  return token
}

const documentOf = async ({ app }: PeopleService): Promise<OpenApiDocument> =>
  (await (await app.request('/openapi.json', { headers: { lang: 'en' } })).json()) as OpenApiDocument // the document is what is tested

describeOnDatabase('the reference of the calls about people', 'examples', (databases) => {
  it('has an example of each that is answered with success in the shape it documents', async () => {
    const service = createPeopleService(await databases.fresh())
    const reference = await documentOf(service)
    const own = new Set<string>(service.calls.flatMap(({ operation, file }) => (file || !operation ? [] : [operation])))
    const reading = new Set<string>(
      service.calls.flatMap(({ operation, method, writes }) => (method === 'GET' && !writes && operation ? [operation] : [])),
    )
    let token = ''
    let count = 0
    for (const { path, method, operation } of callsIn(reference)) {
      if (!own.has(operation.operationId)) continue
      // What only reads leaves everything for the next one.
      token ||= await prepare(service)
      const { url, body } = operationExample(path, operation)
      const ask = { token: operation.security ? token : undefined, site: operation.operationId === 'fixedLogin' ? 'shared' : 'default' }
      const answer = method === 'get' ? await service.get(url, ask) : await service.post(url, JSON.parse(body ?? '{}'), ask)
      expect([answer.status, answer.text.slice(0, 200)], `example of ${path}`).toEqual([200, expect.stringContaining('"code":0')])
      const documented = operation.responses['200']
      const schema = documented && 'content' in documented ? documented.content?.['application/json']?.schema : undefined
      expect(validatorIn(reference, schema).safeParse(JSON.parse(answer.text)).error?.issues ?? [], `example of ${path}`).toEqual([])
      expect(answer.headers.get('cache-control'), `example of ${path}`).toMatch(
        operation.security || method === 'post' ? /no-store/ : /no-/,
      )
      if (!reading.has(operation.operationId)) token = ''
      count++
    }
    expect(count).toBe(own.size)
  })

  it('has of each that answers with a file the type of what its example answers', async () => {
    const service = createPeopleService(await databases.fresh())
    const reference = await documentOf(service)
    const headers = { authorization: `Bearer ${await prepare(service)}`, 'site-key': 'default' }
    const own = new Set<string>(service.calls.flatMap(({ operation, file }) => (file && operation ? [operation] : [])))
    const documented = Object.entries(reference.paths).flatMap(([path, { get }]) =>
      get && own.has(get.operationId) ? [{ path, answer: get.responses['200'] }] : [],
    )
    expect(documented).toHaveLength(own.size)
    for (const { path, answer } of documented) {
      const response = await service.app.request(path, { headers })
      const types = answer && 'content' in answer ? Object.keys(answer.content ?? {}) : []
      expect([path, response.status, response.headers.get('content-type')]).toEqual([path, 200, types.join(' ')])
    }
  })
})
