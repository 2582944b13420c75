/**
 * Encrypts images for the pages of their own site: AES-GCM with a key of the site, at addresses valid for an hour. Purpose and
 * limits: docs/decisions/portal.md.
 */
import { createCipheriv, createHmac, timingSafeEqual } from 'node:crypto'

const hour = 3_600_000
const nonceLength = 12

/** Derives a key from a secret for one purpose. */
const derive = (secret: string, purpose: string): Buffer => createHmac('sha256', Buffer.from(secret, 'base64url')).update(purpose).digest()

const tokenAt = (secret: string, hours: number): string => derive(secret, `token ${hours}`).toString('base64url').slice(0, 22)

/**
 * The data with which the pages of a site decrypt its images.
 *
 * @param time ms since the epoch
 * @returns AES-256 key as base64url, token of the hour, end of the hour (ISO 8601)
 */
export const imageKeyOf = (secret: string, time: number) => {
  const hours = Math.floor(time / hour)
  const expires = new Date((hours + 1) * hour).toISOString()
  return { key: derive(secret, 'pictures').toString('base64url'), t: tokenAt(secret, hours), expires }
}

const isSame = (a: string, b: string): boolean => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

/** Whether a token is of the current or the previous hour, so that each is valid for at least an hour. */
export const isTokenOf = (secret: string, token: string, time: number): boolean => {
  const hours = Math.floor(time / hour)
  return [hours, hours - 1].some((one) => isSame(token, tokenAt(secret, one)))
}

/**
 * Returns nonce (12 bytes), encrypted bytes, tag (16 bytes). The address is authenticated: bytes of another address are refused.
 * The nonce derives from the address, which derives from the bytes: a nonce is never used for different bytes, and cached copies
 * stay valid.
 */
export const sealPicture = (secret: string, bytes: Uint8Array, address: string): Uint8Array<ArrayBuffer> => {
  const nonce = derive(secret, `nonce ${address}`).subarray(0, nonceLength)
  const cipher = createCipheriv('aes-256-gcm', derive(secret, 'pictures'), nonce).setAAD(Buffer.from(address))
  return new Uint8Array(Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]))
}
