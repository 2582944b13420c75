/** Delivers messages: SMTP for e-mail, an HTTP hook for text messages. See docs/accounts.md. */
import { createTransport } from 'nodemailer'
import type { Database } from '../database/database.ts'
import { addMessage, markFailed, markSent, type Message, type NewMessage } from './outbox.ts'

export interface DeliveryOptions {
  /** `smtp://user:password@host:port` or `smtps://…`; `?from=` sets the sender. */
  readonly smtpUrl: string | undefined
  /** Receives a POST of `{ to, text }`. */
  readonly smsUrl: string | undefined
}

/** Timeout per delivery, ms. */
const patience = 15_000

/** A file attached to an e-mail. It is not stored, as the recipient can also download it. */
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
  /** Whether messages of a channel are delivered; otherwise they remain in the outbox. */
  readonly delivers: (channel: Message['channel']) => boolean
  /** Stores the message and delivers it afterwards, so that response times do not reveal whether one was sent. */
  readonly send: (message: NewMessage, attachment?: Attachment) => Promise<void>
  /** Resolves when all deliveries have finished. */
  readonly settled: () => Promise<void>
}

/** The reason of a failure without the protocol transcript, which may contain a code or credentials. */
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
    delivers: (channel) => ways[channel] !== undefined,
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
