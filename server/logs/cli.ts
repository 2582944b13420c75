/** `npm run logs`: shows how the pages are used, and their errors. Exit codes: 0 done, 1 failed, 2 wrong usage. */
import { ownTerminal } from '../base/command-line.ts'
import { readConfig } from '../base/config.ts'
import { operatorLocale } from '../base/operator-locale.ts'
import { runLogsCommand } from './logs-command.ts'

const { databaseUrl, dataDirectory } = readConfig(process.env)
process.exitCode = await runLogsCommand(process.argv.slice(2), {
  database: { databaseUrl, dataDirectory },
  locale: operatorLocale(process.env),
  now: () => Date.now(),
  ...ownTerminal,
})
