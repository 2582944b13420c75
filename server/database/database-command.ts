/** Operator commands on the server's database: `npm run <command> -- <name> [argument] [--flag]`. */
import { type CommandOptions, type CommandShape, exitCodes, readCommandLine, type Terminal } from '../base/command-line.ts'
import type { Database, DatabaseOptions } from './database.ts'
import { openDatabase } from './database.ts'
import { toDatabaseError } from './database-error.ts'

/** External dependencies of a command. */
export interface CommandDependencies extends Terminal {
  readonly database: DatabaseOptions
}

/** The parsed call of a command. */
export interface CommandCall extends Terminal {
  readonly argument: string
  /** Second argument; '' where the command takes none. */
  readonly second: string
  readonly flags: Readonly<Record<string, unknown>>
}

export interface NamedCommand {
  readonly takesArgument: boolean
  /** Accepts a second argument. */
  readonly takesSecond?: true
  /** @returns an exit code */
  readonly run: (database: Database, call: CommandCall) => Promise<number>
}

export interface DatabaseCommand extends Omit<CommandShape<CommandOptions>, 'takesWords'> {
  readonly commands: Readonly<Record<string, NamedCommand>>
  /** Default name. */
  readonly withoutName?: string
  /** Describes a fault for the operator; undefined for a fault of the program. */
  readonly faultLines: (error: unknown) => readonly string[] | undefined
}

/**
 * @param words command line after the program's name
 * @returns exit code: 0 done, 1 refused or failed, 2 wrong usage
 */
export async function runDatabaseCommand(
  words: readonly string[],
  command: DatabaseCommand,
  dependencies: CommandDependencies,
): Promise<number> {
  const line = readCommandLine(words, { ...command, takesWords: true }, dependencies)
  if (typeof line === 'number') return line
  const [name = command.withoutName ?? '', argument = '', second = '', ...rest] = line.positionals
  const named = Object.hasOwn(command.commands, name) ? command.commands[name] : undefined
  const fits = named?.takesArgument === (argument !== '') && (named.takesSecond ?? false) === (second !== '')
  if (!fits || rest.length > 0) {
    dependencies.printError(command.usage)
    return exitCodes.wrongCall
  }
  try {
    const database = await openDatabase(dependencies.database)
    try {
      return await named.run(database, { ...dependencies, argument, second, flags: line.values })
    } finally {
      await database.close()
    }
  } catch (error) {
    const fault = toDatabaseError(error, {})
    const lines = command.faultLines(fault)
    if (!lines) throw fault
    for (const text of lines) dependencies.printError(text)
    return exitCodes.failed
  }
}
