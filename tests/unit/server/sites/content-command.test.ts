import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Locale, locales } from '../../../../i18n/locales.ts'
import { runSiteCommand } from '../../../../server/sites/site-command.ts'
import { saveSite } from '../../../../server/sites/repository.ts'
import { makePng } from '../../support/make-png.ts'
import { describeOnDatabase } from '../database/each-database.ts'

const now = () => new Date('2026-11-25T10:00:00Z')
let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-files-'))
  await writeFile(join(folder, 'a.png'), makePng())
})
afterAll(() => rm(folder, { recursive: true }))

const fileOf = async (document: unknown) => {
  const file = join(folder, `${crypto.randomUUID()}.json`)
  await writeFile(file, JSON.stringify(document))
  return file
}

const entry = (own: object = {}) => ({ id: 'a', language: 'en', title: 'A', date: '2026-11-01', summary: 'S', body: ['B'], ...own })

describeOnDatabase('npm run site -- content', 'content_command', (databases) => {
  const run = async (words: readonly string[], locale: Locale = 'en') => {
    const out: string[] = []
    const err: string[] = []
    const code = await runSiteCommand(['content', ...words], {
      database: databases.options(),
      locale,
      now,
      print: (line) => void out.push(line),
      printError: (line) => void err.push(line),
    })
    return { code, out, err }
  }
  const withSite = async () => {
    const { db } = await databases.fresh()
    await saveSite(db, JSON.stringify({ key: 'mine', name: 'Mine' }), now())
  }

  it('adds what a file holds with the pictures beside it, lists it, and takes it back', async () => {
    await withSite()
    const file = await fileOf({ news: [entry({ picture: { file: 'a.png', alt: 'P' } }), entry({ language: 'ru' })] })
    expect(await run(['mine', 'check', file])).toEqual({ code: 0, out: ['no errors'], err: [] })
    expect(await run(['mine'])).toEqual({ code: 0, out: [], err: ['The site mine has not published anything yet'] })
    expect(await run(['mine', 'add', file])).toEqual({ code: 0, out: ['published: news/a (en)', 'published: news/a (ru)'], err: [] })
    expect((await run(['mine', 'list'])).out).toEqual(['news/a  en  2026-11-01', 'news/a  ru  2026-11-01'])
    expect(await run(['mine', 'remove', 'news/a'])).toEqual({ code: 0, out: ['removed: news/a'], err: [] })
    expect((await run(['mine', 'list'])).out).toEqual([])
    expect(await run(['mine', 'remove', 'news/a'])).toEqual({
      code: 1,
      out: [],
      err: ['The site mine has no news/a. See: npm run site -- content mine list'],
    })
  })

  it('publishes nothing of a file with a fault, and names each', async () => {
    await withSite()
    const file = await fileOf({ news: [entry(), entry({ id: 'b', picture: { file: 'none.png', alt: 'P' }, language: 'fr' })] })
    for (const name of ['check', 'add']) {
      expect(await run(['mine', name, file])).toEqual({
        code: 1,
        out: [],
        err: [
          'news.1.language: fr is not a language of the program; it has zh-Hans, en, es, ru',
          'news.1.picture.file: the file none.png cannot be read',
          'Nothing was published.',
        ],
      })
    }
    expect((await run(['mine', 'list'])).out).toEqual([])
  })

  it('says that there is no such site or file, or how it is called', async () => {
    await withSite()
    expect(await run(['nope', 'list'])).toEqual({ code: 1, out: [], err: ['There is no site nope. See: npm run site -- list'] })
    expect(await run(['mine', 'add', join(folder, 'none.json')])).toMatchObject({ code: 1, err: [expect.stringContaining('none.json')] })
    for (const words of [
      ['mine', 'publish'],
      ['mine', 'add'],
      ['mine', 'remove', 'news/a', 'more'],
      ['mine', 'list', '--all'],
    ]) {
      expect(await run(words)).toMatchObject({ code: 2, out: [], err: [expect.stringContaining('usage')] })
    }
  })

  it.each(locales)('speaks %s', async (locale) => {
    await withSite()
    const { err } = await run(['nope', 'list'], locale)
    expect(err[0]).toContain('nope')
    expect(err[0] === (await run(['nope', 'list'])).err[0]).toBe(locale === 'en')
  })
})
