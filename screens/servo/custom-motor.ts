/** A motor entered by the user: its fields, their defaults and validation. */
import type { CustomMotor } from './servo-calls.ts'

export const customMotorDefaults = {
  t2: 1.27,
  n2: 3000,
  s: 14,
  lr: 30,
  la: 50,
  le: 3,
  lb: 70,
  lz: 5.5,
} as const satisfies CustomMotor

/** Optional ratings. */
export const customMotorRatings = ['t2Max', 'n2Max', 'rotorInertia'] as const satisfies readonly (keyof CustomMotor)[]
export type CustomMotorRating = (typeof customMotorRatings)[number]

export type CustomMotorField = Exclude<keyof CustomMotor, CustomMotorRating>
export const customMotorFields = ['t2', 'n2', 's', 'lr', 'la', 'le', 'lb', 'lz'] as const satisfies readonly CustomMotorField[]

export const customMotorUnits = {
  t2: 'N*m',
  n2: 'rpm',
  s: 'mm',
  lr: 'mm',
  la: 'mm',
  le: 'mm',
  lb: 'mm',
  lz: 'mm',
  t2Max: 'N*m',
  n2Max: 'rpm',
  rotorInertia: 'kg*cm^2',
} as const satisfies Record<keyof CustomMotor, string>

/** The entered values; undefined for an empty or invalid field. */
export type CustomMotorDraft = { readonly [Field in CustomMotorField]: number | undefined } & {
  readonly [Rating in CustomMotorRating]?: number | undefined
}

export type CustomMotorIssue =
  | { readonly code: 'missing'; readonly path: CustomMotorField; readonly params: Readonly<Record<never, never>> }
  | { readonly code: 'notPositive' | 'negative'; readonly path: keyof CustomMotor; readonly params: { readonly value: number } }
  | {
      readonly code: 'lessThanShaft' | 'lessThanSeam' | 'lessThanRated'
      readonly path: keyof CustomMotor
      readonly params: { readonly value: number; readonly limit: number }
    }

/** The spigot height `le` may be 0; all other values must be positive. */
const mayBeZero: ReadonlySet<CustomMotorField> = new Set(['le'])

const ownIssue = (path: CustomMotorField, value: number | undefined): CustomMotorIssue | undefined => {
  if (value === undefined || !Number.isFinite(value)) return { code: 'missing', path, params: {} }
  if (mayBeZero.has(path)) return value < 0 ? { code: 'negative', path, params: { value } } : undefined
  return value <= 0 ? { code: 'notPositive', path, params: { value } } : undefined
}

/** Minimum sizes: spigot `la` at least the shaft `s`, bolt circle `lb` at least the spigot. */
const orders = [
  { path: 'la', than: 's', code: 'lessThanShaft' },
  { path: 'lb', than: 'la', code: 'lessThanSeam' },
] as const satisfies readonly {
  readonly path: CustomMotorField
  readonly than: CustomMotorField
  readonly code: CustomMotorIssue['code']
}[]

/** Lower limits of optional ratings. */
const rated = { t2Max: 't2', n2Max: 'n2' } as const satisfies { readonly [Rating in CustomMotorRating]?: CustomMotorField }

const ratingIssues = (draft: CustomMotorDraft): readonly CustomMotorIssue[] =>
  customMotorRatings.flatMap((path): readonly CustomMotorIssue[] => {
    const value = draft[path]
    if (value === undefined) return []
    if (!(value > 0)) return [{ code: 'notPositive', path, params: { value } }]
    const limit = path === 'rotorInertia' ? undefined : draft[rated[path]]
    return limit !== undefined && value < limit ? [{ code: 'lessThanRated', path, params: { value, limit } }] : []
  })

/** Validates the values; at most one issue per field, in the order of the fields. */
export const validateCustomMotor = (draft: CustomMotorDraft): readonly CustomMotorIssue[] => [
  ...customMotorFields.flatMap((path): readonly CustomMotorIssue[] => {
    const value = draft[path]
    const own = ownIssue(path, value)
    if (own) return [own]
    const order = orders.find((each) => each.path === path)
    const limit = order && draft[order.than]
    return order && value !== undefined && limit !== undefined && value < limit
      ? [{ code: order.code, path, params: { value, limit } }]
      : []
  }),
  ...ratingIssues(draft),
]

/** Returns the motor; undefined if the values are invalid. */
export const readCustomMotor = (draft: CustomMotorDraft): CustomMotor | undefined => {
  const { t2, n2, s, lr, la, le, lb, lz, ...ratings } = draft
  if (validateCustomMotor(draft).length > 0) return undefined
  const stated = Object.fromEntries(Object.entries(ratings).filter(([, value]) => value !== undefined))
  // Validation guarantees that no value is missing.
  return { t2, n2, s, lr, la, le, lb, lz, ...stated } as CustomMotor
}
