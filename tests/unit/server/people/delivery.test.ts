import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo, Server } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { listMessages } from '../../../../server/people/outbox.ts'
import { closedAfterEach } from '../support/closing.ts'
import { startMailServer } from '../support/mail-server.ts'
import { describeOnEachDatabase } from '../database/each-database.ts'
import { createPeopleService } from './people-service.ts'

const closing = closedAfterEach()

/** A server that listens on a TCP port has such an address. */
const portOf = (server: Server) => (server.address() as AddressInfo).port

/** A real hook on loopback. */
const hook = async (status: number) => {
  const received: unknown[] = []
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push(JSON.parse(body))
      response.writeHead(status).end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(() => new Promise<void>((resolve) => server.close(() => resolve())))
  return { received, url: `http://127.0.0.1:${portOf(server)}/sms` }
}

describeOnEachDatabase('messages', 'messages', (databases) => {
  it('go out by mail, from the sender that is set, and are not kept once they are sent', async () => {
    const { received, url } = await startMailServer(closing)
    const service = createPeopleService(await databases.fresh(), { smtpUrl: url })
    await service.sendCode('somebody@example.com')
    await service.people.delivery.settled()
    const [mail = ''] = received
    expect(mail).toMatch(/^From: portal@example\.com/m)
    expect(mail).toMatch(/^To: somebody@example\.com/m)
    const code = /verification code is (\d{6})/.exec(mail)?.[1]
    const { code: answer } = await service.post('/api/User/LoginPC', { phoneNumber: 'somebody@example.com', code, appID: 'pc' })
    expect(answer).toBe(0)
    const [stored] = await listMessages(service.database.db)
    expect(stored).toMatchObject({ body: '', subject: '', fault: null })
    expect(stored?.sent_at).not.toBeNull()
  })

  it('go out as text messages through the hook', async () => {
    const { received, url } = await hook(204)
    const service = createPeopleService(await databases.fresh(), { smsUrl: url })
    await service.sendCode('13800000000')
    await service.people.delivery.settled()
    expect(received).toMatchObject([{ to: '13800000000' }])
    expect(JSON.stringify(received)).toMatch(/"text":"Sizewright: your verification code is \d{6}\./)
  })

  it('that are refused stay with the reason, without what was said of them; whoever asked is told nothing of it', async () => {
    const mail = await startMailServer(closing)
    const sms = await hook(500)
    const service = createPeopleService(await databases.fresh(), { smtpUrl: mail.url, smsUrl: sms.url })
    expect((await service.sendCode('nobody@example.org')).code).toBe(0)
    expect((await service.sendCode('13800000000')).code).toBe(0)
    await service.people.delivery.settled()
    const faults = (await listMessages(service.database.db)).map(({ fault }) => fault)
    expect(new Set(faults)).toEqual(new Set(['EENVELOPE', 'HTTP 500']))
  })

  it('cannot be given another recipient or header by what is typed as an account', async () => {
    const { received, url } = await startMailServer(closing)
    const service = createPeopleService(await databases.fresh(), { smtpUrl: url })
    for (const typed of [
      'a@example.com,b@example.com',
      'a@example.com\r\nBcc: b@example.com',
      '"a@b" <c@example.com>',
      'a@example.com>b@example.com',
    ]) {
      expect((await service.sendCode(typed)).code).toBe(40014)
    }
    await service.people.delivery.settled()
    expect(received).toEqual([])
  })
})
