import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumFlags, findChromium } from './scripts/chromium.ts'
import { findFreePort } from './scripts/free-port.ts'

// Every worker reads this file again: the first one decides and the others learn it from the environment.
const port = (process.env['E2E_PORT'] ??= String(await findFreePort()))
const dataDirectory = (process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'sizewright-e2e-')))
const baseURL = `http://127.0.0.1:${port}`

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // Earlier pictures of `npm run look`, as it leaves them in results/look.
  snapshotPathTemplate: `${process.env['LOOK_BASE'] ?? 'results/look'}/{arg}{ext}`,
  globalTeardown: './tests/setup/remove-e2e-data.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  // A journey waits for a third of its time.
  workers: 3,
  // A loaded machine is no fault of the product: a journey may take its time, what cannot be done or seen ends it.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: 'results/e2e.json' }]],
  use: {
    baseURL,
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    browserName: 'chromium',
    locale: 'en-US',
    viewport: { width: 1440, height: 900 },
    // What comes into view does so at once: nothing moves under a click.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace of every journey takes as long as the journey: `npx playwright test --trace on <file>` makes one where it is wanted.
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: await findChromium(), args: chromiumFlags },
  },
  webServer: {
    command: 'sh scripts/serve.sh',
    url: baseURL,
    // An empty DATABASE_URL counts as none: the journeys never touch somebody's real database.
    env: {
      PORT: port,
      HOST: '127.0.0.1',
      DATA_DIR: dataDirectory,
      DATABASE_URL: '',
      REQUESTS_PER_MINUTE: '100000',
      WRITES_PER_MINUTE: '100000',
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    reuseExistingServer: false,
    timeout: 60_000,
  },
})
