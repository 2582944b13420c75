/** Names of files. */
import { type FileKind, fileKinds } from '../../contract/files/files.ts'
import { sha256 } from './canonical-json.ts'

/** Suffixes of kinds that share their extension with another kind. */
const marks: Partial<Readonly<Record<FileKind, string>>> = {
  drawing3d: '3d',
  report: 'report',
  bom: 'bom',
  step214: 'ap214',
  step203: 'ap203',
}

/** Longest name without suffix and extension: file systems permit 255 bytes, and a letter may take four. */
const longest = 50
/** Digits that end a name which was shortened, so that names of different codes differ. */
const markLength = 8

/**
 * Characters that could be special in paths, shells, spreadsheets or mail programs; only letters, digits and a few marks are
 * kept.
 */
const strange = /[^\p{L}\p{M}\p{N}._()+ -]+/gu

/** Device names, which Windows reserves. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i

const plain = (name: string): string => {
  const permitted = name
    .normalize('NFC')
    .replaceAll(strange, '-')
    .replaceAll(/\.{2,}/g, '.')
    .replaceAll(/ +/g, ' ')
  const letters = Array.from(permitted)
  const short =
    letters.length > longest ? `${letters.slice(0, longest - markLength - 1).join('')}-${sha256(name).slice(0, markLength)}` : permitted
  // No leading dot, hyphen or similar: files would be hidden or taken for options.
  const bare = short.replaceAll(/^[-. +]+|[-. ]+$/g, '')
  return bare === '' || reserved.test(bare) ? 'model' : bare
}

/**
 * @param code order code of the model
 * @returns a safe file name without extension
 */
export const fileNameOf = (code: string, kind: FileKind): string => {
  const mark = marks[kind]
  return mark === undefined ? plain(code) : `${plain(code)}-${mark}`
}

/** A safe file name with extension. */
export const wholeNameOf = (code: string, kind: FileKind): string => `${fileNameOf(code, kind)}.${fileKinds[kind].extension}`
