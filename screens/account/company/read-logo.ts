/** A file that somebody chose for a logo: as the site would hold it, or why it is none. */
import { fileOfLogo, type LogoFault, logoLimits, logoOfFile } from '../../../contract/site/logo.ts'

export type ReadLogo = { readonly logo: string | null } | { readonly fault: LogoFault | 'unreadable' }

/** The browser can draw it; of an SVG that follows from what it is made of. */
const canBeDrawn = async ({ type, body }: ReturnType<typeof fileOfLogo>): Promise<boolean> => {
  if (type === 'svg') return true
  const drawn = await createImageBitmap(new Blob([body])).catch(() => undefined)
  drawn?.close()
  return drawn !== undefined
}

/** @param file null takes away the one that is there */
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
