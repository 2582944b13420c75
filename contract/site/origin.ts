/** Origins of pages, exactly as a browser writes them: `https://shop.example`, `http://127.0.0.1:8081`. */

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const host = String.raw`${label}(?:\.${label})*`

/**
 * A scheme, a lower-case host name and a non-default port; no path, no wildcard, no characters that could end a header or a list.
 */
export const originPattern = new RegExp(String.raw`^(?:https://${host}(?!:443$)|http://${host}(?!:80$))(?::[1-9]\d{0,4})?$`)

/** Whether a text is an origin in the exact spelling of browsers. */
export const isOrigin = (text: string): boolean => originPattern.test(text) && URL.canParse(text) && new URL(text).origin === text
