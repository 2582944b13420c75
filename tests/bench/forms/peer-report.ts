/** What the side-by-side benchmark of form engines wrote, as rows of text. */
import * as z from 'zod'

const statistics = z.object({ min: z.number(), median: z.number(), max: z.number() })
const compared = z.object({ 'rhf-hand': statistics, bare: statistics })
const measures = ['key', 'toggle', 'mount', 'heap'] as const
const byEngine = z.record(z.string(), compared)

const resultsShape = z.object({
  info: z.object({ browser: z.string(), cpu: z.string(), runs: z.number() }),
  sizes: z.record(z.string(), z.object({ jsGzip: z.number() })),
  features: z.record(z.string(), z.record(z.string(), z.boolean())),
  summary: z.record(z.string(), z.object({ key: byEngine, toggle: byEngine, mount: byEngine, heap: byEngine })),
})

/** Its results file: per size, measure and engine the ratios to the form by hand and to bare inputs. */
export type PeerResults = z.infer<typeof resultsShape>

/** @throws ZodError for what is no results file */
export const peerResults = (file: unknown): PeerResults => resultsShape.parse(file)

const shown = (value: number): string => value.toFixed(value >= 100 ? 0 : value >= 10 ? 1 : 2)

const ratios = (figures: z.infer<typeof compared> | undefined): readonly string[] => {
  if (!figures) return ['–', '–']
  const { min, median, max } = figures['rhf-hand']
  return [`${shown(median)} (${shown(min)}–${shown(max)})`, shown(figures.bare.median)]
}

/** One row per size and engine, ours (`own`) named with the size of its script; whoever does less than the others has a star. Bare inputs are the measure, and no row. */
export function peerRows({ sizes, features, summary }: PeerResults, own: { readonly name: string; readonly gzip: number }) {
  const scriptOf = (engine: string): number | undefined => (engine === own.name ? own.gzip : sizes[engine]?.jsGzip)
  const nameOf = (engine: string): string => (Object.values(features[engine] ?? {}).every(Boolean) ? engine : `${engine} *`)
  return Object.entries(summary).flatMap(([n, bySize]) =>
    Object.keys(bySize.key)
      .filter((engine) => engine !== 'bare')
      .toSorted((one, other) => Number(other === own.name) - Number(one === own.name))
      .map((engine): readonly string[] => [
        n,
        nameOf(engine),
        ((scriptOf(engine) ?? Number.NaN) / 1000).toFixed(1),
        ...measures.flatMap((measure) => ratios(bySize[measure][engine])),
      ]),
  )
}
