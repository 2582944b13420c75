import { expect, it } from 'vitest'
import { embedTarget, requestedSeries } from '../../../../screens/directory/embed-target.ts'
import { frameAddress } from '../../../../screens/element/frame-address.ts'

const element = (attributes: Readonly<Record<string, string>>) => frameAddress('https://s.example', (name) => attributes[name] ?? null)

it.each([
  [{}, 'https://s.example/#/embed/selection-detail'],
  [{ site: 'a&b#c' }, 'https://s.example/?site=a%26b%23c#/embed/selection-detail'],
  [{ calculator: '30', lang: 'en' }, 'https://s.example/#/embed/selection-detail?calculator=30&lang=en'],
  [{ series: 'A/B', model: 'x&lang=ru' }, 'https://s.example/#/embed/selection-detail?serviceID=A%2FB&driveID=x%26lang%3Dru'],
  [{ calculator: '' }, 'https://s.example/#/embed/selection-detail'],
])('the element with %j shows %s', (attributes, address) => {
  expect(element(attributes)).toBe(address)
})

it.each([
  ['', undefined],
  ['lang=en', undefined],
  ['serviceID=WTF', undefined],
  ['calculator=30', '#/selection/calc_30'],
  ['calculator=30&lang=en&s=abc', '#/selection/calc_30?s=abc'],
  ['calculator=../x%3Fy', '#/selection/calc_..%2Fx%3Fy'],
  ['serviceID=WTF&driveID=THK-1&length=1302', '#/productslecto/WTF/THK-1?length=1302'],
  ['serviceID=A%2FB&driveID=C%3F', '#/productslecto/A%2FB/C%3F'],
  ['rid=ball-screw&series=WTF', '#/serieslist/ball-screw?series=WTF'],
  ['group=gear-servo&x=1', '#/lectogroup?group=gear-servo&x=1'],
])('the choice with "%s" leads to %s', (query, address) => {
  expect(embedTarget(query)).toBe(address)
})

it('a series alone is looked for in the directory; beside anything else it is no question', () => {
  expect(requestedSeries('serviceID=WTF&lang=en')).toBe('WTF')
  expect(requestedSeries('serviceID=WTF&driveID=x')).toBeUndefined()
  expect(requestedSeries('lang=en')).toBeUndefined()
})
