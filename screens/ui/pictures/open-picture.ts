/** Decrypts and validates site pictures, which are encrypted with AES-GCM (docs/decisions/portal.md). */
import { type PngFault, PngError, readPng } from '../../../contract/site/png.ts'

/** Why a picture cannot be shown; each has a text in `content.ts` of every language. */
export type PictureFault = PngFault | 'sealed' | 'insecure' | 'gone'

/** Thrown for a picture that cannot be shown. */
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
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

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
 * Decrypts a picture.
 *
 * @param sealed nonce, encrypted PNG file and tag
 * @param key AES-256 key in base64url; `address` is the path with token that the data are authenticated with
 * @returns the PNG file
 * @throws PictureError `insecure` without browser cryptography, `sealed` if decryption fails, `notPng` or `pngColours` for an
 * invalid picture
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
