import { basename, dirname } from 'node:path'
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

/** Texts that one page asks for together are one file in each language; the key is a namespace, the value the file's name. */
const textBundles: Readonly<Record<string, string>> = {
  frame: 'shell',
  sizing: 'results',
  product: 'models',
  filters: 'models',
  'order-code': 'models',
  directory: 'models',
  groups: 'models',
  embed: 'models',
  'motor-drawer': 'models',
  scenes: 'rotary',
  'user-centre': 'account',
  submissions: 'account',
  kept: 'account',
  files: 'account',
}

const textChunk = (module: string): string | null => {
  const { locale, namespace = '' } = /\/i18n\/(?<locale>[^/]+)\/(?<namespace>[^/]+)\.ts/.exec(module)?.groups ?? {}
  return locale === undefined ? null : `${textBundles[namespace] ?? namespace}-${locale}`
}

/** Forms with a schema, which few visits open: of the account, of a name, of a receiver. */
const formFiles =
  /\/screens\/(account\/(login-(dialog|form|field|rules)|code-field|use-fault-text|centre\/(name-sheet|my-account|email-form|password-form|stored-form)|operator\/(record-page|answer-form))|files\/email-dialog|ui\/saving\/(name-form|save-dialog))\./

/** Parts of a feature that few visits see. */
const rareParts =
  /\/screens\/(account\/(centre\/(conditions|project-page|project-links)|inquiries\/|operator\/|company\/)|directory\/more-page|servo\/(motor-head|custom-motor-drawer|motor-drawing|motor-geometry)\.)/

/** What a page and its feature folder have in common is one file: `screens/servo`, `screens/pages/servo`, `servo-page.tsx`. */
const featureChunk = (module: string): string | null =>
  formFiles.test(module) || rareParts.test(module)
    ? null
    : (/\/screens\/(?:pages\/)?(?<feature>account|batch|content|directory|files|product|rotary|search|service-factor|servo)\b/.exec(module)
        ?.groups?.['feature'] ?? null)

/** Shapes of requests and answers, save those of one page alone. */
const shapes =
  /\/contract\/(?!results\/(batch|derivation-parts|motion-plot)|site\/(calculate|company-state|content-calls|logo|png|safe-svg|site|site-calls|site-parts)\.|catalogue\/(as-of|compare-results|part-picture)|directory\/(choice-groups|directory|search)\.|files\/(drawn-length|preview|report-check|sheets)|saved\/(packed-text|project-document|projects|summarise-selection)|people\/(account-rules|submissions))|\/node_modules\/zod\//

/** Parts and helpers of all screens, save those of one page alone. */
const commonParts =
  /\/screens\/(ui\/(?!assembly|files\/(assembly-files|file-download|models-by-role)|formula|pictures\/(?!solid-picture)|plot|tab-row|saving\/(add-to-cart|keep-model|name-form|save-dialog))|directory\/(breadcrumbs|cards|directory-frame|embed-target|paths)\.|embed\/(requested-language|current-host|host)\.|base\/(?!api\/(fetch-file|in-batches|stream)|calculators\/(assembly-path|calculator-texts|read-site)|catalogue\/small-pictures|saved\/(chosen-words|merge-into-account|open-selection|project-calls)|selection\/recents|texts\/(chinese-font|site-names)))|\/node_modules\/@radix-ui\/|\/engine\/assembly\/positions\.|\/families\/rotary\/wire\/(calls|names|second-demand)\./

/** What a model is: manifests and views of all families, and what is said of a model wherever one is shown. */
const ofModel =
  /\/families\/([^/]+\/(family|view)|registry)\.|\/families\/define\/(?!carriage-part|assembly-|assumption-set|call-parameters|define-sizer|drive-speed|largest-value|mass-phases|motion|motor-joint|only-stated|unloaded-card)|screens\/(results\/(model\/(?!(check|value)-table)|picture\/model-picture)|ui\/saving\/(add-to-cart|keep-model))/

export default defineConfig({
  plugins: [schemaViews(), pageTexts(), react(), tailwindcss()],
  resolve: {
    alias: {
      // React has had its own for years; the shim is a second copy of it.
      'use-sync-external-store/shim/index.js': 'react',
      'use-sync-external-store/shim': 'react',
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
          // In order of priority: a group takes its modules and all that these import, unless an earlier one has it. So no two files import each other.
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime/, priority: 12 },
            { name: 'react-hook-form', test: /node_modules\/(react-hook-form|@hookform\/resolvers\/dist)\//, priority: 11 },
            { name: 'checked-form', test: /node_modules\/@hookform\/|screens\/ui\/forms\//, priority: 10 },
            // All that is needed before the first page is known, and what nearly every page asks the server by.
            {
              name: 'app',
              test: /(screens\/(app\/main|base\/(api\/(api|query)|page\/(use-scroll-to|page-title)|texts\/class-names)|drawings\/class-picture|ui\/(failure-reason|retry-button|retry-notice)))\./,
              priority: 10,
            },
            { name: 'class-pictures', test: /screens\/drawings\/classes\./, priority: 2 },
            // Pictures of families, of which a list shows several.
            { name: 'family-drawings', test: /screens\/drawings\/(actuators|gear-units|guide|rotary)\./, priority: 2 },
            { name: 'embed', test: /screens\/(app\/embed-|directory\/embed-page)/, priority: 1 },
            { name: 'home', test: /screens\/pages\/(home-page|home\/class-columns)\./, priority: 1 },
            // What every page fetches beside its own code: head, account and logs.
            {
              name: 'frame',
              test: /screens\/(app\/(account-layer|page-watch|site-links)|base\/logs\/start-logs|search\/header-search|drawings\/(actuator-parts|drawings|guide-section|primitives|registry))\./,
              priority: 9,
            },
            { name: textChunk, test: /\/i18n\//, priority: 9 },
            // Figures, what waits for an answer, and the place of the results, are on pages without a form, too.
            {
              name: 'units',
              test: /engine\/(units\/|texts\/in-sentence|plan\/window-ends|react\/(focus-field|input-mode|rows-skin|skin|start-bar)|commit\/read-table)|base\/(calculators\/calculator-texts|machine\/|texts\/letter-case|files\/wishes|browser\/(first-action|use-ticks)|api\/served-version)|ui\/(calculator-layout|copy-|go-to-results|page-head|progress-|results-region)|results\/cards\/(lazy-results-panel|results-start)|contract\/saved\/change-rules/,
              priority: 9,
            },
            {
              name: 'form',
              test: /screens\/(pages\/calculator-page|calculator\/option-picture)\.|engine\/base\/fill-sentence\./,
              priority: 7,
            },
            { name: 'diagram', test: /engine\/react\/diagram-field|screens\/drawings\/(guide-layout|dimension)/, priority: 7 },
            // Lists, and what waits for an answer: fetched when the form is there.
            { name: 'form-later', test: /engine\/react\/list-field\.|screens\/calculator\/matching-runs\./, priority: 7 },
            // Nearly every page that asks the server needs most of both.
            { name: 'parts', test: (module) => shapes.test(module) || commonParts.test(module), priority: 6 },
            { name: 'model', test: ofModel, priority: 5 },
            // Sizing again in the browser, for whoever tries other conditions.
            {
              name: 'sizing',
              test: /families\/define\/(assumption-set|call-parameters|define-sizer|drive-speed|largest-value|mass-phases|motion|motor-joint|only-stated|unloaded-card)\./,
              priority: 3,
            },
            // Formulas in print, and the tables of checks and values, which are of formulas.
            {
              name: 'formula',
              test: /engine\/(formula\/(?!from-expression)|react\/formula-box)|screens\/(ui\/formula\/|results\/(model\/(check|value)-table|ledger\/model-ledger))|contract\/results\/derivation-parts/,
              priority: 2,
            },
            // What the playground shows of a value and a request; explanations are opened in forms, too.
            { name: 'explanations', test: /engine\/(explain\/|request\/decode)/, priority: 4 },
            // Small pictures of models in lists, and what asks for several at once.
            {
              name: 'pictures',
              test: /screens\/(ui\/pictures\/thumbnail|base\/(catalogue\/small-pictures|api\/in-batches))\./,
              priority: 4,
            },
            // The parts list of an assembly, wherever one is shown.
            { name: 'assembly', test: /screens\/ui\/assembly\/(?!lazy-)/, priority: 3 },
            // What follows a press of Start.
            {
              name: 'results',
              test: /screens\/(results\/cards\/results-panel|pages\/calculator\/calculator-results|calculator\/matching-overlay)/,
              priority: 2,
            },
            { name: 'filters', test: /screens\/(filters|motor-drawer|pages\/rotary\/platform-motor-drawer)\b/, priority: 1 },
            {
              name: featureChunk,
              test: /\/screens\/(?!pages\/product\/(conditions-again|product-(preview|calculation))|account\/centre\/(assembly-line|consolidated-list|export-parts|saved-parts|stored-part))/,
            },
            { name: 'account-forms', test: formFiles },
            { name: 'company', test: /screens\/account\/company\// },
          ],
        },
      },
    },
  },
})
