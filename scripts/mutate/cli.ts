/**
 * `npm run mutate -- …`: plants faults and lists the survivors as missing examples or rules. Exit code 1 only below `--least`.
 */
import { join } from 'node:path'
import { exitCodes, ownCommandLine, ownTerminal } from '../../server/base/command-line.ts'
import { classFolders } from '../calculator/shipped-schemas.ts'
import { runCalculator } from './calculator-run.ts'
import { runEngine } from './engine-run.ts'
import { runFamily } from './family-run.ts'
import { reportOf, type Tally, totalOf } from './report.ts'

const usage = `usage: npm run mutate -- [id … | schema.ts | document.json … | engine[/folder or file] | families/<family>] [--sample n] [--seed s] [--least percent]
                         every calculator where nothing is named; --sample draws so many faults of each, the same ones for the same seed`

const root = join(import.meta.dirname, '../..')

const { positionals, values } = ownCommandLine({
  usage,
  options: { sample: { type: 'string' }, seed: { type: 'string' }, least: { type: 'string' } },
  takesWords: true,
})

/** A number from the command line, or its default. */
const numberOf = <T>(name: 'sample' | 'seed' | 'least', otherwise: T): number | T => {
  const text = values[name]
  if (text === undefined) return otherwise
  const value = Number(text)
  if (Number.isFinite(value) && value >= 0) return value
  ownTerminal.printError(usage)
  process.exit(exitCodes.wrongCall)
}

/** Resolves an id to its folder. */
const placeOf = (word: string): string => classFolders().find((folder) => folder.startsWith(join(root, 'schemas', `${word}-`))) ?? word

/** Folders of calculators; classes without a form have no schema to mutate. */
const everyCalculator = async (): Promise<readonly string[]> => {
  const { calculators } = await import('../../schemas/registry.ts')
  return calculators.map(({ schema }) => String(schema.id))
}

const tallies: Tally[] = []
const draw = { sample: numberOf('sample', undefined), seed: numberOf('seed', 1) }
const tallyOf = (word: string): Promise<readonly Tally[]> => {
  if (/^engine($|\/)/.test(word)) return runEngine({ ...draw, under: word }, ownTerminal.printError)
  if (word.startsWith('families/')) return runFamily(word.replace(/\/$/, ''), draw, ownTerminal.printError)
  return runCalculator(placeOf(word), draw)
}
try {
  for (const word of positionals.length === 0 ? await everyCalculator() : positionals) {
    const found = await tallyOf(word)
    tallies.push(...found)
    ownTerminal.printError(`${word}: ${totalOf(found).score.toFixed(1)} % of ${found.length}`)
  }
  for (const line of reportOf(tallies)) ownTerminal.print(line)
  if (totalOf(tallies).score < numberOf('least', 0)) process.exitCode = exitCodes.failed
} catch (cause) {
  if (!(cause instanceof RangeError)) throw cause
  ownTerminal.printError(cause.message)
  process.exitCode = exitCodes.failed
}
