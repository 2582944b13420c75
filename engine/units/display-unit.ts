/** The unit in which a quantity is displayed. */
import { unitNames } from './unit-names.ts'
import { parseUnit } from './unit.ts'

/** The two systems a reader can choose between; the shell stores them as index 0 (mm) and 1 (in). */
export type UnitSystem = 'metric' | 'imperial'

/** Units of US catalogues of screws, guides, jacks and motors. Microinches, since a mil is a thousand to Spanish readers. W stays, as servo motors are rated in W there, too. */
const imperialUnits: Readonly<Record<string, string>> = {
  um: 'uin',
  mm: 'in',
  cm: 'in',
  m: 'ft',
  km: 'mi',
  'mm^2': 'in^2',
  g: 'lb',
  kg: 'lb',
  t: 'short ton',
  'kg/m': 'lb/ft',
  'kg*m^2': 'lb*ft^2',
  'kg/m^3': 'lb/ft^3',
  'mm/s': 'in/s',
  'mm/min': 'in/min',
  'm/s': 'ft/s',
  'm/min': 'ft/min',
  'mm/s^2': 'in/s^2',
  'm/s^2': 'ft/s^2',
  'mm/turn': 'in/turn',
  N: 'lbf',
  kN: 'lbf',
  'N*m': 'lbf*ft',
  'N/mm': 'lbf/in',
  'N/um': 'lbf/in',
  'N/mm^2': 'psi',
  MPa: 'psi',
  bar: 'psi',
  kW: 'hp',
}

/**
 * The display unit of a quantity.
 *
 * @param unit the unit the value is stored in
 * @returns a unit of the same dimension; `unit` itself in the metric system or if the table has no entry
 */
export function displayUnit(unit: string, system: UnitSystem): string {
  if (system === 'metric') return unit
  const symbol = parseUnit(unit)?.symbol ?? unit
  return Object.hasOwn(imperialUnits, symbol) ? (imperialUnits[symbol] ?? unit) : unit
}

/**
 * A unit symbol as it is printed: `mm/s²`, `N·m`, `µm`, `°`; in Russian `мм/с²`, `Н·м`, `об/мин`.
 *
 * @param locale BCP 47 tag
 */
export function formatUnit(unit: string, locale: string): string {
  const names = unitNames(locale)
  return unit
    .replace(/[A-Za-z]+/g, (symbol) => names[symbol] ?? symbol)
    .replaceAll('*', '·')
    .replaceAll('^2', '²')
    .replaceAll('^3', '³')
    .replaceAll('^4', '⁴')
    .replace(/\bu(m|in)\b/g, 'µ$1')
    .replace(/\bdeg\b/g, '°')
}
