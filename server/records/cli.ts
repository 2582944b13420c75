/** `npm run records`: what was submitted to the manufacturer. Exit code 0 done, 1 not found or failed, 2 wrong call. */
import { ownTerminal } from '../base/command-line.ts'
import { readConfig } from '../base/config.ts'
import { operatorLocale } from '../base/operator-locale.ts'
import { runRecordsCommand } from './records-command.ts'

const { databaseUrl, dataDirectory } = readConfig(process.env)
process.exitCode = await runRecordsCommand(process.argv.slice(2), {
  database: { databaseUrl, dataDirectory },
  locale: operatorLocale(process.env),
  now: Date.now,
  ...ownTerminal,
})
