/** `npm run records`: manages records submitted to the manufacturer. Exit codes: 0 done, 1 not found or failed, 2 wrong usage. */
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
