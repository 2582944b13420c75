/** Attacks of many clients at a time, each on the work of somebody else. */
import { join } from 'node:path'
import { setTimeout as pass } from 'node:timers/promises'
import readXlsxFile from 'read-excel-file/node'
import { isRecord } from '../../../engine/base/is-record.ts'
import { fileKinds } from '../../../contract/files/files.ts'
import { answerIn } from '../../../contract/results/answer-words.ts'
import { readCalculation } from '../../../contract/results/read-calculation.ts'
import { site } from '../../../contract/site/site.ts'
import { openSqlite } from '../../../server/database/sqlite.ts'
import { saveSite } from '../../../server/sites/repository.ts'
import type { OpenApiDocument } from '../../../server/routes/openapi/types.ts'
import { type Ended, type Server, timed } from './server.ts'

/** The server that is attacked. */
type Target = Pick<Server, 'url'>

export interface CrowdAttack {
  readonly name: string
  /** What was found before. */
  readonly before: string
  readonly run: (server: Target) => Promise<unknown>
}

/** Longest time that an attack lasts, ms. */
const longest = 20_000

const times = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))

const addressOf = (place: number): string => `198.51.${Math.floor(place / 250)}.${(place % 250) + 1}`

interface Request {
  readonly from: number
  readonly path: string
  readonly body: string | Uint8Array<ArrayBuffer>
  readonly type?: string
}

const post = ({ url }: Target, { from, path, body, type = 'application/json' }: Request, most = longest): Promise<Ended> =>
  timed(`${url}${path}`, { method: 'POST', headers: { 'content-type': type, 'x-forwarded-for': addressOf(from) }, body }, most)

/** A site where everybody may order files and sign in; the server takes it over within 5 s. */
export const openSite = async ({ folder, url }: Server): Promise<void> => {
  const db = await openSqlite(join(folder, 'data/sizewright.db'))
  const files = { signIn: false, perDay: 10_000 }
  await saveSite(
    db,
    JSON.stringify(site.parse({ key: 'default', name: 'Sizewright', files, switches: { login: { auth: true } } })),
    new Date(),
  )
  await db.destroy()
  await pass(6000)
  // Made once for everybody, from the examples of all calls.
  await (await fetch(`${url}/openapi.json`)).arrayBuffer()
}

/** No two requests are the same, nor those of the repeated attack. */
let last = Math.floor(Math.random() * 1e6)
/** Every pair is judged. */
const explainPairs = (server: Target, from: number) =>
  post(server, {
    from,
    path: '/YQWorking/api/ReducerWorking/Explanation',
    body: JSON.stringify({
      mode: 'threePhase',
      parameters: { motorPower: { value: 20 + (last += 1) / 1e8, lower: -100, upper: 1e6 }, t2: { value: 1e8, lower: 0, upper: 0 } },
      only: 'failed',
    }),
  })

/** The parameters of the example of the reference. */
const axisExample = async ({ url }: Target): Promise<Readonly<Record<string, unknown>>> => {
  // The reference is JSON in a known shape.
  const document = (await (await fetch(`${url}/openapi.json`)).json()) as Pick<OpenApiDocument, 'paths'>
  const body = document.paths['/YQWorking/api/LinearAxisWorking/Explanation']?.post?.requestBody
  const example: unknown = Reflect.get(Object(body?.content['application/json']?.example), 'parameters')
  if (!isRecord(example)) throw new Error('the reference has no example of 303')
  return example
}

const explainAxes = async (server: Target) => {
  const example = await axisExample(server)
  const path = '/YQWorking/api/LinearAxisWorking/Explanation'
  const ended = await times(50, (index) =>
    post(server, { from: index % 5, path, body: JSON.stringify({ parameters: { ...example, mass: 50 + (last += 1) / 1e6 } }) }),
  )
  console.log(`explanations: ${statusesOf(ended)}`)
}

const worstJson = (bytes: number): string => `{${Array.from({ length: Math.floor(bytes / 16) }, (_, index) => `"k${index}":1`).join()}}`

const largeBodies = async (server: Target) => {
  const json = worstJson(11_000_000)
  const sheet = worstJson(1_000_000)
  const file = new Uint8Array(10_000_000).fill(0x20)
  await times(14, (index) => post(server, { from: index % 2, path: '/api/Files/CheckReport', body: json, type: 'application/pdf' }))
  await times(14, (index) => post(server, { from: index % 2, path: '/api/Sheets/Comparison', body: sheet }))
  await times(14, (index) => post(server, { from: index % 2, path: '/api/Files/CheckReport', body: file, type: 'application/pdf' }))
}

const leaveTables = async (server: Target) => {
  const template = await fetch(`${server.url}/api/Batch/Template?calculator=303`, { headers: { lang: 'en' } })
  const [sheet] = await readXlsxFile(Buffer.from(await template.arrayBuffer()))
  const [head = [], example = []] = sheet?.data ?? []
  const lineOf = (cells: readonly unknown[]) =>
    cells.map((cell) => JSON.stringify(typeof cell === 'number' || typeof cell === 'string' ? String(cell) : '')).join()
  const file = `${lineOf(head)}\n${`${lineOf(example)}\n`.repeat(1000)}`
  await times(2, (from) => post(server, { from, path: '/api/Batch/Calculate?calculator=303', body: file, type: 'text/csv' }, 1500))
  await pass(10_000)
}

/** A document of 3 kB whose tree of pages has a thousand million leaves. */
const nestedPages = (): Uint8Array<ArrayBuffer> => {
  const levels = Array.from({ length: 9 }, (_, level) => {
    const kids = `${level + 3} 0 R `.repeat(10)
    return `${level + 2} 0 obj\n<< /Type /Pages /Kids [${kids}] /Count ${10 ** (9 - level)} >>\nendobj\n`
  })
  const page = '11 0 obj\n<< /Type /Page /MediaBox [0 0 100 100] >>\nendobj\n'
  const head = '%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n'
  return new TextEncoder().encode(`${head}${levels.join('')}${page}trailer << /Root 1 0 R >>\n%%EOF`)
}

const nestedDocuments = async (server: Target) => {
  const body = nestedPages()
  await times(8, () => post(server, { from: 1, path: '/api/Files/CheckReport', body, type: 'application/pdf' }, 30_000))
}

const statusesOf = (ended: readonly Ended[]): string =>
  [...Map.groupBy(ended, ({ status }) => status)].map(([status, all]) => `${status} ${all.length} times`).join(', ')

const modelsOf = async ({ url }: Target): Promise<readonly string[]> => {
  const query =
    'AssemblyMethod=horizontal&W=80&Speed=1000&Acceleration=6.667&Stroke=1000&UsePrecision=C7&FixedMethod=fixed-supported&Count=100'
  const response: unknown = await (await fetch(`${url}/YQWorking/api/BallScrewWorking/Calculation?${query}`)).json()
  const answer = isRecord(response) ? readCalculation(answerIn(response)) : undefined
  if (!answer) throw new TypeError('no calculation')
  return answer.list.map(({ series, skuID }) => `${encodeURIComponent(series)}/${encodeURIComponent(skuID)}`)
}

const order = (server: Target, from: number, selectionID: string) =>
  post(server, {
    from,
    path: '/api/RecordDownload/CreateModel',
    body: JSON.stringify({ selectionID, downloadType: fileKinds.sheet.type, orderParams: [] }),
  })

/** @returns ms until the file of an order is ready; `longest` where it was not by then */
const waitForFile = async (server: Target, from: number): Promise<number> => {
  const began = performance.now()
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': addressOf(from) }
  const ask = async (path: string, init: RequestInit = {}) => {
    const answer: unknown = await (await fetch(`${server.url}${path}`, { headers, ...init })).json()
    return Object(Reflect.get(Object(answer), 'data')) as Record<string, unknown> // read by name, whatever it is
  }
  const body = JSON.stringify({ selectionID: 'WTF/THK-WTF2040-2', downloadType: fileKinds.bom.type, orderParams: [] })
  const { checkPath } = await ask('/api/RecordDownload/CreateModel', { method: 'POST', body })
  while (performance.now() - began < 4 * longest) {
    const { complete } = await ask(`/api/RecordDownload/CheckCreateModel?checkPath=${String(checkPath)}`)
    if (complete === true) break
    await pass(200)
  }
  return performance.now() - began
}

const orders = async (server: Target) => {
  const models = await modelsOf(server)
  const ended = await times(130, (index) => order(server, 1, models[index % models.length] ?? ''))
  const took = await waitForFile(server, 2)
  console.log(`orders: ${statusesOf(ended)}; another's list of parts after ${Math.round(took / 1000)} s`)
}

const signIns = async (server: Target) => {
  const ended = await times(500, (index) =>
    post(server, {
      from: index % 50,
      path: '/api/comp-user/accountlogin',
      body: JSON.stringify({ appid: 'pc', phone: `138000${String(index).padStart(5, '0')}`, password: 'wrong password' }),
    }),
  )
  console.log(`sign-ins: ${statusesOf(ended)}`)
}

export const crowdAttacks: readonly CrowdAttack[] = [
  { name: '100 dearest legal calls of 5 addresses', before: '-', run: (server) => times(100, (index) => explainPairs(server, index % 5)) },
  { name: '3 × 14 large bodies of two addresses', before: '`/healthz` 10 s', run: largeBodies },
  { name: '5 × 10 explanations of 303', before: '24 of 39 refused', run: explainAxes },
  { name: 'two tables of 1000 rows of 303, left after 1.5 s', before: '429 for 50 minutes', run: leaveTables },
  { name: '8 nested documents of one address', before: 'nobody served for minutes', run: nestedDocuments },
  { name: '130 orders of files', before: "another's after 137 s", run: orders },
  { name: '500 sign-ins of 50 addresses', before: 'calculation × 30', run: signIns },
]
