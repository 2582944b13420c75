/** Previews in 3D: what one of each series weighs and takes to make, and what the viewer weighs. */
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import type { FileInput } from '../../server/files/file-input.ts'
import { previewMaker } from '../../server/files/preview/preview-maker.ts'
import { loadFamilies } from '../../families/registry.ts'
import { readSeed } from '../../server/catalogue/import/import-catalogue.ts'
import { type Bench, median, rounded, type Table } from './harness.ts'

const largestPreview = 300_000
const largestViewer = 160_000

type Made = { readonly bytes: number; readonly gzip: number; readonly ms: number }

async function make(input: FileInput): Promise<Made> {
  const began = performance.now()
  const file = await previewMaker(input, () => undefined)
  const ms = performance.now() - began
  return { bytes: file.length, gzip: gzipSync(file, { level: 9 }).length, ms }
}

/** The first model of every series of a family. */
async function madeOf(family: string): Promise<readonly Made[]> {
  const { rows } = await readSeed()
  const firsts = [...Map.groupBy(rows.get(family) ?? [], ({ series }) => series).values()].flatMap(([first]) => (first ? [first] : []))
  const made: Made[] = []
  for (const { sku, name, series, maker, basis, source, candidate: row } of firsts) {
    const candidate = row as FileInput['model']['candidate'] // every family's candidate is an object of its columns
    made.push(
      await make({
        kind: 'preview',
        locale: 'en',
        unit: 'mm',
        site: { key: 'default', name: 'Sizewright', address: '' },
        model: {
          family,
          sku,
          name,
          series,
          maker,
          basis,
          source,
          note: undefined,
          figures: [],
          candidate,
        },
        chosen: {},
        orderCode: name,
        catalogueVersion: '1',
        engineVersion: '1',
      }),
    )
  }
  return made
}

/** The viewer with the 3D library, without what every page has already. */
async function viewerSize(): Promise<{ readonly bytes: number; readonly gzip: number }> {
  const root = join(import.meta.dirname, '../..')
  const own = /screens\/viewer\/|node_modules\/three\/|contract\/preview/
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2024',
      rolldownOptions: {
        input: join(root, 'screens/viewer/model-viewer.tsx'),
        preserveEntrySignatures: 'strict',
        external: (id, from) => from !== undefined && !id.startsWith('three') && !own.test(join(from, '..', id)) && !own.test(id),
      },
    },
  })
  const { output } = built as Rolldown.RolldownOutput // one set of options, and no watching
  const code = output.flatMap((file) => (file.type === 'chunk' ? [file.code] : [])).join('\n')
  return { bytes: code.length, gzip: gzipSync(code, { level: 9 }).length }
}

const rowOf = (family: string, made: readonly Made[]): readonly (string | number)[] => {
  const largest = made.toSorted((one, other) => other.bytes - one.bytes)[0]
  const bytes = largest?.bytes ?? 0
  return [family, made.length, bytes, largest?.gzip ?? 0, rounded(bytes / largestPreview), rounded(median(made.map(({ ms }) => ms)))]
}

async function run(): Promise<Table> {
  const rows: (readonly (string | number)[])[] = []
  for (const { id, shown } of await loadFamilies()) if (shown?.part) rows.push(rowOf(id, await madeOf(id)))
  const { bytes, gzip } = await viewerSize()
  return {
    title: 'Previews in 3D and their viewer',
    columns: ['family', 'series', 'largest, bytes', 'gzip -9', `of ${largestPreview}`, 'ms, median'],
    rows: [...rows, ['the viewer', '', bytes, gzip, rounded(gzip / largestViewer), '']],
    notes: [
      `The viewer: ${gzip <= largestViewer ? 'within' : 'ABOVE'} the limit of ${largestViewer} bytes (gzip); the 3D library is most of it. Its ratio is to that limit.`,
      'The first model of each series, nothing chosen; the first of all opens the kernel, which takes a second.',
    ],
  }
}

export const bench: Bench = { name: 'preview', run }
