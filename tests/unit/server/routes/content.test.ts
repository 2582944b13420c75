/** What a site publishes, asked of the service. The sites of the seed are its cases. */
import { createDecipheriv } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import {
  documentList,
  imageKey,
  informationDetail,
  newsDetail,
  newsList,
  newsTop,
  sampleBookDetail,
  sampleBookList,
} from '../../../../contract/site/content-calls.ts'
import { failure, success } from '../../../../contract/errors.ts'
import { createRealService } from '../support/real-service.ts'

const service = await createRealService()
afterAll(() => service.close())

type Headers = Readonly<Record<string, string>>
const ask = (path: string, headers: Headers = { lang: 'en' }) => service.app.request(path, { headers })
const dataOf = async <Shape extends z.ZodMiniType>(path: string, shape: Shape, headers?: Headers): Promise<z.output<Shape>> => {
  const answer = await ask(path, headers)
  expect(answer.status).toBe(200)
  // `success` keeps the shape that it is given.
  return (success(shape).parse(await answer.json()) as { data: z.output<Shape> }).data
}
const codeOf = async (answer: Response) => ({ status: answer.status, code: failure.parse(await answer.json()).code })
const seed = (file: string) => readFileSync(join(import.meta.dirname, '../../../../server/sites/content/seed/files', file))

describe('news', () => {
  it('are listed in the reader’s language, else in one that there is, which they name', async () => {
    const lists = await Promise.all(['cn', 'ru'].map((lang) => dataOf('/api/CompNews/GetList', newsList, { lang })))
    expect(lists.map(({ list }) => list.map(({ id, language }) => `${id} ${language}`))).toEqual([
      ['welcome zh-Hans', 'sample-books zh-Hans'],
      ['welcome ru', 'sample-books en'],
    ])
    expect(lists.map(({ count }) => count)).toEqual([2, 2])
  })

  it('come page by page without their bodies, and with them by id', async () => {
    const second = await dataOf('/api/CompNews/GetList?page=2&size=1', newsList)
    expect(second.list.map(({ id }) => id)).toEqual(['sample-books'])
    expect(second.list[0]).not.toHaveProperty('body')
    expect((await dataOf('/api/CompNews/GetList?page=3', newsList)).list).toEqual([])
    const { body, demo } = await dataOf('/api/CompNews/GetDetail?id=welcome', newsDetail)
    expect(demo).toBe(true)
    expect(body.some((block) => typeof block === 'object' && 'picture' in block)).toBe(true)
  })

  it('of the top are as many as asked for, the newest first; 3 without a number', async () => {
    const top = async (body: string) =>
      service.app.request('/api/CompNews/GetTop', { method: 'POST', headers: { lang: 'en', 'content-type': 'application/json' }, body })
    const read = async (answer: Response) =>
      success(newsTop)
        .parse(await answer.json())
        .data.map(({ id }) => id)
    expect(await read(await top('{"count":1}'))).toEqual(['welcome'])
    expect(await read(await top('{}'))).toEqual(['welcome', 'sample-books'])
    expect((await top('{"count":0}')).status).toBe(400)
    expect((await top('{"most":1}')).status).toBe(400)
  })

  it('of a site are its own; one that publishes nothing has an empty list', async () => {
    const linear = await dataOf('/api/CompNews/GetList', newsList, { 'site-key': 'demo-linear', lang: 'es' })
    expect(linear.list).toMatchObject([{ id: 'welcome', language: 'es' }])
    expect(linear.list[0]?.picture?.path).toMatch(/^\/demo-linear\//)
    expect(await dataOf('/api/CompNews/GetList', newsList, { 'site-key': 'demo-reducers' })).toEqual({ list: [], count: 0 })
  })

  it('that are not there are said to be unknown, in words', async () => {
    const answer = await ask('/api/CompNews/GetDetail?id=nothing')
    expect(failure.parse(await answer.clone().json()).message).toBe('This page is not published on this site, or no longer available')
    expect(await codeOf(answer)).toEqual({ status: 404, code: 40407 })
    expect(await codeOf(await ask('/api/CompNews/GetDetail'))).toEqual({ status: 400, code: 40001 })
  })
})

describe('documents', () => {
  it('are downloaded as they were written, to be saved and never opened as a page', async () => {
    const { list } = await dataOf('/api/CompDocument/GetList', documentList)
    const [document] = list
    if (!document) throw new Error('no document')
    const { file, kind, title } = document
    expect({ kind, title, type: file.type }).toEqual({ kind: 'manual', title: 'Guide to the portal (demonstration)', type: 'pdf' })
    const answer = await ask(file.url, {})
    expect(Buffer.from(await answer.arrayBuffer()).equals(seed('guide.pdf'))).toBe(true)
    expect(file.size).toBe(seed('guide.pdf').length)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('content-disposition')).toBe('attachment')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it.each(['/default/0123456789abcdef0123456789abcdef/x.pdf', '/default/x/x.pdf', '/nope/x/x.pdf'])('%s leads nowhere', async (path) => {
    expect(await codeOf(await ask(`/api/CompDocument/File${path}`))).toEqual({ status: 404, code: 40407 })
  })
})

describe('sample books and information', () => {
  it('are listed with their covers and opened with their pages', async () => {
    const { list } = await dataOf('/api/CompSampleBook/GetList', sampleBookList)
    expect(list).toMatchObject([{ id: 'overview', pageCount: 4 }])
    expect(list[0]).not.toHaveProperty('pages')
    expect((await dataOf('/api/CompSampleBook/GetDetail?id=overview', sampleBookDetail)).pages).toHaveLength(4)
    expect((await dataOf('/api/CompInformation/GetDetail?id=service', informationDetail, { lang: 'ru' })).title).toMatch(/обслуживании/)
  })
})

describe('pictures', () => {
  const keyOf = (headers?: Headers) => dataOf('/api/CompImage/GetKey', imageKey, headers)
  const pathOf = async () => (await dataOf('/api/CompNews/GetDetail?id=welcome', newsDetail)).picture?.path ?? ''

  it('come as nonce, encrypted file and tag, opened with the key of the site', async () => {
    const { key, t } = await keyOf()
    const path = await pathOf()
    const answer = await ask(`/YQImage/en${path}?t=${t}`, {})
    const sealed = Buffer.from(await answer.arrayBuffer())
    expect(answer.headers.get('content-type')).toBe('application/octet-stream')
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin')
    const decipher = createDecipheriv('aes-256-gcm', Buffer.from(key, 'base64url'), sealed.subarray(0, 12))
    decipher.setAuthTag(sealed.subarray(-16)).setAAD(Buffer.from(`${path}?t=${t}`))
    const opened = Buffer.concat([decipher.update(sealed.subarray(12, -16)), decipher.final()])
    expect(opened.equals(seed('news.png'))).toBe(true)
  })

  it('are refused without the token of the hour, with that of another site, and where they are none', async () => {
    const { t } = await keyOf()
    const path = await pathOf()
    const other = await keyOf({ 'site-key': 'demo-linear' })
    expect(other.key).not.toBe((await keyOf()).key)
    const codes = await Promise.all(
      [path, `${path}?t=old`, `${path}?t=${other.t}`, `/default/nothing.png?t=${t}`, `/nope/${path.split('/')[2]}?t=${t}`].map(
        async (one) => codeOf(await ask(`/YQImage/en${one}`)),
      ),
    )
    expect(codes).toEqual([
      { status: 400, code: 40001 },
      { status: 403, code: 40305 },
      { status: 403, code: 40305 },
      { status: 404, code: 40407 },
      { status: 404, code: 40407 },
    ])
  })

  it('are pictures alone: a document is not to be had that way', async () => {
    const { t } = await keyOf()
    const { list } = await dataOf('/api/CompDocument/GetList', documentList)
    const id = list[0]?.file.url.split('/')[5]
    expect(await codeOf(await ask(`/YQImage/en/default/${id}.png?t=${t}`))).toEqual({ status: 404, code: 40407 })
  })
})
