/** A calculation with its parts named answers with that one assembly, and with what can take the place of each part. */
import { describe, expect, test } from 'vitest'
import { readCalculation } from '../../../../contract/results/read-calculation.ts'
import type { Calculation } from '../../../../contract/results/selection.ts'
import type { Assembly, Offer } from '../../../../engine/assembly/assembly.ts'
import { reducerPairs } from '../../../../families/reducer/pairs.ts'
import { rotaryPairs } from '../../../../families/rotary/pairs.ts'
import { exampleDemand } from '../../../../families/rotary/example-demand.ts'
import { expectIssue, post } from '../support/ask.ts'
import { within } from '../support/reducer-calls.ts'
import { sharedService } from '../support/real-service.ts'

const service = await sharedService()

const answerTo = async (path: string, body: object): Promise<Calculation> => {
  const { data } = (await (await post(service, body, path)).json()) as { data: unknown } // every call answers in this shape
  const answer = readCalculation(data)
  if (!answer) throw new Error(`${path} answers with a calculation: ${JSON.stringify(data).slice(0, 200)}`)
  return answer
}

const skuOf = ({ item }: Pick<Offer, 'item'>): string => (item.kind === 'model' ? item.sku : '')
const skuIn = (assembly: Assembly | undefined, role: string): string =>
  skuOf(assembly?.parts.find((part) => part.role === role) ?? { item: { kind: 'included', in: '' } })

type Case = readonly [name: string, path: string, unit: string, conditions: object]
const cases: readonly Case[] = [
  [
    'a gear unit with a three-phase motor',
    'ReducerWorking/ThreePhaseMotorCalculation',
    'gearUnit',
    { motorPower: within(1.5), n2: within(45) },
  ],
  ['a gear unit with a servo motor', 'ReducerWorking/ServoMotorCalculation', 'gearUnit', { sku: 'SGM7J-04A', i: within(10) }],
  ['a platform for a demand', 'RotatingPlatformWorking/WorkingSecond', 'platform', { parmentDto: exampleDemand }],
  ['a platform for a motor', 'RotatingPlatformWorking/ServoMotorCalculation', 'platform', { workingData: exampleDemand, sku: 'SGM7J-04A' }],
]

const pinsOf = (path: string): Readonly<Record<string, string>> =>
  [reducerPairs, rotaryPairs].flatMap(({ service: name, calculations }) =>
    calculations.flatMap(({ call, pins }) => (`${name}/${call}` === path && pins ? [pins] : [])),
  )[0] ?? {}

/** The body with the models of these roles named. */
const named = (path: string, conditions: object, parts: Readonly<Record<string, string>>): object => ({
  ...conditions,
  ...Object.fromEntries(Object.entries(parts).map(([role, sku]) => [pinsOf(path)[role] ?? '', sku] as const)),
})

describe.each(cases)('%s', (_name, path, unit, conditions) => {
  const first = async () => {
    const { list } = await answerTo(path, conditions)
    const found = list.find(({ assembly }) => skuIn(assembly, unit) !== '' && skuIn(assembly, 'motor') !== '')?.assembly
    if (!found) throw new Error('a pair passes')
    return { found, parts: { [unit]: skuIn(found, unit), motor: skuIn(found, 'motor') } }
  }

  test('its parts named, it is the same assembly', async () => {
    const { found, parts } = await first()
    const { list, others } = await answerTo(path, named(path, conditions, parts))
    expect(list.map(({ assembly }) => assembly)).toEqual([found])
    const roles = new Set(others?.map(({ role }) => role))
    expect([...roles].toSorted()).toEqual([unit, 'motor'].toSorted())
  })

  test('each part offered makes a pair that passes, and the way back leads to the same', async () => {
    const { found, parts } = await first()
    const { others = [] } = await answerTo(path, named(path, conditions, parts))
    for (const role of [unit, 'motor']) {
      const offers = others.filter((offer) => offer.role === role)
      expect(offers.map(skuOf)).not.toContain(skuIn(found, role))
      const offer = offers.at(-1)
      if (!offer) throw new Error('there is an offer')
      const after = await answerTo(path, named(path, conditions, { ...parts, [role]: skuOf(offer) }))
      expect(after.list.map(({ assembly }) => skuIn(assembly, role))).toEqual([skuOf(offer)])
      expect(after.list[0]?.assembly?.governing).toEqual(offer.use)
      expect(after.others?.map(skuOf)).toContain(skuIn(found, role))
    }
  })

  test('a unit alone gets a motor', async () => {
    const { parts } = await first()
    const unitAlone = path.endsWith('ServoMotorCalculation') ? parts : { [unit]: parts[unit] ?? '' }
    const { list } = await answerTo(path, named(path, conditions, unitAlone))
    expect(list.map(({ assembly }) => skuIn(assembly, unit))).toEqual([parts[unit]])
    expect(skuIn(list[0]?.assembly, 'motor')).not.toBe('')
  })

  test('a model that the catalogue lacks is refused by its field', async () => {
    const pins = pinsOf(path)
    const refused = await post(service, named(path, conditions, { [unit]: 'NOBODY-1' }), path)
    await expectIssue(refused, { code: 'notAnOption', path: pins[unit] ?? '' })
  })
})

test('parts that do not fit each other fail, whatever each of them bears', async () => {
  const path = 'ReducerWorking/ThreePhaseMotorCalculation'
  const conditions = { motorPower: within(1.5), n2: within(45) }
  const { list } = await answerTo(path, conditions)
  const [one] = list
  const frameOf = (assembly: Assembly | undefined) => assembly?.joints[0]?.checks[0]?.a
  const { list: large } = await answerTo(path, { motorPower: within(15), n2: within(45) })
  const other = large.find(({ assembly }) => frameOf(assembly) !== frameOf(one?.assembly))?.assembly
  const answer = await answerTo(path, {
    ...conditions,
    gearUnitSku: skuIn(one?.assembly, 'gearUnit'),
    motorSku: skuIn(other, 'motor'),
  })
  expect([answer.list.length, answer.failing?.state]).toEqual([0, 'failed'])
})
