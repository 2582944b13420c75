/** Files that are no report of ours: each is told by its name, and the service goes on. */
import { deflateSync } from 'node:zlib'
import { default as Library } from 'pdfkit'
import { expect, it } from 'vitest'
import { createPdf } from '../../../../server/files/pdf/document.ts'
import { runThread } from '../../../../server/files/report-check/run-thread.ts'
import { staysSmall } from '../../../../server/files/report-check/scan-streams.ts'

const patient = { milliseconds: 240_000, processorMs: 240_000, megabytes: 900 }
const read = (bytes: Uint8Array, limits = patient) => runThread({ kind: 'read', bytes }, {}, limits)

const bytesOf = async (doc: PDFKit.PDFDocument): Promise<Uint8Array> => {
  const parts: Uint8Array[] = []
  doc.on('data', (part: Uint8Array) => parts.push(part))
  const ended = new Promise((resolve) => doc.on('end', resolve))
  doc.end()
  await ended
  return Uint8Array.from(Buffer.concat(parts))
}

const plain = (): Promise<Uint8Array> =>
  createPdf({
    title: 'Another',
    subject: '',
    author: 'Somebody',
    locale: 'en',
    fingerprint: '',
    made: new Date(0),
    paper: 'A4',
  }).finish()

/** A document of one stream that swells. */
const bomb = (megabytes: number): Uint8Array => {
  const stream = deflateSync(Buffer.alloc(megabytes * 1024 * 1024, 0x20), { level: 9 })
  const head = `%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] /Contents 4 0 R >>\nendobj\n4 0 obj\n<< /Filter /FlateDecode /Length ${stream.length} >>\nstream\n`
  return Uint8Array.from(Buffer.concat([Buffer.from(head), stream, Buffer.from('\nendstream\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF')]))
}

it('a PDF without a calculation is read, and has none', async () => {
  expect(await read(await plain())).toMatchObject({ data: undefined, pages: [[]] })
})

it('what is no PDF is told to be none', async () => {
  for (const bytes of [Buffer.from('PK\u0003\u0004 a workbook'), Buffer.alloc(4096), Buffer.from('')]) {
    expect(await read(Uint8Array.from(bytes))).toEqual({ unreadable: 'notPdf' })
  }
})

it('a document that is cut off, or whose bytes are noise, is broken', async () => {
  const whole = await plain()
  const noise = Uint8Array.from(whole, (byte, index) => (index < 20 ? byte : (byte * 31 + index) % 256))
  expect(await read(noise)).toEqual({ unreadable: 'broken' })
  expect(await read(whole.slice(0, 60))).toEqual({ unreadable: 'broken' })
})

it('an encrypted document says so, with and without a password to open it', async () => {
  const withUser = await bytesOf(new Library({ userPassword: 'secret', ownerPassword: 'other', pdfVersion: '1.7' }))
  const withOwner = await bytesOf(new Library({ ownerPassword: 'other', pdfVersion: '1.7' }))
  expect(await read(withUser)).toEqual({ unreadable: 'encrypted' })
  expect(await read(withOwner)).toEqual({ unreadable: 'encrypted' })
})

it('a document with a script is refused, and the script runs nowhere', async () => {
  const doc = new Library()
  doc.addNamedJavaScript('start', 'app.alert(1)')
  expect(await read(await bytesOf(doc))).toEqual({ unreadable: 'scripts' })
})

it('a stream that swells is found before anything reads it', { tags: ['deep'] }, async () => {
  const swelling = bomb(400)
  expect(swelling.length).toBeLessThan(1024 * 1024)
  expect(staysSmall(swelling)).toBe(false)
  expect(staysSmall(bomb(8))).toBe(true)
  expect(await read(swelling)).toEqual({ unreadable: 'tooComplex' })
})

it('a document of too many pages is refused', async () => {
  const doc = new Library()
  for (let page = 0; page < 80; page += 1) doc.addPage()
  expect(await read(await bytesOf(doc))).toEqual({ unreadable: 'tooManyPages' })
})

it('a thread ends with its time and with its memory', async () => {
  const whole = await plain()
  expect(await read(whole, { ...patient, milliseconds: 1 })).toEqual({ stopped: 'time' })
  expect(await read(whole, { ...patient, processorMs: 1 })).toEqual({ stopped: 'time' })
  expect(await read(whole, { ...patient, megabytes: 4 })).toEqual({ stopped: 'memory' })
})

it('a document whose objects take gigabytes ends its thread, and nothing else', { tags: ['deep'] }, async () => {
  const objects = Buffer.from(`%PDF-1.7\n1 0 obj\n[${'<<>>'.repeat(8_000_000)}]\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF`)
  expect(await read(objects, { ...patient, megabytes: 512 })).toEqual({ stopped: 'memory' })
  expect(await read(await plain())).toMatchObject({ pages: [[]] })
})
