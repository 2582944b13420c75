/** Names of the flange between a reducer and its motor in order codes. */
import type { MotorFlange } from '../../contract/catalogue/motor-flange.ts'
import type { ReducerCandidate } from './wire/reducer.ts'

/**
 * Flange name for a three-phase motor: frame size and flange, B5 if available; undefined if the gear unit has none for the frame.
 */
export const iecFlange = ({ motorFrames = [] }: ReducerCandidate, frame: number): string | undefined =>
  motorFrames.find((adapter) => adapter === `${frame}:B5`) ?? motorFrames.find((adapter) => Number.parseInt(adapter, 10) === frame)

/** @returns shaft, pilot and bolt circle from a flange name, mm; undefined for a name with a frame size */
export const flangeNamed = (name: number | string | undefined): Pick<MotorFlange, 's' | 'la' | 'lb'> | undefined => {
  const [s, la, lb, ...more] = String(name).split('-').map(Number)
  return s && la && lb && more.length === 0 ? { s, la, lb } : undefined
}

/** Flange name for a servo motor: shaft, pilot and bolt circle in mm. */
export const flangeName = ({ s, la, lb }: Pick<MotorFlange, 's' | 'la' | 'lb'>): string => `${s}-${la}-${lb}`
