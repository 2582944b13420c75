/** The font of all documents, with Latin, Cyrillic and Chinese characters; the glyphs that a document uses are embedded. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const fileOf = (weight: string, name: string): string =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/noto-sans-sc/${weight}/NotoSansSC_${name}.ttf`))

/** A font parsed by the library. Parsing takes longer than most documents, so it is done once. */
export type ReadFont = {
  readonly hasGlyphForCodePoint: (codePoint: number) => boolean
  readonly layout: (text: string, ...features: readonly unknown[]) => unknown
}

const sources = { body: fileOf('400Regular', '400Regular'), strong: fileOf('600SemiBold', '600SemiBold') }
/** Weights of the font. */
export type FontName = keyof typeof sources

const read = new Map<FontName, ReadFont>()

/** Size of the cache of laid-out words; more than a few documents need. */
const mostWords = 20_000

/** Caches the layout of words, which is most of the work of a document; documents share many words. */
const remembering = (font: ReadFont): ReadFont => {
  const set = new Map<string, unknown>()
  const { layout } = font
  return Object.assign(font, {
    layout: (text: string, ...features: readonly unknown[]) => {
      const key = `${JSON.stringify(features)}${text}`
      const known = set.get(key) ?? layout.call(font, text, ...features)
      if (set.size >= mostWords) set.clear()
      set.set(key, known)
      return known
    },
  })
}

/** Members missing from the library's types: the current font, and parsed fonts in place of files. */
type Fonts = {
  readonly registerFont: (name: string, source: unknown) => unknown
  readonly font: (name: string) => unknown
}

/** The library's private member for the current font. */
const inUse = '_font'

/**
 * Registers both weights with a document.
 *
 * @param document a document of the library
 * @returns a function that selects a weight and returns its parsed font
 */
export const registerFonts = (document: object): ((name: FontName) => ReadFont) => {
  const fonts = document as Fonts // pdfkit's types omit this part
  const names: readonly FontName[] = ['body', 'strong']
  for (const name of names) fonts.registerFont(name, read.get(name) ?? readFileSync(sources[name]))
  return (name) => {
    fonts.font(name)
    const { font } = Reflect.get(document, inUse) as { readonly font: ReadFont } // the entry that pdfkit keeps of it
    if (!read.has(name)) read.set(name, remembering(font))
    return font
  }
}
