/** `npm run site`: the sites that the server serves. Exit code 0 done, 1 refused or failed, 2 wrong call. */
import { ownTerminal } from '../base/command-line.ts'
import { readConfig } from '../base/config.ts'
import { operatorLocale } from '../base/operator-locale.ts'
import { runSiteCommand } from './site-command.ts'

const { databaseUrl, dataDirectory } = readConfig(process.env)
process.exitCode = await runSiteCommand(process.argv.slice(2), {
  database: { databaseUrl, dataDirectory },
  locale: operatorLocale(process.env),
  now: () => new Date(),
  ...ownTerminal,
})
