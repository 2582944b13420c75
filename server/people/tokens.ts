/** Secrets issued by the service, of which only hashes are stored. */
import { createHash, randomBytes, randomInt } from 'node:crypto'
import { codeRules } from '../../contract/people/people.ts'

/** 256 random bits as base64url. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** SHA-256 of a token; its entropy is sufficient without salt and iterations. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/** A random code; all codes are equally likely. */
export const newCode = (): string => String(randomInt(10 ** codeRules.digits)).padStart(codeRules.digits, '0')

/**
 * Hash of a short code, which is protected by its lifetime of minutes and its five attempts. The id makes hashes of equal codes
 * differ.
 */
export const hashOfCode = (id: string, code: string): string => hashOf(`${id} ${code}`)
