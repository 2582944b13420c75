/** A motor of another brand: maps its wire name to the internal one. */

/** Its field in a body, and in the paths of its errors. */
export const customMotorField = 'stlMotor'

/** Units of its fields, by wire name. */
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
 * @param body as sent
 * @returns the body with a described motor under the internal name; without one the field is absent
 */
export const readCustomMotor = <Body extends Sent<unknown>>({
  [customMotorField]: customMotor,
  ...rest
}: Body): Omit<Body, typeof customMotorField> & { readonly customMotor?: MotorIn<Body> } => ({
  ...rest,
  // The field of the body is its described motor.
  ...(customMotor !== undefined && { customMotor: customMotor as MotorIn<Body> }),
})

/**
 * @param named an object with or without a described motor
 * @returns the object with the wire name
 */
export const writeCustomMotor = <Motor, Named extends Described<Motor>>({ customMotor, ...rest }: Named & Described<Motor>) => ({
  ...rest,
  ...(customMotor !== undefined && { [customMotorField]: customMotor }),
})
