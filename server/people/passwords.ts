/**
 * Password hashes: `argon2id$m=19456,t=2,p=1$<salt>$<hash>` where Node provides Argon2 (from 24.7), else
 * `scrypt$n=131072,r=8,p=1$<salt>$<hash>`; parameters of the OWASP cheat sheet. Hashing runs in Node's thread pool.
 */
import * as crypto from 'node:crypto'
import { createFairPlaces, type PlaceClient } from '../base/fair-places.ts'

const bytesOf = { salt: 16, hash: 32 } as const
const argon2Work = { memory: 19_456, passes: 2, parallelism: 1 } as const
const scryptWork = { cost: 131_072, blockSize: 8, parallelization: 1, maxmem: 256 * 1024 * 1024 } as const

const methods = {
  argon2id: `m=${argon2Work.memory},t=${argon2Work.passes},p=${argon2Work.parallelism}`,
  scrypt: `n=${scryptWork.cost},r=${scryptWork.blockSize},p=${scryptWork.parallelization}`,
} as const
type Method = keyof typeof methods

/** Whether this Node provides Argon2; older versions lack the function despite its type. */
const hasArgon2 = 'argon2' in crypto

const isMethod = (name: string): name is Method => Object.hasOwn(methods, name)

/**
 * One password at a time, clients in turn: the pool of four threads also packs every answer, and two cores are soon full.
 */
const inTurn = createFairPlaces({ ofAll: 1, ofClient: 1, waitingOfClient: Infinity })

const derive = (method: Method, password: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const take = (error: Error | null, hash: Buffer) => (error ? reject(error) : resolve(hash))
    // Equivalent Unicode spellings are the same password.
    const message = password.normalize('NFKC')
    if (method === 'scrypt') crypto.scrypt(message, salt, bytesOf.hash, scryptWork, take)
    else crypto.argon2('argon2id', { ...argon2Work, message, nonce: salt, tagLength: bytesOf.hash }, take)
  })

/** @param method for tests; by default the best one available */
export const hashPassword = async (password: string, method: Method = hasArgon2 ? 'argon2id' : 'scrypt'): Promise<string> => {
  const salt = crypto.randomBytes(bytesOf.salt)
  const hash = await inTurn({ name: '' }, () => derive(method, password, salt))
  return [method, methods[method], salt.toString('base64url'), hash.toString('base64url')].join('$')
}

let stranger: Promise<string> | undefined

/**
 * Verifies a password; takes the same time whether or not one is stored.
 *
 * @param stored undefined where the account does not exist or has no password
 * @param client whose turn it is, by its network address; once it is gone, nothing is verified for it
 * @throws Error where this Node cannot verify the format
 */
export const isPassword = async (password: string, stored: string | undefined, client: PlaceClient = { name: '' }): Promise<boolean> => {
  stranger ??= hashPassword(crypto.randomBytes(bytesOf.hash).toString('base64url'))
  const [method = '', work, salt = '', hash = ''] = (stored ?? (await stranger)).split('$')
  if (!isMethod(method) || work !== methods[method]) throw new Error('password: unknown format')
  const derived = await inTurn(client, () => derive(method, password, Buffer.from(salt, 'base64url')))
  const isSame = crypto.timingSafeEqual(derived, Buffer.from(hash, 'base64url'))
  return isSame && stored !== undefined
}
