/** The archive of everything that is kept about somebody, read by a reader that shares nothing with what packs it. */
import { createHash } from 'node:crypto'
import { inflateRawSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { addSceneRecord } from '../../../../server/records/repository.ts'
import { findPerson } from '../../../../server/people/people-repository.ts'
import { describeOnEachDatabase } from '../database/each-database.ts'
import { sampleRecord, sampleTime } from '../records/sample-record.ts'
import { createPeopleService, type PeopleService } from './people-service.ts'

const signature = { end: 0x06054b50, entry: 0x02014b50, local: 0x04034b50 } as const

/** By the central directory alone, as APPNOTE 4.3 describes it. */
const readZip = (bytes: Buffer): ReadonlyMap<string, Buffer> => {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  expect(bytes.readUInt32LE(end)).toBe(signature.end)
  const files = new Map<string, Buffer>()
  let at = bytes.readUInt32LE(end + 16)
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    expect(bytes.readUInt32LE(at)).toBe(signature.entry)
    const [method, packed, size] = [bytes.readUInt16LE(at + 10), bytes.readUInt32LE(at + 20), bytes.readUInt32LE(at + 24)]
    const [nameLength, extra, comment] = [bytes.readUInt16LE(at + 28), bytes.readUInt16LE(at + 30), bytes.readUInt16LE(at + 32)]
    const local = bytes.readUInt32LE(at + 42)
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength)
    expect(bytes.readUInt32LE(local)).toBe(signature.local)
    const begin = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    const body = bytes.subarray(begin, begin + packed)
    const file = method === 8 ? inflateRawSync(body) : body
    expect(file).toHaveLength(size)
    files.set(name, file)
    at += 46 + nameLength + extra + comment
  }
  return files
}

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
  await post('/api/RecordCollect/Collect?fid=~WTF~20')
  await post('/api/RecordShopping/AddRecordStopping', { selectionID: 'THK', orderParams: [], note: 'both sides' })
  const person = await findPerson(service.database.db, { company: 'default', account: phone })
  await addSceneRecord(service.database.db, { ...sampleRecord(), personID: person?.id }, sampleTime)
  return token
}

describeOnEachDatabase('everything that is kept about somebody', 'export', (databases) => {
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
    const { files: named } = JSON.parse(files.get('manifest.json')?.toString() ?? '') as {
      files: { name: string; bytes: number; sha256: string }[]
    } // compared next
    expect(named.map(({ name }) => name)).toEqual([...files.keys()].filter((name) => name !== 'manifest.json'))
    for (const { name, bytes: length, sha256 } of named) {
      const file = files.get(name) ?? Buffer.of()
      expect([file.length, createHash('sha256').update(file).digest('hex')], name).toEqual([length, sha256])
    }
    const holds: readonly (readonly [file: string, ...parts: readonly string[]])[] = [
      ['account.json', phone, '"role": "user"'],
      ['sign-ins.json', 'since'],
      ['selections.json', 'Z axis', '"W": 80', '"W": 90'],
      ['favourites.json', '~WTF~20'],
      ['shopping.json', 'both sides'],
      ['submissions.json', 'SR-000001', 'tableDiameter', '"state": "new"'],
      ['events.json', 'signedIn'],
      ['messages.json', 'sms'],
      ['usage.json', '[]'],
      ['readme.txt', 'What is kept about you', 'manifest.json: '],
    ]
    expect(holds.map(([name]) => name).toSorted()).toEqual(named.map(({ name }) => name).toSorted())
    for (const [name, ...parts] of holds) for (const part of parts) expect(files.get(name)?.toString(), name).toContain(part)
    const all = [...files.values()].join('\n')
    for (const part of ['not mine', '13800000002', 'argon2', 'token_hash', 'code_hash', await service.codeFor(phone)])
      expect(all).not.toContain(part)
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
