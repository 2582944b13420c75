/** Formats the known ones of a motor's rated power, speed and torque in one line. */
import { useQuantity } from '../base/texts/quantity.ts'

/** W, rpm and N·m. */
export type MotorFigures = { readonly p2?: number | undefined; readonly n2?: number | undefined; readonly t2?: number | undefined }

/** Names and units, in the order in which they are written. */
export const motorUnits = [
  ['p2', 'W'],
  ['n2', 'rpm'],
  ['t2', 'N*m'],
] as const satisfies readonly (readonly [keyof MotorFigures, string])[]

export const useMotorFigures = (): ((motor: MotorFigures) => string) => {
  const { inWords } = useQuantity()
  return (motor) =>
    motorUnits
      .flatMap(([name, unit]) => {
        const value = motor[name]
        return value === undefined ? [] : [inWords(value, unit)]
      })
      .join(' · ')
}
