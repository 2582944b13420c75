/** The motor of a part, if one is selected: rows state its flange; its length is typical of that flange. */
import type { BodySchema, Dimension, Direction, Length, Place } from '../../engine/part/part-schema.ts'
import type { MountedMotor } from './part.ts'

/** Words for the conditions of a part that may have a motor. */
export const motorWords = { withMotor: ['yes', 'no'] } as const

/** Kinds of the figures that `motorFigures` adds to the columns of a row. */
export const motorFurther = { motorFlange: 'mm', withMotor: 'words' } as const

/** @returns the figures of the motor for a part */
export const motorFigures = (motor: MountedMotor | undefined) => ({
  motorFlange: motor?.flangeSizeMm,
  withMotor: motor === undefined ? 'no' : 'yes',
})

/**
 * @param flange flange size of a motor whose size is unknown
 * @returns dimensions of the motor
 */
export const motorDimensions = (flange: string) =>
  ({
    motorFlange: { column: 'motorFlange', usual: flange },
    motorLength: { usual: '1.6 * motorFlange' },
  }) as const satisfies Readonly<Record<string, Dimension>>

/** @returns the body of a motor with its flange at `at` and its axis pointing away from the part */
export const motorBody = (along: Direction, at: Place<Length>, when = "withMotor == 'yes'"): BodySchema => ({
  material: 'plastic',
  when,
  along,
  at,
  slices: [{ length: 'motorLength', add: [{ shape: 'box', width: 'motorFlange', height: 'motorFlange', radius: '0.1 * motorFlange' }] }],
})
