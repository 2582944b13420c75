import { afterAll, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { failure, success } from '../../../../contract/errors.ts'
import { type SceneRecordReceipt, sceneRecordReceipt } from '../../../../families/rotary/wire/record.ts'
import { translate } from '../../../../i18n/translate.ts'
import { scenes } from '../../../../schemas/scenes/registry.ts'
import { workingIdsOf } from '../../../../schemas/registry.ts'
import { findSceneRecord, listSceneRecords } from '../../../../server/records/repository.ts'
import { expectIssue, issuesOf } from '../support/ask.ts'
import { createRealService } from '../support/real-service.ts'
import { rotaryCalls } from '../support/rotary-calls.ts'
import { submissionOf } from '../support/submission.ts'

const service = await createRealService()
const calls = rotaryCalls(service)
afterAll(() => service.close())

const submit = (body: unknown, headers: Record<string, string> = {}, app = service.app) =>
  app.request('/YQWorking/api/RotatingPlatformWorking/SubmitRecord', {
    method: 'POST',
    headers: { 'content-type': 'application/json', lang: 'en', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
const receiptOf = async (answer: Response): Promise<SceneRecordReceipt> => success(sceneRecordReceipt).parse(await answer.json()).data
const storedFor = async (body: unknown, headers?: Record<string, string>) => {
  const receipt = await receiptOf(await submit(body, headers))
  return { receipt, record: await findSceneRecord(service.database.db, receipt.number) }
}
const count = async () => (await listSceneRecords(service.database.db)).length

describe('a submitted scene', () => {
  test.each(scenes.map(({ name }) => name))('of the kind %s is stored with number, time, inputs and its own results', async (type) => {
    const body = submissionOf(type)
    const { receipt, record } = await storedFor(body, { lang: 'ru' })
    expect(receipt.number).toMatch(/^SR-\d{6}$/)
    expect(receipt.time).toBe('1970-01-01T00:00:00.000Z')
    expect(record).toMatchObject({ ...receipt, classID: '3000000', scene: type, language: 'ru', submissionID: body.submissionID })
    expect(record?.inputs.map(({ name, value }) => [name, value])).toEqual(body.list.map(({ name, value }) => [name, value]))
    expect(record?.rows).toEqual((await calls.first({ type, list: body.list })).list)
  })

  test.each(workingIdsOf('RotatingPlatformWorking'))('comes from the screen %s', async (classID) => {
    expect((await storedFor(submissionOf('disc', { classID }))).record).toMatchObject({ classID })
  })

  test('may be sent in other units, in any order and with what the sender read: that is not stored', async () => {
    const { list, ...rest } = submissionOf()
    const inMetres = list.map((entry) => (entry.name === 'tableDiameter' ? { ...entry, value: 0.4, unit: ' m\n' } : entry))
    const displayed = inMetres.map((entry) => ({ ...entry, displayName: '<b onclick="x">' })).toReversed()
    const { record } = await storedFor({ ...rest, list: displayed })
    expect(record?.inputs).toContainEqual({ name: 'tableDiameter', value: 0.4, unit: 'm' })
    expect(record?.inputs.map(({ name }) => name)).toEqual(list.map(({ name }) => name))
    expect(record?.rows[0]?.value).toBeCloseTo(0.226966803, 8)
  })

  test.each(['en', 'ru'] as const)(
    'may be the list of the specification, with the labels of %s: class id, displayName, unit, value and 0',
    async (locale) => {
      const { classID, type, list, status } = submissionOf('ring')
      const documented = list.map(({ name, value, unit }) => ({ displayName: translate(locale, `scenes:items.${name}`), unit, value }))
      const before = await count()
      const { record } = await storedFor({ classID, list: documented, status })
      expect(record).toMatchObject({ classID, scene: type, inputs: list.map(({ name, value }) => ({ name, value })) })
      await storedFor({ classID, list: documented, status })
      expect(await count()).toBe(before + 2)
    },
  )

  test('that is sent again because its answer was lost is stored once', async () => {
    const body = submissionOf()
    const before = await count()
    const answers = await Promise.all(Array.from({ length: 8 }, async () => receiptOf(await submit(body))))
    expect(new Set(answers.map(({ number }) => number)).size).toBe(1)
    const reordered = { ...body, list: body.list.toReversed() }
    expect(await receiptOf(await submit(reordered, { lang: 'es' }))).toEqual(answers[0])
    expect(await count()).toBe(before + 1)
  })

  test('of the same content is another record under another submissionID', async () => {
    const before = await count()
    const [first, second] = [await receiptOf(await submit(submissionOf())), await receiptOf(await submit(submissionOf()))]
    expect(second.number > first.number).toBe(true)
    expect(await count()).toBe(before + 2)
  })

  test('under the submissionID of another content is refused, and the other stays as it was', async () => {
    const body = submissionOf()
    const { record, receipt } = await storedFor(body)
    const answer = await submit({ ...submissionOf('ring'), submissionID: body.submissionID })
    await expectIssue(answer, { code: 'alreadyUsed', path: 'submissionID' })
    expect(await findSceneRecord(service.database.db, receipt.number)).toEqual(record)
  })
})

describe('who submits', () => {
  test('too often is told when to come back, and can go on calculating', async () => {
    const limited = await createRealService({ writesPerMinute: 3 })
    const statuses: number[] = []
    for (let index = 0; index < 5; index++) statuses.push((await submit(submissionOf(), {}, limited.app)).status)
    expect(statuses).toEqual([200, 200, 200, 429, 429])
    const refused = await submit(submissionOf(), {}, limited.app)
    expect(refused.headers.get('retry-after')).toBe('20')
    expect((await rotaryCalls(limited).demandOf('disc')).length).toBeGreaterThan(5)
    await limited.close()
  })

  test('when the disk is full is told so with a code, in the own language, and nothing is half stored', async () => {
    const full = await createRealService()
    const { db } = full.database
    await sql`vacuum`.execute(db)
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db)
    await sql`pragma max_page_count = ${sql.raw(String(rows[0]?.page_count))}`.execute(db)
    let answer = await submit(submissionOf(), {}, full.app)
    for (let index = 0; index < 20 && answer.ok; index++) answer = await submit(submissionOf(), {}, full.app)
    expect(answer.status).toBe(503)
    expect(failure.parse(await answer.json())).toEqual({
      code: 50301,
      message: 'The data could not be saved; please try again shortly',
      issues: [],
    })
    const stored = await listSceneRecords(db)
    await sql`pragma max_page_count = 1000000`.execute(db)
    const next = await receiptOf(await submit(submissionOf(), {}, full.app))
    expect(Number(next.number.slice(3))).toBe(stored.length + 1)
    await full.close()
  })

  test('when the database is gone is told so with a code, and the failure is logged with its cause', async () => {
    const gone = await createRealService()
    await gone.database.close()
    const answer = await submit(submissionOf(), { lang: 'ru' }, gone.app)
    expect(answer.status).toBe(503)
    expect(failure.parse(await answer.json())).toMatchObject({
      code: 50301,
      message: 'Не удалось сохранить данные; повторите попытку чуть позже',
    })
    const failures = gone.logged.filter(({ event }) => event === 'failure')
    expect(failures).toHaveLength(1)
    expect(failures[0]?.stack).toMatch(/destroyed/)
    await gone.close()
  })
})

const withEntry = (name: string, change: object) => () => {
  const body = submissionOf()
  return { ...body, list: body.list.map((entry) => (entry.name === name ? { ...entry, ...change } : entry)) }
}
const without = (field: string) => () => Object.fromEntries(Object.entries(submissionOf()).filter(([name]) => name !== field))
const changed = (change: object) => () => ({ ...submissionOf(), ...change })
const raw = (from: string, to: string) => () => JSON.stringify(submissionOf()).replace(from, to)

const faulty: readonly (readonly [what: string, body: () => unknown, code: string, path: string])[] = [
  ['no screen', without('classID'), 'required', 'classID'],
  ['a screen without scenes', changed({ classID: '30' }), 'notAnOption', 'classID'],
  ['a screen from JavaScript', changed({ classID: '__proto__' }), 'notAnOption', 'classID'],
  ['a statement for a screen', changed({ classID: `1' or '1'='1` }), 'notAnOption', 'classID'],
  ['a screen as a number', changed({ classID: 120 }), 'wrongType', 'classID'],
  ['no scene and the inputs of none', () => ({ ...without('type')(), list: submissionOf().list.slice(1) }), 'required', 'type'],
  ['an input without a name', withEntry('tableDiameter', { name: undefined }), 'required', 'list.0.name'],
  ['a label of no input', withEntry('tableDiameter', { name: undefined, displayName: 'Age' }), 'notAnOption', 'list.0.displayName'],
  ['markup for a scene', changed({ type: '<img src=x onerror=alert(1)>' }), 'notAnOption', 'type'],
  ['a scene from JavaScript', changed({ type: 'constructor' }), 'notAnOption', 'type'],
  ['no list', without('list'), 'required', 'list'],
  ['an empty list', changed({ list: [] }), 'missing', 'list.tableDiameter'],
  ['a huge list', changed({ list: Array.from({ length: 500 }, () => submissionOf().list[0]) }), 'tooLong', 'list'],
  [
    'an input twice',
    changed({ list: [...submissionOf().list, ...submissionOf().list.slice(0, 1)] }),
    'repeatedParameter',
    'list.tableDiameter',
  ],
  ['a result among the inputs', withEntry('dwellTime', { name: 'totalInertia' }), 'unknownParameter', 'list.totalInertia'],
  ['a value out of its range', withEntry('tableDiameter', { value: -1 }), 'belowMinimum', 'list.tableDiameter'],
  ['a value that others forbid', withEntry('accelerationTime', { value: 0.4 }), 'aboveMaximum', 'list.accelerationTime'],
  ['a text as value', withEntry('tableDiameter', { value: '400' }), 'wrongType', 'list.0.value'],
  ['NaN as JSON writes it', withEntry('tableDiameter', { value: Number.NaN }), 'wrongType', 'list.0.value'],
  ['a number too large for any', raw('"value":400', '"value":1e999'), 'wrongType', 'list.0.value'],
  ['a wrong unit', withEntry('tableDiameter', { unit: 'kg' }), 'wrongDimension', 'list.tableDiameter'],
  ['an unknown unit', withEntry('tableDiameter', { unit: 'mm; drop table scene_record' }), 'unknownUnit', 'list.tableDiameter'],
  ['more in an entry', withEntry('tableDiameter', { max: 1 }), 'unknownKey', 'list.0.max'],
  ['a long display name', withEntry('tableDiameter', { displayName: 'x'.repeat(201) }), 'tooLong', 'list.0.displayName'],
  ['results of one’s own', changed({ rows: [] }), 'unknownKey', 'rows'],
  ['a number of one’s own', changed({ number: 'SR-000001' }), 'unknownKey', 'number'],
  ['no status', without('status'), 'required', 'status'],
  ['another status', changed({ status: 1 }), 'notAnOption', 'status'],
  ['a short submissionID', changed({ submissionID: 'abc' }), 'wrongType', 'submissionID'],
  ['a long submissionID', changed({ submissionID: 'x'.repeat(65) }), 'wrongType', 'submissionID'],
  ['a line end in the submissionID', changed({ submissionID: `${'x'.repeat(20)}\n` }), 'wrongType', 'submissionID'],
  ['a statement for a submissionID', changed({ submissionID: `x'); drop table scene_record; --` }), 'wrongType', 'submissionID'],
  ['a list for a body', () => [], 'wrongType', 'body'],
  ['nothing for a body', () => null, 'wrongType', 'body'],
]

describe('faulty submissions', () => {
  test.each(faulty)('with %s are refused and not stored', async (_, body, code, path) => {
    const before = await count()
    await expectIssue(await submit(body()), { code, path })
    expect(await count()).toBe(before)
  })

  test('are judged whole', async () => {
    const { list } = withEntry('tableDiameter', { value: -1 })()
    const issues = await issuesOf(await submit(changed({ classID: '30', list })()))
    expect(issues.map(({ path }) => path)).toEqual(['classID', 'list.tableDiameter'])
  })

  test('name the value in the reader’s language', async () => {
    const { list } = withEntry('tableDiameter', { value: -1 })()
    const used = submissionOf()
    await submit(used)
    const messages = await Promise.all(
      ['en', 'cn', 'es', 'ru'].map(async (lang) => [
        (await issuesOf(await submit(changed({ list })(), { lang })))[0]?.message,
        (await issuesOf(await submit({ ...submissionOf('ring'), submissionID: used.submissionID }, { lang })))[0]?.message,
      ]),
    )
    expect(messages[0]?.[0]).toMatch(/^Table diameter /)
    expect(messages[0]?.[1]).toBe('“submissionID” has already been used for another submission')
    expect(new Set(messages.flat()).size).toBe(8)
  })

  test('a body that is no JSON, of another type or too large is refused as such; a record is no GET', async () => {
    expect((await submit('{"classID":')).status).toBe(400)
    expect((await submit(submissionOf(), { 'content-type': 'text/plain' })).status).toBe(415)
    expect((await submit(changed({ type: 'x'.repeat(70_000) })())).status).toBe(413)
    expect((await service.app.request('/YQWorking/api/RotatingPlatformWorking/SubmitRecord')).status).toBe(405)
  })
})
