/** A file by e-mail: attached where it is small, and in any case with where it can be fetched after signing in. */
import { translate } from '../../../i18n/translate.ts'
import type { FileToSend } from '../../base/sent-file.ts'
import type { PeopleParts, Visit } from '../../people/parts.ts'

/** Bytes: mailboxes take some 10 MB, of which the way a file is written in a mail takes a third. */
const largestAttachment = 5 * 1024 * 1024

/** Where somebody finds what they have fetched. A host that a request names is no place to send people to: it is the site's own, or none. */
const listAddress = ({ hosts: [host] }: Visit['site']): string => (host === undefined ? '' : `https://${host}/#/usercenter/download-list`)

const say = (locale: Visit['locale'], key: string, params: Readonly<Record<string, string>>): string =>
  translate(locale, `server/files:mail.${key}`, params) ?? key

/**
 * @param recipient an address that was checked
 * @param siteName how the company calls itself
 */
export async function mailFile(
  { delivery }: PeopleParts,
  { locale, site }: Pick<Visit, 'locale' | 'site'>,
  { file, recipient, siteName }: { readonly file: FileToSend; readonly recipient: string; readonly siteName: string },
): Promise<void> {
  const isSmall = file.length <= largestAttachment
  const params = { name: file.name, site: siteName, address: listAddress(site) }
  const lines = [
    say(locale, isSmall ? 'attached' : 'tooLarge', params),
    say(locale, params.address === '' ? 'inList' : 'atAddress', params),
    say(locale, 'check', { hash: file.hash }),
  ]
  // The web server has a response of its own for the whole process, which knows no `bytes`.
  const content = isSmall ? new Uint8Array(await new Response(await file.open()).arrayBuffer()) : undefined
  const message = { channel: 'email' as const, recipient, subject: say(locale, 'subject', params), body: lines.join('\n\n') }
  await delivery.send(message, content && { filename: file.name, contentType: file.type, content })
}
