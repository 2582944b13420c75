/** Pictures of models, over every series: what is nearer is painted later, nothing leaves the field, and none is large. */
import { describe, expect, test } from 'vitest'
import { paintedPrisms, type Prism } from '../../../engine/part/picture/prisms.ts'
import { pictureOf } from '../../../engine/part/picture/picture.ts'
import { nearness, seenAt } from '../../../engine/part/picture/project.ts'
import type { Place } from '../../../engine/part/part-schema.ts'
import { boundsOf, frameOf, holdsPoint } from '../../../engine/part/solid.ts'
import { loadFamilies } from '../../../families/registry.ts'
import { buildModelPart, modelPartOf } from '../../../server/files/geometry/model-part.ts'
import { modelsOf } from './real-catalogue.ts'

const most = { bytes: 8 * 1024, side: 1000 }

const series = (await loadFamilies())
  .filter(({ shown }) => shown?.part)
  .flatMap(({ id, table }) =>
    [...Map.groupBy(modelsOf(table), (model) => model.series)].flatMap(([name, models]) => {
      const model = models[Math.floor(models.length / 2)]
      return model ? [{ name: `${id} ${name}`, id, candidate: model.candidate as Readonly<Record<string, unknown>> }] : [] // Every family's candidate is an object of its columns.
    }),
  )

const minus = (one: Place<number>, other: Place<number>): Place<number> => [one[0] - other[0], one[1] - other[1], one[2] - other[2]]
const dot = (one: Place<number>, other: Place<number>): number => one[0] * other[0] + one[1] * other[1] + one[2] * other[2]

const holds = ({ body, outline, from, to }: Prism, place: Place<number>): boolean => {
  const { u, v, along } = frameOf(body)
  const beside = minus(place, body.at)
  const distance = dot(beside, along)
  return distance >= from && distance <= to && holdsPoint(outline, [dot(beside, u), dot(beside, v)])
}

/** Places along a line of sight, nearest to the viewer first, which pass through a place. */
const lineOfSight = (place: Place<number>, reach: number, steps: number): readonly Place<number>[] =>
  Array.from({ length: steps }, (_, index): Place<number> => {
    const t = reach * (1 - (2 * index) / (steps - 1))
    return [place[0] + t, place[1] - t, place[2] + t]
  })

/** Pairs that a line of sight meets in the other order than that of painting; steps of the line are not told apart. */
const wronglyPainted = (prisms: readonly Prism[], line: readonly Place<number>[]): readonly string[] => {
  const met = prisms.flatMap((prism) => {
    const at = line.findIndex((place) => holds(prism, place))
    return at < 0 ? [] : [{ prism, at }]
  })
  return met.flatMap(({ prism: first, at }, index) =>
    met
      .slice(index + 1)
      .flatMap(({ prism: later, at: laterAt }) => (laterAt > at + 1 ? [`${later.body.name} over ${first.body.name}`] : [])),
  )
}

/** Evenly spread over a box by irrational steps. */
const placesIn = ({ low, high }: ReturnType<typeof boundsOf>, count: number): readonly Place<number>[] =>
  Array.from({ length: count }, (_, index): Place<number> => {
    const share = (step: number): number => (index * step) % 1
    return [
      low[0] + (high[0] - low[0]) * share(0.754877),
      low[1] + (high[1] - low[1]) * share(0.56984),
      low[2] + (high[2] - low[2]) * share(0.438579),
    ]
  })

const coordinatesOf = (path: string): readonly number[] =>
  path
    .replaceAll(/A\d+ \d+ -?\d+ [01] [01]/g, 'L')
    .match(/-?\d+/g)
    ?.map(Number) ?? []

type Spot = readonly [x: number, y: number]

/** The centre of an elliptical arc of less than half a turn: https://www.w3.org/TR/SVG2/implnote.html#ArcConversionEndpointToCenter */
function centreOf(from: Spot, [rx = 0, ry = 0, degrees = 0, , sweep = 0, x = 0, y = 0]: readonly number[]): Spot {
  const [cosine, sine] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  const [u, v] = [(from[0] - x) / 2, (from[1] - y) / 2]
  const [along, across] = [(cosine * u + sine * v) / rx, (cosine * v - sine * u) / ry]
  const factor = Math.sqrt(Math.max(0, 1 / (along ** 2 + across ** 2) - 1)) * (sweep === 1 ? 1 : -1)
  const [a, b] = [factor * rx * across, -factor * ry * along]
  return [cosine * a - sine * b + (from[0] + x) / 2, sine * a + cosine * b + (from[1] + y) / 2]
}

/** Centres of the arcs of a path that follow each other without a line between, with the larger radius. */
const arcsOf = (path: string): readonly { readonly centre: Spot; readonly radius: number }[][] =>
  [...path.matchAll(/(-?\d+ -?\d+)((?:A[\d -]+)+)/g)].map(([, start = '', arcs = '']) => {
    let at = start.split(' ').map(Number)
    return arcs
      .split('A')
      .slice(1)
      .map((one) => {
        const numbers = one.trim().split(' ').map(Number)
        const centre = centreOf([at[0] ?? 0, at[1] ?? 0], numbers)
        at = numbers.slice(-2)
        return { centre, radius: Math.max(numbers[0] ?? 0, numbers[1] ?? 0) }
      })
  })

describe.each(series)('the picture of $name', async ({ name, id, candidate }) => {
  const { bodies } = await buildModelPart({ family: id, candidate, chosen: {} })
  const { width, height, paths } = pictureOf(bodies, (await modelPartOf(id))?.plan.schema.driven ?? [])

  test('is at most 8 kB, within its field, with what the drive moves', () => {
    expect(JSON.stringify(paths).length).toBeLessThanOrEqual(most.bytes)
    expect(Math.max(width, height)).toBe(most.side)
    const coordinates = paths.filter(([kind]) => kind !== 'thread').flatMap(([, path]) => coordinatesOf(path))
    expect(Math.min(...coordinates)).toBeGreaterThanOrEqual(-1)
    expect(Math.max(...coordinates)).toBeLessThanOrEqual(most.side + 1)
    // A hollow shaft is no body of its own.
    expect(paths.some(([kind]) => kind.startsWith('moved'))).toBe(!name.endsWith(' SW'))
  })

  test('has arcs of one centre where they make one circle', () => {
    const shifts = paths.flatMap(([, path]) =>
      arcsOf(path).flatMap(([first, ...others]) =>
        others.map(({ centre, radius }) =>
          first ? Math.hypot(centre[0] - first.centre[0], centre[1] - first.centre[1]) - 0.03 * radius : 0,
        ),
      ),
    )
    // Ends and radii are whole numbers.
    expect(Math.max(0, ...shifts)).toBeLessThanOrEqual(4)
  })

  test('shows what is nearer over what is behind it', () => {
    const prisms = paintedPrisms(bodies)
    const bounds = boundsOf(bodies)
    const reach = nearness([bounds.high[0] - bounds.low[0], bounds.low[1] - bounds.high[1], bounds.high[2] - bounds.low[2]]) / 2
    const faults = placesIn(bounds, 60).flatMap((place) => wronglyPainted(prisms, lineOfSight(place, reach, 600)))
    expect([...new Set(faults)]).toEqual([])
  })
})

test('a place is seen where every place of its line of sight is', () => {
  const [first, ...others] = lineOfSight([3, 5, 7], 100, 9).map(seenAt)
  const distances = others.map(([x, y]) => Math.hypot(x - (first?.[0] ?? Infinity), y - (first?.[1] ?? Infinity)))
  expect(Math.max(...distances)).toBeLessThan(1e-9)
})
