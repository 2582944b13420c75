/** Reads Prometheus' text form by its own description, knowing nothing of what wrote it. */

export interface ReadMetric {
  readonly type: string
  readonly help: string
  readonly samples: readonly { readonly name: string; readonly labels: Readonly<Record<string, string>>; readonly value: number }[]
}

const sampleLine = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)$/
const labelPart = /([a-zA-Z_]\w*)="((?:[^"\\\n]|\\[\\"n])*)"(?:,|$)/y

const labelsIn = (text: string): Record<string, string> => {
  const labels: Record<string, string> = {}
  labelPart.lastIndex = 0
  while (labelPart.lastIndex < text.length) {
    const [, name = '', value = ''] = labelPart.exec(text) ?? []
    if (name === '' || name in labels) throw new Error(`labels: ${text}`)
    labels[name] = value.replaceAll(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign))
  }
  return labels
}

const numberIn = (text: string): number => {
  const value = text === '+Inf' ? Number.POSITIVE_INFINITY : Number(text)
  if (Number.isNaN(value)) throw new Error(`value: ${text}`)
  return value
}

/** A number, under the head of its metric. */
const sampleIn = (line: string, head: string, type: string | undefined): ReadMetric['samples'][number] => {
  const [, name = '', labels = '', value = ''] = sampleLine.exec(line) ?? []
  const names = type === 'histogram' ? ['_bucket', '_sum', '_count'].map((suffix) => head + suffix) : [head]
  if (type === undefined || !names.includes(name)) throw new Error(line)
  return { name, labels: labelsIn(labels), value: numberIn(value) }
}

/** @throws Error where the text is none, a metric or a number stands there twice, or a number stands under another's head */
export const readExposition = (text: string): ReadonlyMap<string, ReadMetric> => {
  const metrics = new Map<string, { type: string; help: string; samples: ReadMetric['samples'][number][] }>()
  const series = new Set<string>()
  let head = ''
  if (!text.endsWith('\n')) throw new Error('the last line has no end')
  for (const line of text.slice(0, -1).split('\n')) {
    const [, kind, name = '', rest = ''] = /^# (HELP|TYPE) (\S+) (.+)$/.exec(line) ?? []
    const known = metrics.get(kind === undefined ? head : name)
    if (kind === 'HELP') {
      if (known) throw new Error(`twice: ${name}`)
      metrics.set(name, { type: '', help: rest, samples: [] })
      head = name
    } else if (kind === 'TYPE') {
      if (known?.type !== '' || !['counter', 'gauge', 'histogram'].includes(rest)) throw new Error(line)
      known.type = rest
    } else {
      const own = line.slice(0, line.lastIndexOf(' '))
      if (series.has(own)) throw new Error(`twice: ${own}`)
      series.add(own)
      const sample = sampleIn(line, head, known?.type)
      known?.samples.push(sample)
    }
  }
  return metrics
}
