/** Pictures of sites come encrypted (AES-GCM, docs/decisions/portal.md): they are opened with the key of the site and looked at before they are shown. */
import { type PngFault, PngError, readPng } from '../../../contract/site/png.ts'

/** Why a picture cannot be shown; each has its text in `content.ts` of every language. */
export type PictureFault = PngFault | 'sealed' | 'insecure' | 'gone'

/** A picture that cannot be shown. */
export class PictureError extends Error {
  readonly fault: PictureFault

  constructor(fault: PictureFault) {
    super(fault)
    this.name = 'PictureError'
    this.fault = fault
  }
}

const nonceLength = 12

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.codePointAt(0) ?? 0)

const decrypt = async (sealed: Uint8Array<ArrayBuffer>, key: string, address: string): Promise<ArrayBuffer> => {
  try {
    const imported = await crypto.subtle.importKey('raw', fromBase64(key), 'AES-GCM', false, ['decrypt'])
    const iv = sealed.subarray(0, nonceLength)
    const how = { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(address) }
    return await crypto.subtle.decrypt(how, imported, sealed.subarray(nonceLength))
  } catch {
    throw new PictureError('sealed')
  }
}

/**
 * @param sealed nonce, encrypted PNG file, tag
 * @param key AES-256 key in base64url; `address`: path and token, which the bytes were sealed for
 * @returns the PNG file
 * @throws PictureError `insecure` where the browser has no cryptography, `sealed` for bytes that the key does not open, `notPng` and `pngColours` for what is no picture
 */
export const openPicture = async (
  sealed: Uint8Array<ArrayBuffer>,
  { key, address }: { readonly key: string; readonly address: string },
): Promise<Blob> => {
  if (!globalThis.isSecureContext) throw new PictureError('insecure')
  const opened = await decrypt(sealed, key, address)
  try {
    readPng(new Uint8Array(opened))
  } catch (error) {
    throw error instanceof PngError ? new PictureError(error.fault) : error
  }
  return new Blob([opened], { type: 'image/png' })
}
