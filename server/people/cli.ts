/**
 * `npm run people`, `npm run outbox`: manages accounts and lists messages that were not sent. Exit codes: 0 done, 1 refused or
 * failed, 2 wrong usage.
 */
import { ownTerminal } from '../base/command-line.ts'
import { readConfig } from '../base/config.ts'
import { operatorLocale } from '../base/operator-locale.ts'
import { runPeopleCommand } from './people-command.ts'

const { databaseUrl, dataDirectory } = readConfig(process.env)
process.exitCode = await runPeopleCommand(process.argv.slice(2), {
  database: { databaseUrl, dataDirectory },
  locale: operatorLocale(process.env),
  now: Date.now,
  ...ownTerminal,
})
