/** What the flange between a reducer and its motor is called in an order code. */
import type { MotorFlange } from '../../contract/motor-flange.ts'
import type { ReducerCandidate } from './wire/reducer.ts'

/** Of a three-phase motor: frame size and flange, B5 where there is one; undefined where the gear unit has none for the frame. */
export const iecFlange = ({ motorFrames = [] }: ReducerCandidate, frame: number): string | undefined =>
  motorFrames.find((adapter) => adapter === `${frame}:B5`) ?? motorFrames.find((adapter) => Number.parseInt(adapter, 10) === frame)

/** Of a servo motor: shaft, pilot and bolt circle in mm. */
export const flangeName = ({ s, la, lb }: Pick<MotorFlange, 's' | 'la' | 'lb'>): string => `${s}-${la}-${lb}`
