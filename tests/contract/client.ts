/**
 * A client written from the specification alone: the program is started as a process of its own, everything else goes over the wire. Nothing here is
 * imported from the product.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'

/** A JSON object, its members unknown. */
type Members = Readonly<Record<string, unknown>>

export interface Answer {
  readonly status: number
  readonly code: unknown
  readonly data: unknown
  readonly body: Members
}

export interface Client {
  readonly get: (path: string, query?: Readonly<Record<string, string>>, token?: string) => Promise<Answer>
  readonly post: (path: string, body: unknown, token?: string) => Promise<Answer>
  /** What is no JSON. */
  readonly bytes: (path: string) => Promise<{ readonly status: number; readonly bytes: Uint8Array<ArrayBuffer> }>
  /** Where its database is, for the commands of the operator. */
  readonly folder: string
}

/** The value as an object; anything else fails the test. */
export const object = (value: unknown): Members => {
  expect(value).toBeTypeOf('object')
  expect(value).not.toBeNull()
  expect(Array.isArray(value)).toBe(false)
  // Checked above.
  return value as Members
}

/** The value as a list of objects, by default with at least one; anything else fails the test. */
export const objects = (value: unknown, { least = 1 } = {}): readonly Members[] => {
  if (!Array.isArray(value)) throw new TypeError(`no list: ${JSON.stringify(value)?.slice(0, 200)}`)
  expect(value.length).toBeGreaterThanOrEqual(least)
  return value.map((one) => object(one))
}

/** Members that an object must have, by the type that `typeof` gives. */
export const expectMembers = (value: unknown, types: Readonly<Record<string, 'string' | 'number' | 'boolean' | 'object'>>) => {
  const members = object(value)
  expect(Object.fromEntries(Object.keys(types).map((name) => [name, typeof members[name]]))).toEqual(types)
}

/** The address that the program prints when it is ready. */
const addressOf = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let out = ''
    child.stdout?.setEncoding('utf8').on('data', (text) => {
      out += String(text)
      const [, address] = /^Sizewright is ready: (http:\S+)$/m.exec(out) ?? []
      if (address) resolve(address)
    })
    child.once('close', () => reject(new Error(`the server has ended: ${out}`)))
  })

const headersOf = (token: string | undefined) => ({ lang: 'en', ...(token !== undefined && { authorization: `Bearer ${token}` }) })

/** Starts the program on a free port with a database of its own; `tests/setup/template-folder.ts` ends it. */
const startClient = async (): Promise<Client> => {
  const templates = process.env['TEST_TEMPLATES'] ?? tmpdir()
  const folder = mkdtempSync(join(templates, 'contract-'))
  const settings = {
    LANG: 'en_US.UTF-8',
    LC_ALL: '',
    HOST: '',
    DATABASE_URL: '',
    PORT: '0',
    REQUESTS_PER_MINUTE: '100000',
    WRITES_PER_MINUTE: '1000',
    DATA_DIR: folder,
    DIST_DIR: join(folder, 'dist'),
  }
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  writeFileSync(join(templates, `server-${child.pid}`), '')
  const host = await addressOf(child)
  const read = async (answer: Response): Promise<Answer> => {
    const body = object(await answer.json())
    return { status: answer.status, code: body['code'], data: body['data'], body }
  }
  return {
    folder,
    get: async (path, query = {}, token) =>
      read(await fetch(`${host}${path}?${new URLSearchParams(query)}`, { headers: headersOf(token) })),
    post: async (path, body, token) =>
      read(
        await fetch(`${host}${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headersOf(token) },
          body: JSON.stringify(body),
        }),
      ),
    bytes: async (path) => {
      const answer = await fetch(`${host}${path}`)
      return { status: answer.status, bytes: new Uint8Array(await answer.arrayBuffer()) }
    },
  }
}

let shared: Promise<Client> | undefined

/** The one of this process: a start takes seconds. */
export const sharedClient = (): Promise<Client> => (shared ??= startClient())

/** What the answer to a request that is wrong looks like: a code other than 0 and a text. */
export const expectRefused = ({ status, code, body }: Answer, expected: { readonly status: number; readonly code: number }) => {
  expect({ status, code }).toEqual(expected)
  expect(body['message']).toBeTypeOf('string')
  expect(body).not.toHaveProperty('data')
}
