/** The command for accounts, independent of the process. */
import { listed } from '../../engine/base/listed.ts'
import type { Locale } from '../../i18n/locales.ts'
import { createLookup } from '../../i18n/lookup.ts'
import { consoleTexts, translate } from '../../i18n/translate.ts'
import { exitCodes } from '../base/command-line.ts'
import { type CommandCall, type CommandDependencies, type NamedCommand, runDatabaseCommand } from '../database/database-command.ts'
import type { Database } from '../database/database.ts'
import { DatabaseError } from '../database/database-error.ts'
import { noteEvent } from './audit.ts'
import { listMessages } from './outbox.ts'
import { addAgent, changePerson, ensurePerson, findPerson, listPeople, type Person } from './people-repository.ts'

interface PeopleDependencies extends CommandDependencies {
  readonly locale: Locale
  /** Milliseconds since the epoch. */
  readonly now: () => number
}

type CommandContext = Pick<PeopleDependencies, 'locale' | 'now'>

const say = (locale: Locale, key: string, params: Readonly<Record<string, string>> = {}): string =>
  translate(locale, `server/people:${key}`, params) ?? key

const flagOf = ({ flags }: CommandCall, name: string, usual = ''): string => {
  const value = flags[name]
  return typeof value === 'string' ? value : usual
}

const accountOf = (call: CommandCall) => ({ company: flagOf(call, 'site', 'default'), account: call.argument.trim().toLowerCase() })

const outboxIn =
  ({ locale }: CommandContext): NamedCommand['run'] =>
  async ({ db }, { print, printError }) => {
    const messages = await listMessages(db)
    if (messages.length === 0) printError(say(locale, 'noMessages'))
    for (const { created_at, channel, recipient, sent_at, fault, body } of messages) {
      print(
        [created_at, channel, recipient, say(locale, sent_at === null ? 'waiting' : 'sent'), fault ?? '', body].filter(Boolean).join('  '),
      )
    }
    return exitCodes.done
  }

const listIn =
  ({ locale }: CommandContext): NamedCommand['run'] =>
  async ({ db }, call) => {
    const people = await listPeople(db, flagOf(call, 'site', 'default'))
    if (people.length === 0) call.printError(say(locale, 'noPeople'))
    for (const { phone, email, role, let_in, created_at } of people) {
      call.print([created_at, role, let_in === 1 ? 'let-in' : '-', phone ?? '-', email ?? '-'].join('  '))
    }
    return exitCodes.done
  }

type Change = (database: Database, person: Person, call: CommandCall) => Promise<number>

/** Runs an action on an existing account. */
const changing =
  (change: Change, { locale }: CommandContext): NamedCommand['run'] =>
  async (database, call) => {
    const person = await findPerson(database.db, accountOf(call))
    if (!person) {
      call.printError(say(locale, 'unknown', { account: call.argument }))
      return exitCodes.failed
    }
    const code = await change(database, person, call)
    if (code === exitCodes.done) call.print(say(locale, 'done', { account: call.argument }))
    return code
  }

const roleNames = ['user', 'companyAdmin', 'operator'] as const

const setRole =
  ({ locale, now }: CommandContext): Change =>
  async ({ db }, { id, company }, call) => {
    const value = flagOf(call, 'role')
    const role = roleNames.find((one) => one === value)
    if (!role) {
      call.printError(say(locale, 'notAllowed', { value, known: listed(roleNames, locale) }))
      return exitCodes.failed
    }
    await changePerson(db, id, { role })
    await noteEvent(db, { company, personID: id, event: 'roleChanged', detail: { role } }, now())
    return exitCodes.done
  }

const giveAgent: Change = async ({ db }, { id }, call) => {
  await addAgent(db, id, flagOf(call, 'name', call.argument))
  return exitCodes.done
}

const letIn =
  ({ locale, now }: CommandContext): NamedCommand['run'] =>
  async ({ db }, call) => {
    const { id } = await ensurePerson(db, accountOf(call), new Date(now()))
    await changePerson(db, id, { let_in: 1 })
    call.print(say(locale, 'done', { account: call.argument }))
    return exitCodes.done
  }

const faultLinesIn = (locale: Locale) => (error: unknown) => {
  if (!(error instanceof DatabaseError)) return undefined
  const where = listed(Object.values(error.params), locale)
  return [createLookup(locale, consoleTexts(locale).start)(error.code, { where }) ?? error.code]
}

/**
 * @param words command line after the program's name
 * @returns exit code: 0 done, 1 not found or failed, 2 wrong usage
 */
export const runPeopleCommand = (words: readonly string[], { locale, now, ...dependencies }: PeopleDependencies): Promise<number> => {
  const context = { locale, now }
  return runDatabaseCommand(
    words,
    {
      usage: say(locale, 'usage'),
      options: { site: { type: 'string' }, role: { type: 'string' }, name: { type: 'string' } },
      commands: {
        outbox: { run: outboxIn(context), takesArgument: false },
        list: { run: listIn(context), takesArgument: false },
        role: { run: changing(setRole(context), context), takesArgument: true },
        'let-in': { run: letIn(context), takesArgument: true },
        agent: { run: changing(giveAgent, context), takesArgument: true },
      },
      faultLines: faultLinesIn(locale),
    },
    dependencies,
  )
}
