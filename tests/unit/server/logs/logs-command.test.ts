import { expect, it } from 'vitest'
import type { Locale } from '../../../../i18n/locales.ts'
import type { DatabaseOptions } from '../../../../server/database/database.ts'
import { runLogsCommand } from '../../../../server/logs/logs-command.ts'
import { addBehaviour, addFaults } from '../../../../server/logs/repository.ts'
import { describeOnDatabase } from '../database/each-database.ts'
import { idOf, sampleBatch, sampleEvent, sampleFault, sampleReport, sampleTime } from './sample-logs.ts'

const run = async (database: DatabaseOptions, words: readonly string[], locale: Locale = 'en') => {
  const out: string[] = []
  const err: string[] = []
  const code = await runLogsCommand(words, {
    database,
    locale,
    now: () => sampleTime,
    print: (line) => void out.push(line),
    printError: (line) => void err.push(line),
  })
  return { code, out, err }
}

const origin = { site: 'default', personID: undefined, now: sampleTime }

describeOnDatabase('npm run logs', 'logs_command', (databases) => {
  const filled = async () => {
    const { db } = await databases.fresh()
    const left = sampleEvent({ name: 'pageLeft', duration: 1500 })
    await addBehaviour(db, sampleBatch({ events: [sampleEvent(), sampleEvent(), left] }), origin)
    await addFaults(db, sampleReport({ errors: [sampleFault({ count: 3 })] }), { ...origin, site: 'other' })
    await addBehaviour(db, sampleBatch({ batchID: idOf(2), events: [sampleEvent()] }), { ...origin, now: sampleTime - 40 * 86_400_000 })
    return databases.options()
  }

  it('counts events by day, with or without being told to', async () => {
    const database = await filled()
    const counted = {
      code: 0,
      out: ['2026-11-25', '        2  pageOpened  page opened', '        1  pageLeft  page left  mean 1.5 s'],
      err: [],
    }
    expect(await run(database, ['behaviour'])).toEqual(counted)
    expect(await run(database, [])).toEqual(counted)
    expect((await run(database, ['--days', '60'])).out).toHaveLength(5)
  })

  it('groups faults by message and version', async () => {
    expect(await run(await filled(), ['errors'])).toEqual({
      code: 0,
      out: [
        '      3  Ab3dE9xY  error: x is not a function',
        '         first 2026-11-25T11:59:00.000Z, last 2026-11-25T11:59:00.000Z, on /selection/calc_30',
        '         draw (results-Ab3dE9xY.js:1:2345)',
      ],
      err: [],
    })
  })

  it('of one site alone, and as JSON', async () => {
    const database = await filled()
    expect(await run(database, ['errors', '--site', 'default'])).toEqual({
      code: 0,
      out: [],
      err: ['No page errors in this period'],
    })
    const { out } = await run(database, ['behaviour', '--json', '--site', 'default'])
    expect(JSON.parse(out.join('\n'))).toEqual([
      { day: '2026-11-25', name: 'pageOpened', count: 2, duration: 0 },
      { day: '2026-11-25', name: 'pageLeft', count: 1, duration: 1500 },
    ])
    expect((await run(database, ['behaviour', '--json', '--site', 'none'])).out).toEqual(['[]'])
  })

  it.each(['0', '-1', '1.5', 'x', '3651', ''])('does not take “%s” for a number of days', async (days) => {
    await databases.fresh()
    const { code, err } = await run(databases.options(), [`--days=${days}`])
    expect([code, err]).toEqual([1, [`“${days}” is not a number of days from 1 to 3650`]])
  })

  it('is called wrongly with anything else, and says how it is called', async () => {
    await databases.fresh()
    for (const words of [['people'], ['errors', 'x'], ['--sites', 'x']]) {
      const { code, err } = await run(databases.options(), words)
      expect([code, err.join('\n')]).toEqual([2, expect.stringContaining('npm run logs -- behaviour')])
    }
    expect(await run(databases.options(), ['--help'])).toMatchObject({ code: 0, err: [] })
  })

  it('speaks the operator’s language', async () => {
    const database = await filled()
    const said = await Promise.all(
      (['en', 'zh-Hans', 'es', 'ru'] as const).map(async (locale) => (await run(database, [], locale)).out.join()),
    )
    expect(new Set(said).size).toBe(4)
  })
})
