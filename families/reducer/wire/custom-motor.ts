/** A motor of another brand: under the name that bodies have for it, and under ours. */

/** Its name in a body, and so in the paths of its faults. */
export const customMotorField = 'stlMotor'

/** Units of what describes it, by the names of a body. */
export const customMotorUnits = {
  t2: 'N·m',
  n2: 'rpm',
  s: 'mm',
  lr: 'mm',
  la: 'mm',
  le: 'mm',
  lb: 'mm',
  lz: 'mm',
  t2Max: 'N·m',
  n2Max: 'rpm',
  rotorInertia: 'kg·cm²',
} as const

type Sent<Motor> = { readonly [customMotorField]?: Motor | undefined }
type Described<Motor> = { readonly customMotor?: Motor | undefined }

/** The described motor of a body. */
type MotorIn<Body> = Body extends Sent<infer Motor> ? NonNullable<Motor> : never

/**
 * @param body as it is sent
 * @returns the same, a described motor under our name; without one the field is absent
 */
export const readCustomMotor = <Body extends Sent<unknown>>({
  [customMotorField]: customMotor,
  ...rest
}: Body): Omit<Body, typeof customMotorField> & { readonly customMotor?: MotorIn<Body> } => ({
  ...rest,
  // What a body has under this name is its described motor.
  ...(customMotor !== undefined && { customMotor: customMotor as MotorIn<Body> }),
})

/**
 * @param named something with a described motor, or without
 * @returns the same as it is sent
 */
export const writeCustomMotor = <Motor, Named extends Described<Motor>>({ customMotor, ...rest }: Named & Described<Motor>) => ({
  ...rest,
  ...(customMotor !== undefined && { [customMotorField]: customMotor }),
})
