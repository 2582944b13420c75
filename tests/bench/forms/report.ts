/** Samples as rows of text. */
import { median } from '../harness.ts'
import type { Measurement } from './measure.ts'

/** The adapters: the browser alone, the form by hand, the generated form. */
export type AdapterName = 'bare' | 'rhf-hand' | 'engine'

const measures = {
  key: 'keystroke, ms',
  toggle: 'show or hide five fields, ms',
  mount: 'mount, ms',
  prepareAndMount: 'open plan and mount, ms',
  paint: 'first paint, ms',
  heap: 'heap, MiB',
} as const satisfies Record<keyof Measurement, string>

const shown = (value: number): string => value.toFixed(value >= 100 ? 0 : value >= 10 ? 1 : 2)

const cell = (values: readonly number[]): string => `${shown(median(values))} (${shown(Math.min(...values))}–${shown(Math.max(...values))})`

/** One row per measure; ratios are formed within a round and then summarised. */
export function rowsOf(n: number, samples: Readonly<Record<AdapterName, readonly Measurement[]>>): readonly (readonly string[])[] {
  // Object.keys does not keep the literal type of the keys.
  return (Object.keys(measures) as (keyof Measurement)[]).map((measure) => {
    const valuesOf = (name: AdapterName) => samples[name].map((sample) => sample[measure])
    const hand = valuesOf('rhf-hand')
    const ratios = valuesOf('engine').map((value, round) => value / (hand[round] ?? Number.NaN))
    return [String(n), measures[measure], cell(valuesOf('bare')), cell(hand), cell(valuesOf('engine')), cell(ratios)]
  })
}
