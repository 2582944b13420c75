/** Returns a random id of 32 hexadecimal digits. Works without TLS, where browsers have no `randomUUID`. */
export const randomID = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
