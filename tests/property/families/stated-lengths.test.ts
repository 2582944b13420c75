/** How many lengths of its solid each series states: never fewer than were reached, and never the same for nothing. */
import { describe, expect, test } from 'vitest'
import { loadFamilies } from '../../../families/registry.ts'
import { buildModelPart } from '../../../server/files/geometry/model-part.ts'
import { modelsOf } from './real-catalogue.ts'

/** Median of the stated lengths of a series' models, as reached; a series that is not listed has no floor. */
const reached: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'ball-screw': {
    MTF: 9,
    BTK: 9,
    FSCDIN: 9,
    SFU: 9,
    JPF: 8,
    FSC: 9,
    WTF: 9,
    BLK: 9,
    CNF: 9,
    FSIDIN: 9,
    DEB: 9,
    VFE: 8,
    VFI: 8,
    DFSCDIN: 9,
    DEBH: 9,
  },
  'screw-jack': { CS: 4, SWL: 4, SJ: 4 },
  'ball-rail': { MG: 14, EG: 13, HSR: 13, SHS: 12, HG: 14, BM: 1, WE: 15 },
  'electric-cylinder': { EMC: 1 },
  'slide-module': { TM: 9, TU: 10, TC: 10, TE: 10, TS: 10, TSLB: 1, TSL: 4, TSLH: 4, TX: 4 },
  'linear-module': { KR: 10, SKR: 9, KK: 4, GL: 1 },
  reducer: {
    GPF: 15,
    GPL: 14,
    NP: 10,
    GPFR: 14,
    GPLR: 14,
    RCV: 11,
    SW: 8,
    GPB: 14,
    GPBR: 14,
    GPD: 12,
    GPDR: 12,
    GPER: 13,
    GPVR: 14,
    GPE: 13,
    GPV: 14,
    NW: 10,
    NK: 10,
    NC: 10,
  },
  rotary: { 'DG II': 1, HL: 2, HP: 2 },
}

const families = (await loadFamilies()).filter(({ shown }) => shown?.part)

const medianOf = (counts: readonly number[]): number => counts.toSorted((one, other) => one - other)[Math.floor(counts.length / 2)] ?? 0

/** Median of the stated lengths by series. */
const statedOf = async ({ id, table }: (typeof families)[number]): Promise<Readonly<Record<string, number>>> => {
  const series = [...Map.groupBy(modelsOf(table), (model) => model.series)]
  const entries = series.map(async ([name, models]) => {
    const built = models.map(({ candidate }) =>
      // Every family's candidate is an object of its columns.
      buildModelPart({ family: id, candidate: candidate as Readonly<Record<string, unknown>>, chosen: {} }),
    )
    return [name, medianOf((await Promise.all(built)).map(({ lengths }) => lengths.stated))] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

describe.each(families)('lengths of $id', (family) => {
  test('are stated at least as far as was reached', async () => {
    const stated = await statedOf(family)
    const fewer = Object.entries(reached[family.id] ?? {}).filter(([series, least]) => (stated[series] ?? 0) < least)
    expect(fewer.map(([series, least]) => `${series}: ${stated[series]} of ${least}`)).toEqual([])
  })
})

/**
 * The sample of docs/decisions/catalogue.md: the 35 series with the most models of makers, largest first. Only families whose models
 * are drawn; demonstration series are left out.
 */
const sample = [
  'RCV, GPB, GPD, SW, GPE, GPV, GPBR, GPF, GPL, KR, GPER, GPVR, GPDR, TU, FSC, HG, SP MF, HSR',
  'GPFR, GPLR, NPT MF, SFU, FSCDIN, VFE, VFI, TP MF, KK, PLE, SP MC, EG, BTK, DEB, EMC, TP MA, BLK',
].flatMap((names) => names.split(', '))

/** How many of the sample state at least 8 lengths, as reached. */
const reachedOfSample = 27

test('the sample has the series with the most models of makers', () => {
  const models = families.flatMap(({ table }) => modelsOf<unknown>(table).filter(({ basis }) => basis !== 'demo'))
  const counts = [...Map.groupBy(models, ({ series }) => series)].map(([series, { length }]) => ({ series, count: length }))
  const largest = counts.toSorted((one, other) => other.count - one.count || (one.series < other.series ? -1 : 1)).slice(0, 35)
  expect(sample).toEqual(largest.map(({ series }) => series))
})

test('at least 8 lengths are stated in so many series, and of the sample', async () => {
  const all = Object.fromEntries((await Promise.all(families.map(statedOf))).flatMap((stated) => Object.entries(stated)))
  expect(Object.values(all).filter((count) => count >= 8).length).toBeGreaterThanOrEqual(46)
  expect(sample.filter((series) => (all[series] ?? 0) >= 8).length).toBeGreaterThanOrEqual(reachedOfSample)
})

test('a screw of a module is drawn as thick as its maker states', async () => {
  const modules = families.filter(({ id }) => id === 'linear-module' || id === 'slide-module')
  const screws = modules.flatMap(({ id, table }) =>
    modelsOf(table).map(async ({ skuName, candidate: row }) => {
      // Every family's candidate is an object of its columns.
      const candidate = row as Readonly<Record<string, unknown>>
      const { dimensions, bodies } = await buildModelPart({ family: id, candidate, chosen: {} })
      const stated = dimensions.find(({ name, basis }) => name === 'screw' && basis === 'stated')?.value
      const [shape] = bodies.find(({ name }) => name === 'screw')?.slices[0]?.add ?? []
      return stated === undefined ? undefined : [skuName, stated, shape?.shape === 'circle' ? shape.diameter : undefined]
    }),
  )
  const stated = (await Promise.all(screws)).filter((one) => one !== undefined)
  expect(stated.length).toBeGreaterThan(100)
  expect(stated.filter(([, printed, drawn]) => printed !== drawn)).toEqual([])
})
