/** The choices behind the last adopted factor, stored for the session and valid while the field holds that factor. */
import * as z from 'zod/mini'
import { isRecord } from '../../engine/base/is-record.ts'
import type { FactorChoice } from '../../families/service-factor/choice.ts'
import { machineGroups } from '../../families/service-factor/data/machines.ts'
import type { ServiceFactorTables } from '../../families/service-factor/tables.ts'
import { hourBands, startBands } from '../../families/service-factor/service-factor.ts'
import { sessionSlot } from '../base/browser/session-slot.ts'

/** `choice` is parsed by property, see below. */
const slot = sessionSlot('sizewright.serviceFactor', z.object({ factor: z.number(), choice: z.unknown() }))

export const keepChoice = (factor: number, choice: FactorChoice): void => {
  slot.write({ factor, choice })
}

const known = <Value extends string>(values: readonly Value[], value: unknown): Value | undefined => values.find((one) => one === value)

/** Returns the keys of a table with their exact type. */
const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>): readonly Key[] =>
  // Object.keys loses the type; the tables have no other keys.
  Object.keys(table) as Key[]

/** What was kept, part by part: what these tables do not have (an older version, another site) is left out. */
const choiceIn = (value: unknown, { machines, primeMovers, safety }: ServiceFactorTables): FactorChoice => {
  if (!isRecord(value)) return {}
  const group = known(machineGroups, value['group'])
  const machine = machines.find((one) => one.key === value['machine'])?.key
  const hours = known(hourBands, value['hours'])
  const mover = known(keysOf(primeMovers), value['primeMover'])
  const starts = known(startBands, value['starts'])
  const level = known(keysOf(safety), value['safety'])
  return {
    ...(group && { group }),
    ...(machine && { machine }),
    ...(hours && { hours }),
    ...(mover && { primeMover: mover }),
    ...(starts && { starts }),
    ...(level && { safety: level }),
  }
}

/** @returns the choices that gave `factor`; nothing where the field holds another number by now. */
export const savedChoice = (factor: number | undefined, tables: ServiceFactorTables): FactorChoice | undefined => {
  const saved = slot.read()
  return factor !== undefined && saved?.factor === factor ? choiceIn(saved.choice, tables) : undefined
}
