/** Messages about requests for quotation: to the company, and to the sender of one that is answered. */
import type { Inquiry, NewInquiry } from '../../people/inquiries.ts'
import type { Visit } from '../../people/parts.ts'
import { personOf } from '../../people/people-repository.ts'
import { languagesOf } from '../sites/site-answers.ts'
import { shownNames, type Site } from '../../../contract/site/site.ts'
import { defaultLocale, type Locale } from '../../../i18n/locales.ts'
import { translate } from '../../../i18n/translate.ts'
import { assemblyWords, positionsOf } from '../../files/assembly/assembly-words.ts'
import { addressOfSite } from '../../sites/site-address.ts'
import type { InquiryParts } from './inquiry-parts.ts'

const say = (locale: Locale, key: string, params: Readonly<Record<string, string>> = {}): string =>
  translate(locale, `server/inquiries:${key}`, params) ?? key

/** The positions, one on each line: number, role, quantity, and what is to order. */
const positionLines = ({ assembly }: NewInquiry['snapshot'], locale: Locale): readonly string[] => {
  const { roleName, codeOrNeeds, codeState } = assemblyWords(locale)
  return positionsOf(assembly).map(({ number, part: { role, quantity, item } }) => {
    const remark = item.kind === 'model' ? codeState(item.code) : ''
    return [`${number}  ${roleName(role)}  ${quantity} ×  ${codeOrNeeds(item)}`, ...(remark === '' ? [] : [remark])].join('  ·  ')
  })
}

/** Sends a request to the address of the company, with a link that needs no account. */
export async function mailToCompany(
  { people, ownAddress }: InquiryParts,
  { site }: Visit,
  { inquiry, token }: { readonly inquiry: NewInquiry; readonly token: string },
): Promise<void> {
  const { inquiryEmail: recipient } = site
  if (recipient === undefined) return
  const [locale = defaultLocale] = languagesOf(site)
  const { quantity, neededBy, contact, message, snapshot } = inquiry
  const params = {
    reference: snapshot.assembly.reference,
    quantity: String(quantity),
    contact,
    neededBy: neededBy ?? say(locale, 'anyDay'),
    conditions: snapshot.conditions,
    state: assemblyWords(locale).state(snapshot.assembly.state),
    address: `${addressOfSite(site, ownAddress)}/#/quotation/${token}`,
  }
  const body = [
    say(locale, 'head', params),
    ...(message === '' ? [] : [message]),
    positionLines(snapshot, locale).join('\n'),
    say(locale, 'link', params),
  ].join('\n\n')
  await people.delivery.send({ channel: 'email', recipient, subject: say(locale, 'subject', params), body })
}

/** The language in which a request was sent, while the site has it. */
const localeOf = ({ snapshot }: Inquiry, site: Site): Locale => {
  const languages = languagesOf(site)
  return languages.find((language) => language === snapshot.locale) ?? languages[0] ?? defaultLocale
}

/** Tells the sender that a request is answered, where the account has an e-mail address. */
export async function mailToSender({ people, ownAddress, sites }: InquiryParts, inquiry: Inquiry): Promise<void> {
  const { reference, answer, id, person_id: personID, company } = inquiry
  // An operator answers from any site.
  const site = sites().find(({ key }) => key === company)
  if (personID === null || !site) return
  const person = await personOf(people.db, personID)
  if (!person?.email) return
  const locale = localeOf(inquiry, site)
  const params = { reference, site: shownNames(site).outName, address: `${addressOfSite(site, ownAddress)}/#/usercenter/inquiries/${id}` }
  await people.delivery.send({
    channel: 'email',
    recipient: person.email,
    subject: say(locale, 'answered.subject', params),
    body: [say(locale, 'answered.head', params), answer, params.address].join('\n\n'),
  })
}
