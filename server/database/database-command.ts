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

interface NamedShape {
  readonly takesArgument: boolean
  /** Takes a second argument. */
  readonly takesSecond?: boolean | 'optional'
  /** The flags that it accepts; default: all of the command. */
  readonly flags?: readonly string[]
}

/** A command on the database. */
export interface NamedCommand extends NamedShape {
  /** @returns an exit code */
  readonly run: (database: Database, call: CommandCall) => Promise<number>
}

/** A command that needs no database. */
export interface NamedCommandAlone extends NamedShape {
  /** @returns an exit code */
  readonly runAlone: (call: CommandCall) => Promise<number>
}

export interface DatabaseCommand extends Omit<CommandShape<CommandOptions>, 'takesWords'> {
  readonly commands: Readonly<Record<string, NamedCommand | NamedCommandAlone>>
  /** Default name. */
  readonly withoutName?: string
  /** Describes a fault for the operator; undefined for a fault of the program. */
  readonly faultLines: (error: unknown) => readonly string[] | undefined
}

/** Whether the call has the arguments and flags that the command takes. */
const fits = ({ takesArgument, takesSecond = false, flags }: NamedShape, call: CommandCall): boolean =>
  takesArgument === (call.argument !== '') &&
  (takesSecond === 'optional' || takesSecond === (call.second !== '')) &&
  Object.keys(call.flags).every((flag) => flags?.includes(flag) ?? true)

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
  const call = { ...dependencies, argument, second, flags: line.values }
  if (!named || rest.length > 0 || !fits(named, call)) {
    dependencies.printError(command.usage)
    return exitCodes.wrongCall
  }
  if ('runAlone' in named) return named.runAlone(call)
  try {
    const database = await openDatabase(dependencies.database)
    try {
      return await named.run(database, call)
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
