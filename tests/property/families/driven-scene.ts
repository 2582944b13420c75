/** Gear units and platforms of the shipped catalogue with their motors, placed in space. */
import type { CatalogueModel } from '../../../contract/catalogue/model.ts'
import type { CatalogueTable } from '../../../families/define/catalogue-table.ts'
import { acMotorTable } from '../../../families/ac-motor/table.ts'
import { drivenLayout } from '../../../families/define/driven-layout.ts'
import { type Adapters, mountsServo, threePhaseMotorChecks } from '../../../families/define/motor-joint.ts'
import { flangeName, iecFlange } from '../../../families/reducer/flange-name.ts'
import { reducerTable } from '../../../families/reducer/table.ts'
import { rotaryTable } from '../../../families/rotary/table.ts'
import { servoMotorTable } from '../../../families/servo-motor/table.ts'
import { worstCheck } from '../../../engine/assembly/joint-checks.ts'
import type { Scene } from '../../../engine/assembly/scene.ts'
import { buildScene, type SceneRequest } from '../../../server/files/assembly/build-scene.ts'
import { modelsOf } from './real-catalogue.ts'

const partOf = (family: string, { candidate }: CatalogueModel<object>, chosen: SceneRequest['parts'][string]['chosen'] = {}) => ({
  family,
  candidate: { ...candidate },
  chosen,
})

/** Every so many rows, so that all series and kinds are among them. */
const someOf = <Row extends object>(table: CatalogueTable<Row>, count: number): readonly CatalogueModel<Row>[] => {
  const rows = modelsOf(table)
  return rows.filter((_, place) => place % Math.ceil(rows.length / count) === 0)
}

const servoMotors = modelsOf(servoMotorTable)
const threePhase = modelsOf(acMotorTable)

export type Pair = readonly [name: string, unit: string, parts: SceneRequest['parts']]

const servoPairs = (unit: string, family: string, rows: readonly CatalogueModel<Parameters<typeof servoOn>[0]>[]): readonly Pair[] =>
  rows.flatMap((row) => {
    const motor = servoOn(row.candidate)
    if (!motor) return []
    const parts = { [unit]: partOf(family, row, { flange: flangeName(motor.candidate) }), motor: partOf('servo-motor', motor) }
    return [[`${row.skuName} with ${motor.skuName}`, unit, parts] as const]
  })

const servoOn = ({ servoAdapters }: { readonly servoAdapters?: Adapters }) =>
  servoMotors.find(({ candidate }) => mountsServo(servoAdapters, candidate) === 'fits')

const threePhasePairs = (): readonly Pair[] =>
  someOf(reducerTable, 60).flatMap((row) => {
    const motor = threePhase.find(
      ({ candidate }) => worstCheck(threePhaseMotorChecks(row.candidate.motorFrames, candidate.frameSize)) === 'passed',
    )
    const flange = motor && iecFlange(row.candidate, motor.candidate.frameSize)
    if (!motor || flange === undefined) return []
    const parts = { gearUnit: partOf('reducer', row, { flange }), motor: partOf('ac-motor', motor) }
    return [[`${row.skuName} with ${motor.skuName}`, 'gearUnit', parts] as const]
  })

/** Gear units and platforms of the shipped catalogue, each with a motor that fits. */
export const drivenPairs: readonly Pair[] = [
  ...servoPairs('gearUnit', 'reducer', someOf(reducerTable, 60)),
  ...threePhasePairs(),
  ...servoPairs('platform', 'rotary', someOf(rotaryTable, 30)),
]

/** @returns the unit with its motor in space */
export const sceneOf = async (unit: string, parts: SceneRequest['parts']): Promise<Scene> =>
  (await buildScene({ layout: drivenLayout(unit), parts, conditions: {} })).scene
