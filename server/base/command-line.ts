/** The argument reader of every command of the project: one way to write flags, one answer to `--help`, one to a wrong call. */
import { parseArgs, type ParseArgsConfig } from 'node:util'

/** Where a command prints. */
export interface Terminal {
  readonly print: (line: string) => void
  readonly printError: (line: string) => void
}

/** The terminal that the process was started from. */
export const ownTerminal: Terminal = {
  print: (line) => void process.stdout.write(`${line}\n`),
  printError: (line) => void process.stderr.write(`${line}\n`),
}

/** Exit codes: done; refused or failed; called in a way that does not exist. */
export const exitCodes = { done: 0, failed: 1, wrongCall: 2 } as const

export type CommandOptions = NonNullable<ParseArgsConfig['options']>

/** What a command understands: its flags, and the text that says how it is called. */
export interface CommandShape<Options extends CommandOptions> {
  readonly usage: string
  readonly options: Options
  /** Words without dashes may stand there too. */
  readonly takesWords: boolean
}

/** True for `--help`: the usage is then printed, and nothing else is to be done. */
const answersHelp = (words: readonly string[], usage: string, { print }: Terminal): boolean => {
  const asked = words.includes('--help')
  if (asked) print(usage)
  return asked
}

/** Reads flags and words; a flag that does not exist, or stands there twice, is no command line. */
const read = <const Options extends CommandOptions>(words: readonly string[], { options, takesWords }: CommandShape<Options>) => {
  try {
    const line = parseArgs({ args: [...words], options, allowPositionals: takesWords, tokens: true })
    const flags = line.tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : []))
    return new Set(flags).size === flags.length ? line : undefined
  } catch {
    return undefined
  }
}

/** @returns what was written, or the exit code with which the command is over (`--help`, a wrong call) */
export const readCommandLine = <const Options extends CommandOptions>(
  words: readonly string[],
  shape: CommandShape<Options>,
  terminal: Terminal,
) => {
  if (answersHelp(words, shape.usage, terminal)) return exitCodes.done
  const line = read(words, shape)
  if (!line) terminal.printError(shape.usage)
  return line ?? exitCodes.wrongCall
}

/** The words after the program's own name, for a command that hands them on; `--help` ends it here. */
export const ownWords = (usage: string): readonly string[] => {
  const words = process.argv.slice(2)
  if (answersHelp(words, usage, ownTerminal)) process.exit(exitCodes.done)
  return words
}

/** The command line that the process was started with; `--help` and a wrong call end it here. */
export const ownCommandLine = <const Options extends CommandOptions>(shape: CommandShape<Options>) => {
  const line = readCommandLine(process.argv.slice(2), shape, ownTerminal)
  return typeof line === 'number' ? process.exit(line) : line
}
