/** The names of technical figures in the catalogue say their unit: `leadMm`, `ratedTorqueNm`. */

/** By the end of a name; what ends like another stands before it. */
const units = {
  NmPerArcmin: 'N*m/arcmin',
  NPerUm: 'N/um',
  KgPerM: 'kg/m',
  MmPerS: 'mm/s',
  PerMm: '1/mm',
  KgCm2: 'kg*cm^2',
  KgM2: 'kg*m^2',
  MmS: 'mm/s',
  MS2: 'm/s^2',
  Knm: 'kN*m',
  Nm: 'N*m',
  Kn: 'kN',
  Kw: 'kW',
  Kg: 'kg',
  Km: 'km',
  Mm: 'mm',
  Rpm: 'rpm',
  Percent: '%',
  Arcmin: 'arcmin',
  Arcsec: 'arcsec',
  N: 'N',
  W: 'W',
  A: 'A',
} as const satisfies Readonly<Record<string, string>>

/** Those whose name is that of their kind. */
const named: Readonly<Record<string, string>> = { dnLimit: 'mm/min', lengthByGrade: 'mm' }

/** What a figure that is stated for several cases is stated by; a length in mm where nothing else is said. */
const caseUnits: Readonly<Record<string, string>> = { lengthByGrade: 'um', beltForceN: 'mm/s', horizontalPayloadKg: 'm/s^2' }

/** @returns the unit of a column; '' where it has none */
export const unitOfColumn = (column: string): string =>
  named[column] ?? Object.entries(units).find(([end]) => column.endsWith(end) && column.length > end.length)?.[1] ?? ''

/** @returns the unit of the cases of a column, e.g. of the strokes that a speed is stated for */
export const caseUnitOfColumn = (column: string): string => caseUnits[column] ?? 'mm'
