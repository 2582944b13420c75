/** `npm run backup`: a copy of the data folder, while the server runs. Exit code 0 done, 1 refused or failed, 2 wrong call. */
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
