/** A JSON parser that keeps source positions and reports repeated keys and syntax errors. */

/** A value in a document with its range, `from` inclusive to `to` exclusive. `keyFrom`: where its key begins. */
export type Part = {
  readonly from: number
  readonly to: number
  readonly keyFrom: number
  readonly value: unknown
  readonly members: ReadonlyMap<string, Part>
}

/** A syntax error or repeated key, with its range. */
export type ParseFault = { readonly code: 'syntax' | 'repeatedKey'; readonly from: number; readonly to: number; readonly message: string }

/** `root` is undefined when the text is not JSON. */
export type ParsedJson = { readonly root: Part | undefined; readonly faults: readonly ParseFault[] }

const deepest = 200
const none: ReadonlyMap<string, Part> = new Map()
const space = /[ \t\r\n]*/y
const text = /"(?:[^"\\\r\n\t]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*"/y
const scalar = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.])/y

/** Thrown internally to stop at the first syntax error. */
class Stop extends Error {
  readonly fault: ParseFault

  constructor(from: number, to: number, message: string) {
    super(message)
    this.fault = { code: 'syntax', from, to, message }
  }
}

type Reading = { readonly source: string; at: number; readonly faults: ParseFault[] }

const shown = (source: string, at: number): string => (at >= source.length ? 'the end of the text' : `'${source.slice(at, at + 1)}'`)

const fail = ({ source, at }: Reading, expected: string): never => {
  throw new Stop(at, Math.min(at + 1, source.length), `${expected} is expected here, not ${shown(source, at)}`)
}

/** Consumes and returns the match at the current position, if any. */
const take = (reading: Reading, pattern: RegExp): string | undefined => {
  pattern.lastIndex = reading.at
  const found = pattern.exec(reading.source)?.[0]
  if (found !== undefined) reading.at += found.length
  return found
}

const takeSymbol = (reading: Reading, symbol: string): boolean => {
  take(reading, space)
  if (reading.source[reading.at] !== symbol) return false
  reading.at += 1
  return true
}

const readText = (reading: Reading, expected: string): string => {
  const from = reading.at
  const found = take(reading, text)
  if (found === undefined) return fail(reading, expected)
  try {
    // A quoted token parses to a string.
    return JSON.parse(found) as string
  } catch {
    throw new Stop(from, reading.at, 'a control character in a text is written as \\u and four digits')
  }
}

type Holder = { readonly value: unknown; readonly members: ReadonlyMap<string, Part> }

const readObject = (reading: Reading, depth: number): Holder => {
  const members = new Map<string, Part>()
  for (let first = true; !takeSymbol(reading, '}'); first = false) {
    if (!first && !takeSymbol(reading, ',')) fail(reading, "',' or '}'")
    take(reading, space)
    const keyFrom = reading.at
    const key = readText(reading, first ? "a key in double quotes or '}'" : 'a key in double quotes')
    if (members.has(key)) {
      reading.faults.push({ code: 'repeatedKey', from: keyFrom, to: reading.at, message: `'${key}' is there twice; the last one counts` })
    }
    if (!takeSymbol(reading, ':')) fail(reading, "':'")
    members.set(key, { ...readPart(reading, depth), keyFrom })
  }
  // Object.fromEntries defines own keys, so `__proto__` is data like any other key.
  return { value: Object.fromEntries([...members].map(([key, part]) => [key, part.value])), members }
}

const readArray = (reading: Reading, depth: number): Holder => {
  const members = new Map<string, Part>()
  for (let first = true; !takeSymbol(reading, ']'); first = false) {
    if (!first && !takeSymbol(reading, ',')) fail(reading, "',' or ']'")
    members.set(String(members.size), readPart(reading, depth))
  }
  return { value: Array.from(members.values(), (part) => part.value), members }
}

const readHolder = (reading: Reading, depth: number): Holder => {
  if (depth > deepest) throw new Stop(reading.at, reading.at + 1, `nested deeper than ${deepest} levels`)
  if (takeSymbol(reading, '{')) return readObject(reading, depth + 1)
  if (takeSymbol(reading, '[')) return readArray(reading, depth + 1)
  if (reading.source[reading.at] === '"') return { value: readText(reading, 'a text without line breaks'), members: none }
  const found = take(reading, scalar)
  if (found === undefined) return fail(reading, 'a value')
  return { value: JSON.parse(found), members: none }
}

const readPart = (reading: Reading, depth: number): Part => {
  take(reading, space)
  const from = reading.at
  const holder = readHolder(reading, depth)
  return { ...holder, from, keyFrom: from, to: reading.at }
}

/** @returns the parsed document with positions, and its faults; `root` is undefined when the text is not JSON */
export const parseJson = (source: string): ParsedJson => {
  const reading: Reading = { source, at: 0, faults: [] }
  try {
    const root = readPart(reading, 0)
    take(reading, space)
    if (reading.at < source.length) fail(reading, 'the end of the text')
    return { root, faults: reading.faults }
  } catch (cause) {
    if (!(cause instanceof Stop)) throw cause
    return { root: undefined, faults: [...reading.faults, cause.fault] }
  }
}
