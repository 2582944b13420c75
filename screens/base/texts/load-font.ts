/** Maximum delay of a page for its font, ms; without it the page is shown in a similar one. */
const patienceMs = 1000

/**
 * Resolves once a font of the pages is there, so that nothing moves when it comes; at the latest after a second, and also if it cannot be loaded.
 *
 * @param font as in CSS, size and family
 * @param text characters that are needed first
 */
export const loadFont = async (font: string, text = 'A'): Promise<void> => {
  const loaded = document.fonts.load(font, text).catch(() => undefined)
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, patienceMs))])
}
