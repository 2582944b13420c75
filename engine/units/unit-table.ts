/**
 * The units the product knows, each as defined by its standard: `numerator / denominator` times another unit.
 *
 * Sources: BIPM SI Brochure (9th ed.) table 8 for min, h, t, °, bar; NIST SP 811 appendix B for in, ft, mi, lb, lbf, hp, psi, short
 * ton, kgf.
 */

/** The base units, in the order of `Unit.dimension`. The turn is one of them so that rpm and 1/min never mix silently. */
export const baseUnits = ['m', 'kg', 's', 'A', 'turn'] as const

/** `symbol: [numerator, denominator, unit]` reads: one `symbol` is numerator / denominator of `unit`. No affine units (°C, °F). */
export const derivedUnits: Readonly<Record<string, readonly [numerator: number, denominator: number, unit: string]>> = {
  '%': [1, 100, ''],
  mm: [1, 1000, 'm'],
  um: [1, 1_000_000, 'm'],
  cm: [1, 100, 'm'],
  km: [1000, 1, 'm'],
  in: [127, 5000, 'm'],
  ft: [12, 1, 'in'],
  mi: [5280, 1, 'ft'],
  g: [1, 1000, 'kg'],
  t: [1000, 1, 'kg'],
  lb: [45_359_237, 100_000_000, 'kg'],
  'short ton': [2000, 1, 'lb'],
  ms: [1, 1000, 's'],
  min: [60, 1, 's'],
  h: [60, 1, 'min'],
  Hz: [1, 1, '1/s'],
  deg: [1, 360, 'turn'],
  arcmin: [1, 60, 'deg'],
  arcsec: [1, 60, 'arcmin'],
  rad: [1, 2 * Math.PI, 'turn'],
  rpm: [1, 1, 'turn/min'],
  N: [1, 1, 'kg*m/s^2'],
  kN: [1000, 1, 'N'],
  kgf: [980_665, 100_000, 'N'],
  lbf: [8_896_443_230_521, 2_000_000_000_000, 'N'],
  Pa: [1, 1, 'N/m^2'],
  mPa: [1, 1000, 'Pa'],
  kPa: [1000, 1, 'Pa'],
  MPa: [1_000_000, 1, 'Pa'],
  GPa: [1_000_000_000, 1, 'Pa'],
  bar: [100_000, 1, 'Pa'],
  psi: [1, 1, 'lbf/in^2'],
  J: [1, 1, 'N*m'],
  W: [1, 1, 'N*m/s'],
  kW: [1000, 1, 'W'],
  hp: [550, 1, 'lbf*ft/s'],
  V: [1, 1, 'W/A'],
}

/** Alternative spellings. 'ton' is omitted on purpose: it means 1000 kg to one reader and 2000 lb to another. */
export const unitAliases: Readonly<Record<string, string>> = {
  Nm: 'N*m',
  'N.m': 'N*m',
  '°': 'deg',
  µm: 'um',
  μm: 'um',
  r: 'turn',
  rev: 'turn',
  RPM: 'rpm',
  KG: 'kg',
  Kg: 'kg',
  KN: 'kN',
  KW: 'kW',
  Kw: 'kW',
  MM: 'mm',
  sec: 's',
  inch: 'in',
  '"': 'in',
  lbs: 'lb',
}
