/** Production bundles, as the application is built, of one entry each. */
import { gzipSync } from 'node:zlib'
import { build } from 'vite'

export type Bundle = { readonly code: string; readonly gzip: number }

export const gzipSize = (text: string): number => gzipSync(text, { level: 9 }).length

/**
 * Bundles the module `source`.
 *
 * @param external packages that are left out
 * @returns the entry with everything it loads at once; `gzip` is its size in bytes at level 9
 */
export async function bundle(source: string, external: readonly (string | RegExp)[] = []): Promise<Bundle> {
  const entry = 'virtual:entry'
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [{ name: 'entry', resolveId: (id) => (id === entry ? `\0${entry}` : undefined), load: (id) => (id === `\0${entry}` ? source : undefined) }],
    build: {
      write: false,
      target: 'es2024',
      minify: true,
      modulePreload: false,
      rolldownOptions: { input: entry, external: [...external], output: { format: 'es' } },
    },
  })
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((one) => ('output' in one ? one.output : []))
  const code = outputs.flatMap((output) => (output.type === 'chunk' && output.isEntry ? [output.code] : [])).join('\n')
  return { code, gzip: gzipSize(code) }
}
