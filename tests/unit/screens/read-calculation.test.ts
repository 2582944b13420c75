import { describe, expect, it } from 'vitest'
import { countOfIn } from '../../../screens/calculator/option-counts.ts'
import { readCountedCalculation } from '../../../screens/calculator/read-calculation.ts'

const plain = { list: [], matched: 3, total: 40, catalogueVersion: '1' }
const option = (value: string, count: number) => ({ value, icon: '', customValue: '', count })
const counted = {
  count: 3,
  list: [],
  total: 40,
  catalogueVersion: '1',
  gearTypeList: [option('worm', 2), option('planetary', 0)],
  reducerTypeList: [],
}

const readCalculation = (data: unknown) => readCountedCalculation(data, { code: 0, data })

describe('the answer of a calculation', () => {
  it('is the list of models with members beside it', () => {
    const { list: data, ...beside } = plain
    expect(readCountedCalculation(data, { code: 0, data, ...beside })).toEqual({ ...plain, counts: {} })
  })

  it('is an object where the specification says so, without counts', () => {
    expect(readCalculation(plain)).toEqual({ ...plain, counts: {} })
  })

  it('has its list by the name that linear modules give it', () => {
    const { list, ...rest } = plain
    expect(readCalculation({ ...rest, moduleLinearWorkingResDto: list })).toEqual({ ...plain, counts: {} })
  })

  it('has its number of matches by the name that reducers give it', () => {
    expect(readCalculation(counted)).toMatchObject({ matched: 3, total: 40 })
  })

  it.each([null, [], {}, { ...plain, matched: 'many' }])('is refused where it is none: %j', (data) => {
    expect(readCalculation(data)).toBeUndefined()
  })
})

describe('the counts of a group of options', () => {
  const countOf = countOfIn(readCalculation(counted)?.counts ?? {})

  it('are those of the list named after one of its members', () => {
    expect([countOf('gearTypes', 'worm'), countOf('gearTypes', 'planetary')]).toEqual([2, 0])
  })

  it.each([
    ['gearTypes', 'helical'],
    ['gearTypes', 'constructor'],
    ['reducerTypes', 'worm'],
  ])('are 0 where the list has no such option: %s, %s', (field, value) => {
    expect(countOf(field, value)).toBe(0)
  })

  it.each([
    ['transmissionTypes', 'coaxial'],
    ['constructor', 'name'],
  ])('are not there for %s, %s', (field, value) => {
    expect(countOf(field, value)).toBeUndefined()
  })
})
