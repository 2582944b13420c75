/** Sends a file by e-mail: attached where it is small, always with the address of the list of downloads. */
import { translate } from '../../../i18n/translate.ts'
import type { FileToSend } from '../../base/sent-file.ts'
import type { PeopleParts, Visit } from '../../people/parts.ts'

/** Largest attachment, bytes: mailboxes accept about 10 MB, and encoding adds a third. */
const largestAttachment = 5 * 1024 * 1024

/**
 * Address of the list of downloads: the site's first configured host, or '' without one. The host of a request is never used in
 * a link.
 */
const listAddress = ({ hosts: [host] }: Visit['site']): string => (host === undefined ? '' : `https://${host}/#/usercenter/download-list`)

const say = (locale: Visit['locale'], key: string, params: Readonly<Record<string, string>>): string =>
  translate(locale, `server/files:mail.${key}`, params) ?? key

/**
 * @param recipient a validated address
 * @param siteName the name of the company
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
  // The web server replaces the global Response by one without `bytes`.
  const content = isSmall ? new Uint8Array(await new Response(await file.open()).arrayBuffer()) : undefined
  const message = { channel: 'email' as const, recipient, subject: say(locale, 'subject', params), body: lines.join('\n\n') }
  await delivery.send(message, content && { filename: file.name, contentType: file.type, content })
}
