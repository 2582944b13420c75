/** Production bundles, as the application is built, of one entry each. */
import { gzipSync } from 'node:zlib'
import { build } from 'vite'

/** `files` by name; `gzip` is the size of the entry with all it loads at once, `lazyGzip` of what it loads later, in bytes at level 9. */
export type Bundle = {
  readonly files: ReadonlyMap<string, string>
  readonly entry: string
  readonly gzip: number
  readonly lazyGzip: number
}

const gzipSize = (text: string): number => gzipSync(text, { level: 9 }).length

/**
 * Bundles the module `source`.
 *
 * @param external packages that are left out
 */
export async function bundle(source: string, external: readonly (string | RegExp)[] = []): Promise<Bundle> {
  const entry = 'virtual:entry'
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? `\0${entry}` : undefined),
        load: (id) => (id === `\0${entry}` ? source : undefined),
      },
    ],
    build: {
      write: false,
      target: 'es2024',
      minify: true,
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'exports-only',
        external: [...external],
        output: { format: 'es' },
      },
    },
  })
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((one) => ('output' in one ? one.output : []))
  const chunks = outputs.filter((output) => output.type === 'chunk')
  const entryChunk = chunks.find((chunk) => chunk.isEntry)
  const initial = new Set(entryChunk ? [entryChunk.fileName] : [])
  // A set is walked in the order of insertion, what is added meanwhile included.
  for (const name of initial) for (const needed of chunks.find((chunk) => chunk.fileName === name)?.imports ?? []) initial.add(needed)
  const size = (isInitial: boolean) =>
    chunks.filter((chunk) => initial.has(chunk.fileName) === isInitial).reduce((sum, { code }) => sum + gzipSize(code), 0)
  return {
    files: new Map(chunks.map(({ fileName, code }) => [fileName, code])),
    entry: entryChunk?.fileName ?? '',
    gzip: size(true),
    lazyGzip: size(false),
  }
}
