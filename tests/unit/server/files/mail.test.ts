/** Files by e-mail, through a real mail server on loopback. */
import { expect, it } from 'vitest'
import { sha256 } from '../../../../server/files/canonical-json.ts'
import { listMessages } from '../../../../server/people/outbox.ts'
import { closedAfterEach } from '../support/closing.ts'
import { startMailServer } from '../support/mail-server.ts'
import { describeOnDatabase } from '../database/each-database.ts'
import { createFilesService } from './files-service.ts'

const closing = closedAfterEach()

const archive = { selectionID: 'HSR/plain', downloadType: 3 }
const mailed = { ...archive, email: 'Buyer@Example.com' }
const phone = '13800000001'

describeOnDatabase('files by e-mail', 'file_mail', (databases) => {
  it('are attached where they are small, to whom the address is', async () => {
    const { received, url } = await startMailServer(closing)
    const service = createFilesService(await databases.fresh(), closing, { smtpUrl: url })
    const me = { token: await service.tokenOf(phone, { site: 'other' }), site: 'other' }
    await service.makeFile(archive, me)
    // The archive of type 3 that was made is the one of type 103.
    const sent = await service.call('SendDownload', { ...mailed, downloadType: 103 }, me)
    const text = 'archive of plain\n'
    expect(sent.data).toEqual({ path: null, name: 'plain', extension: 'zip', contentLength: text.length })
    await service.people.delivery.settled()
    expect(received).toHaveLength(1)
    const [mail = ''] = received
    expect(mail).toMatch(/^To: buyer@example\.com/im)
    expect(mail).toMatch(/^Subject: plain\.zip from Other Drives/m)
    expect(mail).toMatch(/Content-Type: application\/zip; name=plain\.zip/)
    expect(mail).toContain(Buffer.from(text).toString('base64'))
    expect(mail.replaceAll(/=\r?\n/g, '').replaceAll('=3A', ':')).toContain('https://other.example/#/usercenter/download-list')
    expect(mail).toContain(sha256(text).slice(0, 20))
    expect((await service.get('/api/User/MyRecordCount', me)).data).toMatchObject({ download: 1 })
    // The same again within 20 s is no second mail.
    expect((await service.call('SendDownload', mailed, me)).code).toBe(42904)
    await service.people.delivery.settled()
    expect(received).toHaveLength(1)
  })

  it('that are large come as where they can be fetched', async () => {
    const { received, url } = await startMailServer(closing)
    const service = createFilesService(await databases.fresh(), closing, { smtpUrl: url })
    const me = { token: await service.tokenOf(phone) }
    const large = { ...mailed, selectionID: `HSR/large ${6 * 1024 * 1024}` }
    await service.makeFile(large, me)
    expect((await service.call('SendDownload', large, me)).data).toMatchObject({ path: null, contentLength: 6 * 1024 * 1024 })
    await service.people.delivery.settled()
    const mail = (received[0] ?? '').replaceAll(/=\r?\n/g, '')
    expect(mail).toMatch(/^To: buyer@example\.com/im)
    expect(mail).toContain('is too large for an e-mail')
    // The site has no host of its own: nobody is sent to one that a request named.
    expect(mail).toContain('in the user centre')
    expect(mail).not.toContain('http')
  })

  it('are refused without a mail server: nothing is said to be sent, and nothing is counted', async () => {
    const service = createFilesService(await databases.fresh(), closing)
    const me = { token: await service.tokenOf(phone) }
    await service.makeFile(archive, me)
    const refused = await service.call('SendDownload', mailed, me)
    expect([refused.status, refused.code, refused.text]).toEqual([403, 40307, expect.stringContaining('download the file instead')])
    expect((await listMessages(service.database.db)).filter(({ channel }) => channel === 'email')).toEqual([])
    expect((await service.call('SendDownload', archive, me)).code).toBe(0)
  })

  it('are mailed by nobody whose file is not made yet', async () => {
    const { url } = await startMailServer(closing)
    const service = createFilesService(await databases.fresh(), closing, { smtpUrl: url })
    const me = { token: await service.tokenOf(phone) }
    expect((await service.call('SendDownload', mailed, me)).code).toBe(40902)
    expect((await listMessages(service.database.db)).filter(({ channel }) => channel === 'email')).toEqual([])
  })
})
