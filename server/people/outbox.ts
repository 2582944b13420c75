/** Messages to people: each is stored first, and then sent where a delivery is configured. */
import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { PeopleTables } from '../database/people-tables.ts'
import type { Tables } from '../database/tables.ts'

export type Message = PeopleTables['message']
export type NewMessage = Pick<Message, 'channel' | 'recipient' | 'subject' | 'body'>

/** Lifetime of a stored message, ms: codes expire within minutes, and recipients should not be kept longer than needed. */
const life = 24 * 3600 * 1000

export async function addMessage(db: Kysely<Tables>, message: NewMessage, now: number): Promise<Message> {
  const times = { created_at: new Date(now).toISOString(), expires_at: new Date(now + life).toISOString() }
  const row: Message = { ...message, ...times, id: randomUUID(), sent_at: null, fault: null }
  await db.insertInto('message').values(row).execute()
  return row
}

/** Deletes expired messages. */
export async function forgetMessages(db: Kysely<Tables>, now: number): Promise<void> {
  await db.deleteFrom('message').where('expires_at', '<=', new Date(now).toISOString()).execute()
}

/** The newest 100 messages, newest first. */
export const listMessages = (db: Kysely<Tables>): Promise<Message[]> =>
  db.selectFrom('message').selectAll().orderBy('created_at', 'desc').limit(100).execute()

/** Metadata of messages to these recipients; their text is a code, or is no longer stored. */
export const messagesTo = async (db: Kysely<Tables>, recipients: readonly string[]) =>
  recipients.length === 0
    ? []
    : db
        .selectFrom('message')
        .select(['channel', 'recipient', 'created_at', 'expires_at', 'sent_at'])
        .where('recipient', 'in', recipients)
        .orderBy('created_at')
        .orderBy('id')
        .execute()

/** Marks a message as sent and deletes its text. */
export async function markSent(db: Kysely<Tables>, id: string, time: Date): Promise<void> {
  await db.updateTable('message').set({ sent_at: time.toISOString(), subject: '', body: '', fault: null }).where('id', '=', id).execute()
}

export async function markFailed(db: Kysely<Tables>, id: string, fault: string): Promise<void> {
  await db
    .updateTable('message')
    .set({ fault: fault.slice(0, 200) })
    .where('id', '=', id)
    .execute()
}
