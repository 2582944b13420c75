/** Random working conditions and electric cylinders over the whole range of the form, and the shipped rows. */
import { readFile } from 'node:fs/promises'
import fc from 'fast-check'
import { motorBrands, type ElectricCylinderCandidate } from '../../../families/electric-cylinder/wire/electric-cylinder.ts'
import { cylinderMountings } from '../../../families/electric-cylinder/wire/mounting.ts'
import type { CatalogueModel } from '../../../contract/catalogue/model.ts'
import { resolveAssumptions, type AssumptionOverrides } from '../../../families/define/assumption-set.ts'
import { electricCylinderAssumptions } from '../../../families/electric-cylinder/assumptions.ts'
import { cylinderDuty } from '../../../families/electric-cylinder/conversion.ts'
import { electricCylinderSizing } from '../../../families/electric-cylinder/sizing/electric-cylinder-sizing.ts'
import type { ElectricCylinderParameters } from '../../../families/electric-cylinder/parameters.ts'
import { electricCylinderTable } from '../../../families/electric-cylinder/table.ts'
import { inOrder, type CatalogueRow } from '../../../families/define/catalogue-table.ts'
import { seedPath } from '../../../server/catalogue/import/import-catalogue.ts'
import { readRows } from '../../../server/catalogue/import/read-rows.ts'
import { csvSheet } from '../../../server/catalogue/import/read-sheets.ts'
import { shortestStrokeTime } from '../../../families/formulas/motion-profile.ts'
import { between } from './arbitraries.ts'

/** An optional property: absent half of the time, never undefined. */
const maybe = <K extends string, T>(key: K, value: fc.Arbitrary<T>): fc.Arbitrary<Partial<Record<K, T>>> =>
  fc.oneof(
    fc.constant({}),
    // The record has exactly this key.
    value.map((inner) => ({ [key]: inner }) as Record<K, T>),
  )

const posture = fc.constantFrom('horizontal' as const, 'vertical' as const)
const mass = fc.oneof(between(0, 60), between(0, 3000))

/** External forces and an emergency stop: of masses alone. */
const forces = fc
  .tuple(
    maybe('ExternalForce', between(0, 3000)),
    maybe('ReturnForce', between(0, 3000)),
    maybe('EmergencyDeceleration', fc.oneof(between(0.1, 5), between(0.1, 60))),
  )
  .map(([out, back, stop]) => ({ ...out, ...back, ...stop }))

/** Half of them without anything more. */
const withForces = <T extends object>(masses: fc.Arbitrary<T>) =>
  fc.tuple(masses, fc.oneof(fc.constant({}), forces)).map(([load, more]) => ({ ...load, ...more }))

const loads = fc.oneof(
  fc.record({ Thrust: fc.oneof(between(1, 3000), between(1, 40_000)) }),
  withForces(fc.record({ Weight: fc.oneof(between(0.1, 60), between(0.1, 3000)), AssemblyMethod: posture })),
  withForces(fc.record({ HorizontalLoad: mass, VerticalLoad: mass })),
)

const speeds = fc.oneof(between(0.5, 20), between(1, 600), between(1, 3000))

/** How fast, given stroke and acceleration: a time is one that can be kept. */
const paces = (move: { readonly Stroke: number; readonly Acceleration: number }) =>
  fc.oneof(
    speeds.map((MaxSpeed) => ({ MaxSpeed })),
    speeds.map((NoLoadSpeed) => ({ NoLoadSpeed })),
    between(1, 50).map((factor) => ({
      Time: factor * shortestStrokeTime({ stroke: move.Stroke / 1000, acceleration: move.Acceleration }),
    })),
  )

const moves = fc.record({
  MotorBrand: fc.constantFrom(...motorBrands),
  Stroke: fc.oneof(between(1, 500), between(1, 2000)),
  Acceleration: fc.oneof(between(0.1, 3), between(0.1, 20)),
})

/** Requests that the form can make. */
export const cylinderParameters: fc.Arbitrary<ElectricCylinderParameters> = moves.chain((move) =>
  fc
    .tuple(loads, paces(move), maybe('Mounting', fc.constantFrom(...cylinderMountings)))
    .map(([load, pace, mounting]) => ({ ...move, ...load, ...pace, ...mounting })),
)

const phase = fc.record({ load: between(-3000, 3000), speed: fc.oneof(fc.constant(0), speeds), time: between(0.01, 1000) })

/** The same with a duty in phases. */
export const phasedCylinderParameters: fc.Arbitrary<ElectricCylinderParameters> = fc
  .tuple(cylinderParameters, fc.array(phase, { minLength: 1, maxLength: 5 }))
  .map(([request, Phases]) => ({ ...request, Phases }))

const payloads = fc.tuple(between(1, 60), between(0.3, 1)).map(([gentle, share]) => ({
  horizontalPayloadKg: { '2': gentle, '3': gentle * share },
  maxAccelerationMS2: 3,
  verticalPayloadKg: gentle / 2,
}))

const screw = fc
  .tuple(between(8, 50), between(0.7, 0.95), between(2, 40), maybe('dynamicLoadRatingN', between(1000, 60_000)))
  .map(([screwDiameterMm, root, leadMm, rating]) => ({ screwDiameterMm, rootDiameterMm: screwDiameterMm * root, leadMm, ...rating }))

const drives = fc.constantFrom<Pick<ElectricCylinderCandidate, 'drive' | 'driveBrand'>>(
  { drive: 'servo', driveBrand: 'any' },
  { drive: 'servo' },
  { drive: 'step', driveBrand: 'smc' },
  { drive: 'dc', driveBrand: 'hiwin' },
)

/** Cylinders of any make. */
export const cylinders: fc.Arbitrary<ElectricCylinderCandidate> = fc
  .tuple(
    fc.record({
      maxThrustN: fc.oneof(between(30, 2000), between(30, 40_000)),
      noLoadSpeedMmS: fc.oneof(between(2, 50), between(50, 2000)),
      loss: between(0, 0.7),
      maxStrokeMm: between(50, 2000),
    }),
    drives,
    fc.oneof(fc.constant({}), fc.constant({ rootDiameterMm: 'none' as const }), screw),
    fc.oneof(fc.constant({}), payloads),
    maybe('maxPullN', between(30, 40_000)),
    maybe('holdingForceN', between(30, 40_000)),
    maybe('pressingSpeedMmS', between(10, 100)),
    maybe('dutyPercent', between(5, 100)),
  )
  .map(([{ loss, ...required }, drive, shaft, carried, pull, holding, pressing, duty]) => ({
    ...required,
    fullLoadSpeedMmS: required.noLoadSpeedMmS * (1 - loss),
    ...drive,
    ...shaft,
    ...carried,
    ...pull,
    ...holding,
    ...pressing,
    ...duty,
  }))

const files = ['rexroth-emc.csv', 'smc-ley.csv', 'hiwin-la.csv']
const read = await Promise.all(
  files.map(async (file) =>
    csvSheet(await readFile(seedPath(electricCylinderTable.id, file))).sheets.flatMap((sheet) =>
      readRows(electricCylinderTable, file, sheet).rows.map(({ row }) => row),
    ),
  ),
)

/** The shipped rows as models in rank order. */
export const cylinderModels: CatalogueModel<ElectricCylinderCandidate>[] = inOrder(
  electricCylinderTable,
  // Read with the family's own shape.
  read.flat() as CatalogueRow<ElectricCylinderCandidate>[],
).map(({ sku, name, note, ...row }, rank) => ({ ...row, skuID: sku, skuName: name, rank, ...(note === undefined ? {} : { tip: note }) }))

/** Working conditions of a request, and what follows from them. */
export function cylinderSetting(parameters: ElectricCylinderParameters, overrides: AssumptionOverrides = {}) {
  const duty = cylinderDuty(parameters)
  return electricCylinderSizing.settingOf(duty, resolveAssumptions(electricCylinderAssumptions, duty, overrides).values)
}
