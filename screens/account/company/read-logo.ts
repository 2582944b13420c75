/** Converts a chosen file to a logo, or reports why it is invalid. */
import { fileOfLogo, type LogoFault, logoLimits, logoOfFile } from '../../../contract/site/logo.ts'

export type ReadLogo = { readonly logo: string | null } | { readonly fault: LogoFault | 'unreadable' }

/** Whether the browser can decode the image; an SVG is checked by its content. */
const canBeDrawn = async ({ type, body }: ReturnType<typeof fileOfLogo>): Promise<boolean> => {
  if (type === 'svg') return true
  const drawn = await createImageBitmap(new Blob([body])).catch(() => undefined)
  drawn?.close()
  return drawn !== undefined
}

/**
 * Reads a logo.
 *
 * @param file null removes the current logo
 */
export const readLogo = async (file: File | null): Promise<ReadLogo> => {
  if (file === null) return { logo: null }
  if (file.size > logoLimits.bytes) return { fault: 'logoTooLarge' }
  try {
    const read = logoOfFile(new Uint8Array(await file.arrayBuffer()))
    if ('logo' in read && !(await canBeDrawn(fileOfLogo(read.logo)))) return { fault: 'logoBroken' }
    return read
  } catch {
    return { fault: 'unreadable' }
  }
}
