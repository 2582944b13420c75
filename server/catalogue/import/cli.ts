/** `npm run catalogue`: imports, lists and activates versions. Exit code 0 done, 1 refused or failed, 2 wrong call. */
import { ownTerminal } from '../../base/command-line.ts'
import { readConfig } from '../../base/config.ts'
import { runCatalogueCommand } from './catalogue-command.ts'

const { databaseUrl, dataDirectory } = readConfig(process.env)
process.exitCode = await runCatalogueCommand(process.argv.slice(2), { database: { databaseUrl, dataDirectory }, ...ownTerminal })
