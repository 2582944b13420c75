import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Locale, locales } from '../../../../i18n/locales.ts'
import { ensureSites } from '../../../../server/sites/seed-sites.ts'
import { runSiteCommand } from '../../../../server/sites/site-command.ts'
import { describeOnDatabase } from '../database/each-database.ts'

const now = () => new Date('2026-11-23T19:00:00Z')
let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-files-'))
})
afterAll(() => rm(folder, { recursive: true }))

const fileOf = async (content: unknown) => {
  const file = join(folder, `${crypto.randomUUID()}.json`)
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

describeOnDatabase('npm run site', 'site_command', (databases) => {
  const run = async (words: readonly string[], locale: Locale = 'en') => {
    const out: string[] = []
    const err: string[] = []
    const code = await runSiteCommand(words, {
      database: databases.options(),
      locale,
      now,
      print: (line) => void out.push(line),
      printError: (line) => void err.push(line),
    })
    return { code, out, err }
  }
  const withSeeds = async () => ensureSites(await databases.fresh(), now())

  it('lists the sites with status, hosts and name, with or without being told to', async () => {
    await withSeeds()
    const listed = {
      code: 0,
      out: [
        'default  live  -  Sizewright',
        'demo-linear  live  linear.localhost  Demonstration: linear motion, four languages',
        'demo-reducers  trial  reducers.localhost  Demonstration: gear units, two languages',
      ],
      err: [],
    }
    expect(await run(['list'])).toEqual(listed)
    expect(await run([])).toEqual(listed)
  })

  it('names what is stored and cannot be read', async () => {
    const { db } = await databases.fresh()
    await db
      .insertInto('site')
      .values({ key: 'newer', definition: '{"key":"newer","hologram":1}', changed_at: now().toISOString() })
      .execute()
    const { code, out, err } = await run(['list'])
    expect([code, out]).toEqual([0, []])
    expect(err).toEqual([expect.stringMatching(/^The stored site newer cannot be read/)])
  })

  it('shows a site as it was written', async () => {
    await withSeeds()
    const { code, out } = await run(['show', 'default'])
    const shown: unknown = JSON.parse(out.join('\n'))
    expect({ code, shown }).toEqual({ code: 0, shown: { key: 'default', name: 'Sizewright', switches: { login: { auth: true } } } })
    expect(await run(['show', 'nope'])).toEqual({ code: 1, out: [], err: ['There is no site nope. See: npm run site -- list'] })
  })

  it('sets what it finds nothing wrong with, and removes it', async () => {
    await withSeeds()
    const file = await fileOf({ key: 'mine', name: 'Mine' })
    expect(await run(['check', file])).toEqual({ code: 0, out: ['no errors'], err: [] })
    expect((await run(['show', 'mine'])).code).toBe(1)
    expect(await run(['set', file])).toEqual({ code: 0, out: ['stored: mine'], err: [] })
    expect((await run(['show', 'mine'])).code).toBe(0)
    expect(await run(['remove', 'mine'])).toEqual({ code: 0, out: ['removed: mine'], err: [] })
    expect((await run(['remove', 'mine'])).code).toBe(1)
    expect((await run(['remove', 'default'])).err).toEqual(['The site default cannot be removed; replace it with another one.'])
  })

  it('names every fault with its place, and a contrast with what was measured', async () => {
    await withSeeds()
    const faulty = { key: 'A', theme: { main: 'red' }, colour: 1, logo: '<svg onload="x"/>' }
    expect((await run(['check', await fileOf(faulty)])).err).toEqual([
      'key: this value is not allowed; see docs/site.schema.json',
      'name: is missing',
      'theme.main: this value is not allowed; see docs/site.schema.json',
      'logo: only one SVG element of shapes and gradients is allowed, without scripts, styles, comments and links',
      'colour: there is no such field',
      'Nothing was stored.',
    ])
    const unreadable = {
      key: 'a',
      name: 'A',
      theme: { emphasis: '#E8A33D' },
      languages: ['en', 'en', 'de'],
      languageOrigins: { fr: 'https://fr.example' },
      homeRedirect: 'https://x.example/',
    }
    expect((await run(['set', await fileOf(unreadable)])).err).toEqual([
      'languages: de is not a language of the program; it has zh-Hans, en, es, ru',
      'languageOrigins: fr is not a language of the program; it has zh-Hans, en, es, ru',
      'languages: a value occurs more than once',
      'homeRedirect: other origins must be listed in redirectOrigins',
      'theme.emphasis: #e8a33d on #f5f7f8 (light) has a contrast of 2.00:1; at least 4.5:1 is required',
      'Nothing was stored.',
    ])
    expect((await run(['check', await fileOf({ key: 'b', name: 'B', hosts: ['linear.localhost'] })])).err).toEqual([
      'hosts: linear.localhost belongs to the site demo-linear',
      'Nothing was stored.',
    ])
    expect((await run(['check', await fileOf('{')])).err).toEqual(['the file is not JSON', 'Nothing was stored.'])
    expect((await run(['check', join(folder, 'none.json')])).code).toBe(1)
  })

  it.each([[['set']], [['show', 'a', 'b']], [['toString']], [['list', '--json']]])(
    'shows how it is called and ends with 2: %j',
    async (words) => {
      await databases.fresh()
      const { code, out, err } = await run(words)
      expect({ code, out }).toEqual({ code: 2, out: [] })
      expect(err.join('\n')).toContain('npm run site -- check <file>')
    },
  )

  it('speaks the operator’s language', async () => {
    await databases.fresh()
    const file = await fileOf({ key: 'a', name: 'A', theme: { main: '#FFFF00' } })
    const said = await Promise.all(locales.map(async (locale) => (await run(['check', file], locale)).err.join('\n')))
    expect(new Set(said).size).toBe(locales.length)
    for (const text of said) expect(text).toContain('1.07:1')
  })
})
