import { availableParallelism } from 'node:os'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumFlags, findChromium } from './scripts/chromium.ts'
import { pageTexts } from './scripts/page-texts.ts'
import { schemaViews } from './scripts/schema-views.ts'
import { strayErrors } from './scripts/stray-errors.ts'

const setupFiles = ['tests/setup/fast-check.ts']
const env = { FC_RUNS: process.env['FC_RUNS'] || '10', FC_SEED: process.env['FC_SEED'] ?? '', DEEP: process.env['DEEP'] ?? '' }
// The pages as they ship: React of development, which says more and takes a third longer, is in the deep run.
process.env['NODE_ENV'] = env.DEEP ? 'development' : 'production'
// For what hangs: no test is judged by how fast the machine is.
const testTimeout = 600_000

/** Node's side of the tests that compare the browser's sizing with the service's; loaded by those tests only. */
const sizeInNode = async (): Promise<unknown> => {
  const path = './tests/browser/families/size-in-node.ts'
  // The path is no literal so that it stays out of the bundle of this file; the module has this one export.
  const { sizeInNode: size } = (await import(new URL(path, import.meta.url).href)) as { sizeInNode: () => Promise<unknown> }
  return size()
}

/** Node's side of the tests of the viewer: a preview by its real maker. */
const previewInNode = async (_: unknown, input: unknown): Promise<unknown> => {
  const path = './tests/browser/screens/preview-in-node.ts'
  // As above.
  const { previewInNode: make } = (await import(new URL(path, import.meta.url).href)) as {
    previewInNode: (request: unknown) => Promise<unknown>
  }
  return make(input)
}

export default defineConfig({
  test: {
    // A processor that waits is time lost: nothing here judges by the clock.
    maxWorkers: '100%',
    tags: [{ name: 'deep', description: 'takes long, or says again what cheaper tests say: in the deep run, or by the name of its file' }],
    globalSetup: ['tests/setup/template-folder.ts'],
    // What `npm test` counts.
    reporters: ['default', ['json', { outputFile: 'results/vitest.json' }], strayErrors('results/stray-errors.json')],
    projects: [
      {
        plugins: [schemaViews(), pageTexts()],
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/*.test.ts', 'tests/{unit,contract,property,reference,types,architecture}/**/*.test.ts'],
          // Tests share no state, so files may share a process: each module is read once.
          isolate: false,
          // MB: most of what tests allocate is short-lived; it takes a twentieth less of the processor.
          execArgv: ['--max-semi-space-size=64'],
          // One more than processors: some tests wait for threads, databases and clocks.
          maxWorkers: availableParallelism() + 1,
          sequence: { groupOrder: 0 },
          restoreMocks: true,
          unstubGlobals: true,
          setupFiles,
          env,
          testTimeout,
          hookTimeout: testTimeout,
        },
      },
      {
        plugins: [schemaViews(), pageTexts(), react(), tailwindcss()],
        // Named ahead: a package discovered while tests run would reload the page under them.
        optimizeDeps: {
          include: [
            '@codemirror/autocomplete',
            '@codemirror/commands',
            '@codemirror/lang-json',
            '@codemirror/language',
            '@codemirror/lint',
            '@codemirror/state',
            '@codemirror/view',
            '@hookform/resolvers/zod',
            '@lezer/highlight',
            '@radix-ui/react-dialog',
            'axe-core',
            'fast-check',
            'react',
            'react-dom',
            'react-dom/client',
            'react-hook-form',
            'react/jsx-dev-runtime',
            'react/jsx-runtime',
            'swr',
            'swr/mutation',
            'three',
            'three/examples/jsm/controls/OrbitControls.js',
            'wouter',
            'wouter/use-hash-location',
            'zod',
            'zod/mini',
          ],
        },
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.{ts,tsx}'],
          // One page for all files of a worker: to load the pages' modules is most of what a file takes.
          isolate: false,
          // After those of Node, which would leave a page a third of the processor.
          sequence: { groupOrder: 1 },
          setupFiles: [...setupFiles, 'tests/browser/fresh-page.ts'],
          env,
          testTimeout,
          hookTimeout: testTimeout,
          // A loaded machine is no fault of the page.
          expect: { poll: { timeout: 90_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            commands: { previewInNode, sizeInNode },
            // What cannot be done says so, long before the time of its test is up.
            provider: playwright({ actionTimeout: 90_000, launchOptions: { executablePath: await findChromium(), args: chromiumFlags } }),
            instances: [{ browser: 'chromium', viewport: { width: 1440, height: 900 } }],
          },
        },
      },
    ],
  },
})
