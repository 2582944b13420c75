/** A phone number reduced to its first 3 and last 4 digits, so that its owner recognises it and onlookers cannot use it. */
export const maskedPhone = (phone: string): string => `${phone.slice(0, 3)}****${phone.slice(-4)}`

/** An e-mail address reduced to its first letter and its host. */
export const maskedEmail = (email: string): string => `${email.slice(0, 1)}***${email.slice(email.indexOf('@'))}`

/** A masked account name: the phone number or the e-mail address, whichever it has. */
export const maskedAccount = (phone: string | null, email: string | null): string => {
  if (phone !== null) return maskedPhone(phone)
  return email === null ? '' : maskedEmail(email)
}
