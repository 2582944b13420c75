/** Where a motor stands on the unit that it drives: flange on flange, shaft in its bore. */
import type { Mate, PortName } from '../../engine/assembly/placement.ts'
import type { AssemblyLayout } from './assembly-layout.ts'

/** Ports of a unit that take a motor; a unit has at most one of them. */
const seats = ['input', 'inputAtRightAngle'] as const

/**
 * @param unit role of the driven unit, which stands as on its own drawing
 * @returns the layout of the unit with its motor, or alone
 */
export const drivenLayout = (unit: string): AssemblyLayout => ({
  root: unit,
  postureOf: () => 'horizontal',
  strokeOf: () => undefined,
  layOut: ({ [unit]: driven, motor }) => {
    const seat = seats.find((name) => driven?.ports[name])
    const mates: readonly Mate[] = motor && seat ? [{ a: `${unit}.${seat}` satisfies PortName, b: 'motor.flange' }] : []
    return { mates, open: {}, hasUsual: false }
  },
})
