/** A row of `reducer/*.csv` of the demonstration series. */
import { type Cell, demoProvenance, type DemoRow } from './demo-row.ts'

/** Columns of the file. */
export const gearColumns = [
  'sku',
  'name',
  'series',
  'maker',
  'icon',
  'basis',
  'precisionType',
  'transmissionType',
  'gearType',
  'reducerType',
  'size',
  'stages',
  'ratio',
  'ratedTorqueNm',
  'peakTorqueNm',
  'stopTorqueNm',
  'ratedInputSpeedRpm',
  'maxInputSpeedRpm',
  'efficiency',
  'backlashArcmin',
  'thermalPowerKw',
  'inertiaKgCm2',
  'outputShaftMm',
  'motorFrames',
  'servoAdapters',
  'outline',
  'source',
  'note',
] as const

/** Properties shared by all models of a series. */
export interface GearKind {
  readonly series: string
  readonly icon: string
  readonly precisionType: string
  readonly transmissionType: string
  readonly gearType: string
  readonly reducerType: string
}

/**
 * @param kind the series
 * @param figures size, ratio and the other columns
 */
export function gearRow(
  kind: GearKind,
  figures: Readonly<Record<string, Cell>> & { readonly size: number; readonly ratio: number },
): DemoRow {
  const { series, icon, ...types } = kind
  const { size, ratio } = figures
  const model = { sku: `${series}${size}-${ratio}`, name: `${series}${size} i ${ratio}`, series, icon }
  return { ...demoProvenance(model), ...types, ...figures }
}
