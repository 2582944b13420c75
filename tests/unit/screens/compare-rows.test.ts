import { describe, expect, it } from 'vitest'
import type { RecommendedModel } from '../../../contract/results/selection.ts'
import { ballScrewFamily } from '../../../families/ball-screw/family.ts'
import { checkRows, type CompareWords, figureRows, markBest, originRows } from '../../../screens/results/compare/compare-rows.ts'
import { screwCalculation, screwExplanation } from '../../browser/screens/fixture-answers.ts'

const words: CompareWords = {
  figure: (label) => label,
  value: (name) => name,
  check: (name) => name,
  fact: (name) => name,
  word: (name) => name,
  origin: (name) => name,
  governing: 'governing',
  inWords: (value, unit) => `${Math.round(value)} ${unit}`,
  paramInWords: ({ value, unit }) => `${value} ${unit}`,
  percent: (share) => `${Math.round(share * 100)} %`,
  verdict: (passed) => (passed ? 'passed' : 'failed'),
  notKnown: 'not known',
  basis: (basis) => basis,
  role: (role) => role,
  item: (item) => (item.kind === 'model' ? item.code.code : item.kind),
}

const [first, second] = screwCalculation.list
if (!first || !second) throw new Error('the fixture has too few models')
const without = (model: RecommendedModel, ...names: (keyof RecommendedModel)[]): RecommendedModel => {
  const remaining = Object.entries(model).filter(([name]) => !names.some((one) => one === name))
  // Only optional figures are left out.
  return Object.fromEntries(remaining) as RecommendedModel
}
const layout = ballScrewFamily.shown?.card ?? { large: [], list: [] }
const rowsOf = (...models: RecommendedModel[]) => figureRows(models, layout, words)

describe('figures side by side', () => {
  it('follow the card, large ones first', () => {
    expect(
      rowsOf(first, second)
        .map(({ key }) => key)
        .slice(0, 4),
    ).toEqual(['lead', 'maxW', 'l10', 'maxSpeed'])
  })

  it('are marked where a reader sees a difference, and only there', () => {
    const rows = rowsOf(first, { ...first, lead: 20, fs: (first.fs ?? 0) + 1e-9 })
    expect(rows.filter(({ differs }) => differs).map(({ key }) => key)).toEqual(['lead'])
  })

  it('have an empty cell where one model lacks a figure, and no row where all do', () => {
    const rows = rowsOf(first, without(second, 'efficiency'))
    expect(rows.find(({ key }) => key === 'efficiency')).toMatchObject({ cells: [{ text: '94 %' }, undefined], differs: true })
    const bare = rowsOf(without(first, 'efficiency'), without(second, 'efficiency'))
    expect(bare.some(({ key }) => key === 'efficiency')).toBe(false)
  })

  it('hold further figures of every model once', () => {
    const rows = rowsOf(first, { ...second, disPlayParams: [{ name: 'grade', value: 'C7', unit: '' }] })
    expect(rows.filter(({ key }) => key.startsWith('param')).map(({ name }) => name)).toEqual(['d', 'L', 'grade'])
  })
})

describe('checks side by side', () => {
  it('begin with the governing one and say required and available', () => {
    const rows = checkRows([first, second], screwExplanation.models, words)
    expect(rows[0]).toMatchObject({ key: 'governing', differs: true })
    expect(rows.find(({ key }) => key === 'buckling')?.cells[0]).toMatchObject({ text: '4 %', detail: '550 N / 15500 N' })
  })

  it('say passed or failed where a check has no quantity behind it', () => {
    const figures = { required: 0, available: 1, unit: '', utilisation: 0, passed: true }
    const bare = { name: 'motorBrand', ...figures, role: 'yesOrNo' as const, formula: '', source: '' }
    const ledger = screwExplanation.models.map((model) => ({ ...model, checks: [bare] }))
    expect(checkRows([first, second], ledger, words).at(-1)?.cells[0]).toEqual({ text: 'passed' })
  })

  it('are only the governing one before the ledger is there', () => {
    expect(checkRows([first, second], [], words)).toHaveLength(1)
  })
})

it('the origin names maker, series, basis and source', () => {
  expect(originRows([first, second], words).map(({ key }) => key)).toEqual(['orderCode', 'maker', 'series', 'basis', 'source'])
})

it('the origin of an assembly has the codes, makers and sources of all its models, and the least trusted basis', () => {
  const code = { code: 'X', state: 'whole', parts: [], also: [] } as const
  const item = {
    kind: 'model',
    family: 'f',
    sku: 's',
    name: 'n',
    series: 'S',
    maker: 'M',
    code,
    basis: 'published',
    source: 'p. 1',
  } as const
  const rest = { quantity: 1, demands: [], state: 'complete' } as const
  const assembly = {
    calculator: '303',
    reference: 'SW-303-7f3a91c2',
    parts: [
      { role: 'screw', position: 1, item, ...rest },
      { role: 'motor', position: 2, item: { ...item, maker: 'N', code: { ...code, code: 'Y' }, basis: 'secondHand' as const }, ...rest },
    ],
    joints: [],
    flows: [],
    state: 'complete',
    governing: { at: '', utilisation: 0 },
    basis: 'secondHand',
    figures: {},
  } as const
  const [codes, maker, series, basis, source] = originRows([{ ...first, assembly }, second], words).map(({ cells }) => cells[0]?.text)
  expect([codes, maker, series, basis, source]).toEqual(['screw: X · motor: Y', 'M + N', 'S', 'secondHand', 'p. 1'])
})

describe('the best of a row', () => {
  const cells = [{ text: 'a' }, { text: 'b' }, { text: 'c' }, undefined]
  const best = (...worth: readonly (number | undefined)[]) => markBest(cells, worth).flatMap((cell) => (cell?.isBest ? [cell.text] : []))

  it('is what has most, several where they are equal; what is not known never is', () => {
    expect(best(1, 3, 2)).toEqual(['b'])
    expect(best(3, 3, 2)).toEqual(['a', 'b'])
    expect(best(undefined, 1, 2)).toEqual(['c'])
  })

  it('is nobody where all are as good, or only one is known', () => {
    expect(best(2, 2, 2)).toEqual([])
    expect(best(2, undefined, undefined)).toEqual([])
  })

  it('is the lower utilisation of a check that is passed, and more of a figure of which more is better', () => {
    const life = rowsOf({ ...first, l10: 5 }, { ...second, l10: 9 }).find(({ key }) => key === 'l10')
    expect(life?.cells.map((cell) => cell?.isBest ?? false)).toEqual([false, true])
    const lead = rowsOf({ ...first, lead: 5 }, { ...second, lead: 9 }).find(({ key }) => key === 'lead')
    expect(lead?.cells.some((cell) => cell?.isBest)).toBe(false)
    const [governing] = checkRows(
      [
        { ...first, utilisation: 0.4 },
        { ...second, utilisation: 1.4 },
        { ...first, utilisation: 0.2 },
      ],
      [],
      words,
    )
    expect(governing?.cells.map((cell) => cell?.isBest ?? false)).toEqual([false, false, true])
  })
})
