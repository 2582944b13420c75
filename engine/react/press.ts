/** Keeps the form still under the pointer. */

/** `settled(run)` runs at once, or, while a pointer is down, as soon as its click has found its target. */
export type Press = { readonly settled: (run: () => void) => void }

/**
 * Follows the pointer of the whole document.
 *
 * Pressing a button takes the focus from an input, and leaving an input may show a chip that pushes the button away before the pointer is
 * released: the click would go to whatever lies there then. So what leaving does waits for the click, and still comes before its handlers.
 */
export function createPress(): Press & { readonly listen: () => () => void } {
  let pressed = false
  let waiting: (() => void)[] = []
  const release = () => {
    pressed = false
    const due = waiting
    waiting = []
    for (const run of due) run()
  }
  const onDown = (event: PointerEvent) => {
    // The list of a select opens on its own layer, which may keep the release to itself.
    pressed = !(event.target instanceof HTMLSelectElement)
  }
  // A press that ends elsewhere makes no click.
  const onUp = () => void setTimeout(release)
  const releasing = ['click', 'keydown', 'pointercancel'] as const
  return {
    settled: (run) => {
      if (pressed) waiting.push(run)
      else run()
    },
    listen() {
      window.addEventListener('pointerdown', onDown, true)
      window.addEventListener('pointerup', onUp, true)
      for (const type of releasing) window.addEventListener(type, release, true)
      return () => {
        release()
        window.removeEventListener('pointerdown', onDown, true)
        window.removeEventListener('pointerup', onUp, true)
        for (const type of releasing) window.removeEventListener(type, release, true)
      }
    },
  }
}
