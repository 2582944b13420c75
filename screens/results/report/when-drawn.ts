const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Maximum number of frames to wait for charts. */
const mostFrames = 30

/**
 * Waits until a document can be printed: charts measure their width after mounting, and fonts load with the texts that need
 * them.
 *
 * @param footer text of the page margins, whose glyphs no element loads
 */
export const whenDrawn = async (printed: Element, footer: string): Promise<true> => {
  const isOpen = () => printed.querySelector('[data-plot]:not(:has(svg))') !== null
  await nextFrame()
  for (let frame = 0; frame < mostFrames && isOpen(); frame += 1) await nextFrame()
  await nextFrame()
  await Promise.all(
    [...document.fonts].some(({ family }) => family.includes('SC')) ? [document.fonts.load("12px 'Noto Sans SC Variable'", footer)] : [],
  )
  await document.fonts.ready
  return true
}
