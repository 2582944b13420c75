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

/**
 * What has been drawn in boxes stays so, even when a font comes later: nothing is shown before the font is declared, and a text waits for its
 * characters. A font that does not come at all leaves the boxes.
 */
export const prepareChineseFont = async (): Promise<void> => {
  if (hasChineseFont()) return
  await import('@fontsource-variable/noto-sans-sc').catch(() => undefined)
  for (const face of document.fonts) if (face.family.includes('Noto Sans SC')) face.display = 'block'
}
