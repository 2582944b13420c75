import { type RefCallback, useCallback, useState } from 'react'

/** Measures the width of an element in px, also when it changes; undefined before the first measurement and while hidden. */
export const useWidth = (): readonly [RefCallback<HTMLElement>, number | undefined] => {
  const [width, setWidth] = useState<number>()
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    // An observer reports after the next frame; what is printed from the browser's menu has none.
    setWidth(Math.floor(element.clientWidth) || undefined)
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.floor(entry.contentRect.width) || undefined))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [measure, width]
}
