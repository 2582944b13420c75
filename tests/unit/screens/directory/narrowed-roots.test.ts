/** The directory narrowed by a text, and where its entries lead. */
import { expect, it, test } from 'vitest'
import type { DirectorySeries, SeriesRootPC } from '../../../../contract/directory/directory.ts'
import { narrowedRoots } from '../../../../screens/directory/narrowed-roots.ts'
import { addressOfSeries, pathOfRoot } from '../../../../screens/directory/paths.ts'

const series = (id: string, maker: string, filters = 2): DirectorySeries => ({
  id,
  prodName: id,
  imageUrl: '',
  filters: ['~', '~20', '~25']
    .slice(0, filters)
    .map((driveID) => ({ id: `~${id}${driveID}`, logo: '', filterName: driveID, driveID, count: 1 })),
  makers: [maker],
  bases: ['published'],
  count: 3,
  sample: { skuID: 'a', icon: 'ball-screw', candidate: {} },
})
const root = (id: string, seriesList: DirectorySeries[]): SeriesRootPC => ({ id, name: id.toUpperCase(), icon: '', seriesList })
const roots = [root('screws', [series('WTF', 'THK'), series('FSC', 'HIWIN')]), root('guides', [series('HSR', 'THK')])]

const left = (text: string) => narrowedRoots(roots, text).flatMap(({ seriesList }) => seriesList.map(({ id }) => id))

test.each([
  ['', ['WTF', 'FSC', 'HSR']],
  ['  ', ['WTF', 'FSC', 'HSR']],
  ['thk', ['WTF', 'HSR']],
  ['Screws THK', ['WTF']],
  ['fs', ['FSC']],
  ['thk hiwin', []],
])('%j leaves %j', (text, ids) => {
  expect(left(text)).toEqual(ids)
})

it('leaves out roots without series', () => {
  expect(narrowedRoots(roots, 'hsr').map(({ id }) => id)).toEqual(['guides'])
})

test('a series with one filter leads straight to the choice, any other to its filters', () => {
  const [screws] = roots
  if (!screws) throw new RangeError('no root')
  expect(addressOfSeries(screws, series('A B', 'x', 1))).toBe('#/productslecto/A%20B/~')
  expect(addressOfSeries(screws, series('A B', 'x'))).toBe('#/serieslist/screws?series=A%20B')
})

test('a root with one filter in all leads straight to the choice, one with one series to that', () => {
  expect(pathOfRoot(root('r', [series('A', 'x', 1)]))).toBe('/productslecto/A/~')
  expect(pathOfRoot(root('r', [series('A', 'x')]))).toBe('/serieslist/r')
  expect(pathOfRoot(root('r', [series('A', 'x', 1), series('B', 'x', 1)]))).toBe('/serieslist/r')
})
