/** Coupling and support units of an axis are exchanged like its other parts: offered where every check passes, taken as chosen, failed where one fails. */
import { beforeAll, expect, test } from 'vitest'
import { calculation } from '../../../../contract/results/selection.ts'
import type { Assembly, Offer } from '../../../../engine/assembly/assembly.ts'
import { couplingTable } from '../../../../families/coupling/table.ts'
import { exampleConditions } from '../../../../families/linear-axis/example-conditions.ts'
import { readCalculation } from '../../../../families/linear-axis/read-request.ts'
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

test('an unknown one, one of the other side, and one that the fixing has no place for are refused', () => {
  const rows = { screws: [], guides: [], motors: [], couplings: modelsOf(couplingTable), supports: modelsOf(supportUnitTable) }
  const faultsOf = (more: Readonly<Record<string, unknown>>) => {
    const read = readCalculation({ ...conditions, ...more })
    const resolved = 'faults' in read ? read : read.values.resolve(rows)
    return 'faults' in resolved ? resolved.faults.map(({ code, path: at }) => `${at} ${code}`) : []
  }
  expect(faultsOf({ couplingSku: 'none' })).toEqual(['couplingSku notAnOption'])
  expect(faultsOf({ fixedSupportSku: 'THK-BF20' })).toEqual(['fixedSupportSku notAnOption'])
  expect(faultsOf({ fixing: 'fixed-free', freeSupportSku: 'THK-BF20' })).toEqual(['freeSupportSku notSent'])
  expect(faultsOf({ couplingSku: 'RF-GWB-AKN-18', fixedSupportSku: 'THK-BK20', freeSupportSku: 'THK-BF20' })).toEqual([])
})
