/** Origins of pages, exactly as a browser writes them: `https://shop.example`, `http://127.0.0.1:8081`. */

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const host = String.raw`${label}(?:\.${label})*`

/** A scheme, a host by its name in small letters, a port other than the usual one; no path, no wildcard, nothing that ends a header or a list in it. */
export const originPattern = new RegExp(String.raw`^(?:https://${host}(?!:443$)|http://${host}(?!:80$))(?::[1-9]\d{0,4})?$`)

/** Whether a text is an origin, letter by letter as browsers compare them. */
export const isOrigin = (text: string): boolean => originPattern.test(text) && URL.canParse(text) && new URL(text).origin === text
