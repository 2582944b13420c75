/** Laws of solids over every model: parts do not overlap, none hangs in the air, and what turns together turns about one line. */
import { describe, expect, test } from 'vitest'
import type { BuiltPart } from '../../../engine/part/build-part.ts'
import { type Body, holdsPoint, type Shape, type Slice } from '../../../engine/part/solid.ts'
import { loadFamilies } from '../../../families/registry.ts'
import { buildModelPart } from '../../../server/files/geometry/model-part.ts'
import { scaledPart } from '../../setup/runs.ts'
import { modelsOf } from './real-catalogue.ts'
import { overlap, type Surface, surfaceOf, touch } from './solid-contact.ts'

const families = (await loadFamilies()).filter(({ shown, part }) => shown?.part ?? part)

/** Dimension by which bodies may be apart that run on balls which are not drawn. */
const play: Readonly<Record<string, string>> = { 'ball-rail': 'clearance' }

type Case = { readonly name: string; readonly part: BuiltPart; readonly surfaces: readonly Surface[] }

const caseOf = (id: string, { name, part }: Pick<Case, 'name' | 'part'>): Case => {
  const apart = part.dimensions.find((one) => one.name === play[id])?.value
  return { name, part, surfaces: part.bodies.map((body) => surfaceOf(body, apart)) }
}

/** The models that are looked at: each form once. */
const casesOf = async ({ id, table }: (typeof families)[number]): Promise<readonly Case[]> => {
  const series = [...Map.groupBy(modelsOf(table), (model) => model.series).values()].flatMap((models) => scaledPart(models, 1))
  const built = await Promise.all(
    scaledPart(series, 30).map(async ({ skuName, candidate }) => ({
      name: skuName,
      // Every family's candidate is an object of its columns.
      part: await buildModelPart({ family: id, candidate: candidate as Readonly<Record<string, unknown>>, chosen: {} }),
    })),
  )
  return [...new Map(built.map((one) => [JSON.stringify(one.part.bodies), one])).values()].map((one) => caseOf(id, one))
}

const titleOf = ({ name, instance, instances }: Body): string => (instances === 1 ? name : `${name} ${instance}`)

const overlapsOf = (surfaces: readonly Surface[]): readonly string[] =>
  surfaces.flatMap((one, index) =>
    surfaces.slice(index + 1).flatMap((other) => (overlap(one, other) ? [`${titleOf(one.body)} in ${titleOf(other.body)}`] : [])),
  )

/** Bodies that nothing connects with the first one. */
const looseOf = (surfaces: readonly Surface[]): readonly string[] => {
  const [first, ...others] = surfaces
  const held = first ? [first] : []
  const rest = new Set(others)
  for (const one of held) {
    for (const other of rest) {
      if (!touch(one, other)) continue
      rest.delete(other)
      held.push(other)
    }
  }
  return [...rest].map(({ body }) => `${titleOf(body)} hangs in the air`)
}

/** The line of an axis: its direction, and where it lies across. */
const lineOf = ({ at, along }: Body): string => {
  const across = at.filter((_, axis) => 'xyz'[axis] !== along.slice(1))
  return [along.slice(1), ...across.map((value) => (Math.round(value * 1e6) / 1e6 + 0).toString())].join(' ')
}

const apartOf = ({ bodies, axes }: BuiltPart): readonly string[] =>
  axes.flatMap((names) => {
    const lines = bodies.filter(({ name }) => names.includes(name)).map((body) => `${body.name} on ${lineOf(body)}`)
    return new Set(lines.map((line) => line.replace(/^\w+ /, ''))).size > 1 ? [lines.join(', ')] : []
  })

/** Of a round hole as many points of its rim, a micrometre within. */
const rimOf = (hole: Shape & { readonly shape: 'circle' }): readonly (readonly [number, number])[] =>
  Array.from({ length: 24 }, (_, index) => {
    const angle = (index * Math.PI) / 12
    const radius = hole.diameter / 2 - 0.001
    return [hole.centre[0] + radius * Math.cos(angle), hole.centre[1] + radius * Math.sin(angle)]
  })

/** Round holes that leave the outline of their slice, of which volumes subtract them whole. */
const beyondOf = ({ bodies }: Pick<BuiltPart, 'bodies'>): readonly string[] =>
  bodies.flatMap(({ name, slices }) =>
    slices.flatMap(({ add, cut }) =>
      cut.flatMap((hole) =>
        hole.shape === 'circle' && rimOf(hole).some((point) => !add.some((outline) => holdsPoint(outline, point)))
          ? [`a hole of ${hole.diameter} at ${hole.centre.join(', ')} leaves ${name}`]
          : [],
      ),
    ),
  )

/** Whether a slice closes a round hole of its neighbour: there is material over all of its rim. */
const closes = ({ add, cut }: Slice, hole: Shape & { readonly shape: 'circle' }): boolean =>
  rimOf(hole).every((point) => add.some((outline) => holdsPoint(outline, point)) && !cut.some((other) => holdsPoint(other, point)))

/** Round holes that both neighbours of their slice close: nobody could drill them. */
const closedOf = ({ bodies }: Pick<BuiltPart, 'bodies'>): readonly string[] =>
  bodies.flatMap(({ name, slices }) =>
    slices.flatMap(({ cut }, index) => {
      const [before, after] = [slices[index - 1], slices[index + 1]]
      return cut.flatMap((hole) =>
        hole.shape === 'circle' && before && after && closes(before, hole) && closes(after, hole)
          ? [`a hole of ${hole.diameter} at ${hole.centre.join(', ')} is closed within ${name}`]
          : [],
      )
    }),
  )

const faultsOf = (cases: readonly Case[], find: (one: Case) => readonly string[]): readonly string[] =>
  cases.flatMap((one) => find(one).map((fault) => `${one.name}: ${fault}`)).slice(0, 20)

describe.each(families)('solids of $id', (family) => {
  test('do not overlap, hang together, and turn about one line', async () => {
    const cases = await casesOf(family)
    expect(faultsOf(cases, ({ part }) => apartOf(part))).toEqual([])
    expect(faultsOf(cases, ({ part }) => beyondOf(part))).toEqual([])
    expect(faultsOf(cases, ({ part }) => closedOf(part))).toEqual([])
    expect(faultsOf(cases, ({ surfaces }) => overlapsOf(surfaces))).toEqual([])
    expect(faultsOf(cases, ({ surfaces }) => looseOf(surfaces))).toEqual([])
  })
})

describe('a part with a fault', () => {
  const bodyOf = (name: string, at: Body['at']): Body => ({
    name,
    instance: 1,
    instances: 1,
    material: 'steel',
    along: '+x',
    at,
    slices: [{ from: 0, to: 10, add: [{ shape: 'circle', centre: [0, 0], diameter: 10 }], cut: [] }],
  })
  const one = bodyOf('one', [0, 0, 0])
  const withOther = (at: Body['at']) => [one, bodyOf('other', at)].map((body) => surfaceOf(body))

  test.each([
    ['overlap by a tenth', [9.9, 0, 0], ['one in other'], []],
    ['overlap with their sides', [0, 9.9, 0], ['one in other'], []],
    ['touch at their ends', [10, 0, 0], [], []],
    ['are a tenth apart', [10.1, 0, 0], [], ['other hangs in the air']],
  ] as const)('is found where two bodies %s', (_, at, overlaps, loose) => {
    expect([overlapsOf(withOther(at)), looseOf(withOther(at))]).toEqual([overlaps, loose])
  })

  test('is found where a hole leaves its slice', () => {
    const [slice] = one.slices
    const drilled = (diameter: number, y: number) => ({
      bodies: [{ ...one, slices: slice ? [{ ...slice, cut: [{ shape: 'circle' as const, centre: [0, y] as const, diameter }] }] : [] }],
    })
    expect([beyondOf(drilled(4, 3)), beyondOf(drilled(4, 3.1))]).toEqual([[], ['a hole of 4 at 0, 3.1 leaves one']])
  })

  test('is found where a hole is closed at both ends', () => {
    const slice = (cut: Slice['cut'], from: number): Slice => ({
      from,
      to: from + 1,
      add: [{ shape: 'circle', centre: [0, 0], diameter: 10 }],
      cut,
    })
    const hole = { shape: 'circle', centre: [3, 0], diameter: 2 } as const
    const [closed, open] = [
      [slice([], 0), slice([hole], 1), slice([], 2)],
      [slice([], 0), slice([hole], 1), slice([hole], 2)],
    ]
    const found = [closed, open].map((slices) => closedOf({ bodies: [{ ...one, slices }] }))
    expect(found).toEqual([['a hole of 2 at 3, 0 is closed within one'], []])
  })

  test('is found where an axis is beside the other', () => {
    const part = {
      dimensions: [],
      lengths: { stated: 0, usual: 0 },
      measures: [],
      ports: {},
      axes: [['one', 'other']],
      bodies: [one, bodyOf('other', [10, 0, 0.5])],
    }
    expect(apartOf(part)).toEqual(['one on x 0 0, other on x 0 0.5'])
  })
})
