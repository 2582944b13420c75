/** The search for models over the shipped catalogue: what a keyword finds, in which order, and how a hit becomes a page. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { errorCodes, failure, success } from '../../../../contract/errors.ts'
import {
  type SearchHit,
  searchAnalysis,
  searchPageSize,
  type SearchResult,
  searchResult,
  searchStarted,
  tabInfo,
} from '../../../../contract/directory/search.ts'
import { searchNames } from '../../../../contract/directory/search-names.ts'
import { familyLoaders, loadFamilies } from '../../../../families/registry.ts'
import { readSharedSeed } from '../support/shared-seed.ts'
import { wholeAnswer } from '../../../../server/services/calls/whole-answer.ts'
import { expectIssue } from '../support/ask.ts'
import { defaultSite } from '../support/default-site.ts'
import { createRealService, sharedService, type RealService } from '../support/real-service.ts'
import { scaledPart, scaledRuns } from '../../../setup/runs.ts'

const service = await sharedService()

const root = `${searchNames.root}/${searchNames.service}`
type Query = Readonly<Record<string, string>> | string
const ask = (query: Query, { app }: RealService = service) =>
  app.request(`${root}/${searchNames.result}?${typeof query === 'string' ? query : new URLSearchParams(query)}`, {
    headers: { lang: 'en' },
  })
const search = async (Sku: string, page: Readonly<Record<string, string>> = {}): Promise<SearchResult> =>
  success(searchResult).parse(await (await ask({ Sku, ...page })).json()).data
const post = (call: string, body?: unknown, { app }: RealService = service) =>
  app.request(`${root}/${call}`, {
    method: 'POST',
    headers: { lang: 'en', ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })

/** What all pages have, one after the other. */
const everything = async (keyword: string): Promise<readonly SearchHit[]> => {
  const first = await search(keyword)
  const pages = Math.ceil(first.count / searchPageSize)
  const rest = await Promise.all(Array.from({ length: Math.max(0, pages - 1) }, (_, at) => search(keyword, { index: String(at + 2) })))
  return [first, ...rest].flatMap(({ list }) => list)
}
const namesOf = (hits: readonly SearchHit[]) => hits.map(({ skuName }) => skuName)

const content = await readSharedSeed()
const families = (await loadFamilies()).filter(({ shown }) => shown)
const rows = families.flatMap(({ id, table }) => (content.rows.get(table.id) ?? []).map((row) => ({ ...row, family: id })))
const same = (text: string, keyword: string) => text.toLowerCase().includes(keyword.toLowerCase())

describe('a keyword', () => {
  test('finds the model that is called so first, then those that begin with it, then the others', async () => {
    const hits = await everything('hsr25r')
    const [first] = hits
    expect([first?.skuName, first?.match]).toEqual(['HSR25R', 'contains'])
    const tier = ({ skuName }: SearchHit) => (skuName.toLowerCase() === 'hsr25r' ? 0 : skuName.toLowerCase().startsWith('hsr25r') ? 1 : 2)
    expect(hits.map(tier)).toEqual(hits.map(tier).toSorted((one, other) => one - other))
  })

  test('finds models series by series', async () => {
    const series = (await everything('25'))
      .filter(({ skuName }) => skuName.startsWith('25') || !skuName.includes('25'))
      .map((hit) => hit.series)
    const runs = series.filter((one, at) => one !== series[at - 1])
    expect(new Set(runs).size).toBe(runs.length)
  })

  test('is shown where it stands, whatever its case', async () => {
    const { list } = await search('wtf2040-2')
    expect(list[0]).toMatchObject({
      skuName: 'WTF2040-2',
      serverID: 'WTF',
      driveID: 'THK-WTF2040-2',
      key: 'WTF/THK-WTF2040-2',
      maker: 'THK',
      family: 'ball-screw',
      hits: { skuName: [[0, 9]], driveID: [[4, 13]] },
    })
  })

  test('may be an id', async () => {
    const { list } = await search('THK-WTF2040-2')
    expect(list[0]).toMatchObject({ skuName: 'WTF2040-2', match: 'contains', hits: { skuName: [], driveID: [[0, 13]] } })
  })

  test.each([
    ['an order code', 'WTF2040-2 +1302L C7', 'THK-WTF2040-2', 'orderCode'],
    ['an order code with spaces', '  RCV 302 i 10.18+90:B5+1LE1003-0EB4 ', 'RCV302-10.18', 'orderCode'],
    ['a code that goes wrong', 'WTF2040-2 +13x2L', 'THK-WTF2040-2', 'similar'],
    ['O for 0', 'WTF2O40-2', 'THK-WTF2040-2', 'similar'],
    ['a part with O for 0', 'tf2o4', 'THK-WTF2040-2', 'similar'],
    ['no hyphen', 'WTF20402', 'THK-WTF2040-2', 'similar'],
    ['one wrong character', 'WTF2041-2', 'THK-WTF2040-2', 'similar'],
  ])('%s finds its model', async (_, keyword, driveID, match) => {
    const hits = await everything(keyword)
    expect(hits.find((hit) => hit.driveID === driveID)).toMatchObject({ match, hits: { skuName: [], driveID: [] } })
  })

  test.each(['nothing at all', '?', 'constructor', '<script>alert(1)</script>', '%', "' OR 1=1 --", '\uE000', '   '])(
    '%s is text that nothing has',
    async (keyword) => {
      expect(await search(keyword)).toMatchObject({ list: [], count: 0 })
    },
  )
})

describe('pages', () => {
  test('of any size give each model once, in the same order', async () => {
    const whole = await everything('wtf')
    expect(whole.length).toBeGreaterThan(7)
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(whole.length / 3) + 1 }, (_, at) => search('wtf', { index: String(at + 1), size: '3' })),
    )
    expect(pages.flatMap(({ list }) => list)).toEqual(whole)
    expect(new Set(pages.map(({ count }) => count))).toEqual(new Set([whole.length]))
    expect(new Set(whole.map(({ key }) => key)).size).toBe(whole.length)
  })

  test('run over from models that contain the keyword to those that are alike', async () => {
    const whole = await everything('WTF2040-2 ')
    const each = await Promise.all(whole.map((_, at) => search('WTF2040-2', { index: String(at + 1), size: '1' })))
    expect(each.flatMap(({ list }) => list)).toEqual(whole)
  })

  test('have 50 models where nothing else is said', async () => {
    expect((await search('2')).list).toHaveLength(searchPageSize)
  })
})

test.each<readonly [string, Query, string]>([
  ['no keyword', {}, 'Sku'],
  ['an empty one', { Sku: '' }, 'Sku'],
  ['a huge one', { Sku: 'x'.repeat(201) }, 'Sku'],
  ['two', 'Sku=a&Sku=b', 'Sku'],
  ['page 0', { Sku: 'a', index: '0' }, 'index'],
  ['half a page', { Sku: 'a', index: '1.5' }, 'index'],
  ['too large a page', { Sku: 'a', size: '51' }, 'size'],
  ['another parameter', { Sku: 'a', page: '1' }, 'page'],
])('%s is refused at its place', async (_, query, path) => {
  await expectIssue(await ask(query), { path })
})

describe('every model', () => {
  const some = fc.constantFrom(...rows)
  const part = fc.tuple(some, fc.nat(), fc.nat()).map(([row, from, length]) => {
    const least = Math.min(3, row.name.length)
    const start = from % (row.name.length - least + 1)
    return { row, keyword: row.name.slice(start, start + least + (length % (row.name.length - start - least + 1))) }
  })

  test('is found by any part of its name, with all that contain it and nobody else', async () => {
    await fc.assert(
      fc.asyncProperty(
        part.filter(({ keyword }) => keyword.trim() === keyword),
        async ({ keyword }) => {
          const found = (await everything(keyword)).filter(({ match }) => match === 'contains').map(({ key }) => key)
          const expected = rows.filter(({ name, sku }) => same(name, keyword) || same(sku, keyword))
          expect(found.toSorted()).toEqual(expected.map(({ series, sku }) => `${series}/${sku}`).toSorted())
        },
      ),
    )
  })

  test.each([
    ['O for 0', (name: string) => name.replaceAll('0', 'O')],
    ['no hyphens', (name: string) => name.replaceAll('-', '')],
  ])('is found with %s', async (_, change) => {
    const lost: unknown[] = []
    for (const { name, sku, series } of scaledPart(rows)) {
      const keyword = change(name)
      const hit = (await everything(keyword)).find(({ key }) => key === `${series}/${sku}`)
      // A name without its hyphen may be the beginning of its maker's own code.
      const expected = same(name, keyword) || same(sku, keyword) ? ['contains'] : ['similar', 'orderCode']
      if (!hit || !expected.includes(hit.match)) lost.push([keyword, name, hit?.match])
    }
    expect(lost).toEqual([])
  })

  test('has a page: its family, series and id are those of the catalogue', async () => {
    const hits = await everything('20')
    const keys = new Set(rows.map(({ family, series, sku }) => `${family} ${series}/${sku}`))
    expect(hits.filter((hit) => !keys.has(`${hit.family} ${hit.serverID}/${hit.driveID}`))).toEqual([])
    expect(new Set(namesOf(hits)).size).toBeGreaterThan(50)
    for (const { family } of hits) expect(Object.keys(familyLoaders)).toContain(family)
  })
})

describe('the analysis of a hit', () => {
  const analyse = async (keyword: string, hit: unknown) => {
    const answer = await post(`${searchNames.analysis}?${new URLSearchParams({ Sku: keyword })}`, hit)
    return tabInfo.parse(JSON.parse(success(searchAnalysis).parse(await answer.json()).data.tabInfo)).filters
  }

  test('gives the figures of the model that its row states, and no others', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...rows), async ({ name, sku, series, candidate }) => {
        const filters = await analyse('x', { skuName: name, serverID: series, driveID: sku, key: '' })
        // A row is an object of its columns.
        const stated = Object.entries(candidate as object).filter(([, value]) => typeof value === 'number')
        const figures = filters.filter(({ ParamType }) => ParamType === 1)
        expect(Object.fromEntries(figures.map(({ ParamName, Value }) => [ParamName, Value]))).toEqual(Object.fromEntries(stated))
        expect(filters.filter(({ Value, ParamType }) => Value === '' || ParamType === 8)).toEqual([])
      }),
      scaledRuns(50),
    )
  })

  test('gives what an order code says beyond the name', async () => {
    const keyword = 'WTF2040-2 +1302L C7'
    const [hit] = (await search(keyword)).list
    const filters = await analyse(keyword, hit)
    expect(filters).toContainEqual({ ParamName: 'length', ParamType: 1, Value: 1302 })
    expect(filters).toContainEqual({ ParamName: 'grade', ParamType: 2, Value: 'C7' })
  })

  test('of a model that is not there is refused; so is one without a keyword or a hit', async () => {
    const hit = { skuName: 'x', serverID: 'WTF', driveID: 'nobody', key: 'x' }
    const answer = await post(`${searchNames.analysis}?Sku=x`, hit)
    expect([answer.status, failure.parse(await answer.json()).code]).toEqual([404, errorCodes.unknownModel.code])
    await expectIssue(await post(searchNames.analysis, hit), { path: 'Sku' })
    await expectIssue(await post(`${searchNames.analysis}?Sku=x&size=1`, hit), { path: 'size' })
    await expectIssue(await post(`${searchNames.analysis}?Sku=x`, { ...hit, driveID: undefined }), { path: 'driveID' })
  })
})

describe('whether it is on', () => {
  const started = async (body?: unknown, of: RealService = service) =>
    success(searchStarted).parse(await (await post(searchNames.started, body, of)).json()).data

  test('is asked with an empty body, or with an empty object; anything else is refused', async () => {
    expect(await started()).toBe(true)
    expect(await started({})).toBe(true)
    await expectIssue(await post(searchNames.started, { on: true }), { path: 'on' })
  })

  test('switched off it says so, and finds nothing', async () => {
    const off = await createRealService({ search: false })
    expect(await started(undefined, off)).toBe(false)
    const answer = await ask({ Sku: 'WTF' }, off)
    expect([answer.status, failure.parse(await answer.json())]).toMatchObject([503, { code: errorCodes.searchOff.code }])
    await off.close()
  })

  test('is off on a site without a search box', async () => {
    const site = { ...defaultSite, switches: { ...defaultSite.switches, search: false } }
    const [isStarted, result] = [searchNames.started, searchNames.result].map((name) => service.calls.find(({ call }) => call === name))
    const ask = async (call: typeof result, query: Readonly<Record<string, readonly string[]>>) =>
      call && wholeAnswer(call.respond(query, { locale: 'en', site }, {}))
    expect(await ask(isStarted, {})).toEqual({ values: false })
    await expect(ask(result, { Sku: ['WTF'] })).rejects.toThrow('searchOff')
  })
})
