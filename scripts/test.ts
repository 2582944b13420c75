/**
 * `npm test`: the vitest projects, then the journeys (tests/e2e) against the built screens and the real server.
 *
 * The last line is always `N passed, N failed` (with `, N skipped` when there are any).
 */
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ownWords } from '../server/base/command-line.ts'
import { changedFamilyTests, changedFiles, changedJourneys, workBase } from './changed-tests.ts'
import { type Tally, addTallies, readFailedPages, readPlaywrightReport, readStrayErrors, readVitestReport } from './test-reports.ts'

const projectDirectory = join(import.meta.dirname, '..')
const results = join(projectDirectory, 'results')
const failedFor = (...failures: readonly string[]): Tally => ({ passed: 0, failed: failures.length, skipped: 0, failures })
const crashed = failedFor('a tool that ended without a report, or with an error outside of tests')

const run = (command: string, ...commandArguments: string[]): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(command, commandArguments, { cwd: projectDirectory, stdio: ['ignore', 'inherit', 'inherit'] })
    child.on('error', () => resolve(false))
    child.on('close', (code) => resolve(code === 0))
  })

const bin = (name: string): string => join(projectDirectory, 'node_modules/.bin', name)

/** A failed tool without a failed test (no report, or an error outside of tests) counts as one failure. */
const judge = (passed: boolean, tally: Tally | undefined): Tally =>
  tally === undefined ? crashed : passed || tally.failed > 0 ? tally : addTallies(tally, crashed)

async function runVitest(filters: readonly string[]): Promise<Tally> {
  const report = join(results, 'vitest.json')
  const stray = join(results, 'stray-errors.json')
  for (const left of [report, stray]) rmSync(left, { force: true })
  const passed = await run(bin('vitest'), 'run', '--configLoader', 'native', ...(hasDeep ? [] : ['--tags-filter', '!deep']), ...filters)
  const tally = readVitestReport(report)
  return judge(passed, tally && addTallies(tally, failedFor(...readStrayErrors(stray))))
}

async function runJourneys(filters: readonly string[]): Promise<Tally> {
  if (!(await run(process.execPath, 'scripts/build.ts', '--quiet'))) return crashed
  const report = join(results, 'e2e.json')
  rmSync(report, { force: true })
  // Created here rather than in Playwright's configuration, so that it is removed even if the server does not start.
  const dataDirectory = mkdtempSync(join(tmpdir(), 'sizewright-e2e-'))
  process.env['E2E_DATA_DIR'] = dataDirectory
  try {
    const usual = hasDeep ? [] : ['--grep-invert', '@deep', '--pass-with-no-tests']
    const passed = await run(bin('playwright'), 'test', ...usual, ...filters)
    if (!passed) for (const page of readFailedPages(join(projectDirectory, 'test-results'))) console.log(`\nthe page of ${page}`)
    return judge(passed, readPlaywrightReport(report))
  } finally {
    rmSync(dataDirectory, { recursive: true, force: true })
  }
}

const commandWords = ownWords(
  `usage: npm test                           all but what --deep adds: 10 cases a property, PostgreSQL where it may behave differently
       npm test -- --deep                 250 cases, everything on PostgreSQL, every journey, every page in every view, chaos
       npm test -- --changed              what the changes since main touch
       npm test -- tests/unit/engine      those files only
       npm test -- tests/e2e/lift         those journeys only; any other word goes to vitest`,
)
const ownFlags = new Set(['--deep', '--changed'])
const flags = new Set(commandWords.filter((word) => ownFlags.has(word)))
const words = commandWords.filter((word) => !ownFlags.has(word))
/** Tests tagged `deep` run in a deep run, and where they are named. */
const hasDeep = flags.has('--deep') || words.length > 0
mkdirSync(results, { recursive: true })
if (flags.has('--deep')) {
  process.env['FC_RUNS'] ||= '250'
  process.env['DEEP'] = '1'
}

/** @returns filters of each tool; undefined: nothing to run, empty: run everything */
function chosenTests(): { readonly vitest?: readonly string[]; readonly journeys?: readonly string[] } {
  if (flags.has('--changed')) {
    const base = workBase()
    const files = changedFiles(base)
    const journeys = changedJourneys(files)
    const vitest = changedFamilyTests(files) ?? ['--changed', base, '--passWithNoTests']
    return { vitest: [...vitest, ...words], ...(journeys.length > 0 && { journeys }) }
  }
  const journeys = words.filter((word) => word.startsWith('tests/e2e'))
  const vitest = words.filter((word) => !word.startsWith('tests/e2e'))
  if (words.length === 0) return { vitest, journeys }
  return { ...(vitest.length > 0 && { vitest }), ...(journeys.length > 0 && { journeys }) }
}

const chosen = chosenTests()
const tallies: Tally[] = []
if (chosen.vitest) tallies.push(await runVitest(chosen.vitest))
if (chosen.journeys) tallies.push(await runJourneys(chosen.journeys))

const { passed, failed, skipped, failures } = tallies.reduce(addTallies)
for (const failure of failures) console.log(`\nfailed: ${failure}`)
process.exitCode = failed > 0 || passed === 0 ? 1 : 0
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
