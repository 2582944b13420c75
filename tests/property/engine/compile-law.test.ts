/** Every place of a schema where a name, a unit, a row or a formula is written: what does not fit there is told with its place. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dependencyOrder, downstream, shortestCycle } from '../../../engine/compile/graph.ts'
import { alternatives, choice, choices, diagram, list, number, requestCall } from '../../../engine/define/index.ts'
import type { Field } from '../../../engine/define/index.ts'
import { calculators } from '../../../schemas/registry.ts'
import { duty } from '../../fixtures/schemas/duty.ts'
import { menagerie } from '../../fixtures/schemas/menagerie.ts'
import { zoo } from '../../fixtures/schemas/zoo.ts'
import { faultsOf } from '../../unit/engine/calculator.ts'
import { plantedIn } from './planted-faults.ts'
import { scaledPart, scaledRuns } from '../../setup/runs.ts'

const schemas = [zoo, duty, menagerie, ...calculators.map(({ schema }) => schema)]

/** What the types do not allow, as a file may hold it. */
const fromFile = (one: unknown) => one as never // whoever reads a file has not been told its types

/** Whatever else may not be, in the zoo with one field more. */
const others: readonly (readonly [more: Readonly<Record<string, Field>>, says: string])[] = [
  [{ tabs: alternatives({ branches: { a: [] }, default: 'b' }) }, "tabs#default unknownBranch: 'b' is no branch"],
  [
    { tabs: alternatives({ branches: { a: ['speed'] }, default: 'a' }) },
    "tabs#branches branchTwice: 'speed' is on a branch of another field too",
  ],
  [{ constructor: number({}) }, "constructor reservedName: 'constructor' is a reserved name"],
  [{ root: number({}) }, "root reservedName: 'root' is a reserved name"],
  [{ rows: list({ row: { root: number({}) } }) }, "rows.root reservedName: 'root' is a reserved name"],
  [{ mean: number({}) }, "mean duplicateName: 'mean' is both a field and a derived value"],
  [
    { torque: number({ required: false, tolerance: { lower: [-5, 0, 1], upper: [0, 5, 1] } }) },
    'torque#tolerance toleranceOptional: only a required number has a tolerance',
  ],
  [{ rows: list({ row: {} }) }, 'rows emptyRow: a row needs a field'],
  [{ rows: list({ row: { a: number({}) }, minRows: 4, maxRows: 3 }) }, 'rows rowCount: at least 4 rows, but at most 3'],
  [
    { rows: list({ row: { a: fromFile(choices({ options: ['x'] })) } }) },
    'rows.a rowKind: a row holds fields of the kinds number and choice only',
  ],
  [
    { rows: list({ row: { a: fromFile(diagram({ picture: 'x' })) } }) },
    'rows.a rowKind: a row holds fields of the kinds number and choice only',
  ],
  ...(['tolerance', 'picker', 'send'] as const).map(
    (part) =>
      [
        { rows: list({ row: { a: fromFile({ ...number({}), [part]: true }) } }) },
        'rows.a rowKind: in a row there is no tolerance, picker or send',
      ] as const,
  ),
  [{ rows: list({ row: { a: choice({ options: ['x;y'] }) } }) }, "rows.a separator: an option in a row holds no ',' and no ';'"],
  [{ rows: list({ row: { a: choice({ options: ['x,y', 'z'] }) } }) }, "rows.a separator: an option in a row holds no ',' and no ';'"],
  [
    { rows: list({ row: { a: number({}) } }), one: choice({ options: ['x'], clears: ['rows'] }) },
    "one#clears listTarget: 'rows' is a list: nothing is written into it, clears it or waits for it",
  ],
  [
    { rows: list({ row: { a: number({}) } }), one: number({ unlockedBy: 'rows' }) },
    "one#unlockedBy listTarget: 'rows' is a list: nothing is written into it, clears it or waits for it",
  ],
  [{ self: number({ min: 'self' }) }, 'self cycle: cycle: self –bound→ self'],
  [{ one: number({ min: 'two' }), two: number({ default: 'one' }) }, 'one cycle: cycle: one –default→ two –bound→ one'],
]
const parameters: readonly (readonly [parameter: unknown, says: string])[] = [
  [{ list: 'speed', columns: ['a'] }, "request.Rows unknownList: 'speed' is no list"],
  [{ list: 'phases', columns: [] }, 'request.Rows noColumns: names no column'],
  [{ list: 'phases', columns: ['nobody'] }, "request.Rows unknownColumn: 'nobody' is no field in the rows of 'phases'"],
  [{ list: 'phases', columns: ['load', 'load'] }, "request.Rows columnTwice: 'load' is sent twice"],
]

describe('a schema', () => {
  it.each(scaledPart(schemas, 6).map((schema) => [schema.name, schema] as const))('%s: what is wrong is told at its place', (_, schema) => {
    expect(faultsOf(schema)).toEqual([])
    for (const [faulty, says] of plantedIn(schema)) {
      const faults = faultsOf(faulty)
      // One cause is told once, wherever else it is looked at.
      const message = says.slice(says.indexOf(' '))
      expect([says, faults.includes(says) ? says : faults, faults.filter((one) => one.endsWith(message)).length]).toEqual([says, says, 1])
    }
  })

  it('says what else may not be', () => {
    for (const [more, says] of others) {
      const faults = faultsOf({ ...zoo, fields: { ...zoo.fields, ...more } })
      expect([says, faults.includes(says) ? says : faults]).toEqual([says, says])
    }
    for (const [parameter, says] of parameters) {
      const query = { ...requestCall(duty.request).parameters, Rows: fromFile(parameter) }
      expect(faultsOf({ ...duty, request: { get: 'DutyWorking/Calculation', query } })).toContain(says)
    }
    const body = { 'a.b': 'stroke', a: 'stroke', ab: 'stroke' }
    expect(faultsOf({ ...zoo, request: { post: 'Zoo/Calculation', body } })).toEqual([
      "request.a valueAndObject: 'a' is a value and has members too",
    ])
    const usual = { ...menagerie, init: { ...menagerie.init, usual: fromFile({ nobody: 1 }) } }
    expect(faultsOf(usual)).toEqual(["init.nobody unknownNumber: 'nobody' is no number of init"])
  })
})

describe('what depends on what', () => {
  const items = ['a', 'b', 'c', 'd', 'e', 'f']
  const item = fc.constantFrom(...items)
  const edge = fc.record({ from: item, to: item, kind: fc.constant('value' as const) })
  const edges = fc.array(edge, { maxLength: 9 })
  /** Whether one leads to another by so many steps. */
  const leads = (
    all: readonly { readonly from: string; readonly to: string }[],
    [from, to]: readonly [string, string],
    steps: number,
  ): boolean => steps > 0 && all.some((one) => one.from === from && (one.to === to || leads(all, [one.to, to], steps - 1)))

  it('comes after it; a circle is told by the fewest steps', () => {
    fc.assert(
      fc.property(edges, (all) => {
        const lengths = items.flatMap((one) => [1, 2, 3, 4, 5, 6].filter((steps) => leads(all, [one, one], steps)).slice(0, 1))
        const order = dependencyOrder(items, all)
        const cycle = shortestCycle(items, all)
        expect([order === undefined, cycle?.length]).toEqual([lengths.length > 0, lengths.length > 0 ? Math.min(...lengths) : undefined])
        for (const [at, one] of (cycle ?? []).entries()) expect(one.to).toBe(cycle?.[(at + 1) % cycle.length]?.from)
        expect(order?.toSorted()).toEqual(order && items)
        for (const { from, to } of order ? all : []) expect(order?.indexOf(from)).toBeLessThan(order?.indexOf(to) ?? 0)
      }),
      scaledRuns(500),
    )
  })

  it('is all that can be reached from it, but for itself', () => {
    fc.assert(
      fc.property(item, edges, (start, all) => {
        const outgoing = Map.groupBy(all, ({ from }) => from)
        const reached = items.filter((one) => one !== start && leads(all, [start, one], 6))
        expect([...downstream(start, outgoing)].toSorted()).toEqual(reached)
      }),
    )
  })
})
