/**
 * Logos of a site: an SVG element made of shapes, or a PNG file. The type is detected from the content, not from the file name or
 * MIME type.
 */
import { PngError, readPng } from './png.ts'
import { isSafeSvg } from './safe-svg.ts'

/** Largest file, bytes, and longest side, px; every page loads it. */
export const logoLimits = { bytes: 20_000, side: 1024 } as const

/** Why a logo is rejected; each is an error of the service with a text in every language. */
export const logoFaults = ['logoEmpty', 'logoTooLarge', 'logoUnknown', 'logoUnsafe', 'logoBroken', 'logoColours'] as const
export type LogoFault = (typeof logoFaults)[number]

/** Prefix of a PNG file in the site document; an SVG element is stored literally. */
const pngStart = 'data:image/png;base64,'
const base64 = /^[A-Za-z0-9+/]*={0,2}$/

/** Longest logo in the site document, UTF-16 units. */
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

const bytesOf = (coded: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(coded), (letter) => letter.charCodeAt(0))

/** Validates a logo as stored in the site document. */
export const logoFault = (logo: string): LogoFault | undefined => {
  if (!logo.startsWith(pngStart)) return svgFault(logo)
  const coded = logo.slice(pngStart.length)
  return base64.test(coded) && coded.length % 4 === 0 ? pngFault(bytesOf(coded)) : 'logoBroken'
}

/** Prologue and comments that drawing programs write before the element. */
const before = /^\uFEFF?\s*(?:<\?xml[^<>]*\?>\s*)?(?:<!--[^<>]*-->\s*)*/

const textOf = (bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(before, '').trimEnd()
  } catch {
    return undefined
  }
}

/** Converts a file to its form in the site document, or returns why it is rejected. */
export const logoOfFile = (bytes: Uint8Array): { readonly logo: string } | { readonly fault: LogoFault } => {
  if (bytes.length > logoLimits.bytes) return { fault: 'logoTooLarge' }
  const text = isPng(bytes) ? undefined : textOf(bytes)
  const fault = isPng(bytes) ? pngFault(bytes) : text === undefined ? 'logoUnknown' : svgFault(text)
  if (fault) return { fault }
  return { logo: text ?? pngStart + btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('')) }
}

/** The file that a logo of a site is served as. */
export const fileOfLogo = (logo: string): { readonly type: 'svg' | 'png'; readonly body: Uint8Array<ArrayBuffer> } =>
  logo.startsWith(pngStart)
    ? { type: 'png', body: bytesOf(logo.slice(pngStart.length)) }
    : { type: 'svg', body: new TextEncoder().encode(logo) }
