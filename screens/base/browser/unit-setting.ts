/** The unit system, stored for the next visit as an index: 0 is SI (mm), 1 is imperial (in). */
import { useSyncExternalStore } from 'react'
import type { UnitSystem } from '../../../engine/units/index.ts'
import { readStored, writeStored } from './storage.ts'

const key = 'calculationUnit'
const systems = ['metric', 'imperial'] as const satisfies readonly UnitSystem[]

const listeners = new Set<() => void>()
let current: UnitSystem | undefined

/** The unit system now; components read it with `useUnitSystem`. */
export const unitSystem = (): UnitSystem => (current ??= systems[Number(readStored('local', key))] ?? 'metric')

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const setUnitSystem = (system: UnitSystem): void => {
  current = system
  writeStored('local', key, String(systems.indexOf(system)))
  for (const listener of listeners) listener()
}

export const useUnitSystem = (): UnitSystem => useSyncExternalStore(subscribe, unitSystem)
