import { describe, expect, test } from 'vitest'
import type { Scene } from '../../../../engine/define/index.ts'
import { parse } from '../../../../engine/expression/index.ts'
import {
  calculateScene,
  compile,
  compileData,
  compileScene,
  openPlan,
  sceneDefaults,
  SchemaError,
  sceneSchema,
} from '../../../../engine/index.ts'
import { parseUnit } from '../../../../engine/units/index.ts'
import { disc } from '../../../../schemas/scenes/disc.ts'
import { scenes } from '../../../../schemas/scenes/registry.ts'
import { ring } from '../../../../schemas/scenes/ring.ts'

const codesOf = (scene: Scene): readonly string[] => {
  try {
    compileScene(scene)
    return []
  } catch (fault) {
    if (fault instanceof SchemaError) return fault.issues.map(({ code }) => code)
    throw fault
  }
}

const withFormula = (value: string): Scene => ({
  ...ring,
  values: { ...ring.values, totalInertia: { ...ring.values.totalInertia, value } },
})

describe('a scene is refused', () => {
  test('for a formula of another unit', () => {
    expect(codesOf(withFormula('rotatingMass * outerDiameter'))).toContain('dimensionMismatch')
    expect(codesOf(withFormula('rotatingMass * pow(outerDiameter, 2) / 8'))).toContain('scaleMismatch')
  })

  test('for a name it does not have, in a formula, a row and the cycle', () => {
    expect(codesOf(withFormula('rotatingMas * pow(outerDiameter / 1000[mm/m], 2)'))).toContain('unknownName')
    expect(codesOf({ ...ring, rows: ['totalInertia', 'inertia'] })).toEqual(['unknownField'])
    expect(codesOf({ ...ring, cycle: { ...ring.cycle, speed: 'speed' } })).toEqual(['unknownField'])
  })

  test('for a cycle in wrong units', () => {
    expect(
      codesOf({ ...ring, cycle: { speed: 'indexSpeed', phases: [{ kind: 'dwell', duration: 'angle', torque: 'dwellTime' }] } }),
    ).toEqual(['scaleMismatch', 'scaleMismatch'])
  })

  test('for a formula that needs itself', () => {
    expect(codesOf(withFormula('totalInertia'))).toContain('cycle')
  })
})

/** Numbers with a unit that is only a change of scale, such as `1000[mm/m]`. */
const scaleLiterals = (node: unknown): readonly { readonly value: number; readonly unit: string }[] => {
  if (typeof node !== 'object' || node === null) return []
  const { kind, value, unit } = { kind: undefined, value: undefined, unit: undefined, ...node }
  const own = kind === 'number' && typeof value === 'number' && typeof unit === 'string' ? [{ value, unit }] : []
  return [...own, ...Object.values(node).flatMap(scaleLiterals)].filter((one) =>
    parseUnit(one.unit)?.dimension.every((power) => power === 0),
  )
}

describe.each(scenes.map((scene) => [scene.name, scene] as const))('%s', (_, scene) => {
  test('compiles, and as plain data gives the same numbers', () => {
    const compiled = compileScene(scene)
    const shipped = { scene, plan: openPlan(compileData(sceneSchema(scene))) }
    expect(calculateScene(shipped, sceneDefaults(scene))).toEqual(calculateScene(compiled, sceneDefaults(scene)))
    expect(compile(sceneSchema(scene)).fields.size).toBe(Object.keys({ ...scene.items, ...scene.assumptions }).length)
  })

  test('every change of scale in its formulas is a true one', () => {
    for (const { value: text } of Object.values(scene.values)) {
      const parsed = parse(text)
      for (const { value, unit } of scaleLiterals(parsed)) {
        const { numerator = 0, denominator = 1 } = parseUnit(unit) ?? {}
        expect((value * numerator) / denominator, `${value}[${unit}]`).toBeCloseTo(1, 12)
      }
    }
  })

  test('is plain data', () => {
    expect(JSON.parse(JSON.stringify(scene))).toEqual(scene)
  })
})

describe('calculateScene', () => {
  const compiled = compileScene(disc)
  const defaults = sceneDefaults(disc)
  const issuesOf = (inputs: Readonly<Record<string, number>>) => {
    const result = calculateScene(compiled, inputs)
    return 'issues' in result ? result.issues.map(({ code, path }) => [code, path]) : []
  }

  test('names what is missing, out of range, beside its grid and no number', () => {
    const { tableDiameter: _, ...rest } = defaults
    expect(issuesOf(rest)).toEqual([['missing', 'tableDiameter']])
    expect(issuesOf({ ...defaults, tableDensity: 0 })).toEqual([['belowMinimum', 'tableDensity']])
    expect(issuesOf({ ...defaults, workpieceCount: 2.5 })).toEqual([['offStep', 'workpieceCount']])
    expect(issuesOf({ ...defaults, angle: Number.NaN })).toEqual([['notANumber', 'angle']])
  })

  test('takes other assumptions, within their range', () => {
    const result = calculateScene(compiled, { ...defaults, bearingFriction: 0 })
    expect('values' in result && result.values.get('frictionTorque')?.value).toBe(0)
    expect(issuesOf({ ...defaults, gravity: 20 })).toEqual([['aboveMaximum', 'gravity']])
  })

  test('a value says how it is made', () => {
    const result = calculateScene(compiled, defaults)
    const found = 'values' in result ? result.values.get('accelerationTorque') : undefined
    expect(found?.formula).toBe('Ta = J α')
    expect(found?.inputs.map(({ symbol, unit }) => [symbol, unit])).toEqual([
      ['J', 'kg*m^2'],
      ['α', 'rad/s^2'],
    ])
  })

  test('one workpiece alone is off balance, several are not', () => {
    const moment = (workpieceCount: number) => {
      const result = calculateScene(compiled, { ...defaults, workpieceCount })
      return 'values' in result ? result.values.get('momentLoad')?.value : undefined
    }
    expect(moment(1)).toBeCloseTo(0.5 * 9.81 * 0.15, 12)
    expect(moment(2)).toBe(0)
  })
})
