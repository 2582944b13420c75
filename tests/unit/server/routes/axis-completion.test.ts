/** Coupling and support units of an axis are exchanged like its other parts: offered where every check passes, taken as chosen, failed where one fails. */
import { beforeAll, expect, test } from 'vitest'
import { calculation } from '../../../../contract/results/selection.ts'
import type { Assembly, Offer } from '../../../../engine/assembly/assembly.ts'
import { couplingTable } from '../../../../families/coupling/table.ts'
import { ballRailTable } from '../../../../families/ball-rail/table.ts'
import { ballScrewTable } from '../../../../families/ball-screw/table.ts'
import { runToEnd } from '../../../../engine/base/cooperative.ts'
import { exampleConditions } from '../../../../families/linear-axis/example-conditions.ts'
import { readCalculation } from '../../../../families/linear-axis/read-request.ts'
import { prepareAxes } from '../../../../families/linear-axis/prepare.ts'
import type { AxisModels } from '../../../../families/linear-axis/search.ts'
import { servoMotorTable } from '../../../../families/servo-motor/table.ts'
import { supportUnitTable } from '../../../../families/support-unit/table.ts'
import { modelsOf } from '../../../property/families/real-catalogue.ts'
import { ownReports } from '../support/own-database.ts'

const reports = ownReports({})
const path = 'LinearAxisWorking/Calculation'
const conditions = { ...exampleConditions, screwEnd: 14 }

const answerTo = async (more: Readonly<Record<string, unknown>>) =>
  calculation.parse(await reports.ask({ path, query: {}, body: { ...conditions, ...more } }))

const skuOf = ({ parts }: Assembly, role: string): string => {
  const item = parts.find((part) => part.role === role)?.item
  return item?.kind === 'model' ? item.sku : ''
}

let first: Assembly
let main: Readonly<Record<string, string>>
let others: readonly Offer[]
const offered = (role: string): readonly string[] =>
  others.flatMap(({ role: own, item }) => (own === role && item.kind === 'model' ? [item.sku] : []))

beforeAll(async () => {
  const found = (await answerTo({})).list[0]?.assembly
  if (!found) throw new Error('nothing fits')
  first = found
  main = { screwSku: skuOf(first, 'screw'), guideSku: skuOf(first, 'guide'), motorSku: skuOf(first, 'motor') }
  others = (await answerTo(main)).others ?? []
})

test.each(['coupling', 'fixedSupport', 'freeSupport'])(
  '%s: every offer is taken and the axis does not fail; the first is what is chosen by rule',
  async (role) => {
    const skus = offered(role)
    expect(skus.length).toBeGreaterThan(0)
    expect(skus).not.toContain(skuOf(first, role))
    for (const sku of skus) {
      const assembly = (await answerTo({ ...main, [`${role}Sku`]: sku })).list[0]?.assembly
      expect([sku, assembly && skuOf(assembly, role), assembly?.state]).toEqual([sku, sku, first.state])
    }
    const same = (await answerTo({ ...main, [`${role}Sku`]: skuOf(first, role) })).list[0]?.assembly
    expect(same).toEqual(first)
  },
)

test('one whose check fails is the failing answer with the figures of its joint, and is not listed', async () => {
  const { list, failing, notKnown } = await answerTo({ ...main, fixedSupportSku: 'THK-EK4' })
  expect([list.length, notKnown?.list.length ?? 0, failing?.state]).toEqual([0, 0, 'failed'])
  const joint = failing?.joints.find(({ id }) => id === 'screw-fixedSupport')
  expect(joint?.checks.filter(({ state }) => state === 'failed').map(({ name }) => name)).toEqual(['shaft', 'life'])
})

test('one of which a figure is not stated is not known, and never passes', async () => {
  const { list, notKnown } = await answerTo({ ...main, couplingSku: 'KTR-ROTEX-GS-28-98' })
  expect([list.length, notKnown?.list[0]?.assembly?.state]).toEqual([0, 'notKnown'])
})

const rows = {
  screws: modelsOf(ballScrewTable),
  guides: modelsOf(ballRailTable),
  motors: modelsOf(servoMotorTable),
  couplings: modelsOf(couplingTable),
  supports: modelsOf(supportUnitTable),
}

const preparedFor = (more: Readonly<Record<string, unknown>>, models: AxisModels = rows) => {
  const read = readCalculation({ ...conditions, ...main, ...more })
  const resolved = 'faults' in read ? read : read.values.resolve(models)
  if ('faults' in resolved) throw new Error('it is refused')
  return prepareAxes(resolved.values, models)
}

test('a clamped one without a stated inertia is not known: what the motor drives is not', () => {
  const couplings = rows.couplings
    .filter(({ candidate }) => candidate.hub === 'clamped')
    .map(({ candidate: { inertiaKgM2: _inertia, ...candidate }, ...row }) => ({ ...row, candidate }))
  const prepared = preparedFor({ couplingSku: couplings[0]?.skuID }, { ...rows, couplings })
  const { list, notKnown } = runToEnd(prepared.find(1))
  expect([list.length, notKnown?.list.length]).toEqual([0, 1])
  const states = notKnown?.list.map((axis) => prepared.card(axis).assembly?.state)
  expect(states).toEqual(['notKnown'])
})

test('a change of a condition is proposed only where the chosen ones pass with it', () => {
  const proposed = [{ couplingSku: 'RF-GWB-AKN-80' }, { fixedSupportSku: 'THK-EK12', mass: 400 }].map((chosen) => {
    const fixes = runToEnd(preparedFor(chosen).nearest()).flatMap((near) => near.fixes)
    const passing = fixes.filter(({ parameter, to }) => runToEnd(preparedFor({ ...chosen, [parameter]: to }).find(1)).list.length === 1)
    return [fixes.length > 0, fixes.length - passing.length]
  })
  expect(proposed).toEqual([
    [true, 0],
    [false, 0],
  ])
})

test('an unknown one, one of the other side, and one that the fixing has no place for are refused', () => {
  const ofCompletion = { ...rows, screws: [], guides: [], motors: [] }
  const faultsOf = (more: Readonly<Record<string, unknown>>) => {
    const read = readCalculation({ ...conditions, ...more })
    const resolved = 'faults' in read ? read : read.values.resolve(ofCompletion)
    return 'faults' in resolved ? resolved.faults.map(({ code, path: at }) => `${at} ${code}`) : []
  }
  expect(faultsOf({ couplingSku: 'none' })).toEqual(['couplingSku notAnOption'])
  expect(faultsOf({ fixedSupportSku: 'THK-BF20' })).toEqual(['fixedSupportSku notAnOption'])
  expect(faultsOf({ fixing: 'fixed-free', freeSupportSku: 'THK-BF20' })).toEqual(['freeSupportSku notSent'])
  expect(faultsOf({ couplingSku: 'RF-GWB-AKN-18', fixedSupportSku: 'THK-BK20', freeSupportSku: 'THK-BF20' })).toEqual([])
})
