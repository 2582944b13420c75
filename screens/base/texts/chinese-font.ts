/** A font with Chinese characters where the system has none: declared before the first of them is drawn. */

/** Whether the system can draw Chinese: four of its characters are then four em wide, whatever font they come from. */
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

/** How long the first page waits for the characters of its head, ms: a page in boxes is better than none. */
const patienceMs = 3000

let declared: Promise<unknown> | undefined

const declare = async (): Promise<void> => {
  await import('@fontsource-variable/noto-sans-sc')
  // A text waits for its characters instead of showing boxes.
  for (const face of document.fonts) if (face.family.includes(family)) face.display = 'block'
}

/**
 * Nothing Chinese is shown before the font is declared, nor the head before its characters are there: Chromium does not draw it again.
 * Where the font does not come, the texts are shown in what there is.
 * @param head what the head of every page says
 */
export const prepareChineseFont = async (head: string): Promise<void> => {
  if (hasChineseFont()) return
  declared ??= declare().catch(() => {
    declared = undefined
  })
  const loaded = declared.then(() => document.fonts.load(`13px '${family}'`, head)).catch(() => undefined)
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, patienceMs))])
}
