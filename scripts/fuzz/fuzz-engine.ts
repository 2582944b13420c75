/**
 * Checks the laws of forms over calculators for a given time; reports the rules reached, and each broken law with a story and a
 * test.
 */
import { exitCodes, type Terminal } from '../../server/base/command-line.ts'
import { type FuzzSubject, subjectsOf } from './fuzz-subjects.ts'
import { fuzzLaws } from './fuzz-laws.ts'
import { testOf } from './paste-test.ts'
import { type BrokenLaw, type Outcome, runLaws, type Start } from './run-laws.ts'
import { storyOf } from './story.ts'

/** Most names printed of the rules that were not reached. */
const mostNames = 12

const namesOf = (missing: readonly string[]): string => {
  const more = missing.length - mostNames
  return `${missing.slice(0, mostNames).join('; ')}${more > 0 ? `; … ${more} more` : ''}`
}

const tellBroken = (subject: FuzzSubject, broken: BrokenLaw, { print }: Terminal): void => {
  const { law, message, args, seed, path } = broken
  const place = `${law.key}/${path}`
  print(`  ✗ ${law.title}: ${law.claim}`)
  print(`    ${message}`)
  storyOf(subject.subject, args).forEach((line, at) => print(`    ${at + 1}. ${line}`))
  print(`    again: npm run fuzz -- ${subject.word} --seed ${seed} --path ${place}`)
  print(`       or: FC_SEED=${seed} FC_PATH=${place} npm run fuzz -- ${subject.word}`)
  print('    as a test, in tests/property/engine/:')
  print('')
  for (const line of testOf(subject, broken)) print(line)
  print('')
}

const tell = (subject: FuzzSubject, { reached, broken }: Outcome, terminal: Terminal): void => {
  const { missing, runs, steps, count } = reached
  terminal.print(`${subject.title}: ${runs} runs, ${steps} steps, reached ${count} rules`)
  if (missing.length > 0) terminal.print(`  not reached: ${namesOf(missing)}`)
  for (const one of broken) tellBroken(subject, one, terminal)
}

/** Parses `3/12:0:1`: the law, and the path of the fast-check case. */
const replayOf = (path: string): Start['replay'] => {
  const [, law = '', inLaw = ''] = /^(\w+)\/([\d:]+)$/.exec(path) ?? []
  if (!fuzzLaws.some(({ key }) => key === law)) throw new RangeError(`${path} is no path that was printed, such as 3/12:0`)
  return { law, path: inLaw }
}

export type EngineRun = { readonly minutes: number; readonly seed: number; readonly path?: string | undefined }

/**
 * @param words ids and files of calculators; every calculator if empty
 * @returns the exit code
 */
export const fuzzEngine = async (words: readonly string[], { minutes, seed, path }: EngineRun, terminal: Terminal): Promise<number> => {
  const replay = path === undefined ? undefined : replayOf(path)
  const subjects = await subjectsOf(words)
  terminal.print(`seed ${seed}`)
  const share = (minutes * 60_000) / subjects.length
  let broken = 0
  for (const subject of subjects) {
    const outcome = runLaws(subject, { seed, replay }, share)
    broken += outcome.broken.length
    if (!replay) tell(subject, outcome, terminal)
    else for (const one of outcome.broken) tellBroken(subject, one, terminal)
  }
  terminal.print(broken === 0 ? 'nothing found' : `${broken} found`)
  return broken === 0 ? exitCodes.done : exitCodes.failed
}
