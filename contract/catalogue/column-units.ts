/** Units of catalogue columns, read from the end of the column's name: `leadMm`, `ratedTorqueNm`. */

/** Unit by suffix. A suffix that ends in another one comes before it. */
const units = {
  NmPerArcmin: 'N*m/arcmin',
  NmPerRad: 'N*m/rad',
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

/** Columns whose unit is not in their name. */
const named: Readonly<Record<string, string>> = { dnLimit: 'mm/min', lengthByGrade: 'mm' }

/** Unit of the case that a figure depends on, e.g. of the speed for a belt force; mm unless listed. */
const caseUnits: Readonly<Record<string, string>> = { lengthByGrade: 'um', beltForceN: 'mm/s', horizontalPayloadKg: 'm/s^2' }

/** @returns the unit of a column; '' if it has none */
export const unitOfColumn = (column: string): string =>
  named[column] ?? Object.entries(units).find(([end]) => column.endsWith(end) && column.length > end.length)?.[1] ?? ''

/** @returns the unit of the cases of a column, e.g. of the strokes for which a speed is stated */
export const caseUnitOfColumn = (column: string): string => caseUnits[column] ?? 'mm'
