/** Secrets that the service gives out: it keeps their hashes alone. */
import { createHash, randomBytes, randomInt } from 'node:crypto'
import { codeRules } from '../../contract/people/people.ts'

/** 256 random bits in the alphabet of headers. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** A token has all its entropy already: SHA-256 needs no salt and no repetition. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/** Each code equally likely. */
export const newCode = (): string => String(randomInt(10 ** codeRules.digits)).padStart(codeRules.digits, '0')

/** A code is short: what protects it is its life of minutes and its five tries. The id keeps equal codes from having equal hashes. */
export const hashOfCode = (id: string, code: string): string => hashOf(`${id} ${code}`)
