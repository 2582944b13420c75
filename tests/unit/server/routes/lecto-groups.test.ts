/** Grouped choice against the rows of the shipped catalogue: lists and counts are those of a slow reading, no pair is listed that does not fit. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { success } from '../../../../contract/errors.ts'
import {
  type FilterGroupRequest,
  filteredGroup,
  lectoGroup,
  lectoGroupNames,
  lectoGroups,
} from '../../../../contract/directory/choice-groups.ts'
import { productNames } from '../../../../contract/catalogue/product-names.ts'
import { acMotorSkus } from '../../../../families/ac-motor/sku-class.ts'
import type { AcMotorCandidate } from '../../../../families/ac-motor/wire/ac-motor.ts'
import type { CatalogueRow } from '../../../../families/define/catalogue-table.ts'
import type { SkuParameter } from '../../../../families/define/sku-class.ts'
import type { ReducerCandidate } from '../../../../families/reducer/wire/reducer.ts'
import type { RotaryCandidate } from '../../../../families/rotary/wire/rotary.ts'
import { servoMotorSkus } from '../../../../families/servo-motor/sku-class.ts'
import type { ServoMotorCandidate } from '../../../../families/servo-motor/wire/servo-motor.ts'
import { readSharedSeed } from '../support/shared-seed.ts'
import { sharedService } from '../support/real-service.ts'
import { scaledRuns } from '../../../setup/runs.ts'

const content = await readSharedSeed()
// The reader has checked each row with the family's own shape.
const rowsOf = <Candidate>(table: string) => content.rows.get(table) as readonly CatalogueRow<Candidate>[]
const gears = rowsOf<ReducerCandidate>('reducer')
const platforms = rowsOf<RotaryCandidate>('rotary')
const servos = rowsOf<ServoMotorCandidate>('servo-motor')
const acs = rowsOf<AcMotorCandidate>('ac-motor')

type Verdict = 'fits' | 'notKnown' | 'refused'
type Cell = string | number
type Entry = { readonly sku: string; readonly name: string; readonly values: Readonly<Record<string, Cell>> }
type Motors = { readonly entries: readonly Entry[]; readonly verdict: (carrier: number, motor: number) => Verdict }

type Adapters = ReducerCandidate['servoAdapters']

/** By hand, in mm: the same question as the program's, another way. */
const onServo = (adapters: Adapters, motor: ServoMotorCandidate | undefined): Verdict => {
  if (!motor) throw new RangeError('no such motor')
  const { la, lb, s, lz, lr } = motor
  if (!adapters) return 'notKnown'
  const seated = adapters.filter(({ pilot, boltCircle, bore }) => pilot === la && boltCircle === lb && s <= bore)
  const open = seated.filter(({ screw = 0, hubDepth = Infinity }) => screw <= lz && lr <= hubDepth)
  if (open.some(({ screw, hubDepth }) => screw !== undefined && hubDepth !== undefined)) return 'fits'
  return open.length > 0 ? 'notKnown' : 'refused'
}

const entryOf = ({ sku, name, series, maker, basis, candidate }: CatalogueRow<object>): Entry => ({
  sku,
  name,
  values: Object.fromEntries(
    Object.entries({ series, maker, basis, ...candidate }).filter(([, value]) => typeof value === 'number' || typeof value === 'string'),
  ),
})

const motorEntries = <Candidate>(rows: readonly CatalogueRow<Candidate>[], parameters: readonly SkuParameter<Candidate>[]): Entry[] =>
  rows.map(({ sku, name, ...row }) => ({
    sku,
    name,
    values: Object.fromEntries(
      parameters.flatMap(({ paramName, read }) => {
        const value = read({ ...row, skuID: sku, skuName: name, rank: 0 })
        return value === undefined ? [] : [[paramName, value]]
      }),
    ),
  }))

const servoEntries = motorEntries(servos, servoMotorSkus.parameters)
const withServo = gears.filter(({ candidate: { motorFrames, servoAdapters } }) => servoAdapters ?? !motorFrames)
const withAc = gears.filter(({ candidate }) => candidate.motorFrames)
const driven = platforms.filter(({ candidate }) => candidate.drive === 'gear')

const groups: Readonly<Record<string, Motors & { readonly carriers: readonly Entry[] }>> = {
  'gear-servo': {
    carriers: withServo.map(entryOf),
    entries: servoEntries,
    verdict: (gear, motor) => onServo(withServo[gear]?.candidate.servoAdapters, servos[motor]?.candidate),
  },
  'gear-three-phase': {
    carriers: withAc.map(entryOf),
    entries: motorEntries(acs, acMotorSkus.parameters),
    verdict: (gear, motor) =>
      withAc[gear]?.candidate.motorFrames?.some((frame) => frame.startsWith(`${acs[motor]?.candidate.frameSize}:`)) ? 'fits' : 'refused',
  },
  'platform-servo': {
    carriers: driven.map(entryOf),
    entries: servoEntries,
    verdict: (platform, motor) => onServo(driven[platform]?.candidate.servoAdapters, servos[motor]?.candidate),
  },
}

const service = await sharedService()

const path = `${productNames.root}/${productNames.service}`
const filter = async (request: FilterGroupRequest) => {
  const body = JSON.stringify(request)
  const headers = { 'content-type': 'application/json', lang: 'en' }
  const answer = await service.app.request(`${path}/${lectoGroupNames.filter}`, { method: 'POST', headers, body })
  return success(filteredGroup).parse(await answer.json()).data
}

test('the groups, and what their sections can be chosen by', async () => {
  const list = success(lectoGroups).parse(await (await service.app.request(`${path}/${lectoGroupNames.list}`)).json()).data
  expect(list.map(({ id, counts }) => [id, counts])).toEqual(
    Object.entries(groups).map(([id, { carriers, entries }]) => [id, { carrier: carriers.length, motor: entries.length }]),
  )
  for (const { id } of list) {
    const one = await service.app.request(`${path}/${lectoGroupNames.one}?group=${id}`)
    const { carrier, motor } = success(lectoGroup).parse(await one.json()).data
    for (const { params, figures } of [carrier, motor]) {
      expect(params.map(({ paramName }) => paramName)).toEqual(expect.arrayContaining(figures))
      expect(params.filter(({ paramName }) => paramName.includes('mount'))).toEqual([])
    }
  }
  expect((await service.app.request(`${path}/${lectoGroupNames.one}?group=none`)).status).toBe(404)
})

test('the way of mounting is no parameter of a caller', async () => {
  const section = { filters: [], page: 1 }
  const carrier = { filters: [{ paramName: '~mount', values: ['null'] }], page: 1 }
  const answer = await service.app.request(`${path}/${lectoGroupNames.filter}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ group: 'gear-servo', carrier, motor: section, size: 10 }),
  })
  expect(answer.status).toBe(400)
})

describe.each(Object.entries(groups))('%s', (group, { carriers, entries, verdict }) => {
  const choicesOf = (all: readonly Entry[]) =>
    fc.array(
      fc
        .constantFrom(...all)
        .chain(({ values }) => fc.constantFrom(...Object.entries(values)).map(([paramName, value]) => ({ paramName, values: [value] }))),
      { maxLength: 2 },
    )
  const once = (choices: readonly { paramName: string; values: Cell[] }[]) => [
    ...new Map(choices.map((choice) => [choice.paramName, choice])).values(),
  ]
  const meets = ({ values }: Entry, choices: ReturnType<typeof once>) =>
    choices.every(({ paramName, values: permitted }) => permitted.includes(values[paramName] ?? Number.NaN))
  const placesOf = (all: readonly Entry[], choices: ReturnType<typeof once>) =>
    all.flatMap((one, place) => (meets(one, choices) ? [place] : []))
  /** Those of one side with their best verdict among those of the other. */
  const best = (
    mine: readonly number[],
    others: readonly number[],
    fit: (mine: number, other: number) => Verdict,
    expectedVerdict: Verdict,
  ) =>
    mine.filter((one) => {
      const verdicts = new Set(others.map((other) => fit(one, other)))
      const found = verdicts.has('fits') ? 'fits' : verdicts.has('notKnown') ? 'notKnown' : 'refused'
      return found === expectedVerdict
    })

  test('lists and counts are those of a slow reading of both tables', async () => {
    await fc.assert(
      fc.asyncProperty(choicesOf(carriers), choicesOf(entries), async (first, second) => {
        const [ofCarrier, ofMotor] = [once(first), once(second)]
        const found = await filter({ group, carrier: { filters: ofCarrier, page: 1 }, motor: { filters: ofMotor, page: 1 }, size: 100 })
        const seats = placesOf(carriers, ofCarrier)
        const shafts = placesOf(entries, ofMotor)
        const turned = (motor: number, carrier: number) => verdict(carrier, motor)
        const expected = {
          carrier: best(seats, shafts, verdict, 'fits').map((at) => carriers[at]?.sku),
          motor: best(shafts, seats, turned, 'fits').map((at) => entries[at]?.sku),
        }
        expect([found.carrier.count, found.motor.count]).toEqual([expected.carrier.length, expected.motor.length])
        for (const side of ['carrier', 'motor'] as const) {
          const all = new Set(expected[side])
          expect(found[side].skuList).toHaveLength(Math.min(100, all.size))
          expect(found[side].skuList.filter(({ skuID }) => !all.has(skuID))).toEqual([])
        }
        expect(found.carrier.notKnown).toBe(best(seats, shafts, verdict, 'notKnown').length)
        expect(found.motor.notKnown).toBe(best(shafts, seats, turned, 'notKnown').length)
        // The count beside a value is the length of the list that it would leave.
        const parameter = found.carrier.filterParams.find(({ values }) => values.length > 0)
        for (const { value, count } of parameter?.values.slice(0, 3) ?? []) {
          const chosen = once([...ofCarrier, { paramName: parameter?.paramName ?? '', values: [value] }])
          expect([value, count]).toEqual([value, best(placesOf(carriers, chosen), shafts, verdict, 'fits').length])
        }
        // What is excluded would find something without the other section.
        const [excluded] = found.carrier.excluded
        for (const value of excluded?.values.slice(0, 3) ?? []) {
          const chosen = once([...ofCarrier, { paramName: excluded?.paramName ?? '', values: [value] }])
          expect(placesOf(carriers, chosen).length).toBeGreaterThan(0)
          expect(best(placesOf(carriers, chosen), shafts, verdict, 'fits')).toEqual([])
        }
      }),
      scaledRuns(25),
    )
  })

  test('a chosen model leaves those that fit it, and every listed pair is said to fit and can be ordered', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(carriers.length - 1), fc.nat(entries.length - 1), async (at, other) => {
        const skuID = carriers[at]?.sku ?? ''
        const section = { filters: [], page: 1 }
        const { motor } = await filter({ group, carrier: { ...section, skuID }, motor: section, size: 100 })
        const fitting = entries.flatMap(({ sku }, place) => (verdict(at, place) === 'fits' ? [sku] : []))
        expect(motor.count).toBe(fitting.length)
        expect(motor.skuList.filter((one) => !fitting.includes(one.skuID))).toEqual([])
        for (const [place, expected] of [
          [other, verdict(at, other)],
          [entries.findIndex(({ sku }) => sku === motor.skuList[0]?.skuID), 'fits'],
        ] as const) {
          const sku = entries[place]?.sku
          if (sku === undefined) continue
          const { pair } = await filter({ group, carrier: { ...section, skuID }, motor: { ...section, skuID: sku }, size: 1 })
          expect([sku, pair?.verdict]).toEqual([sku, expected])
          expect(pair?.code === undefined).toBe(expected !== 'fits')
          expect(pair?.code ?? '').toBe(expected === 'fits' ? `${carriers[at]?.name}+${pair?.flange}+${entries[place]?.name}` : '')
        }
      }),
      scaledRuns(15),
    )
  })
})
