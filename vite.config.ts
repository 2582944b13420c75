import { basename, dirname, join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { productNames } from './contract/catalogue/product-names.ts'
import { searchNames } from './contract/directory/search-names.ts'
import { pageTexts } from './scripts/page-texts.ts'
import { schemaViews } from './scripts/schema-views.ts'

const port = process.env['PORT'] || '8080'
const server = `http://127.0.0.1:${port}`

/** `30-ball-screw/schema.ts` and `reducer/texts/ru.ts` would be called "schema" and "ru": their folder says what they are. */
const chunkName = (module: string | null, name: string): string => {
  if (!module) return name
  const folder = dirname(module)
  if (basename(folder) === 'texts') return `${basename(dirname(folder))}-${name}`
  return ['index', 'schema', 'examples'].includes(name) ? `${basename(folder)}-${name}` : name
}

/** The engine and the page that shows a form. */
const formModules =
  /engine\/|screens\/(calculator\/(?!read-|match-machine|matching-|option-picture|outdated-note|parameters)|pages\/(calculator-page|plan-of))/

/** What forms share with pages that have figures or a single input. */
const figureModules = /engine\/(units\/(?!known-units|unit-algebra)|react\/form\.css)|screens\/ui\/(copy-|page-head\.css)/

/** What is said of a model wherever one is shown. */
const modelModules =
  /screens\/(base\/[a-z]+\/(quantity|value-words|family-names|session-slot|jump-payload)|ui\/(basis-tag|number-input|quantity-field))|contract\/(results\/(answer-words|sizing|selection)|catalogue\/order-choices)\.ts|families\/define\/(model-view|catalogue-table|table-rule|figure)/

/** What every page needs, without what belongs to a page that is fetched when it is first shown. */
const appModules = new RegExp(
  [
    'screens/(app/(?!version-check|page-watch|usage-|embed-|own-pages|filing-notices|site-links|link-icons|more-menu|head-menu|account-|files-|company-entries)|base/(?!kept|logs/|files/|machine|selection/(recents|part-memory|jump-)|[a-z]+/(chinese-font|account-|user-centre|permission|mutation|stated-|use-ticks|later-text-files|rare-text-files|inline-text-files|fetch-|save-file|served-version|family-names|meets-filters|session-|read-|quantity|value-words|watched-store|inspected|site-names))',
    'ui/(icons|toast|loading|failure-reason|retry-button))|engine/react/use-outcome|node_modules/(wouter|typesafe-i18n)/',
  ].join('|'),
)

/** Parts of the engine that only Start, what-if panels, checks of foreign requests and calculators with a drawing need. */
const laterModules = new RegExp(
  [
    'engine/(plan/values-schema|request/(?!encode)|react/(validate-values|diagram-field|shown-amount|tolerance-selects|picker-button|list-(?!address|channels))|commit/(copy-rows|read-table)',
    'expression/range)',
  ].join('|'),
)

/** What a schema is checked and described by while it is written: for the playground alone. */
const authorModules =
  /engine\/(check|compile|describe|lint|scene|testing)\/|engine\/define\/(limits|meta-|parse-schema|reserved-names|schema-error)|engine\/expression\/(check|columns-of|expression-error|expression-type|function-rules|parse|print|suggest|tokens)|engine\/units\/(known-units|unit-algebra)/

export default defineConfig({
  plugins: [schemaViews(), pageTexts(), react(), tailwindcss()],
  resolve: {
    alias: {
      // React has had its own for years; the shim is a second copy of it.
      'use-sync-external-store/shim/index.js': 'react',
      'use-sync-external-store/shim': 'react',
      regexparam: join(import.meta.dirname, 'screens/base/browser/no-patterns.ts'),
    },
  },
  server: {
    proxy: {
      '/YQWorking': server,
      '/YQ_1': server,
      [productNames.root]: server,
      [searchNames.root]: server,
      '/api': server,
      '/YQImage': server,
      '/share': server,
      '/static': server,
      '/openapi.json': server,
      '/docs': server,
    },
  },
  build: {
    outDir: 'dist',
    target: 'es2024',
    manifest: true,
    // A strict Content-Security-Policy allows neither data: URIs nor inline scripts.
    assetsInlineLimit: 0,
    modulePreload: false,
    // kB: the viewer brings a library for graphics, and is fetched by whoever opens it.
    chunkSizeWarningLimit: 640,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        entryFileNames: 'assets/[name]-[hash].js',
        chunkFileNames: (chunk) => `assets/${chunkName(chunk.facadeModuleId, chunk.name)}-[hash].js`,
        assetFileNames: 'assets/[name]-[hash][extname]',
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
            { name: 'forms', test: /node_modules\/react-hook-form\//, priority: 1 },
            // What every page and every form needs, in one file each: many small files compress worse.
            { name: 'app', test: appModules },
            // Figures and single inputs stand on pages without a form, too.
            { name: 'figures', test: figureModules },
            {
              name: 'form',
              test: (module) => formModules.test(module) && !laterModules.test(module) && !authorModules.test(module),
            },
            // What is said of a model, on its page and on a card.
            { name: 'model', test: modelModules },
          ],
        },
      },
    },
  },
})
