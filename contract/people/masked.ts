/** A phone number by its first 3 and last 4 digits: enough to know one's own, too little for those who look on. */
export const maskedPhone = (phone: string): string => `${phone.slice(0, 3)}****${phone.slice(-4)}`

/** An e-mail by its first letter and its host. */
export const maskedEmail = (email: string): string => `${email.slice(0, 1)}***${email.slice(email.indexOf('@'))}`

/** The account of somebody, by one of the two that it has. */
export const maskedAccount = (phone: string | null, email: string | null): string => {
  if (phone !== null) return maskedPhone(phone)
  return email === null ? '' : maskedEmail(email)
}
