/** Formats the known ones of a motor's rated power, speed and torque in one line. */
import { useQuantity } from '../base/texts/quantity.ts'

/** W, rpm and N·m. */
export type MotorFigures = { readonly p2?: number | undefined; readonly n2?: number | undefined; readonly t2?: number | undefined }

const units = [
  ['p2', 'W'],
  ['n2', 'rpm'],
  ['t2', 'N*m'],
] as const satisfies readonly (readonly [keyof MotorFigures, string])[]

/** The figures apart, for columns. A cell names its unit where it is not that of the head. */
export const useMotorColumns = () => {
  const { quantity, inWords } = useQuantity()
  return units.map(([name, unit]) => {
    const head = quantity(1, unit).unit
    const cell = (motor: MotorFigures): string => {
      const value = motor[name]
      if (value === undefined) return '–'
      const { number, unit: own } = quantity(value, unit)
      return own === head ? number : inWords(value, unit)
    }
    return { name, head, cell }
  })
}

export const useMotorFigures = (): ((motor: MotorFigures) => string) => {
  const { inWords } = useQuantity()
  return (motor) =>
    units
      .flatMap(([name, unit]) => {
        const value = motor[name]
        return value === undefined ? [] : [inWords(value, unit)]
      })
      .join(' · ')
}
