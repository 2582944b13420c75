/** The archive of everything that is kept about somebody, read by a reader that shares nothing with what packs it. */
import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { addInquiry } from '../../../../server/people/inquiries.ts'
import { addSceneRecord } from '../../../../server/records/repository.ts'
import { findPerson } from '../../../../server/people/people-repository.ts'
import { describeOnDatabase } from '../database/each-database.ts'
import { sampleRecord, sampleTime } from '../records/sample-record.ts'
import { createPeopleService, type PeopleService } from './people-service.ts'
import { readZip } from './read-zip.ts'
import { sampleInquiry } from './sample-inquiry.ts'

const phone = '13800000001'

const archiveOf = async ({ app }: PeopleService, token: string, lang = 'en') => {
  const headers = { authorization: `Bearer ${token}`, lang, 'site-key': 'default' }
  const answer = await app.request('/api/User/Export', { headers })
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) }
}

const prepare = async (service: PeopleService) => {
  const token = await service.tokenOf(phone)
  const post = (path: string, body: unknown = {}) => service.post(path, body, { token })
  const { id } = (await post('/api/RecordSelection/Add', { name: 'Z axis', selection: { v: 1, calculator: '30', inputs: { W: 80 } } }))
    .data as { id: string } // stored just now
  await post('/api/RecordSelection/Add', { id, selection: { v: 1, calculator: '30', inputs: { W: 90 } } })
  await post('/api/RecordProject/Add', { name: 'Press 7' })
  await post('/api/RecordCollect/Collect?fid=~WTF~20')
  await post('/api/RecordShopping/AddRecordStopping', { selectionID: 'WTF/THK', orderParams: [], note: 'both sides' })
  const person = await findPerson(service.database.db, { company: 'default', account: phone })
  await addSceneRecord(service.database.db, { ...sampleRecord(), personID: person?.id }, sampleTime)
  const owner = { personID: person?.id ?? '', company: 'default' }
  await addInquiry(service.database.db, owner, { inquiry: sampleInquiry(), time: sampleTime })
  return token
}

describeOnDatabase('everything that is kept about somebody', 'export', (databases) => {
  it('comes as one ZIP, whose manifest names every file with its SHA-256', async () => {
    const service = createPeopleService(await databases.fresh())
    const stranger = await service.tokenOf('13800000002')
    await service.post(
      '/api/RecordSelection/Add',
      { name: 'not mine', selection: { v: 1, calculator: '30', inputs: {} } },
      { token: stranger },
    )
    const { answer, bytes } = await archiveOf(service, await prepare(service))
    expect(answer.headers.get('content-type')).toBe('application/zip')
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="sizewright-account.zip"')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const files = readZip(bytes)
    const manifest: unknown = JSON.parse(files.get('manifest.json')?.toString() ?? '')
    const { files: named } = manifest as { files: { name: string; bytes: number; sha256: string }[] } // compared next
    expect(named.map(({ name }) => name)).toEqual([...files.keys()].filter((name) => name !== 'manifest.json'))
    for (const { name, bytes: length, sha256 } of named) {
      const file = files.get(name) ?? Buffer.of()
      expect([name, file.length, createHash('sha256').update(file).digest('hex')]).toEqual([name, length, sha256])
    }
    const holds: readonly (readonly [file: string, ...parts: readonly string[]])[] = [
      ['account.json', phone, '"role": "user"'],
      ['sign-ins.json', 'since'],
      ['selections.json', 'Z axis', '"W": 80', '"W": 90'],
      ['projects.json', 'Press 7'],
      ['favourites.json', '~WTF~20'],
      ['shopping.json', 'both sides'],
      ['downloads.json', '[]'],
      ['submissions.json', 'SR-000001', 'tableDiameter', '"state": "new"'],
      ['inquiries.json', 'SW-303-7f3a91c2', 'ada@example.com'],
      ['events.json', 'signedIn'],
      ['messages.json', 'sms'],
      ['usage.json', '[]'],
      ['readme.txt', 'Data stored about you', 'manifest.json: '],
    ]
    expect(holds.map(([name]) => name).toSorted()).toEqual(named.map(({ name }) => name).toSorted())
    const missing = holds.flatMap(([name, ...parts]) => parts.filter((part) => !String(files.get(name)).includes(part)))
    expect(missing).toEqual([])
    const all = [...files.values()].join('\n')
    const never = ['not mine', '13800000002', 'argon2', 'token_hash', 'code_hash', await service.codeFor(phone)]
    expect(never.filter((part) => all.includes(part))).toEqual([])
  })

  it('is the same bytes for the same content, in the reader’s language', async () => {
    const service = createPeopleService(await databases.fresh())
    const token = await prepare(service)
    const first = (await archiveOf(service, token)).bytes
    service.wait(600)
    expect((await archiveOf(service, token)).bytes.equals(first)).toBe(true)
    const readmes = await Promise.all(
      ['en', 'zh', 'es', 'ru'].map(async (lang) =>
        readZip((await archiveOf(service, token, lang)).bytes)
          .get('readme.txt')
          ?.toString(),
      ),
    )
    expect(new Set(readmes).size).toBe(4)
    expect(readmes.join()).not.toMatch(/export\.|undefined/)
  })

  it('is given to nobody else, and a failure is JSON as everywhere', async () => {
    const service = createPeopleService(await databases.fresh())
    await prepare(service)
    const refused = await service.get('/api/User/Export')
    expect([refused.status, refused.code]).toEqual([401, 40101])
  })
})
