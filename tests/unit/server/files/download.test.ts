/** What a file is to a client that fetches it: parts, tags, names. */
import { expect, it, test } from 'vitest'
import { dispositionOf, readRange } from '../../../../server/http/send-file.ts'
import { sha256 } from '../../../../server/files/canonical-json.ts'
import { describeOnDatabase } from '../database/each-database.ts'
import { createFilesService } from './files-service.ts'
import { closedAfterEach } from '../support/closing.ts'

const closing = closedAfterEach()

const text = 'bom of plain\n'
const etag = `"${sha256(text)}"`

describeOnDatabase('a file that is fetched', 'file_download', (databases) => {
  const prepare = async () => {
    const service = createFilesService(await databases.fresh(), closing)
    const me = { token: await service.tokenOf('13800000001') }
    const id = await service.makeFile({ selectionID: 'HSR/plain', downloadType: 8 }, me)
    const answer = async (headers: Readonly<Record<string, string>> = {}, method = 'GET') => {
      const response = await service.fetchFile(id, me, headers, method)
      const header = (name: string) => response.headers.get(name)
      return { status: response.status, body: await response.text(), range: header('content-range'), header }
    }
    return { ...service, me, id, answer }
  }

  it('is saved, never opened or guessed at, never changed on the way, and kept by nobody else', async () => {
    const { answer } = await prepare()
    const { status, body, header } = await answer({ 'accept-encoding': 'gzip, br' })
    expect([status, body]).toEqual([200, text])
    const headers = [
      'content-type',
      'content-length',
      'content-disposition',
      'etag',
      'accept-ranges',
      'x-content-type-options',
      'content-encoding',
    ]
    expect(headers.map(header)).toEqual([
      'text/csv; charset=utf-8',
      String(text.length),
      'attachment; filename="plain-bom.csv"',
      etag,
      'bytes',
      'nosniff',
      null,
    ])
    expect(header('cache-control')).toBe('private, no-cache, no-transform')
    const head = await answer({}, 'HEAD')
    expect([head.status, head.body, head.header('content-length'), head.header('etag')]).toEqual([200, '', String(text.length), etag])
  })

  it('is not sent again to whoever has it', async () => {
    const { answer } = await prepare()
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const { status, body, header } = await answer({ 'if-none-match': known })
      expect([status, body, header('etag')]).toEqual([304, '', etag])
    }
    expect((await answer({ 'if-none-match': '"other"' })).status).toBe(200)
  })

  it('comes in parts, which together are the whole', async () => {
    const { answer } = await prepare()
    const first = await answer({ range: 'bytes=0-4' })
    const rest = await answer({ range: 'bytes=5-', 'if-range': etag })
    expect([first.status, first.range, first.header('content-length')]).toEqual([206, `bytes 0-4/${text.length}`, '5'])
    expect([rest.status, rest.range]).toEqual([206, `bytes 5-12/${text.length}`])
    expect(first.body + rest.body).toBe(text)
    expect((await answer({ range: 'bytes=-3' })).body).toBe(text.slice(-3))
    const beyond = await answer({ range: 'bytes=13-' })
    expect([beyond.status, beyond.range, beyond.body]).toEqual([416, `bytes */${text.length}`, ''])
    const changed = await answer({ range: 'bytes=5-', 'if-range': '"other"' })
    expect([changed.status, changed.body]).toEqual([200, text])
  })

  it('is the whole for what is no range, or several', async () => {
    const { answer } = await prepare()
    for (const range of ['bytes=0-1,3-4', 'bytes=5-2', 'bytes=-', 'lines=0-1', 'bytes=a-b', `bytes=${'9'.repeat(40)}-`]) {
      const { status, body } = await answer({ range })
      expect([range, status, body]).toEqual([range, 200, text])
    }
  })

  it('has a name that no system, shell or header takes for anything else, whatever the code says', async () => {
    const { makeFile, fetchFile, tokenOf } = await prepare()
    const me = { token: await tokenOf('13800000001', { site: 'other' }), site: 'other' }
    const hostile = ['../../etc/passwd', 'a"\r\nSet-Cookie: x=1', '=cmd|calc', '型号 ½"', '\u202Egpj.exe', 'con', '']
    for (const value of hostile) {
      const id = await makeFile({ selectionID: 'HSR/plain', downloadType: 2, orderParams: [{ paramName: 'motor', value }] }, me)
      const { headers, status } = await fetchFile(id, me)
      const disposition = headers.get('content-disposition') ?? ''
      expect([value, status, headers.get('set-cookie')]).toEqual([value, 200, null])
      expect(disposition).toMatch(/^attachment; filename="plain[\w.() -]*\.stp"(?:; filename\*=UTF-8''plain[\w.()%~!-]*\.stp)?$/)
    }
  })
})

test.each([
  [undefined, undefined],
  ['bytes=0-', { start: 0, end: 9 }],
  ['bytes=2-100', { start: 2, end: 9 }],
  ['bytes=-100', { start: 0, end: 9 }],
  ['bytes=-0', null],
  ['bytes=10-', null],
  ['bytes=9-9', { start: 9, end: 9 }],
])('of ten bytes %s is %j', (header, range) => {
  expect(readRange(header, 10)).toEqual(range)
})

test('a name is said in ASCII and, where it differs, as it is', () => {
  expect(dispositionOf('a b.pdf')).toBe('attachment; filename="a b.pdf"')
  expect(dispositionOf("型'(1).pdf")).toBe('attachment; filename="__(1).pdf"; filename*=UTF-8\'\'%E5%9E%8B%27%281%29.pdf')
})
