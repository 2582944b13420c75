/** FNV-1a hash, 32 bits: distinguishes the accounts of one browser without revealing their phone number or e-mail. */
export const accountMark = ({ phoneNumber, email }: { readonly phoneNumber: string | null; readonly email: string | null }): string => {
  let hash = 0x811c9dc5
  for (const character of `${phoneNumber} ${email}`) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(16)
}
