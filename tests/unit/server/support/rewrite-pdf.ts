/** Writes a PDF again as other programs do: in another order, signed, with notes. */

const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1')
const bytesOf = (written: string): Uint8Array => Uint8Array.from(Buffer.from(written, 'latin1'))

/** The objects of a document with a table of references. */
const objectsOf = (document: string): ReadonlyMap<number, string> => {
  const start = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(document)?.[1])
  const rows = [...document.slice(start).matchAll(/^(\d{10}) \d{5} ([nf])/gm)].map(([, at, state]) => ({ at: Number(at), state }))
  const starts = rows.map(({ at }) => at).toSorted((one, other) => one - other)
  return new Map(
    rows.flatMap(({ at, state }, number): [number, string][] => {
      if (state === 'f') return []
      const next = starts.find((other) => other > at) ?? start
      return [[number, document.slice(at, Math.min(next, start))]]
    }),
  )
}

const tableOf = (places: ReadonlyMap<number, number>, size: number): string => {
  const rows = Array.from({ length: size }, (_, number) => {
    const at = places.get(number)
    return at === undefined ? '0000000000 65535 f \n' : `${String(at).padStart(10, '0')} 00000 n \n`
  })
  return `xref\n0 ${size}\n${rows.join('')}`
}

const trailerOf = (document: string): string => /trailer\s*<<([\s\S]*?)>>\s*startxref/.exec(document)?.[1] ?? ''

/** The same objects in another order, with a first one as in a linearised file. */
export const reordered = (bytes: Uint8Array): Uint8Array => {
  const document = text(bytes)
  const objects = [...objectsOf(document)].toReversed()
  const size = objects.length + 2
  let written = '%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n'
  const places = new Map([[size - 1, written.length]])
  written += `${size - 1} 0 obj\n<</Linearized 1/L ${bytes.length}/H [0 0]/O 1/E 0/N 1/T 0>>\nendobj\n`
  for (const [number, object] of objects) {
    places.set(number, written.length)
    written += object.endsWith('\n') ? object : `${object}\n`
  }
  const trailer = trailerOf(document).replace(/\/Size \d+/, `/Size ${size}`)
  return bytesOf(`${written}${tableOf(places, size)}trailer\n<<${trailer}>>\nstartxref\n${written.length}\n%%EOF\n`)
}

/** Appends new versions of objects, and the table that names them. */
const updated = (bytes: Uint8Array, changes: ReadonlyMap<number, string>): Uint8Array => {
  const document = text(bytes)
  const before = /startxref\s+(\d+)/.exec(document)?.[1] ?? '0'
  let written = document
  const sections = [...changes].map(([number, object]) => {
    const at = String(written.length).padStart(10, '0')
    written += `${number} 0 obj\n${object}\nendobj\n`
    return `${number} 1\n${at} 00000 n \n`
  })
  const size = Math.max(Number(/\/Size (\d+)/.exec(trailerOf(document))?.[1]), ...[...changes.keys()].map((number) => number + 1))
  const trailer = trailerOf(document).replace(/\/Size \d+/, `/Size ${size}`)
  return bytesOf(`${written}xref\n${sections.join('')}trailer\n<<${trailer}/Prev ${before}>>\nstartxref\n${written.length}\n%%EOF\n`)
}

const bodyOf = (object: string): string => object.replace(/^\d+ \d+ obj\s*/, '').replace(/\s*endobj[\s\S]*$/, '')

type PdfObject = { readonly number: number; readonly body: string }

const findObject = (bytes: Uint8Array, pattern: RegExp): PdfObject => {
  for (const [number, object] of objectsOf(text(bytes))) if (pattern.test(object)) return { number, body: bodyOf(object) }
  throw new Error(`no object ${pattern}`)
}

const withMembers = (body: string, members: string): string => body.replace(/>>$/, `${members}>>`)

type Placed = { readonly rect: readonly number[] }

const isFirstPage = /\/Type \/Page\b(?!s)/

/** Adds a note to the first page. */
export const noted = (bytes: Uint8Array, { rect, says }: Placed & { readonly says: string }): Uint8Array => {
  const page = findObject(bytes, isFirstPage)
  const note = `<</Type/Annot/Subtype/FreeText/Rect[${rect.join(' ')}]/Contents(${says})/DA(/Helv 12 Tf)/F 4>>`
  return updated(
    bytes,
    new Map([
      [page.number, withMembers(page.body, '/Annots[9000 0 R]')],
      [9000, note],
    ]),
  )
}

/** Adds a signature with its field to the first page. */
export const signed = (bytes: Uint8Array, { rect }: Placed): Uint8Array => {
  const page = findObject(bytes, isFirstPage)
  const root = findObject(bytes, /\/Type \/Catalog/)
  return updated(
    bytes,
    new Map([
      [page.number, withMembers(page.body, '/Annots[9000 0 R]')],
      [root.number, withMembers(root.body, '/AcroForm<</Fields[9000 0 R]/SigFlags 3>>')],
      [9000, `<</Type/Annot/Subtype/Widget/FT/Sig/T(Signature1)/V 9001 0 R/F 132/Rect[${rect.join(' ')}]/P ${page.number} 0 R>>`],
      [9001, '<</Type/Sig/Filter/Adobe.PPKLite/SubFilter/ETSI.CAdES.detached/ByteRange[0 1 2 3]/Contents<00>/M(D:20261128120000Z)>>'],
    ]),
  )
}

/** Puts other operations at the end of the first page, in an appended version of its content. */
export const drawnOver = (bytes: Uint8Array, operations: string): Uint8Array => {
  const page = findObject(bytes, isFirstPage)
  const [, content = ''] = /\/Contents (\d+ 0 R)/.exec(page.body) ?? []
  return updated(
    bytes,
    new Map([
      [page.number, page.body.replace(/\/Contents \d+ 0 R/, `/Contents [${content} 9000 0 R]`)],
      [9000, `<</Length ${operations.length}>>\nstream\n${operations}\nendstream`],
    ]),
  )
}
