/** Files of a model of each series: solid, drawing and their share of the time that they may take; and how late answers are while files are made. */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FileKind } from '../../contract/files/files.ts'
import { loadFamilies } from '../../families/registry.ts'
import { canonicalJson } from '../../server/files/canonical-json.ts'
import type { FileInput } from '../../server/files/file-input.ts'
import { createMakerPool } from '../../server/files/making/maker-pool.ts'
import { makers } from '../../server/files/making/makers.ts'
import { modelsOf } from '../property/families/real-catalogue.ts'
import { sampleInput } from '../unit/server/files/sample-file.ts'
import { type Bench, median, quantile, rounded } from './harness.ts'

/** What a file of each kind may take once a thread is warm, ms. */
const budgets = { step: 500, drawing: 300 } as const
/** And how late the loop may be at the 99th percentile while 20 files are made, ms. */
const lateBudget = 20

const inputs = async (): Promise<readonly FileInput[]> =>
  (await loadFamilies())
    .filter(({ shown }) => shown?.part)
    .flatMap(({ id, table }) =>
      [...Map.groupBy(modelsOf(table), (model) => model.series).values()].flatMap(([model]) =>
        model
          ? [
              sampleInput(model.skuName, 'step', {
                model: {
                  family: id,
                  sku: model.skuID,
                  name: model.skuName,
                  series: model.series,
                  maker: model.maker,
                  basis: model.basis,
                  source: model.source,
                  note: undefined,
                  figures: [],
                  // Every family's candidate is an object of its columns.
                  candidate: model.candidate as Readonly<Record<string, unknown>>,
                },
              }),
            ]
          : [],
      ),
    )

const timeOf = async (input: FileInput, kind: FileKind): Promise<number> => {
  const make = await makers[kind]?.()
  const began = performance.now()
  await make?.({ ...input, kind }, () => undefined)
  return performance.now() - began
}

/** Limits of a thread, as a node has them. */
const usual = { mostMegabytes: 1024, mostFiles: 50, wornMegabytes: 512 }

/** The 99th percentile of how late the loop of the service is while a thread beside it makes 20 files, ms; and while nothing is made. */
const lateness = async (all: readonly FileInput[]) => {
  const pool = createMakerPool({ threads: 1, makers: new URL('../../server/files/making/makers.ts', import.meta.url), ...usual })
  const measure = async (work: () => Promise<unknown>): Promise<number> => {
    const delay = monitorEventLoopDelay({ resolution: 1 })
    delay.enable()
    await work()
    delay.disable()
    return delay.percentile(99) / 1e6
  }
  const orders = Array.from({ length: 20 }, (_, index) => all[(index * 7) % all.length]).flatMap((input) => (input ? [input] : []))
  const idle = await measure(() => new Promise((resolve) => setTimeout(resolve, 2000)))
  const busy = await measure(() => Promise.all(orders.map((input) => pool.make({ input: canonicalJson(input), limit: 90_000 }))))
  await pool.end()
  return { idle, busy }
}

export const bench: Bench = {
  name: 'files',
  async run() {
    const all = await inputs()
    const rows: (string | number)[][] = []
    const [first] = all
    const cold = first ? await timeOf(first, 'step') : Number.NaN
    for (const [family, ofFamily] of Map.groupBy(all, ({ model }) => model.family)) {
      for (const kind of ['step', 'drawing'] as const) {
        const times: number[] = []
        for (const input of ofFamily) times.push(await timeOf(input, kind))
        const middle = median(times)
        rows.push([family, kind, times.length, rounded(middle), rounded(quantile(times, 1)), rounded(middle / budgets[kind])])
      }
    }
    const { idle, busy } = await lateness(all)
    return {
      title: `Files of a model of each of ${all.length} series`,
      columns: ['family', 'kind', 'series', 'median ms', 'longest ms', 'median / budget'],
      rows: [...rows, ['the loop meanwhile', 'late at p99', 20, rounded(busy), rounded(idle), rounded(busy / lateBudget)]],
      notes: [
        `Each file once, in a thread that is warm; the first file of a thread takes ${rounded(cold)} ms more or less, its kernel and texts included.`,
        'The last line: how late the loop of a service is at the 99th percentile while a thread beside it makes 20 files, and, as longest, while none is made.',
      ],
    }
  },
}
