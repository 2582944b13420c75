/** Recognises the encoding of a text file: by its mark, as UTF-8, or by which bytes stand beside each other. */

/** Encodings in which spreadsheets save tables, as texts call them. */
export const encodingNames = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  gb18030: 'GBK',
  'windows-1251': 'Windows-1251',
  'windows-1252': 'Windows-1252',
} as const
/** An encoding by its label. */
export type Encoding = keyof typeof encodingNames

/** As much of a file as shows its encoding. */
const sampleLength = 64 * 1024

const share = (count: number, total: number): number => (total === 0 ? 0 : count / total)

/** UTF-16 by its mark, or because nearly every other byte of Latin text is zero. */
const utf16Of = (bytes: Uint8Array): Encoding | undefined => {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const sample = bytes.subarray(0, sampleLength)
  const zerosAt = (parity: number) => sample.filter((byte, at) => byte === 0 && at % 2 === parity).length
  const half = sample.length / 2
  const [even, odd] = [share(zerosAt(0), half), share(zerosAt(1), half)]
  if (odd > 0.4 && even < 0.05) return 'utf-16le'
  return even > 0.4 && odd < 0.05 ? 'utf-16be' : undefined
}

const isCommonLead = (byte: number): boolean => (byte >= 0xa1 && byte <= 0xa9) || (byte >= 0xb0 && byte <= 0xd7)

/** Share of the pairs of bytes that are signs or common characters of GB 2312. */
const commonChinese = (bytes: Uint8Array): number => {
  let [pairs, common] = [0, 0]
  for (let at = 0; at < bytes.length; at += 1) {
    const [lead = 0, trail = 0] = bytes.subarray(at, at + 2)
    if (lead < 0x80) continue
    pairs += 1
    at += 1
    if (isCommonLead(lead) && trail >= 0xa1) common += 1
  }
  return share(common, pairs)
}

/** Share of the bytes beyond ASCII that stand in runs of at least three, as in a word of Cyrillic letters. */
const inWords = (bytes: Uint8Array): number => {
  const text = new TextDecoder('latin1').decode(bytes)
  const runs = text.match(/[^\0-\x7f]+/g) ?? []
  const all = runs.reduce((sum, { length }) => sum + length, 0)
  return share(
    runs.filter(({ length }) => length >= 3).reduce((sum, { length }) => sum + length, 0),
    all,
  )
}

const isDecodable = (bytes: Uint8Array, encoding: Encoding): boolean => {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

/** Most pairs of a Chinese text are common characters; other texts reach that by chance in a word or two. */
const mostlyChinese = 0.7

const encodingOf = (bytes: Uint8Array): Encoding => {
  const utf16 = utf16Of(bytes)
  if (utf16) return utf16
  if (isDecodable(bytes, 'utf-8')) return 'utf-8'
  const sample = bytes.subarray(0, sampleLength)
  if (commonChinese(sample) >= mostlyChinese && isDecodable(bytes, 'gb18030')) return 'gb18030'
  return inWords(sample) > 0.5 ? 'windows-1251' : 'windows-1252'
}

/** A text with the encoding in which it was read. */
export type DecodedText = { readonly text: string; readonly encoding: Encoding }

/** @throws TypeError for UTF-16 with broken characters */
export const decodeText = (bytes: Uint8Array): DecodedText => {
  const encoding = encodingOf(bytes)
  return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes), encoding }
}
