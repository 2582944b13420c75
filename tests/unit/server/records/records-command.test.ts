import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { longestAnswer } from '../../../../contract/people/submissions.ts'
import type { Locale } from '../../../../i18n/locales.ts'
import { type DatabaseOptions, sqliteFile } from '../../../../server/database/database.ts'
import { runRecordsCommand } from '../../../../server/records/records-command.ts'
import { addSceneRecord } from '../../../../server/records/repository.ts'
import { describeOnDatabase } from '../database/each-database.ts'
import { sampleRecord, sampleTime } from './sample-record.ts'

const run = async (database: DatabaseOptions, words: readonly string[], locale: Locale = 'en') => {
  const out: string[] = []
  const err: string[] = []
  const code = await runRecordsCommand(words, {
    database,
    locale,
    now: () => sampleTime.getTime(),
    print: (line) => void out.push(line),
    printError: (line) => void err.push(line),
  })
  return { code, out, err }
}

describeOnDatabase('npm run records', 'records_command', (databases) => {
  const withTwo = async () => {
    const { db } = await databases.fresh()
    await addSceneRecord(db, sampleRecord(), sampleTime)
    await addSceneRecord(db, sampleRecord({ scene: 'ring', classID: '120' }), sampleTime)
    return databases.options()
  }

  it('lists the newest first with number, time, screen and scene, with or without being told to', async () => {
    const database = await withTwo()
    const listed = {
      code: 0,
      out: [
        'SR-000002  2026-11-21T20:00:00.000Z  new  Hollow rotary table (120)  Ring or hollow cylinder',
        'SR-000001  2026-11-21T20:00:00.000Z  new  Rotating platform (3000000)  Disc with workpieces',
      ],
      err: [],
    }
    expect(await run(database, ['list'])).toEqual(listed)
    expect(await run(database, [])).toEqual(listed)
  })

  it('shows one record with its inputs and results', async () => {
    const { code, out } = await run(await withTwo(), ['show', 'SR-000001'])
    expect({ code, out }).toEqual({
      code: 0,
      out: [
        'Record: SR-000001',
        'Time: 2026-11-21T20:00:00.000Z',
        'Screen: Rotating platform (3000000)',
        'Load type: Disc with workpieces',
        'Language of the sender: en',
        'State: new',
        '',
        'Inputs',
        '  Table diameter: 400\u00A0mm',
        '  Number of workpieces: 8',
        '',
        'Results',
        '  Total inertia: 0.226966803\u00A0kg·m²',
      ],
    })
  })

  it('gives the same as JSON, with every digit', async () => {
    const database = await withTwo()
    const list: unknown = JSON.parse((await run(database, ['list', '--json'])).out.join('\n'))
    expect(list).toMatchObject([{ number: 'SR-000002' }, { number: 'SR-000001', classID: '3000000', scene: 'disc' }])
    const shown: unknown = JSON.parse((await run(database, ['--json', 'show', '1'])).out.join('\n'))
    expect(shown).toMatchObject({
      number: 'SR-000001',
      time: '2026-11-21T20:00:00.000Z',
      language: 'en',
      inputs: [{ name: 'tableDiameter', displayName: 'Table diameter', value: 400, unit: 'mm' }, { name: 'workpieceCount' }],
      rows: [{ name: 'totalInertia', displayName: 'Total inertia', value: 0.226966803123, unit: 'kg*m^2' }],
    })
  })

  it('says that there are none, and ends with 0; as JSON it is an empty list', async () => {
    await databases.fresh()
    expect(await run(databases.options(), ['list'])).toEqual({ code: 0, out: [], err: ['No records yet'] })
    expect((await run(databases.options(), ['list', '--json'])).out).toEqual(['[]'])
  })

  it('ends with 1 for a number that does not exist', async () => {
    expect(await run(await withTwo(), ['show', 'SR-000009'])).toEqual({
      code: 1,
      out: [],
      err: ['There is no record SR-000009. See: npm run records -- list'],
    })
  })

  it('changes state and answer; without a text the answer stays', async () => {
    const database = await withTwo()
    const stateAndAnswer = async () => (await run(database, ['show', '1'])).out.filter((line) => /^(?:State|Answer)/.test(line))
    expect(await run(database, ['state', '1', 'inWork'])).toEqual({ code: 0, out: ['SR-000001: in progress'], err: [] })
    expect(await stateAndAnswer()).toEqual(['State: in progress'])
    expect((await run(database, ['state', '1', 'answered', '--text', 'Take the HP 200.'])).out).toEqual(['SR-000001: answered'])
    expect((await run(database, ['state', '1', 'inWork'])).code).toBe(0)
    expect(await stateAndAnswer()).toEqual(['State: in progress', 'Answer: Take the HP 200.'])
  })

  it.each([
    [['1', 'answered'], 'SR-000001 has no answer yet: --text <answer>'],
    [['1', 'answered', '--text', ' '], 'SR-000001 has no answer yet: --text <answer>'],
    [['1', 'closed'], '“closed” is not one of: new, inWork, answered'],
    [['9', 'inWork'], 'There is no record 9. See: npm run records -- list'],
    [['1', 'answered', '--text', 'a'.repeat(longestAnswer + 1)], `An answer may have at most ${longestAnswer} characters`],
  ] as const)('changes nothing and says why: %j', async (words, why) => {
    const database = await withTwo()
    expect(await run(database, ['state', ...words])).toEqual({ code: 1, out: [], err: [why] })
    expect((await run(database, ['show', '1'])).out).toContain('State: new')
  })

  it('speaks the operator’s language', async () => {
    const database = await withTwo()
    const locales = ['zh-Hans', 'en', 'es', 'ru'] as const
    const shown = await Promise.all(locales.map(async (locale) => (await run(database, ['show', '1'], locale)).out))
    for (const line of [0, 1, 2, 3, 4, 5, 7, 8, 9, 11, 12]) expect(new Set(shown.map((lines) => lines[line])).size).toBe(4)
    expect(shown[3]?.at(-1)).toContain('0,226966803\u00A0')
  })
})

describe('npm run records', () => {
  let dataDirectory = ''
  beforeAll(async () => {
    dataDirectory = await mkdtemp(join(tmpdir(), 'sizewright-test-'))
  })
  afterAll(() => rm(dataDirectory, { recursive: true }))

  it.each([[['list', 'all']], [['show']], [['show', '1', '2']], [['toString']], [['list', '--json', '--json']], [['--jsn']]])(
    'shows how it is called and ends with 2: %j',
    async (words) => {
      const { code, out, err } = await run({ dataDirectory }, words)
      expect({ code, out }).toEqual({ code: 2, out: [] })
      expect(err.join('\n')).toContain('npm run records -- show <number>')
    },
  )

  it('answers --help with how it is called, in the operator’s language, and ends with 0', async () => {
    for (const words of [['--help'], ['show', '--help']]) {
      const { code, out, err } = await run({ dataDirectory }, words, 'es')
      expect({ code, err }).toEqual({ code: 0, err: [] })
      expect(out.join('\n')).toContain('uso: npm run records -- list')
    }
  })

  it('says what is wrong with the database and ends with 1', async () => {
    await writeFile(sqliteFile(dataDirectory), 'not a database at all')
    const { code, err } = await run({ dataDirectory }, ['list'])
    expect(code).toBe(1)
    expect(err.join()).toContain(`The database ${sqliteFile(dataDirectory)} is damaged or is not a database`)
  })

  it('names a database server that does not answer without its password', async () => {
    const { code, err } = await run({ databaseUrl: 'postgres://operator:secret@127.0.0.1:1/sizewright', dataDirectory }, ['list'])
    expect(code).toBe(1)
    expect(err.join()).toContain('127.0.0.1:1')
    expect(err.join()).not.toContain('secret')
  })
})
