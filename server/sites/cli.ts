/** `npm run site`: manages the sites of the server. Exit codes: 0 done, 1 refused or failed, 2 wrong usage. */
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
