/**
 * Returns a random id for a new item, so that an item sent twice is stored once. Works without TLS, where browsers have no
 * `randomUUID`.
 */
export const newClientID = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
