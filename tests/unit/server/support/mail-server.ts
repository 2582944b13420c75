/** A real mail server on loopback, which refuses recipients that are not at example.com. */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** @param closing takes what ends it */
export const startMailServer = async (closing: (() => unknown)[]) => {
  const received: string[] = []
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      done(address.toLowerCase().endsWith('@example.com') ? null : new Error(`no such mailbox ${address}`)),
    onData: (stream, _session, done) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        received.push(Buffer.concat(parts).toString())
        done()
      })
    },
  })
  smtp.listen(0, '127.0.0.1')
  await once(smtp.server, 'listening')
  closing.push(() => new Promise<void>((resolve) => smtp.close(() => resolve())))
  const { port } = smtp.server.address() as AddressInfo // it listens on a TCP port
  return { received, url: `smtp://127.0.0.1:${port}?from=portal@example.com` }
}
