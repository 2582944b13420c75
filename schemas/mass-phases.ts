/** A duty spectrum of moved masses, shared by calculators of guides and axes. */
import { number } from '../engine/define/index.ts'

/** Phases of a spectrum: moved mass, acceleration in both directions, mean speed, duration. */
export const massPhases = {
  row: {
    load: number({ unit: 'kg', min: 0, max: 1e6 }),
    acceleration: number({ unit: 'm/s^2', min: 0, max: 1e4 }),
    speed: number({ unit: 'mm/s', min: 0, max: 1e5 }),
    time: number({ unit: 's', exclusiveMin: 0, max: 1e7 }),
  },
  required: false,
  maxRows: 20,
} as const

/** The phases of a field `phases` as a parameter of the request. */
export const massPhasesParameter = { list: 'phases', columns: ['load', 'acceleration', 'speed', 'time'] } as const
