/** No dead figure: whatever a request, an assumption or a row may say changes some result under some working conditions, or it had better be refused. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CatalogueModel } from '../../../contract/catalogue/model.ts'
import { requestCall } from '../../../engine/index.ts'
import type { AssumptionOverrides } from '../../../families/define/assumption-set.ts'
import type { Conditions, IndexedSizer } from '../../../families/define/sizer.ts'
import { assertUntil, scaledPart } from '../../setup/runs.ts'
import { loadFamilies } from '../../../families/registry.ts'
import { buildModelPart, modelPartOf } from '../../../server/files/geometry/model-part.ts'
import { calculators } from '../../../schemas/registry.ts'
import { modelsOf } from './real-catalogue.ts'
import { rowsOf } from './selection-of.ts'
import { selectionCases } from './selection-cases.ts'

/** Values of parameters that no other request of the laws has. */
const furtherValues: Readonly<Record<string, readonly unknown[]>> = { StructAsmCode: ['1A', '1B', '2A', '2B'] }

type Row = Readonly<Record<string, unknown>>

// Every family's candidate is an object of its columns.
const rowOf = ({ candidate }: CatalogueModel<unknown>): Row => candidate as Row
type Case = { readonly request: Conditions; readonly model: CatalogueModel<unknown>; readonly overrides: AssumptionOverrides }

/** The list of a request is cut, and otherwise no different; the rest says how other parameters came about, and is held against them where a request is read. */
const ofTheRequest: ReadonlySet<string> = new Set(['Count', 'EDValue', 'WType', 'WFSValue', 'WValue'])

/** A third of the names at the gate. */
const someOf = (names: readonly string[]): readonly string[] => scaledPart(names, Math.ceil(names.length / 3))

/** Everything that is said of a model under working conditions. */
const saidOf = (sizer: IndexedSizer, { request, model, overrides }: Case, order: (model: CatalogueModel<unknown>) => unknown): string => {
  const preparation = sizer.prepare(request, overrides)
  const { verdict, notKnown, checks, values } = preparation.size(model.candidate)
  const motion = preparation.motion?.(model.candidate)
  return JSON.stringify([
    verdict,
    notKnown,
    checks(),
    values(),
    preparation.card(model),
    sizer.ownReasons?.(model.candidate),
    preparation.results?.(model.candidate),
    motion,
    order(model),
  ])
}

/** Whether a request has what belongs together, which forms ensure. */
const isWhole = (sizer: IndexedSizer, request: Conditions): boolean => {
  try {
    sizer.prepare(request, {})
    return true
  } catch {
    return false
  }
}

/** Parameters of all the calculators that call a service of the family. */
const parametersOf = (services: readonly string[]): readonly string[] => [
  ...new Set(
    calculators
      .filter(({ schema }) => services.includes(requestCall(schema.request).path.split('/')[0] ?? ''))
      .flatMap(({ schema }) => Object.keys(requestCall(schema.request).parameters))
      .filter((name) => !ofTheRequest.has(name)),
  ),
]

/** A limit that some duty exceeds. */
const smallLimit = 100

const changedRow = (row: Row, column: string, other: unknown): Row => {
  const own = row[column]
  if (own === 'none') return { ...row, [column]: smallLimit }
  if (typeof own === 'number' && (other === own || typeof other !== 'number')) return { ...row, [column]: own * 1.5 }
  return other === undefined ? Object.fromEntries(Object.entries(row).filter(([name]) => name !== column)) : { ...row, [column]: other }
}

for (const { id, table, selection } of await loadFamilies()) {
  const known = selectionCases[id]
  if (!selection || !known) continue
  const sizer = await selection.sizer()
  const dimensions = (await modelPartOf(id))?.plan.dimensions ?? []
  const drawn = new Set(['outline', ...dimensions.flatMap(({ from }) => (from?.source === 'column' ? [from.name] : []))])
  const models = modelsOf(table)
  const whole = fc.oneof(
    fc.constantFrom(...models),
    known.candidates.map((candidate) => rowsOf([candidate])[0] ?? models[0]).filter((model) => model !== undefined),
  )
  // Some figures count only where others are not stated.
  const aModel = fc.tuple(whole, fc.subarray(Object.keys(table.columns), { maxLength: 2 })).map(([model, left]) => {
    const candidate = Object.fromEntries(Object.entries(rowOf(model)).filter(([name]) => !left.includes(name)))
    return table.candidate.safeParse(candidate).success ? { ...model, candidate } : model
  })
  const order = ({ skuName, series, maker, icon, basis, source, skuID, candidate }: CatalogueModel<unknown>) =>
    table.order({ name: skuName, series, maker, icon, basis, source, sku: skuID, candidate })

  /** Names out of `names` that changed something in one of many cases. */
  const alive = async (
    names: readonly string[],
    change: (one: Case, name: string, others: readonly [Conditions, Row, number]) => Case | undefined,
  ): Promise<readonly string[]> => {
    const met = new Set<string>()
    await assertUntil(
      fc.property(
        known.requests,
        aModel,
        known.requests,
        aModel,
        fc.nat(),
        fc.nat(),
        (request, model, otherRequest, otherModel, pick, place) => {
          const left = names.filter((name) => !met.has(name))
          const name = left[pick % left.length]
          if (name === undefined) return
          const one: Case = { request, model, overrides: {} }
          const other = change(one, name, [otherRequest, rowOf(otherModel), place])
          if (other && saidOf(sizer, one, order) !== saidOf(sizer, other, order)) met.add(name)
        },
      ),
      () => names.every((name) => met.has(name)),
      { round: 200, most: 4000 },
    )
    return names.filter((name) => met.has(name))
  }

  describe(`no dead figure: ${id}`, () => {
    test('every parameter of a request changes something', async () => {
      const names = someOf(parametersOf(Object.keys(selection.services)))
      const changed = await alive(names, (one, name, [other, , place]) => {
        const { [name]: _, ...rest } = one.request
        const value = other[name] ?? furtherValues[name]?.[place % furtherValues[name].length]
        const request = value === undefined ? rest : { ...one.request, [name]: value }
        return isWhole(sizer, request) ? { ...one, request } : undefined
      })
      expect(changed).toEqual(names)
    })

    test('every assumption changes something', async () => {
      const names = someOf(Object.keys(sizer.assumptions))
      const changed = await alive(names, (one, name, [, , place]) => {
        const definition = sizer.assumptions[name]
        return (
          definition && {
            ...one,
            overrides: { [name]: place % 2 === 0 ? definition.minimum : definition.maximum },
          }
        )
      })
      expect(changed).toEqual(names)
    })

    test('every column changes something', async () => {
      const stated = Object.keys(table.columns).filter((column) => models.some((model) => rowOf(model)[column] !== undefined))
      const names = someOf(stated.filter((column) => !drawn.has(column)))
      const changed = await alive(names, (one, name, [, other]) => {
        const candidate = changedRow(rowOf(one.model), name, other[name])
        return table.candidate.safeParse(candidate).success ? { ...one, model: { ...one.model, candidate } } : undefined
      })
      expect(changed).toEqual(names)
    })

    // By more than what is usual is rounded to. In a series that states more, another column may say the same.
    test('every column that is drawn changes the part of some series', async () => {
      const bodiesOf = async (candidate: Row) => JSON.stringify((await buildModelPart({ family: id, candidate, chosen: {} })).bodies)
      for (const column of someOf(Object.keys(table.columns).filter((name) => drawn.has(name)))) {
        const rows = [...Map.groupBy(models, ({ series }) => series).values()]
          .flatMap(([first]) => (first ? [rowOf(first)] : []))
          .filter((one) => typeof one[column] === 'number')
        const changes = rows.map(
          async (row) => (await bodiesOf(row)) !== (await bodiesOf({ ...row, [column]: 1.05 * Number(row[column]) })),
        )
        expect([column, rows.length === 0 || (await Promise.all(changes)).includes(true)]).toEqual([column, true])
      }
    })
  })
}
