/** Exports all data stored about a person as one ZIP that is readable without this program. */
import { translate } from '../../../i18n/translate.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { eventsOfPerson } from '../../logs/repository.ts'
import { exportTasks } from '../../files/jobs/file-tasks.ts'
import { exportInquiries } from '../../people/inquiries.ts'
import { messagesTo } from '../../people/outbox.ts'
import { exportAccount, type SignedIn, ownAccount } from '../../people/own-account.ts'
import type { PeopleParts } from '../../people/parts.ts'
import { exportRecords } from '../../people/records-of.ts'
import { recordsOfSender } from '../../records/answers.ts'
import { archiveOf, jsonFile } from '../../base/archive.ts'

/** Files in the order in which the readme lists them. */
const partNames = [
  'account',
  'sign-ins',
  'selections',
  'projects',
  'favourites',
  'shopping',
  'downloads',
  'submissions',
  'inquiries',
  'events',
  'messages',
  'usage',
] as const
type Part = (typeof partNames)[number]

const contentsOf = async (parts: PeopleParts, principal: SignedIn): Promise<Readonly<Record<Part, unknown>>> => {
  const { db } = parts
  const { account, agents, permissions, signIns, events } = await exportAccount(parts, principal)
  const { selections, projects, favourites, shopping } = await exportRecords(db, principal.personID)
  const { phone, email } = await ownAccount(parts, principal)
  return {
    account: { ...account, agents, permissions },
    'sign-ins': signIns,
    selections,
    projects,
    favourites,
    shopping,
    downloads: await exportTasks(db, principal.personID),
    submissions: await recordsOfSender(db, principal.personID),
    inquiries: await exportInquiries(db, principal.personID),
    events,
    messages: await messagesTo(
      db,
      [phone, email].filter((name) => name !== null),
    ),
    usage: await eventsOfPerson(db, principal.personID),
  }
}

const say = (locale: Locale, key: string): string => translate(locale, `server/people:export.${key}`, {}) ?? key

const readmeOf = (locale: Locale): string =>
  [
    say(locale, 'title'),
    '',
    say(locale, 'intro'),
    '',
    ...partNames.map((name) => `${name}.json: ${say(locale, `parts.${name}`)}`),
    `manifest.json: ${say(locale, 'manifest')}`,
    '',
    say(locale, 'left'),
    '',
  ].join('\n')

/** @param locale language of the readme */
export const exportMine = async (parts: PeopleParts, principal: SignedIn, locale: Locale): Promise<Uint8Array<ArrayBuffer>> => {
  const contents = await contentsOf(parts, principal)
  return archiveOf([{ name: 'readme.txt', content: readmeOf(locale) }, ...partNames.map((name) => jsonFile(name, contents[name]))])
}
