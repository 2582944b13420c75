/** The assembly of an axis: its codes are those that the judge of orders builds, its requirements the flows that they cite. */
import { expect, test } from 'vitest'
import type { State } from '../../../engine/assembly/assembly.ts'
import { runToEnd } from '../../../engine/base/cooperative.ts'
import { buildOrderCode } from '../../../contract/catalogue/judge-order.ts'
import { ballRailOrderCodes } from '../../../families/ball-rail/order-codes.ts'
import { ballRailOrderable } from '../../../families/ball-rail/orderable.ts'
import { ballRailTable } from '../../../families/ball-rail/table.ts'
import { ballScrewOrderCodes } from '../../../families/ball-screw/order-codes.ts'
import { ballScrewOrderable } from '../../../families/ball-screw/orderable.ts'
import { ballScrewTable } from '../../../families/ball-screw/table.ts'
import { readOrderCode } from '../../../families/define/order-code.ts'
import { orderChoicesOf } from '../../../families/define/orderable.ts'
import { exampleConditions } from '../../../families/linear-axis/example-conditions.ts'
import { axisAssembly } from '../../../families/linear-axis/assembly.ts'
import { candidateOf, searchAxes } from '../../../families/linear-axis/search.ts'
import { servoMotorTable } from '../../../families/servo-motor/table.ts'
import { supportUnitTable } from '../../../families/support-unit/table.ts'
import { scaledPart } from '../../setup/runs.ts'
import { modelsOf } from './real-catalogue.ts'

const models = { screws: modelsOf(ballScrewTable), guides: modelsOf(ballRailTable), motors: modelsOf(servoMotorTable) }
const supports = modelsOf(supportUnitTable)
const conditions = { ...exampleConditions, posture: 'vertical' as const }
const { prepared, all } = searchAxes(conditions, models)
const axes = scaledPart(runToEnd(all()), 20)
const rank: Readonly<Record<State, number>> = { complete: 0, open: 1, notKnown: 2, failed: 3 }

test('every code is the one that its parts build', () => {
  const wrong = axes.flatMap(({ axis }) => {
    const { parts } = axisAssembly(prepared, axis, { parts: prepared.partsOf(candidateOf(axis)), supports })
    const built = [
      { role: 'screw', model: axis.screw, codes: ballScrewOrderCodes, order: ballScrewOrderable(axis.screw.candidate, () => []) },
      { role: 'guide', model: axis.guide, codes: ballRailOrderCodes, order: ballRailOrderable(axis.guide.candidate, () => []) },
    ]
    return built.flatMap(({ role, model: { skuName: name, series }, codes, order }) => {
      const item = parts.find((part) => part.role === role)?.item
      const code = item?.kind === 'model' ? item.code.code : ''
      const read = readOrderCode(codes, { name, series }, { code })
      const again = buildOrderCode(name, orderChoicesOf(codes, series, order), read.parts).code
      return again === code && read.understood === code.length ? [] : [`${code} is not ${again}`]
    })
  })
  expect(wrong).toEqual([])
})

test('what is required or demanded is the flow that is cited, bit for bit', () => {
  const cited = axes.flatMap(({ axis }) => {
    const { parts, flows } = axisAssembly(prepared, axis, { parts: prepared.partsOf(candidateOf(axis)), supports })
    const valueOf = (id: string) => flows.find((flow) => flow.id === id)?.value
    return parts.flatMap(({ role, item, demands }) => [
      ...demands.map((id) => flows.some((flow) => flow.id === id && flow.to === role)),
      ...(item.kind === 'open' ? item.needs.flatMap(({ from, value }) => from.map((id) => valueOf(id) === value)) : []),
    ])
  })
  expect(cited.length).toBeGreaterThan(0)
  expect(cited.every(Boolean)).toBe(true)
})

test('an axis is as bad as its verdict at least, and no better with a motor whose inertia is not known', () => {
  for (const { axis, verdict } of axes) {
    const assembly = axisAssembly(prepared, axis, { parts: prepared.partsOf(candidateOf(axis)), supports })
    const least = { passed: rank.complete, notKnown: rank.notKnown, failed: rank.failed }[verdict.verdict]
    expect(rank[assembly.state]).toBeGreaterThanOrEqual(least)
    const { rotorInertiaKgCm2: _unknown, ...candidate } = axis.motor.candidate
    const blank = { ...axis, motor: { ...axis.motor, candidate } }
    const without = axisAssembly(prepared, blank, { parts: prepared.partsOf(candidateOf(blank)), supports })
    expect(rank[without.state]).toBeGreaterThanOrEqual(rank[assembly.state])
  }
})
