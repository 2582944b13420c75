/** The choices behind the factor that was taken last, for as long as its field still holds that factor; over a reload too, as the form is kept. */
import type { FactorChoice } from '../../families/service-factor/choice.ts'
import { machineGroups } from '../../families/service-factor/data/machines.ts'
import type { ServiceFactorTables } from '../../families/service-factor/tables.ts'
import { hourBands, startBands } from '../../sizing/service-factor.ts'
import { isRecord } from '../app/api.ts'
import { readStored, writeStored } from '../app/storage.ts'

const key = 'sizewright.serviceFactor'

export const keepChoice = (factor: number, choice: FactorChoice): void => {
  writeStored('session', key, JSON.stringify({ factor, choice }))
}

const read = (): Readonly<Record<string, unknown>> => {
  try {
    const kept: unknown = JSON.parse(readStored('session', key) ?? '{}')
    return isRecord(kept) ? kept : {}
  } catch {
    return {}
  }
}

const known = <Value extends string>(values: readonly Value[], value: unknown): Value | undefined => values.find((one) => one === value)

/** The keys of a table, as narrow as its type. */
const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>): readonly Key[] =>
  // Object.keys forgets the type: the tables have no other keys than their type names.
  Object.keys(table) as Key[]

/** What was kept, part by part: what these tables do not have (an older version, another site) is left out. */
const choiceIn = (kept: unknown, { machines, primeMovers, safety }: ServiceFactorTables): FactorChoice => {
  if (!isRecord(kept)) return {}
  const group = known(machineGroups, kept['group'])
  const machine = machines.find((one) => one.key === kept['machine'])?.key
  const hours = known(hourBands, kept['hours'])
  const mover = known(keysOf(primeMovers), kept['primeMover'])
  const starts = known(startBands, kept['starts'])
  const level = known(keysOf(safety), kept['safety'])
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
export const keptChoice = (factor: number | undefined, tables: ServiceFactorTables): FactorChoice | undefined => {
  const { factor: kept, choice } = read()
  return factor !== undefined && kept === factor ? choiceIn(choice, tables) : undefined
}
