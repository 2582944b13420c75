import { describe, expect, it } from 'vitest'
import { parse, range } from '../../../../engine/expression/index.ts'
import type { Interval } from '../../../../engine/expression/index.ts'

const bounds: Readonly<Record<string, Interval>> = {
  load: [0.1, 120],
  fs: [1, 3],
  minutes: [1, 30],
  offset: [-5, 10],
  above: [0, Infinity],
  'tables.serviceFactor.min': [1, 1.5],
}

function rangeOf(source: string): Interval | undefined {
  const result = parse(source)
  if ('errors' in result) throw new Error(result.errors[0]?.message)
  return range(result.expression, (path) => bounds[path])
}

describe('range', () => {
  it.each<[string, Interval | undefined]>([
    ['5', [5, 5]],
    ['load * 1000[kg/t] * fs', [100, 360_000]],
    ['trunc(minutes / 30[min] * 100[%])', [3, 100]],
    ['tables.serviceFactor.min', [1, 1.5]],
    ['offset + load', [-4.9, 130]],
    ['fs - offset', [-9, 8]],
    ['-offset', [-10, 5]],
    ['offset * offset', [-50, 100]],
    ['1 / fs', [1 / 3, 1]],
    ['1 / offset', [-Infinity, Infinity]],
    ['abs(offset)', [0, 10]],
    ['abs(-fs)', [1, 3]],
    ['sqrt(offset)', [0, Math.sqrt(10)]],
    ['floor(fs / 2)', [0, 1]],
    ['min(fs, 2)', [1, 2]],
    ['max(fs, 2, minutes)', [2, 30]],
    ['pow(offset, 2)', [0, 100]],
    ['pow(offset, 3)', [-125, 1000]],
    ['pow(fs, -1)', [1 / 3, 1]],
    ['pow(fs, 0.5)', [1, Math.sqrt(3)]],
    ['pow(above, 0.5)', [0, Infinity]],
    ['pow(1, 1 / offset)', [1, 1]],
    ['pow(offset, 0.5)', [-Infinity, Infinity]],
    ['pow(offset, -1)', [-Infinity, Infinity]],
    ['above * 2', [0, Infinity]],
    ['above * 0', [0, 0]],
    ['isOpen ? fs : load', [0.1, 120]],
    ['isOpen ? fs : unknown', undefined],
    ['unknown + 1', undefined],
    ['fs > 1', undefined],
    ['!isOpen', undefined],
    ["'text'", undefined],
    ['fsOf[loadType]', undefined],
  ])('%s lies between %j', (source, expected) => {
    expect(rangeOf(source)).toEqual(expected)
  })
})
