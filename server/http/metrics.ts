/** Metrics in the Prometheus text format, version 0.0.4. */

/** Media type of the format. */
export const expositionType = 'text/plain; version=0.0.4; charset=utf-8'

/** A value of a metric, updated in place. */
export interface Sample {
  /** Name and labels, as written by `seriesOf`. */
  readonly series: string
  value: number
}

/** A metric. Names and help texts are constants of this program; external values only occur in labels. */
export interface Metric {
  readonly name: string
  readonly help: string
  readonly type: 'counter' | 'gauge' | 'histogram'
  readonly samples: readonly Readonly<Sample>[]
}

const escaped = (text: string): string =>
  text
    .replaceAll('\\', String.raw`\\`)
    .replaceAll('\n', String.raw`\n`)
    .replaceAll('"', String.raw`\"`)

/** Formats a series once, not at each reading. */
export const seriesOf = (name: string, labels: Readonly<Record<string, string>>): string =>
  `${name}{${Object.entries(labels)
    .map(([label, value]) => `${label}="${escaped(value)}"`)
    .join(',')}}`

/** A value that may rise and fall. */
export const gauge = (name: string, help: string, value: number): Metric => ({
  name,
  help,
  type: 'gauge',
  samples: [{ series: name, value }],
})

/** A gauge with one value per label. */
export const gauges = (
  name: string,
  help: string,
  by: { readonly label: string; readonly values: Readonly<Record<string, number>> },
): Metric => ({
  name,
  help,
  type: 'gauge',
  samples: Object.entries(by.values).map(([key, value]) => ({ series: seriesOf(name, { [by.label]: key }), value })),
})

export const expositionOf = (metrics: readonly Metric[]): string => {
  let text = ''
  for (const { name, help, type, samples } of metrics) {
    text += `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n`
    for (const { series, value } of samples) text += `${series} ${value}\n`
  }
  return text
}
