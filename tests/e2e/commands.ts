/** What an operator does beside a running server: the commands of the project on the database of the journeys. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type APIRequestContext, expect } from '@playwright/test'
import { openDatabase } from '../../server/database/database.ts'
import { runLogsCommand } from '../../server/logs/logs-command.ts'
import { runPeopleCommand } from '../../server/people/people-command.ts'
import { runRecordsCommand } from '../../server/records/records-command.ts'
import { runSiteCommand } from '../../server/sites/site-command.ts'

export const dataDirectory = process.env['E2E_DATA_DIR'] ?? ''

/** The database of the server that all journeys share. */
export const openJourneyDatabase = () => openDatabase({ databaseUrl: undefined, dataDirectory })

const commands = {
  logs: (words, terminal) => runLogsCommand(words, { ...terminal, now: Date.now }),
  people: (words, terminal) => runPeopleCommand(words, { ...terminal, now: Date.now }),
  records: (words, terminal) => runRecordsCommand(words, { ...terminal, now: Date.now }),
  site: (words, terminal) => runSiteCommand(words, { ...terminal, now: () => new Date() }),
} as const satisfies Record<string, (words: readonly string[], terminal: ReturnType<typeof terminalOf>) => Promise<number>>

const terminalOf = (lines: string[], folder: string) => ({
  database: { databaseUrl: undefined, dataDirectory: folder },
  locale: 'en' as const,
  print: (line: string) => void lines.push(line),
  printError: (line: string) => void lines.push(line),
})

/**
 * Runs `npm run <name> -- <words>`.
 *
 * @returns what it prints
 * @throws Error where its exit code is not 0
 */
export const command = async (name: keyof typeof commands, words: readonly string[], folder = dataDirectory): Promise<string> => {
  const lines: string[] = []
  const code = await commands[name](words, terminalOf(lines, folder))
  if (code !== 0) throw new Error(`${name} ${words.join(' ')} ended with ${code}: ${lines.join('\n')}`)
  return lines.join('\n')
}

type Site = { readonly key: string; readonly name: string } & Readonly<Record<string, unknown>>

/** Stores a site; the running server takes it over within seconds. */
export const setSite = async (site: Site, folder = dataDirectory): Promise<void> => {
  const file = join(folder, `${site.key}.json`)
  await writeFile(file, JSON.stringify(site))
  await command('site', ['set', file], folder)
}

/** Stores a site and waits until the server shows it. */
export const publishSite = async (site: Site, request: APIRequestContext): Promise<void> => {
  await setSite(site)
  await expect.poll(async () => (await request.get(`/share/comp_config?site=${site.key}`)).status()).toBe(200)
}
