/** The calls about files on a database of their own: real threads with makers of the tests, a few models, a clock that stands still. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Product } from '../../../../contract/catalogue/product.ts'
import { refuse } from '../../../../families/define/parsed.ts'
import { site } from '../../../../contract/site/site.ts'
import type { Database } from '../../../../server/database/database.ts'
import { createMaking, type Making, type MakingOptions } from '../../../../server/files/making/making.ts'
import { downloadCalls } from '../../../../server/services/files/download-calls.ts'
import { fileCalls } from '../../../../server/services/files/file-calls.ts'
import type { FileParts } from '../../../../server/services/files/file-parts.ts'
import { type Answer, createPeopleService } from '../people/people-service.ts'
import { testMakers } from './sample-file.ts'

const login = { auth: true }
const sites = [
  site.parse({ key: 'default', name: 'Sizewright', switches: { login, agents: true }, files: { perDay: 4 } }),
  site.parse({
    key: 'other',
    name: 'Other',
    outNameEn: 'Other Drives',
    hosts: ['other.example'],
    switches: { login },
    files: { projection: 'third', unit: 'in' },
  }),
  site.parse({ key: 'open', name: 'Open', files: { signIn: false, perDay: 2, timeZone: 'America/New_York' } }),
  site.parse({ key: 'shared', name: 'Shared', phone: '+86 21 1234', files: { perDay: 2 } }),
  site.parse({ key: 'strict', name: 'Strict', switches: { login }, needGrant: ['download2d', 'download3d', 'report', 'email'] }),
]

/** A model whose code has a length and a motor that may be anything. */
const productOf = (serviceID: string, driveID: string): Product => ({
  serviceID,
  driveID,
  skuName: driveID,
  series: serviceID,
  maker: 'THK',
  icon: '',
  basis: 'published',
  source: 'a catalogue',
  family: 'ball-rail',
  workingIDs: [],
  figures: [],
  candidate: {},
  size: { by: [], alike: [] },
  others: [],
  order: {
    parts: [
      { name: 'length', before: '-', after: 'L', span: { least: 100, most: 1000, step: 10 }, optional: true },
      { name: 'grade', before: '-', after: '', values: ['C5', 'C7'], optional: true },
      { name: 'motor', before: ' ', after: '', values: [], optional: true },
    ],
    rules: [],
  },
  catalogueVersion: '1',
})

/** A length alone is read of a code here. */
const orderedBy = (code: string): Pick<Product, 'ordered'> => {
  if (code === '') return {}
  const [read, length] = /^\w+-(\d+)L/.exec(code) ?? []
  return { ordered: { chosen: length === undefined ? {} : { length: Number(length) }, understood: read?.length ?? 0 } }
}

type Service = ReturnType<typeof createPeopleService>
type Ask = Parameters<Service['post']>[2]

/** What tests ask about files. */
const askingOf = (service: Service) => {
  const call = (name: string, body: unknown, ask: Ask) => service.post(`/api/RecordDownload/${name}`, body, ask)
  /** Until it is complete, or refused. */
  const poll = async (id: string, ask: Ask): Promise<Answer> => {
    for (const end = Date.now() + 30_000; Date.now() < end;) {
      const answer = await service.get(`/api/RecordDownload/CheckCreateModel?checkPath=${id}`, ask)
      const { complete } = (answer.data ?? {}) as { complete?: boolean } // an answer that is refused has none
      if (answer.code !== 0 || complete) return answer
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    throw new Error(`${id} was not made`)
  }
  const create = async (body: unknown, ask: Ask): Promise<string> => {
    const answer = await call('CreateModel', body, ask)
    if (answer.code !== 0) throw new Error(answer.text)
    return (answer.data as { taskid: string }).taskid // every task has an id
  }
  /** Has it made, and waits for it. */
  const makeFile = async (body: unknown, ask: Ask): Promise<string> => {
    const id = await create(body, ask)
    await poll(id, ask)
    return id
  }
  const fetchFile = (id: string, ask: Ask, headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
    service.app.request(`/api/RecordDownload/Download?id=${id}`, {
      method,
      headers: {
        lang: 'en',
        'site-key': ask?.site ?? 'default',
        ...(ask?.token !== undefined && { authorization: `Bearer ${ask.token}` }),
        ...headers,
      },
    })
  return { call, poll, create, makeFile, fetchFile }
}

interface FilesServiceOptions extends Partial<MakingOptions> {
  readonly smtpUrl?: string
}

/** @param closing where what ends it is put */
export const createFilesService = (database: Database, closing: (() => unknown)[], { smtpUrl, ...own }: FilesServiceOptions = {}) => {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'sizewright-files-'))
  const reported: string[] = []
  let made: Making | undefined
  const service = createPeopleService(database, {
    ...(smtpUrl !== undefined && { smtpUrl }),
    sites: { current: () => sites, reload: async () => false },
    moreOf: (people) => {
      made = createMaking(database, {
        dataDirectory,
        cacheMegabytes: 16,
        threads: 2,
        now: people.now,
        tell: (event, detail) => reported.push(`${event} ${JSON.stringify(detail)}`),
        makers: testMakers,
        kinds: ['bom', 'step', 'archive', 'preview'],
        ...own,
      })
      const parts = {
        people,
        making: made,
        productOf: ({ serviceID, driveID, code = '' }: Parameters<FileParts['productOf']>[0]) =>
          serviceID === 'HSR' ? { ...productOf(serviceID, driveID), ...orderedBy(code) } : undefined,
        exampleModel: () => 'HSR/plain',
        calculate: async () => refuse('notAnOption', 'selection.calculator', 'nothing is calculated here'),
        isPlaced: async () => false,
        assemble: async () => refuse('notAnOption', 'selection.calculator', 'nothing is calculated here'),
        report: async () => undefined,
        motorOf: async () => undefined,
        engineVersion: async () => '1',
        ownAddress: 'http://sizewright.example',
        secretOf: async () => 'secret',
      }
      return [...fileCalls(parts), ...downloadCalls(parts)]
    },
  })
  if (!made) throw new Error('there are no calls about files')
  const making = made
  making.start()
  closing.push(async () => {
    await making.stop()
    rmSync(dataDirectory, { recursive: true, force: true })
  })
  return { ...service, ...askingOf(service), making, reported, dataDirectory }
}
