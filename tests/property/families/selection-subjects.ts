/** Who the laws of a selection are asked of: every family that is registered, of pairs each calculation. */
import fc from 'fast-check'
import type { Fix } from '../../../contract/results/selection.ts'
import type { AssumptionOverrides } from '../../../families/define/assumption-set.ts'
import type { CatalogueTable } from '../../../families/define/catalogue-table.ts'
import type { Conditions } from '../../../families/define/sizer.ts'
import type { loadFamilies } from '../../../families/registry.ts'
import { between } from './arbitraries.ts'
import { modelsOf } from './real-catalogue.ts'
import type { SelectionCase } from './selection-case.ts'
import { pairCases, selectionCases } from './selection-cases.ts'
import { type QueriedCatalogue, generatedRows, queriedModels, queriedPairs, rowsOf } from './selection-of.ts'

/** Pairs are many: of the shipped models one in so many is asked about, with every motor. */
const thinned = 15
/** The smallest and largest numbers that a form takes, and one between. */
const extremes = [1e-9, 1, 1e9]

/** A family's selection, or one calculation of it. */
export type Subject = {
  readonly title: string
  readonly shipped: QueriedCatalogue
  readonly generated: fc.Arbitrary<QueriedCatalogue | Promise<QueriedCatalogue>>
  readonly requests: fc.Arbitrary<Conditions>
  readonly demandsOf: (request: Conditions) => readonly string[]
  readonly times: (request: Conditions, name: string, factor: number) => Conditions
  /** The request with a proposed change, or another value in its unit. */
  readonly changed: (request: Conditions, fix: Fix, value: number) => Conditions
  readonly heavier: (request: Conditions) => fc.Arbitrary<Conditions>
  readonly tighter: readonly AssumptionOverrides[]
  readonly suits?: SelectionCase['suits']
  readonly isSameSize?: SelectionCase['isSameSize']
  readonly pushed: (request: Conditions) => fc.Arbitrary<Conditions>
  readonly inOtherUnits?: (request: Conditions) => Conditions
  /** The list is in the order of the models, each once, and its fixes are the smallest; pairs have an order and proposals of their own. */
  readonly inRankOrder: boolean
}

export const isNumber = (value: unknown): value is number => typeof value === 'number'

/** Numeric inputs pushed to the ends of what a form takes, some of them. */
const pushed = (request: Conditions): fc.Arbitrary<Conditions> => {
  const numeric = Object.entries(request).filter(([, value]) => isNumber(value))
  const endsOf = (name: string) => (name === 'Inclination' ? [0, 90] : extremes)
  const ends = numeric.map(([name, value]) => fc.constantFrom(...endsOf(name), value).map((end): [string, unknown] => [name, end]))
  return fc.tuple(...ends).map((entries) => ({ ...request, ...Object.fromEntries(entries) }))
}

const times = (request: Conditions, name: string, factor: number): Conditions => ({ ...request, [name]: Number(request[name]) * factor })

const changed: Subject['changed'] = (request, { parameter }, value) => ({ ...request, [parameter]: value })

/** The subjects of one family. */
export async function subjectsOf({
  id,
  table,
  selection,
  pairs,
}: Awaited<ReturnType<typeof loadFamilies>>[number]): Promise<readonly Subject[]> {
  if (selection) {
    const known = selectionCases[id]
    if (!known) throw new Error(`selection-cases.ts has no requests for the family '${id}'`)
    const sizer = await selection.sizer()
    const demandsOf = (request: Conditions) => known.demandsOf(request).filter((name) => isNumber(request[name]))
    const heavier = (request: Conditions) =>
      fc.tuple(fc.constantFrom(...demandsOf(request)), between(1, 4)).map(([name, more]) => times(request, name, more))
    const generated = fc.array(known.candidates, { minLength: 1, maxLength: 12 }).map((own) => queriedModels(sizer, rowsOf(own)))
    const shipped = await queriedModels(sizer, modelsOf(table))
    return [{ ...known, title: id, shipped, generated, demandsOf, times, changed, heavier, pushed, inRankOrder: true }]
  }
  const family = await pairs?.()
  if (!family) return []
  const cases = pairCases[id]
  if (!cases) throw new Error(`selection-cases.ts has no requests for the family '${id}'`)
  const thin = (tables: readonly CatalogueTable[]) =>
    Object.fromEntries(tables.map((one) => [one.id, modelsOf(one).filter((_, position) => position % thinned === 0)]))
  return cases.map(({ besides = [], ...known }) => ({
    ...known,
    title: `${id} by ${known.call}`,
    shipped: queriedPairs([family, table], known, thin([table, ...besides])),
    generated: generatedRows({ [table.id]: known.candidates }).map((rows) =>
      queriedPairs([family, table], known, { ...thin(besides), ...rows }),
    ),
    pushed: (request) =>
      fc
        .tuple(fc.constantFrom(...known.demandsOf(request)), fc.constantFrom(...extremes))
        .map(([name, end]) => known.times(request, name, end)),
    inRankOrder: false,
  }))
}
