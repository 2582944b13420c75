/** The font of all documents: Latin, Cyrillic and Chinese; what a document needs of it is embedded. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const fileOf = (weight: string, name: string): string =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/noto-sans-sc/${weight}/NotoSansSC_${name}.ttf`))

/** A font as the library has read it. Reading takes longer than most documents: it is done once. */
export type ReadFont = {
  readonly hasGlyphForCodePoint: (codePoint: number) => boolean
  readonly layout: (text: string) => unknown
}

const sources = { body: fileOf('400Regular', '400Regular'), strong: fileOf('600SemiBold', '600SemiBold') }
/** Its weights. */
export type FontName = keyof typeof sources

const read = new Map<FontName, ReadFont>()

type Fonts = { font: (source: unknown) => unknown; readonly _font: { readonly font: ReadFont } }

/**
 * The library takes a font that it has read before in place of a file, and keeps the one in use in a field that its types do not name.
 *
 * @param document a document of the library
 * @returns what a font of the document can set
 */
export const useFont = (document: object, name: FontName): ReadFont => {
  const fonts = document as Fonts // see above: `font` and `_font` of the library
  fonts.font(read.get(name) ?? readFileSync(sources[name]))
  const font = fonts._font.font
  read.set(name, font)
  return font
}
