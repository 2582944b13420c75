/** The calls of the product directory, by examples of the shipped catalogue. */
import { describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import {
  directoryNames,
  filterDetails,
  foundFilters,
  productList,
  productsOfRoot,
  seriesRoot,
  seriesRootPC,
  seriesRoots,
  seriesRootsPC,
} from '../../../../contract/directory/directory.ts'
import { errorCodes, failure, success } from '../../../../contract/errors.ts'
import { productNames } from '../../../../contract/catalogue/product-names.ts'
import { loadFamilies } from '../../../../families/registry.ts'
import { locales } from '../../../../i18n/locales.ts'
import { familyNamespace } from '../../../../i18n/text-files.ts'
import { translate } from '../../../../i18n/translate.ts'
import { expectIssue } from '../support/ask.ts'
import { sharedService } from '../support/real-service.ts'

const service = await sharedService()

type Query = Readonly<Record<string, string>> | string
const ask = (call: string, query: Query = {}, lang = 'en') => {
  const root = call === directoryNames.productsByRootClass ? '/api/ProdClass' : `${productNames.root}/${productNames.service}`
  return service.app.request(`${root}/${call}?${typeof query === 'string' ? query : new URLSearchParams(query)}`, { headers: { lang } })
}
const answer = async <T>(shape: z.ZodMiniType<T>, call: string, query: Query = {}, lang = 'en') =>
  success(shape).parse(await (await ask(call, query, lang)).json()).data

const byParams = (body: unknown) =>
  service.app.request(`${productNames.root}/${productNames.service}/${directoryNames.filterDetailsByParams}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', lang: 'en' },
    body: JSON.stringify(body),
  })

describe('roots', () => {
  test('have names in the language of the caller', async () => {
    const names = async (lang: string) => (await answer(seriesRoots, directoryNames.roots, {}, lang)).slice(0, 2)
    expect(await names('en')).toEqual([
      { id: 'ball-screw', name: 'Ball screws' },
      { id: 'screw-jack', name: 'Screw jacks' },
    ])
    expect((await names('cn'))[0]?.name).toBe('滚珠丝杠')
  })

  test('hold their series with filters, the whole first, then figures ascending with their unit', async () => {
    const roots = await answer(seriesRootsPC, directoryNames.rootsPC)
    const screws = roots.find(({ id }) => id === 'ball-screw')
    expect(screws).toMatchObject({ icon: 'ball-screw', dividedBy: 'nominalDiameterMm' })
    const series = screws?.seriesList.find(({ id }) => id === 'MTF')
    expect(series).toMatchObject({ prodName: 'MTF', makers: ['THK'], bases: ['published'], count: 4, sample: { icon: 'ball-screw' } })
    expect(series?.filters.slice(0, 2)).toEqual([
      { id: '~MTF~', logo: '', filterName: 'Entire series', driveID: '~', count: 4 },
      { id: '~MTF~6', logo: '', filterName: '6 mm', driveID: '~6', count: 1 },
    ])
  })

  test('put demonstration series last', async () => {
    const { seriesList } = await answer(seriesRootPC, directoryNames.rootDetailsPC, { rid: 'reducer' })
    const isDemo = seriesList.map(({ bases }) => bases.every((basis) => basis === 'demo'))
    expect(isDemo.indexOf(true)).toBe(isDemo.length - 4)
    expect(isDemo.lastIndexOf(false)).toBe(isDemo.length - 5)
  })

  test('one of them is the same entry, with as many series as wanted, in full or by name', async () => {
    const all = await answer(seriesRootsPC, directoryNames.rootsPC)
    const root = all.find(({ id }) => id === 'rotary')
    expect(await answer(seriesRootPC, directoryNames.rootDetailsPC, { rid: 'rotary' })).toEqual(root)
    expect(await answer(seriesRoot, directoryNames.rootDetails, { rid: 'rotary', size: '2' })).toEqual({
      id: 'rotary',
      name: 'Rotating platforms',
      seriesList: root?.seriesList.slice(0, 2).map(({ id }) => ({ id, prodName: id })),
    })
    expect(await answer(productsOfRoot, directoryNames.productsByRootClass, { CID: 'rotary' })).toEqual(root?.seriesList)
  })
})

describe('choices of a series', () => {
  const chosen = async (filterParams: readonly object[], serviceID = 'WTF') =>
    success(filterDetails).parse(await (await byParams({ serviceID, filterParams })).json()).data
  const valuesOf = (details: Awaited<ReturnType<typeof chosen>>, name: string) =>
    details.filterParams.find(({ paramName }) => paramName === name)?.values

  test('leave values under all others; nothing chosen is the whole series', async () => {
    const whole = await answer(filterDetails, directoryNames.filterDetails, { fid: '~WTF~' })
    expect(await chosen([])).toEqual(whole)
    expect(await chosen(whole.filterParams)).toEqual(whole)
    const lead = await chosen([{ paramName: 'leadMm', value: 40 }])
    expect(lead).toMatchObject({ driveID: '~', count: 2 })
    expect(valuesOf(lead, 'nominalDiameterMm')).toEqual([20])
    expect(valuesOf(lead, 'leadMm')).toEqual(valuesOf(whole, 'leadMm'))
  })

  test('of what divides it lead to that filter', async () => {
    const filter = await answer(filterDetails, directoryNames.filterDetails, { fid: '~WTF~20' })
    expect(filter).toMatchObject({
      serviceID: 'WTF',
      driveID: '~20',
      key: 'ball-screw',
      filterName: '20 mm',
      rootName: 'Ball screws',
      count: 2,
    })
    expect(await chosen([{ paramName: 'nominalDiameterMm', value: 20 }])).toEqual(filter)
  })

  test.each([
    ['another parameter', { paramName: 'colour', value: 'red' }, 'filterParams.0.paramName'],
    ['a value that no model of the class has', { paramName: 'leadMm', value: 41 }, 'filterParams.0.value'],
    ['the figure of the filter as a word', { paramName: 'nominalDiameterMm', value: '20' }, 'filterParams.0.value'],
  ])('%s is refused at its place', async (_, choice, path) => {
    await expectIssue(await byParams({ serviceID: 'WTF', filterParams: [choice] }), { path })
  })
})

describe('a search', () => {
  test('finds filters by all its words, page by page', async () => {
    const found = await answer(foundFilters, directoryNames.searchFilters, { Keyword: 'thk wtf 2' })
    expect(found.list.map(({ id }) => id)).toEqual(['~WTF~20', '~WTF~25'])
    expect(found.list[0]).toMatchObject({ serviceID: 'WTF', driveID: '~20', key: 'ball-screw', prodName: 'WTF', filterName: '20 mm' })
    const all = await answer(foundFilters, directoryNames.searchFilters)
    expect([all.list.length, all.page, all.count > 300]).toEqual([30, 1, true])
    const second = await answer(foundFilters, directoryNames.searchFilters, { Page: '2', Size: '7' })
    expect(second.list).toEqual(all.list.slice(7, 14))
    expect(await answer(foundFilters, directoryNames.searchFilters, { Keyword: 'nothing at all' })).toEqual({ list: [], count: 0, page: 1 })
  })

  test('finds models, those whose name begins with the keyword first', async () => {
    const { list, count } = await answer(productList, directoryNames.searchProducts, { keyword: ' ｗtf20 ' })
    expect(list.map(({ skuName }) => skuName)).toEqual(['WTF2040-2', 'WTF2040-3'])
    expect(count).toBe(2)
    const names = (await answer(productList, directoryNames.searchProducts, { keyword: 'GP', size: '300' })).list.map(
      ({ skuName }) => skuName,
    )
    const places = names.map((name) => name.startsWith('GP'))
    expect(places.lastIndexOf(true)).toBe(places.filter(Boolean).length - 1)
  })

  test('the models of a class come ten at a time, and pages join', async () => {
    const pages = await Promise.all(['1', '2'].map((page) => answer(productList, directoryNames.productsByClass, { cid: 'rotary', page })))
    const both = await answer(productList, directoryNames.productsByClass, { cid: 'rotary', size: '20' })
    expect(pages.map(({ list }) => list.length)).toEqual([10, 10])
    expect(pages.flatMap(({ list }) => list)).toEqual(both.list)
    expect(both.count).toBe(105)
  })
})

test.each<readonly [string, string, Query]>([
  ['root', directoryNames.rootDetailsPC, { rid: 'nobody' }],
  ['root by the name of every object', directoryNames.rootDetails, { rid: 'constructor' }],
  ['filter of a series', directoryNames.filterDetails, { fid: '~WTF~21' }],
  ['filter without its series', directoryNames.filterDetails, { fid: '~20' }],
  ['class', directoryNames.productsByClass, { cid: '100' }],
  ['root class', directoryNames.productsByRootClass, { CID: 'x' }],
])('an unknown %s is not there', async (_, call, query) => {
  const refused = await ask(call, query)
  expect(refused.status).toBe(404)
  expect(failure.parse(await refused.json()).code).toBe(errorCodes.unknownEntry.code)
})

test('an unknown series of choices is not there', async () => {
  expect((await byParams({ serviceID: 'nobody', filterParams: [] })).status).toBe(404)
})

test.each<readonly [string, string, Query, string]>([
  ['no root', directoryNames.rootDetails, {}, 'rid'],
  ['two filters', directoryNames.filterDetails, 'fid=~A~&fid=~B~', 'fid'],
  ['a huge keyword', directoryNames.searchProducts, { keyword: 'x'.repeat(81) }, 'keyword'],
  ['a page that is no number', directoryNames.searchFilters, { Page: 'one' }, 'Page'],
  ['more than there may be', directoryNames.rootDetailsPC, { rid: 'reducer', size: '501' }, 'size'],
  ['another parameter', directoryNames.roots, { page: '1' }, 'page'],
])('%s is refused at its place', async (_, call, query, path) => {
  await expectIssue(await ask(call, query), { path })
})

test.each(locales)('in %s every root has a name', async (locale) => {
  const shown = (await loadFamilies()).filter((family) => family.shown)
  expect(shown.filter(({ id }) => translate(locale, `${familyNamespace(id)}:name`) === undefined)).toEqual([])
})
