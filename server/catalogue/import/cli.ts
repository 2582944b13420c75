/** `npm run catalogue`: imports, lists and activates versions. Exit codes: 0 done, 1 refused or failed, 2 wrong usage. */
import { ownTerminal } from '../../base/command-line.ts'
import { readConfig } from '../../base/config.ts'
import { runCatalogueCommand } from './catalogue-command.ts'

const { databaseUrl, dataDirectory } = readConfig(process.env)
process.exitCode = await runCatalogueCommand(process.argv.slice(2), { database: { databaseUrl, dataDirectory }, ...ownTerminal })
