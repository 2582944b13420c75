/** `npm run records`: what was submitted to the manufacturer. Exit code 0 done, 1 not found or failed, 2 wrong call. */
import { readConfig } from '../config.ts'
import { operatorLocale } from '../operator-locale.ts'
import { runRecordsCommand } from './records-command.ts'

const { databaseUrl, dataDirectory } = readConfig(process.env)
process.exitCode = await runRecordsCommand(process.argv.slice(2), {
  database: { databaseUrl, dataDirectory },
  locale: operatorLocale(process.env),
  print: (line) => process.stdout.write(`${line}\n`),
  printError: (line) => process.stderr.write(`${line}\n`),
})
