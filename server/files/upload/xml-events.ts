/** A streaming XML reader for the subset that workbooks use. Declarations of types or entities are refused. */
import { UploadError } from './upload-limits.ts'

/** Receives tags and texts as they are read. Names have no prefix. */
export type XmlListener = {
  readonly open: (name: string, attribute: (name: string) => string | undefined) => void
  readonly close: (name: string) => void
  readonly text: (text: string) => void
}

/** Longest tag or text, UTF-16 units. */
const longestToken = 1024 * 1024

const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

const character = (code: number): string => (Number.isInteger(code) && code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\uFFFD')

const marked = (mark: string): string => {
  const [, hex, decimal] = /^#(?:x([0-9a-fA-F]{1,6})|(\d{1,7}))$/.exec(mark) ?? []
  if (hex !== undefined) return character(Number.parseInt(hex, 16))
  return decimal === undefined ? (named[mark] ?? refuse()) : character(Number(decimal))
}

/** Decodes the five predefined entities and character references; others would need a declaration and are refused. */
const decode = (text: string): string => (text.includes('&') ? text.replace(/&([#\w]{1,20});/g, (_, mark: string) => marked(mark)) : text)

const refuse = (): never => {
  throw new UploadError('fileUnsafe')
}

const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1)

/** The end of a tag; a `>` in an attribute value does not count. */
const endOfTag = (text: string, from: number): number => {
  let quote = ''
  for (let at = from; at < text.length; at += 1) {
    const one = text.charAt(at)
    if (quote !== '') quote = one === quote ? '' : quote
    else if (one === '"' || one === "'") quote = one
    else if (one === '>') return at
  }
  return -1
}

const attributeIn =
  (tag: string) =>
  (attribute: string): string | undefined => {
    for (const [, name = '', double, single] of tag.matchAll(/\s([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)) {
      if (name === attribute || withoutPrefix(name) === attribute) return decode(double ?? single ?? '')
    }
    return undefined
  }

const tell = (tag: string, { open, close }: XmlListener): void => {
  if (tag.startsWith('/')) return close(withoutPrefix(tag.slice(1).trim()))
  const isEmpty = tag.endsWith('/')
  const [name = ''] = /^[^\s/]+/.exec(tag) ?? []
  open(withoutPrefix(name), attributeIn(tag))
  if (isEmpty) close(withoutPrefix(name))
}

/** Beginnings and ends of sections without tags; only the content of CDATA is text. */
const passages = [
  ['<!--', '-->'],
  ['<?', '?>'],
  ['<![CDATA[', ']]>'],
] as const

/** Reads the tag, section or text at the beginning. Returns its length, or 0 where its end has not been received yet. */
const readToken = (rest: string, isLast: boolean, listener: XmlListener): number => {
  const passage = passages.find(([begin]) => rest.startsWith(begin))
  if (passage) {
    const [begin, end] = passage
    const at = rest.indexOf(end, begin.length)
    if (at !== -1 && begin === '<![CDATA[') listener.text(rest.slice(begin.length, at))
    return at === -1 ? 0 : at + end.length
  }
  // An incomplete beginning may still become any of them; a type declaration is none of them.
  if (rest.startsWith('<!') && (rest.length >= 9 || isLast)) return refuse()
  if (!rest.startsWith('<')) {
    const at = rest.indexOf('<')
    if (at === -1 && !isLast) return 0
    const text = at === -1 ? rest : rest.slice(0, at)
    listener.text(decode(text))
    return text.length
  }
  const end = rest.startsWith('<!') ? -1 : endOfTag(rest, 1)
  if (end === -1) return 0
  tell(rest.slice(1, end), listener)
  return end + 1
}

/**
 * Creates a reader for XML in pieces.
 *
 * @param listener receives what is read
 * @returns `take` for the next piece of bytes, and `end` after the last one; both throw UploadError
 */
export const createXmlReader = (listener: XmlListener): { readonly take: (piece: Uint8Array) => void; readonly end: () => void } => {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let pending = ''
  const textOf = (piece: Uint8Array | undefined): string => {
    try {
      return piece ? decoder.decode(piece, { stream: true }) : decoder.decode()
    } catch {
      throw new UploadError('fileEncoding')
    }
  }
  const read = (text: string, isLast: boolean) => {
    pending += text
    let at = 0
    while (at < pending.length) {
      const length = readToken(pending.slice(at, at + longestToken), isLast, listener)
      if (length === 0) break
      at += length
    }
    pending = pending.slice(at)
    if (pending.length >= longestToken || (isLast && pending !== '')) throw new UploadError('fileBroken')
  }
  return { take: (piece) => read(textOf(piece), false), end: () => read(textOf(undefined), true) }
}
