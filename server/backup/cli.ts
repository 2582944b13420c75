/** `npm run backup`: copies the data folder while the server is running. Exit codes: 0 done, 1 refused or failed, 2 wrong usage. */
import { ownTerminal } from '../base/command-line.ts'
import { readConfig } from '../base/config.ts'
import { operatorLocale } from '../base/operator-locale.ts'
import { runBackupCommand } from './backup-command.ts'

const { databaseUrl, dataDirectory } = readConfig(process.env)
process.exitCode = runBackupCommand(process.argv.slice(2), {
  databaseUrl,
  dataDirectory,
  locale: operatorLocale(process.env),
  ...ownTerminal,
})
