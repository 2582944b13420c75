/** Loads a font with Chinese characters if the system has none, before the first of them is rendered. */

/** Whether the system has Chinese glyphs: test characters are then about 1 em wide and differ from the missing glyph. */
const hasChineseFont = (): boolean => {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return true
  context.font = '100px monospace'
  const missing = context.measureText('\u{10fffd}').width
  return ['滚', '珠', '丝', '杠'].every(
    (character) => context.measureText(character).width > 90 && context.measureText(character).width !== missing,
  )
}

const family = 'Noto Sans SC Variable'

/** Every Chinese character is one em wide and empty: as wide as those that are still loading, so that nothing moves when they come. */
const placeholder = () => new FontFace('Wide Blank', `url(${new URL('./wide-blank.woff2', import.meta.url).href})`).load()

/** Maximum delay of the first page for the glyphs of its header, ms. */
const patienceMs = 3000

let declared: Promise<unknown> | undefined

const declare = async (): Promise<void> => {
  const [blank] = await Promise.all([placeholder(), import('@fontsource-variable/noto-sans-sc')])
  document.fonts.add(blank)
  // Texts wait for the font instead of showing missing glyphs.
  for (const face of document.fonts) if (face.family.includes(family)) face.display = 'block'
}

/**
 * Resolves once the font is declared and the glyphs of the header are loaded, because Chromium does not repaint them later.
 * Resolves without the font if it cannot be loaded in time.
 *
 * @param head texts of the header
 */
export const prepareChineseFont = async (head: string): Promise<void> => {
  if (hasChineseFont()) return
  declared ??= declare().catch(() => {
    declared = undefined
  })
  const loaded = declared.then(() => document.fonts.load(`13px '${family}'`, head)).catch(() => undefined)
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, patienceMs))])
}
