/** Ways for messages: SMTP for e-mail, an HTTP hook for text messages. See docs/accounts.md. */
import { createTransport } from 'nodemailer'
import type { Database } from '../database/database.ts'
import { addMessage, markFailed, markSent, type Message, type NewMessage } from './outbox.ts'

export interface DeliveryOptions {
  /** `smtp://user:password@host:port` or `smtps://…`; `?from=` says the sender. */
  readonly smtpUrl: string | undefined
  /** Gets a POST of `{ to, text }`. */
  readonly smsUrl: string | undefined
}

/** How long a way may take, ms. */
const patience = 15_000

/** A file that goes with an e-mail: it is not stored, since whoever gets the message can fetch it, too. */
export interface Attachment {
  readonly filename: string
  readonly contentType: string
  readonly content: Uint8Array
}

type Way = (message: Message, attachment?: Attachment) => Promise<void>

const byMail = (address: string): Way => {
  const url = new URL(address)
  const from = url.searchParams.get('from') ?? 'no-reply@localhost'
  url.searchParams.delete('from')
  const transport = createTransport({
    url: url.href,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
  })
  return async ({ recipient, subject, body }, attachment) => {
    const attachments = attachment ? [{ ...attachment, content: Buffer.from(attachment.content) }] : []
    await transport.sendMail({ from, to: { name: '', address: recipient }, subject, text: body, attachments })
  }
}

const byHook =
  (address: string): Way =>
  async ({ recipient, body }) => {
    const { ok, status } = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ to: recipient, text: body }),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    })
    if (!ok) throw new Error(`HTTP ${status}`)
  }

export interface Delivery {
  /** Stores the message; it is sent afterwards, so that nobody can tell from the time whether one was. */
  readonly send: (message: NewMessage, attachment?: Attachment) => Promise<void>
  /** When everything that was begun is done. */
  readonly settled: () => Promise<void>
}

/** The reason without what the library quotes of the conversation, in which a code or a login may stand. */
const faultOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error ? String(error.code) : error.message
}

/** @param now milliseconds since the epoch */
export const createDelivery = ({ db }: Pick<Database, 'db'>, { smtpUrl, smsUrl }: DeliveryOptions, now: () => number): Delivery => {
  const ways = { email: smtpUrl === undefined ? undefined : byMail(smtpUrl), sms: smsUrl === undefined ? undefined : byHook(smsUrl) }
  const running = new Set<Promise<void>>()
  const deliver = async (way: Way, message: Message, attachment: Attachment | undefined) => {
    try {
      await way(message, attachment)
      await markSent(db, message.id, new Date(now()))
    } catch (error) {
      await markFailed(db, message.id, faultOf(error)).catch(() => undefined)
    }
  }
  return {
    send: async (message, attachment) => {
      const stored = await addMessage(db, message, now())
      const way = ways[message.channel]
      if (!way) return
      const work = deliver(way, stored, attachment).finally(() => running.delete(work))
      running.add(work)
    },
    settled: async () => {
      await Promise.all(running)
    },
  }
}
