/** Converts the demand to rows of name, value and unit, the form in which calls exchange it, and back. */
import { convert, parseUnit, sameDimension } from '../../../engine/units/index.ts'
import type { RotaryDemand } from './demand.ts'

/** A row of the demand in any unit of its kind. */
export type DemandRow = { readonly name: string; readonly value: number; readonly unit: string }

type RowRule = {
  readonly row: string
  /** Unit of the demand, see `RotaryDemand`. */
  readonly si: string
  /** May be omitted: 0, or undefined. */
  readonly optional?: true
  /** Exclusive lower bound. */
  readonly above?: number
}

/** Row of each part of the demand, in the order of the second step. */
export const demandRowRules = {
  inertia: { row: 'totalInertia', si: 'kg*m^2' },
  speed: { row: 'indexSpeed', si: 'turn/s', above: 0 },
  acceleration: { row: 'angularAcceleration', si: 'rad/s^2' },
  accelerationTorque: { row: 'accelerationTorque', si: 'N*m' },
  frictionTorque: { row: 'frictionTorque', si: 'N*m' },
  gravityTorque: { row: 'gravityTorque', si: 'N*m' },
  processTorque: { row: 'processTorque', si: 'N*m', optional: true },
  requiredTorque: { row: 'requiredTorque', si: 'N*m' },
  rmsTorque: { row: 'effectiveTorque', si: 'N*m' },
  axialLoad: { row: 'axialLoad', si: 'N' },
  radialLoad: { row: 'radialLoad', si: 'N' },
  momentLoad: { row: 'momentLoad', si: 'N*m' },
  continuousPower: { row: 'continuousPower', si: 'W', optional: true },
  emergencyDeceleration: { row: 'emergencyDeceleration', si: 'rad/s^2', optional: true, above: 0 },
  lostMotion: { row: 'lostMotion', si: 'turn', optional: true, above: 0 },
  repeatability: { row: 'repeatability', si: 'turn', optional: true, above: 0 },
} as const satisfies Record<keyof RotaryDemand, RowRule>

const rules: readonly (readonly [string, RowRule])[] = Object.entries(demandRowRules)
const ruleByRow = new Map(rules.map(([, rule]) => [rule.row, rule]))

/** An error of one row; `path` is its name. */
export type RowFault = {
  readonly code: 'unknownParameter' | 'repeatedParameter' | 'missing' | 'unknownUnit' | 'wrongDimension' | 'belowMinimum' | 'notAbove'

  readonly path: string
  readonly params: Readonly<Record<string, string | number>>
}

/**
 * Checks whether a unit is compatible with a value.
 * @param unit given unit
 * @param expected unit of the expected dimension
 * @returns the error; undefined if compatible
 */
export function unitFault(unit: string, expected: string): 'unknownUnit' | 'wrongDimension' | undefined {
  const [stated, own] = [parseUnit(unit), parseUnit(expected)]
  if (!stated || !own) return 'unknownUnit'
  return sameDimension(stated, own) ? undefined : 'wrongDimension'
}

function rowFaults({ name, value, unit }: DemandRow): RowFault[] {
  const rule = ruleByRow.get(name)
  if (!rule) return [{ code: 'unknownParameter', path: name, params: {} }]
  const wrongUnit = unitFault(unit, rule.si)
  if (wrongUnit) return [{ code: wrongUnit, path: name, params: { text: unit } }]
  if (rule.above !== undefined && value <= rule.above) return [{ code: 'notAbove', path: name, params: { value, limit: rule.above } }]
  return value < 0 ? [{ code: 'belowMinimum', path: name, params: { value, limit: 0 } }] : []
}

function faultsOf(rows: readonly DemandRow[]): RowFault[] {
  const names = rows.map(({ name }) => name)
  const repeated = names.filter((name, index) => names.indexOf(name) < index)
  const missing = rules.filter(([, { row, optional }]) => optional !== true && !names.includes(row))
  return [
    ...rows.flatMap(rowFaults),
    ...[...new Set(repeated)].map((path) => ({ code: 'repeatedParameter', path, params: {} }) as const),
    ...missing.map(([, { row: path }]) => ({ code: 'missing', path, params: {} }) as const),
  ]
}

/**
 * Rows → demand.
 * @param rows every row of the second step once, in any order and in any unit of its dimension
 * @returns the demand in SI; or all errors
 */
export function readDemandRows(rows: readonly DemandRow[]): { readonly demand: RotaryDemand } | { readonly faults: readonly RowFault[] } {
  const faults = faultsOf(rows)
  if (faults.length > 0) return { faults }
  const byName = new Map(rows.map((row) => [row.name, row]))
  const siOf = ({ row, si }: RowRule): number => {
    const found = byName.get(row)
    return found ? convert(found.value, found.unit, si) : 0
  }
  const { continuousPower, emergencyDeceleration, lostMotion, repeatability, ...rest } = demandRowRules
  // The keys are those of the rules, which are those of the demand.
  const demand = Object.fromEntries(Object.entries(rest).map(([key, rule]) => [key, siOf(rule)])) as RotaryDemand
  const requested = Object.entries({ continuousPower, emergencyDeceleration, lostMotion, repeatability }).filter(([, { row }]) =>
    byName.has(row),
  )
  return { demand: { ...demand, ...Object.fromEntries(requested.map(([key, rule]) => [key, siOf(rule)])) } }
}
