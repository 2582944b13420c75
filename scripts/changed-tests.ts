/**
 * Selects the tests of `npm test -- --changed`: of a change within one family the tests of families, of any other the tests of changed
 * modules (found by vitest), and the journeys of a changed family or page.
 */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

const projectDirectory = join(import.meta.dirname, '..')

/** The journeys (`tests/e2e/<name>`) for the sources under a path; the last row applies to everything else. */
const journeysOf: readonly (readonly [sources: RegExp, journeys: readonly string[]])[] = [
  [/^(families\/(ball-rail|linear-module|slide-module)|schemas\/(20|31|1006|1007))\b/, ['linear', 'published-examples']],
  [/^(families\/ball-screw|schemas\/30-)/, ['ball-screw', 'published-examples']],
  [/^(families\/(screw-jack|electric-cylinder)|schemas\/(3|300|301|1000)-)/, ['lift', 'systems', 'published-examples']],
  [/^(families\/linear-axis|schemas\/303)/, ['axis']],
  [/^(families\/(reducer|ac-motor|motor-frame)|schemas\/(200000|302|1017))/, ['reducers', 'published-examples']],
  [/^(families\/servo-motor|screens\/(servo|motor-drawer)|screens\/pages\/servo)/, ['servo']],
  [/^(families\/rotary|schemas\/(120|121|3000000)|screens\/rotary|screens\/pages\/(rotary|platform))/, ['rotary', 'scene-report']],
  [/^(families\/service-factor|screens\/service-factor)/, ['reducers']],
  [/^(families\/(define|formulas|selection|sizing)|families\/registry)/, ['linear', 'reducers', 'rotary']],
  [/^(engine|screens\/(calculator|element)|screens\/pages\/calculator)\b/, ['linear', 'nothing-lost', 'published-examples']],
  [/^screens\/(results|filters)\b/, ['linear', 'catalogue-diff']],
  [/^screens\/(directory)\b|^screens\/pages\/product/, ['directory', 'nothing-lost', 'files']],
  [/^screens\/(viewer|drawings)\b/, ['viewer', 'nothing-lost']],
  [/^(screens\/account|screens\/pages\/user-centre|server\/(people|company))/, ['people', 'saved-items', 'projects', 'company']],
  [/^(screens\/content|server\/sites)\b/, ['content', 'sites']],
  [/^(screens\/search|screens\/pages\/search|server\/.*search)/, ['search']],
  [/^(screens\/playground|screens\/pages\/playground)/, ['playground']],
  [/^(screens\/(check-report|files|batch)|screens\/pages\/check-report|server\/(files|report))/, ['print', 'scene-report', 'files']],
  [/^screens\/embed\b/, ['embed']],
  [/^server\/logs\b/, ['logs']],
  [/^(screens|server|i18n)\//, ['lift', 'ways-in']],
]

/** Files that a change of one family may touch: its folder, calculators, tests and documents, nothing that families share. */
const partOfFamily = /^(families\/(?!define|formulas|selection|sizing|registry)|schemas\/\d|tests\/|docs\/|[A-Z]+\.md$)/

/** Tests of the families themselves. Most server tests load every family through the registry; they are left to the full run. */
const familyTests = [
  'tests/architecture',
  'tests/property/families',
  'tests/reference',
  'tests/unit/families',
  'tests/unit/i18n',
  'tests/unit/schemas',
  'tests/unit/screens',
]

const git = (...words: readonly string[]): string =>
  execFileSync('git', words, { cwd: projectDirectory, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

const firstOf = (...candidates: readonly (readonly string[])[]): string => {
  for (const words of candidates) {
    try {
      return git(...words)
    } catch {
      // The clone has no such branch.
    }
  }
  return 'HEAD'
}

/** The commit this branch started from. */
export const workBase = (): string => firstOf(['merge-base', 'HEAD', 'origin/main'], ['merge-base', 'HEAD', 'main'])

/** Files that differ from that commit, including untracked ones. */
export const changedFiles = (base: string): readonly string[] =>
  [git('diff', '--name-only', base), git('ls-files', '--others', '--exclude-standard')].flatMap((lines) =>
    lines.split('\n').filter(Boolean),
  )

/** Filters of the journeys to run: changed ones, and those that use changed sources. */
export function changedJourneys(files: readonly string[]): readonly string[] {
  const own = files.filter((file) => /^tests\/e2e\/.*\.test\.ts$/.test(file))
  const used = files.flatMap((file) =>
    (journeysOf.find(([sources]) => sources.test(file))?.[1] ?? []).map((name) => `tests/e2e/${name}.test.ts`),
  )
  return [...new Set([...own, ...used])].toSorted()
}

/** Filters of the vitest tests to run for a change within one family, changed tests included. Undefined: the change is of something else. */
export const changedFamilyTests = (files: readonly string[]): readonly string[] | undefined =>
  files.some((file) => file.startsWith('families/')) && files.every((file) => partOfFamily.test(file))
    ? [...familyTests, ...files.filter((file) => file.endsWith('.test.ts') && !file.startsWith('tests/e2e/'))]
    : undefined
