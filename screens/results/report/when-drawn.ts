const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Frames within which a chart that can be drawn has been. */
const mostFrames = 30

/**
 * Waits until a document can be printed: charts measure their width a frame after they are there, and fonts come with the text that needs them.
 *
 * @param footer what stands in the margins of the pages, where no element needs its letters
 */
export const whenDrawn = async (printed: Element, footer: string): Promise<true> => {
  const isOpen = () => printed.querySelector('.plot:not(:has(svg))') !== null
  await nextFrame()
  for (let frame = 0; frame < mostFrames && isOpen(); frame += 1) await nextFrame()
  await nextFrame()
  await Promise.all(
    [...document.fonts].some(({ family }) => family.includes('SC')) ? [document.fonts.load("12px 'Noto Sans SC Variable'", footer)] : [],
  )
  await document.fonts.ready
  return true
}
