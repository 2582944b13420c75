/** Logos of a site: an SVG element of shapes alone, or a PNG file. What one is, is told by what it holds, never by a name or a type that somebody gave it. */
import { PngError, readPng } from './png.ts'
import { isSafeSvg } from './safe-svg.ts'

/** Most bytes of a file, most px of a side: every page loads it. */
export const logoLimits = { bytes: 20_000, side: 1024 } as const

/** Why something is no logo; each is an error of the service, with its text in every language. */
export const logoFaults = ['logoEmpty', 'logoTooLarge', 'logoUnknown', 'logoUnsafe', 'logoBroken', 'logoColours'] as const
export type LogoFault = (typeof logoFaults)[number]

/** How a PNG file stands in the document of a site; an SVG element stands there as it is. */
const pngStart = 'data:image/png;base64,'
const base64 = /^[A-Za-z0-9+/]*={0,2}$/

/** UTF-16 units of the longest logo in the document of a site. */
export const longestLogo = pngStart.length + Math.ceil(logoLimits.bytes / 3) * 4

const isPng = (bytes: Uint8Array): boolean => [0x89, 0x50, 0x4e, 0x47].every((byte, at) => bytes[at] === byte)

const pngFault = (bytes: Uint8Array): LogoFault | undefined => {
  if (bytes.length === 0) return 'logoEmpty'
  if (bytes.length > logoLimits.bytes) return 'logoTooLarge'
  if (!isPng(bytes)) return 'logoUnknown'
  try {
    const { width, height } = readPng(bytes)
    return Math.max(width, height) > logoLimits.side ? 'logoTooLarge' : undefined
  } catch (error) {
    if (error instanceof PngError) return error.fault === 'pngColours' ? 'logoColours' : 'logoBroken'
    throw error
  }
}

const svgFault = (text: string): LogoFault | undefined => {
  if (text === '') return 'logoEmpty'
  if (text.length > logoLimits.bytes) return 'logoTooLarge'
  if (!text.includes('<svg')) return 'logoUnknown'
  return isSafeSvg(text) ? undefined : 'logoUnsafe'
}

const bytesOf = (coded: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(coded), (letter) => letter.codePointAt(0) ?? 0)

/** What is wrong with a logo as it stands in the document of a site. */
export const logoFault = (logo: string): LogoFault | undefined => {
  if (!logo.startsWith(pngStart)) return svgFault(logo)
  const coded = logo.slice(pngStart.length)
  return base64.test(coded) && coded.length % 4 === 0 ? pngFault(bytesOf(coded)) : 'logoBroken'
}

/** What programs for drawings write around the element. */
const before = /^\uFEFF?\s*(?:<\?xml[^<>]*\?>\s*)?(?:<!--[^<>]*-->\s*)*/

const textOf = (bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(before, '').trimEnd()
  } catch {
    return undefined
  }
}

/** A file as it would stand in the document of a site, or why it is no logo. */
export const logoOfFile = (bytes: Uint8Array): { readonly logo: string } | { readonly fault: LogoFault } => {
  if (bytes.length > logoLimits.bytes) return { fault: 'logoTooLarge' }
  const text = isPng(bytes) ? undefined : textOf(bytes)
  const fault = isPng(bytes) ? pngFault(bytes) : text === undefined ? 'logoUnknown' : svgFault(text)
  if (fault) return { fault }
  return { logo: text ?? pngStart + btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('')) }
}

/** The file that a logo of a site is sent as. */
export const fileOfLogo = (logo: string): { readonly type: 'svg' | 'png'; readonly body: Uint8Array<ArrayBuffer> } =>
  logo.startsWith(pngStart)
    ? { type: 'png', body: bytesOf(logo.slice(pngStart.length)) }
    : { type: 'svg', body: new TextEncoder().encode(logo) }
