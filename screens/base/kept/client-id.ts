/** A name for a thing that nobody else gives: one that is sent twice is stored once. Also where a page without TLS has no `randomUUID`. */
export const newClientID = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
