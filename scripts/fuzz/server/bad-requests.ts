/** Creates requests to a documented call with one kind of fault; everything else follows the example in the document. */
import { operationExample } from '../../../server/routes/docs/operation-example.ts'
import { badJson, badTexts, type JsonBadness, strangeNames, type TextBadness } from './badness.ts'
import type { DocumentedCall } from './document-shapes.ts'
import type { Random } from './random.ts'

export interface BadRequest {
  readonly call: DocumentedCall
  readonly kind: string
  readonly method: string
  /** Path and query. */
  readonly address: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

type Parts = { readonly address: URL; readonly headers: Record<string, string>; body: string | undefined }
/** Spoils the parts of a valid request; false if the call has no such part. */
type Spoil = (parts: Parts, call: DocumentedCall, random: Random) => boolean

const json = 'application/json'
/** Placeholder origin, replaced by the server's address. */
const somewhere = 'http://somewhere.invalid'

const namesIn = ({ operation }: DocumentedCall, place: 'query' | 'path' | 'header') =>
  operation.parameters.filter((one) => one.in === place).map(({ name }) => name)

const inHeader = (text: string): boolean => /^[\x20-\x7e]+$/.test(text)

/** Spoils a parameter of the query, the path or the headers. */
const spoilText =
  (badness: TextBadness): Spoil =>
  ({ address, headers }, call, random) => {
    const text = random.oneOf<string>(badTexts[badness]) ?? ''
    const [inQuery, inPath] = [namesIn(call, 'query'), namesIn(call, 'path')]
    const inHead = inHeader(text) ? namesIn(call, 'header') : []
    const place = random.below(Math.max(1, inQuery.length + inPath.length) + (inHead.length > 0 ? 1 : 0))
    if (place < inQuery.length) address.searchParams.set(inQuery[place] ?? '', text)
    else if (place < inQuery.length + inPath.length) {
      const part = encodeURIComponent(text.toWellFormed()) || '%20'
      const example = call.operation.parameters.find(({ name }) => name === inPath[place - inQuery.length])?.example
      address.pathname = address.pathname.replace(encodeURIComponent(typeof example === 'string' ? example : '{'), part)
    } else if (inHead.length > 0) headers[random.oneOf(inHead) ?? 'lang'] = text
    else return false
    return true
  }

const spoilQuery: Readonly<Record<string, Spoil>> = {
  missing: ({ address }, call, random) => {
    const name = random.oneOf(namesIn(call, 'query'))
    if (name === undefined) return false
    address.searchParams.delete(name)
    return true
  },
  repeated: ({ address }, call, random) => {
    const name = random.oneOf(namesIn(call, 'query'))
    if (name === undefined) return false
    address.searchParams.append(name, address.searchParams.get(name) ?? '1')
    address.searchParams.append(name, random.oneOf(['2', '', 'x']))
    return true
  },
  unknown: ({ address }, _, random) => {
    address.searchParams.set(random.oneOf<string>(strangeNames) ?? 'x', '1')
    return true
  },
  'several at once': (parts, call, random) => {
    const all = random.shuffled(Object.keys(badTexts)).slice(0, 3)
    // The keys are those of the table.
    return all.map((badness) => spoilText(badness as TextBadness)(parts, call, random)).some(Boolean)
  },
}

/** Positions of values in a JSON text: after a colon, or within a list. */
const valuesIn = (body: string): readonly RegExpExecArray[] => [
  ...body.matchAll(/(?<=[:[,]\s*)("(?:[^"\\]|\\.)*"|-?[\d.]+(?:e[+-]?\d+)?|true|false|null)(?=\s*[,\]}])/g),
]

const spoilValue =
  (badness: JsonBadness): Spoil =>
  (parts, _, random) => {
    const { body } = parts
    const found = body === undefined ? undefined : random.oneOf(valuesIn(body))
    if (body === undefined || found === undefined) return false
    parts.body = body.slice(0, found.index) + (random.oneOf<string>(badJson[badness]) ?? 'null') + body.slice(found.index + found[0].length)
    return true
  }

const withBody =
  (change: (body: string, parts: Parts, random: Random) => string): Spoil =>
  (parts, _, random) => {
    if (parts.body === undefined) return false
    parts.body = change(parts.body, parts, random)
    return true
  }

/** Faults that no call can process, so that they may also be sent to calls that store data. */
const spoilFrame: Readonly<Record<string, Spoil>> = {
  'wrong content type': withBody((body, { headers }, random) => {
    headers['content-type'] = random.oneOf(['text/plain', 'application/x-www-form-urlencoded', 'text/xml', 'x', 'multipart/form-data'])
    return body.slice(0, -1)
  }),
  'truncated JSON': withBody((body, _, random) => body.slice(0, 1 + random.below(body.length - 1))),
}

const deepest = 20_000

const spoilBody: Readonly<Record<string, Spoil>> = {
  'no object': withBody((_, __, random) => random.oneOf(['', 'null', '[]', '1', '"x"', '{}', '[{}]', 'undefined', '\u0000'])),
  'deep JSON': withBody((_, __, random) => {
    const [open, close] = random.oneOf([
      ['[', ']'],
      ['{"a":', '}'],
    ] as const) ?? ['[', ']']
    const depth = Math.floor(deepest / open.length)
    return `${open.repeat(depth)}1${close.repeat(depth)}`
  }),
  'big body': withBody((_, __, random) => `{"text":"${'x'.repeat(random.oneOf([70_000, 1_000_000]))}"}`),
  'strange member': withBody((body, _, random) =>
    body.replace('{', `{${JSON.stringify(random.oneOf<string>(strangeNames))}:{"polluted":1},`),
  ),
  'missing member': withBody((body) => body.replace(/"[^"]*":\s*(?:"[^"]*"|[-\d.e]+)\s*,/, '')),
}

const fromNames = <Name extends string>(
  table: Readonly<Record<Name, unknown>>,
  make: (name: Name) => Spoil,
): Readonly<Record<string, Spoil>> =>
  // The keys are those of the table.
  Object.fromEntries((Object.keys(table) as Name[]).map((name) => [name, make(name)]))

const anything: Readonly<Record<string, Spoil>> = {
  ...fromNames(badTexts, spoilText),
  ...spoilQuery,
  ...spoilFrame,
  ...spoilBody,
  ...fromNames(badJson, spoilValue),
}

/** Whether a call stores data: the document states that storing may fail. */
export const writes = ({ operation }: DocumentedCall): boolean =>
  Object.values(operation.responses).some((answer) => '$ref' in answer && answer.$ref.endsWith('/storageUnavailable'))

/** The kinds of faults that may be sent to a call; for a call that stores data, only those it cannot carry out. */
export const kindsFor = (call: DocumentedCall): readonly string[] => {
  if (call.method === 'get') return writes(call) ? [] : Object.keys({ ...fromNames(badTexts, spoilText), ...spoilQuery })
  return Object.keys(writes(call) ? spoilFrame : anything)
}

/** @returns undefined if the call has no part that can have this fault */
export const badRequest = (call: DocumentedCall, kind: string, random: Random): BadRequest | undefined => {
  const { url, body, mediaType = json } = operationExample(call.path, call.operation)
  const parts: Parts = {
    address: new URL(url, somewhere),
    headers: { lang: 'en' },
    body: body === undefined || mediaType !== json ? body : JSON.stringify(JSON.parse(body)),
  }
  if (body !== undefined) parts.headers['content-type'] = mediaType
  if (!anything[kind]?.(parts, call, random)) return undefined
  const { address, headers } = parts
  return {
    call,
    kind,
    method: call.method.toUpperCase(),
    address: `${address.pathname}${address.search}`,
    headers,
    ...(parts.body !== undefined && { body: parts.body }),
  }
}

/** The request as a curl command line. */
export const curlOf = (server: string, { method, address, headers, body }: BadRequest): string => {
  const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`
  const heads = Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`)
  const cut = body !== undefined && body.length > 6000 ? ` # the body has ${body.length} characters` : ''
  const data = body === undefined ? [] : [`--data-binary ${quoted(body.slice(0, 6000))}`]
  return ['curl -i -X', method, ...heads, ...data, quoted(`${server}${address}`)].join(' ') + cut
}
