import { expect, it } from 'vitest'
import { documentItem, newsDetail } from '../../../../contract/site/content-calls.ts'
import {
  findEntry,
  findFile,
  siteSecret,
  listEntries,
  removeContent,
  saveContent,
} from '../../../../server/sites/content/content-repository.ts'
import { createPublished, inOneLanguage } from '../../../../server/sites/content/published.ts'
import { readContent } from '../../../../server/sites/content/read-content.ts'
import { removeSite, saveSite } from '../../../../server/sites/repository.ts'
import type { Database } from '../../../../server/database/database.ts'
import { makePng } from '../../support/make-png.ts'
import { describeOnDatabase } from '../database/each-database.ts'
import { goBackBefore } from '../database/later-tables.ts'
import { defaultSite } from '../support/default-site.ts'

const time = new Date('2026-11-25T10:00:00Z')
const files: Readonly<Record<string, Uint8Array>> = {
  'a.png': makePng({ width: 3 }),
  'b.png': makePng({ width: 4 }),
  'grey.png': makePng({ colourType: 0 }),
  'wide.png': makePng({ width: 5000, height: 1 }),
  'a.pdf': Buffer.from('%PDF-1.7 any'),
  'page.pdf': Buffer.from('<html>'),
  'large.zip': Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(30_000_001)]),
}
const read = (document: unknown, site = 'default') =>
  readContent(typeof document === 'string' ? document : JSON.stringify(document), site, async (name) => files[name])

const news = (id: string, own: object = {}) => ({
  id,
  language: 'en',
  title: `News ${id}`,
  date: '2026-11-01',
  summary: 'In short',
  body: ['One', { heading: 'Two' }, { list: ['a', 'b'] }],
  ...own,
})
const picture = (file: string) => ({ file, alt: `Picture ${file}` })

const publish = async (db: Database['db'], document: unknown, site = 'default') => {
  const found = await read(document, site)
  if ('faults' in found) throw new Error(JSON.stringify(found.faults))
  await saveContent(db, site, { ...found, time })
}

describeOnDatabase('published content', 'content', (databases) => {
  const fresh = async () => {
    const { db } = await databases.fresh()
    await saveSite(db, JSON.stringify({ key: 'default', name: 'D' }), time)
    await saveSite(db, JSON.stringify({ key: 'other', name: 'O' }), time)
    return db
  }
  const fileCount = async (db: Database['db']) =>
    Number(
      (
        await db
          .selectFrom('content_file')
          .select(({ fn }) => fn.countAll().as('count'))
          .executeTakeFirstOrThrow()
      ).count,
    )

  it('is read back by another process with its pictures, byte by byte', async () => {
    const title = '标题 <script>\'"; drop table content_entry; --'
    await publish(await fresh(), {
      news: [news('a', { title, picture: picture('a.png'), body: [{ picture: picture('b.png'), caption: 'c' }] })],
      documents: [{ id: 'd', language: 'ru', title: 'Паспорт', date: '2026-01-02', kind: 'manual', file: 'a.pdf' }],
    })
    const { db } = await databases.again()
    const found = await findEntry(db, 'default', { kind: 'news', entry: { id: 'a', language: 'en' }, shape: newsDetail })
    expect(found).toMatchObject({ title, demo: false, picture: { width: 3, height: 2, alt: 'Picture a.png' } })
    expect(found?.body).toMatchObject([{ picture: { width: 4 }, caption: 'c' }])
    const [, site, id = ''] = found?.picture?.path.split(/[/.]/) ?? []
    expect(site).toBe('default')
    const stored = await findFile(db, 'default', id)
    expect({ ...stored, bytes: Buffer.from(stored?.bytes ?? []) }).toEqual({ type: 'png', bytes: files['a.png'] })
    expect(await findFile(db, 'other', id)).toBeUndefined()
    const document = await findEntry(db, 'default', { kind: 'document', entry: { id: 'd', language: 'ru' }, shape: documentItem })
    expect(document?.file).toMatchObject({ name: 'a.pdf', type: 'pdf', size: 12 })
  })

  it('takes the place of what has its id and language, and drops the files that nothing names any more', async () => {
    const db = await fresh()
    await publish(db, { news: [news('a', { picture: picture('a.png') }), news('b', { picture: picture('a.png') })] })
    await publish(db, { news: [news('a', { title: 'New', picture: picture('b.png') }), news('a', { language: 'es' })] })
    expect(await listEntries(db, 'default', 'news')).toMatchObject([
      { id: 'a', language: 'en' },
      { id: 'a', language: 'es' },
      { id: 'b', language: 'en' },
    ])
    expect(await fileCount(db)).toBe(2)
    expect(await removeContent(db, 'default', { kind: 'news', id: 'a' })).toBe(2)
    expect(await removeContent(db, 'default', { kind: 'news', id: 'a' })).toBe(0)
    expect(await fileCount(db)).toBe(1)
    expect(await removeContent(db, 'other', { kind: 'news', id: 'b' })).toBe(0)
    expect(await fileCount(db)).toBe(1)
  })

  it('goes with its site', async () => {
    const db = await fresh()
    await publish(db, { sampleBooks: [{ ...news('s'), body: undefined, cover: picture('a.png'), pages: [picture('b.png')] }] }, 'other')
    await siteSecret(db, 'other', () => 'secret')
    expect(await fileCount(db)).toBe(2)
    await removeSite(db, 'other')
    expect(await fileCount(db)).toBe(0)
    expect(await listEntries(db, 'other', 'sampleBook')).toEqual([])
  })

  it('has one secret for each site, whoever asks first', async () => {
    const db = await fresh()
    const made = await Promise.all(['x', 'y', 'z'].map((secret) => siteSecret(db, 'default', () => secret)))
    expect(new Set(made).size).toBe(1)
    expect(await siteSecret(db, 'default', () => 'later')).toBe(made[0])
    expect(await siteSecret(db, 'other', () => 'own')).toBe('own')
  })

  it('comes page by page, the newest first, each thing once in the best language', async () => {
    const db = await fresh()
    await publish(db, {
      news: [
        news('old', { date: '2025-01-01' }),
        news('two', { date: '2026-02-01', language: 'zh-Hans' }),
        news('two', { date: '2026-02-01', language: 'es' }),
        news('new', { date: '2026-03-01' }),
        news('new', { date: '2026-03-01', language: 'es', title: 'Nuevo' }),
      ],
    })
    const content = createPublished({ db }, () => 0)
    const query = { site: { ...defaultSite, languages: ['es', 'en'] }, locale: 'ru' as const, kind: 'news' as const, shape: newsDetail }
    const page = await content.page(query, { first: 0, size: 2 })
    expect({ ...page, list: page.list.map(({ id, language }) => `${id} ${language}`) }).toEqual({ list: ['new es', 'two es'], count: 3 })
    const rest = await content.page({ ...query, locale: 'en' }, { first: 2, size: 2 })
    expect(rest.list.map(({ title }) => title)).toEqual(['News old'])
    expect(await content.detail({ ...query, locale: 'zh-Hans' }, 'two')).toMatchObject({ language: 'zh-Hans' })
    expect(await content.detail(query, 'nothing')).toBeUndefined()
  })

  it('that another version of the program wrote is left out, and stops nothing', async () => {
    const db = await fresh()
    await publish(db, { news: [news('a'), news('b')] })
    await db.updateTable('content_entry').set({ definition: '{"id":"a"}' }).where('id', '=', 'a').execute()
    const content = createPublished({ db }, () => 0)
    const query = { site: defaultSite, locale: 'en', kind: 'news', shape: newsDetail } as const
    expect((await content.page(query, { first: 0, size: 9 })).list.map(({ id }) => id)).toEqual(['b'])
  })

  it('has its tables in a database from before', async () => {
    const db = await fresh()
    await goBackBefore(db, '2026-11-25-content')
    const updated = await databases.again()
    await publish(updated.db, { news: [news('a')] })
    expect(await listEntries(updated.db, 'default', 'news')).toHaveLength(1)
  })
})

it.each([
  ['{', [['', 'notJson']]],
  [{}, [['', 'empty']]],
  [{ news: [{}] }, ['id', 'language', 'title', 'date', 'summary', 'body'].map((name) => [`news.0.${name}`, 'missing'])],
  [{ news: [news('a', { html: '<b>' })] }, [['news.0.html', 'unknownField']]],
  [{ news: [news('A b')] }, [['news.0.id', 'notAllowed']]],
  [{ news: [news('a', { date: '2026-02-30' })] }, [['news.0.date', 'notAllowed']]],
  [{ news: [news('a', { language: 'fr' })] }, [['news.0.language', 'unknownLanguage']]],
  [{ news: [news('a'), news('a')] }, [['news.1.id', 'repeated']]],
  [{ news: [news('a', { picture: picture('../a.png') })] }, [['news.0.picture.file', 'notAllowed']]],
  [{ news: [news('a', { picture: picture('/etc/passwd') })] }, [['news.0.picture.file', 'notAllowed']]],
  [{ news: [news('a', { picture: picture('none.png') })] }, [['news.0.picture.file', 'noFile']]],
  [{ news: [news('a', { picture: picture('a.pdf') })] }, [['news.0.picture.file', 'notPng']]],
  [{ news: [news('a', { body: [{ picture: picture('grey.png') }] })] }, [['news.0.body.0.picture.file', 'pngColours']]],
  [{ news: [news('a', { picture: picture('wide.png') })] }, [['news.0.picture.file', 'pictureTooLarge']]],
  [
    {
      documents: ['page.pdf', 'large.zip'].map((file, id) => ({
        id: `d${id}`,
        language: 'en',
        title: 'D',
        date: '2026-01-01',
        kind: 'other',
        file,
      })),
    },
    [
      ['documents.0.file', 'fileType'],
      ['documents.1.file', 'fileTooLarge'],
    ],
  ],
])('says of %j all that is wrong', async (document, faults) => {
  const found = await read(document)
  expect('faults' in found && found.faults.map(({ path, code }) => [path, code])).toEqual(faults)
})

it('of several languages the reader’s comes first, then those of the site in order, then any', () => {
  const of = (...languages: string[]) => languages.map((language) => ({ id: 'a', language, date: '' }))
  expect(inOneLanguage(of('en', 'es', 'ru'), 'ru')).toMatchObject([{ language: 'ru' }])
  expect(inOneLanguage(of('en', 'es'), 'ru', ['es', 'en'])).toMatchObject([{ language: 'es' }])
  expect(inOneLanguage(of('es'), 'ru', ['en'])).toMatchObject([{ language: 'es' }])
})
