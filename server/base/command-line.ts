/** Command-line parsing shared by all commands of the project: flags, `--help` and wrong usage. */
import { parseArgs, type ParseArgsConfig } from 'node:util'

/** Output of a command. */
export interface Terminal {
  readonly print: (line: string) => void
  readonly printError: (line: string) => void
}

/** The terminal of the process. */
export const ownTerminal: Terminal = {
  print: (line) => void process.stdout.write(`${line}\n`),
  printError: (line) => void process.stderr.write(`${line}\n`),
}

/** Exit codes: done; refused or failed; wrong usage. */
export const exitCodes = { done: 0, failed: 1, wrongCall: 2 } as const

export type CommandOptions = NonNullable<ParseArgsConfig['options']>

/** The flags that a command accepts, and its usage text. */
export interface CommandShape<Options extends CommandOptions> {
  readonly usage: string
  readonly options: Options
  /** Whether arguments without dashes are accepted. */
  readonly takesWords: boolean
}

/** True for `--help`, after printing the usage. */
const answersHelp = (words: readonly string[], usage: string, { print }: Terminal): boolean => {
  const isHelpRequested = words.includes('--help')
  if (isHelpRequested) print(usage)
  return isHelpRequested
}

/** Parses flags and arguments; unknown or repeated flags are rejected. */
const read = <const Options extends CommandOptions>(words: readonly string[], { options, takesWords }: CommandShape<Options>) => {
  try {
    const line = parseArgs({ args: [...words], options, allowPositionals: takesWords, tokens: true })
    const flags = line.tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : []))
    return new Set(flags).size === flags.length ? line : undefined
  } catch {
    return undefined
  }
}

/** @returns the parsed command line, or the exit code for `--help` or wrong usage */
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

/** The arguments after the program's name, for a command that passes them on; ends the process for `--help`. */
export const ownWords = (usage: string): readonly string[] => {
  const words = process.argv.slice(2)
  if (answersHelp(words, usage, ownTerminal)) process.exit(exitCodes.done)
  return words
}

/** The command line of the process; ends it for `--help` or wrong usage. */
export const ownCommandLine = <const Options extends CommandOptions>(shape: CommandShape<Options>) => {
  const line = readCommandLine(process.argv.slice(2), shape, ownTerminal)
  return typeof line === 'number' ? process.exit(line) : line
}
