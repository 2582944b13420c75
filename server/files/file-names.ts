/** What files are called. */
import { type FileKind, fileKinds } from '../../contract/files/files.ts'

/** Kinds with the same end as another one say what they are. */
const marks: Partial<Readonly<Record<FileKind, string>>> = { drawing3d: '3d', report: 'report', bom: 'bom' }

/** Longest name without mark and end: systems take 255 bytes, of which a letter can take four. */
const longest = 50

/** What no system reads as part of a path, and no shell, sheet or mail program as anything else: letters, digits and a few marks. */
const strange = /[^\p{L}\p{M}\p{N}._()+ -]+/gu

/** Names of devices, which no system lets a file have. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i

const plain = (name: string): string => {
  const kept = name
    .normalize('NFC')
    .replaceAll(strange, '-')
    .replaceAll(/\.{2,}/g, '.')
    .replaceAll(/ +/g, ' ')
  const short = Array.from(kept).slice(0, longest).join('')
  // Nothing that a list hides, takes for an option or for a path above.
  const bare = short.replaceAll(/^[-. +]+|[-. ]+$/g, '')
  return bare === '' || reserved.test(bare) ? 'model' : bare
}

/**
 * @param code what the model is ordered as
 * @returns a name that is safe as a name of a file, without its end
 */
export const fileNameOf = (code: string, kind: FileKind): string => {
  const mark = marks[kind]
  return mark === undefined ? plain(code) : `${plain(code)}-${mark}`
}

/** The same with its end. */
export const wholeNameOf = (code: string, kind: FileKind): string => `${fileNameOf(code, kind)}.${fileKinds[kind].extension}`
