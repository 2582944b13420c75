/** Plants faults in the sizing of a family and judges them by the tests of families, in a copy of the project. */
import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, relative } from 'node:path'
import { mutantsOfSource } from './engine-mutants.ts'
import { typeJudge } from './engine-types.ts'
import type { Tally } from './report.ts'
import { type Draw, sampleOf } from './sample.ts'

const root = join(import.meta.dirname, '../..')

/** Filters of tests, cheapest first: worked examples find most faults within seconds. */
const findersOf = (family: string) => [
  { by: 'examples', folders: ['tests/reference', 'tests/unit/families', 'tests/unit/screens'] },
  { by: 'own laws', folders: [`tests/property/families/${basename(family)}`] },
  { by: 'laws', folders: ['tests/property/families'] },
]
type Finders = ReturnType<typeof findersOf>

/** @returns sources of the sizing, relative to the project root */
const sizingFiles = (family: string): readonly string[] => {
  const folder = join(root, family, 'sizing')
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => relative(root, join(folder, name)))
}

const isNotCopied = /^(node_modules|\.git|results|test-results|dist[^/]*)$/

const copyProject = (): string => {
  const copy = mkdtempSync(join(tmpdir(), 'sizewright-mutate-'))
  const copied = readdirSync(root).filter((name) => !isNotCopied.test(name))
  for (const name of copied) cpSync(join(root, name), join(copy, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  return copy
}

/** The first failing test; undefined if all pass. */
const failureIn = (copy: string, folders: readonly string[]): Promise<string | undefined> =>
  new Promise((resolve) => {
    const words = ['run', '--configLoader', 'native', '--project', 'node', '--tags-filter', '!deep', '--bail', '1', ...folders]
    execFile(
      join(root, 'node_modules/.bin/vitest'),
      words,
      { cwd: copy, maxBuffer: 1e9, env: { ...process.env, NO_COLOR: '1' } },
      (failure, output, errors) => {
        resolve(failure ? (/FAIL\s+(.*)/.exec(output + errors)?.[1]?.trim() ?? 'it loads') : undefined)
      },
    )
  })

const finderOf = async (copy: string, finders: Finders): Promise<{ readonly by: string; readonly test: string } | undefined> => {
  for (const { by, folders } of finders) {
    const test = await failureIn(copy, folders)
    if (test !== undefined) return { by, test }
  }
  return undefined
}

/**
 * @param family `families/<family>`
 * @throws RangeError if a test fails without a fault, as it would find every fault
 */
export const runFamily = async (family: string, draw: Draw, tell: (line: string) => void): Promise<readonly Tally[]> => {
  const files = sizingFiles(family)
  const finders = findersOf(family)
  const compiles = typeJudge(files)
  const mutants = files.flatMap((file) => mutantsOfSource(file, readFileSync(join(root, file), 'utf8')))
  const copy = copyProject()
  try {
    const broken = await finderOf(copy, finders)
    if (broken) throw new RangeError(`fails without a fault: ${broken.test}`)
    const tallies: Tally[] = []
    for (const { file, source, kind, line, column, was, becomes } of sampleOf(mutants, draw, (one) => compiles(one.file, one.source))) {
      writeFileSync(join(copy, file), source)
      const found = await finderOf(copy, finders)
      writeFileSync(join(copy, file), readFileSync(join(root, file)))
      const [place, says] = [`${file}:${line}:${column}`, `${was} → ${becomes}`]
      tell(`${found ? `caught (${found.test})` : 'lives'} ${place} ${says}`)
      tallies.push({ kind, by: found?.by, survivor: found ? undefined : { place, says, add: 'no test fails: add a worked example' } })
    }
    return tallies
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}
