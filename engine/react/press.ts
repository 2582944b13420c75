/** Keeps the layout still while a pointer is down. */

/** `settled(run)` runs at once or, while a pointer is down, as soon as the click has reached its target. */
export type Press = { readonly settled: (run: () => void) => void }

/**
 * Tracks the pointer of the whole document.
 *
 * Pressing a button takes the focus from an input. Leaving an input may show a chip that moves the button before the pointer is
 * released, so that the click would hit another element. The effects of leaving are therefore delayed until the click, but run
 * before its handlers.
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
    // The list of a select opens in its own layer, which may swallow the release event.
    pressed = !(event.target instanceof HTMLSelectElement)
  }
  // A press that ends on another element causes no click.
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
