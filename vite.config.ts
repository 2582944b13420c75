import { basename, dirname } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const port = process.env['PORT'] || '8080'
const server = `http://127.0.0.1:${port}`

/** `30-ball-screw/schema.ts` and `ru/index.ts` would all be called "schema" and "index": their folder says what they are. */
const chunkName = (module: string | null, name: string): string =>
  module && ['index', 'schema', 'examples'].includes(name) ? `${basename(dirname(module))}-${name}` : name

export default defineConfig({
  plugins: [react(), tailwindcss()],
  server: {
    proxy: { '/YQWorking': server, '/openapi.json': server, '/docs': server },
  },
  build: {
    outDir: 'dist',
    target: 'es2024',
    manifest: true,
    // A strict Content-Security-Policy allows neither data: URIs nor inline scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        entryFileNames: 'assets/[name]-[hash].js',
        chunkFileNames: (chunk) => `assets/${chunkName(chunk.facadeModuleId, chunk.name)}-[hash].js`,
        assetFileNames: 'assets/[name]-[hash][extname]',
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
            { name: 'forms', test: /node_modules\/(react-hook-form|@hookform)\//, priority: 1 },
          ],
        },
      },
    },
  },
})
