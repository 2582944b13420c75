/** The motor of a part, where one is chosen: rows state its flange, its length is usual for that flange. */
import type { BodySchema, Dimension, Direction, Length, Place } from '../../engine/part/part-schema.ts'
import type { MountedMotor } from './part.ts'

/** Words of a part that may have one, for its conditions. */
export const motorWords = { withMotor: ['yes', 'no'] } as const

/** What `motorFigures` says, beside the columns of a row. */
export const motorFurther = { motorFlange: 'mm', withMotor: 'words' } as const

/** @returns its figures for a part */
export const motorFigures = (motor: MountedMotor | undefined) => ({
  motorFlange: motor?.flangeSizeMm,
  withMotor: motor === undefined ? 'no' : 'yes',
})

/**
 * @param flange that a motor of no known size would have
 * @returns dimensions of a motor
 */
export const motorDimensions = (flange: string) =>
  ({
    motorFlange: { column: 'motorFlange', usual: flange },
    motorLength: { usual: '1.6 * motorFlange' },
  }) as const satisfies Readonly<Record<string, Dimension>>

/** @returns the body of a motor whose flange is `at` a place and whose axis goes away from the part */
export const motorBody = (along: Direction, at: Place<Length>, when = "withMotor == 'yes'"): BodySchema => ({
  material: 'plastic',
  when,
  along,
  at,
  slices: [{ length: 'motorLength', add: [{ shape: 'box', width: 'motorFlange', height: 'motorFlange', radius: '0.1 * motorFlange' }] }],
})
