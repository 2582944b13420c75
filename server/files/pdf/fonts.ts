/** The font of all documents: Latin, Cyrillic and Chinese; what a document needs of it is embedded. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const fileOf = (weight: string, name: string): string =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/noto-sans-sc/${weight}/NotoSansSC_${name}.ttf`))

/** A font as the library has read it. Reading takes longer than most documents: it is done once. */
export type ReadFont = {
  readonly hasGlyphForCodePoint: (codePoint: number) => boolean
  readonly layout: (text: string, ...features: readonly unknown[]) => unknown
}

const sources = { body: fileOf('400Regular', '400Regular'), strong: fileOf('600SemiBold', '600SemiBold') }
/** Its weights. */
export type FontName = keyof typeof sources

const read = new Map<FontName, ReadFont>()

/** Words that are kept as they were set; more than a few documents have. */
const mostWords = 20_000

/** Setting a word by the tables of the font is most of the work of a document, and documents say the same words. */
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

/** What the types of the library do not name: the font in use, and that a font which was read before may stand in place of a file. */
type Fonts = {
  readonly registerFont: (name: string, source: unknown) => unknown
  readonly font: (name: string) => unknown
}

/** Its name begins with a stroke in the library. */
const inUse = '_font'

/**
 * Makes both weights known to a document.
 *
 * @param document a document of the library
 * @returns takes one of them, and says what it can set
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
