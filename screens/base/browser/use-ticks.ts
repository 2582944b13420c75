/** Calls a function periodically while a component is mounted. */
import { useEffect, useRef } from 'react'

/** Calls `onTick` every `ms` milliseconds; undefined pauses. */
export const useTicks = (onTick: () => void, ms: number | undefined): void => {
  const latest = useRef(onTick)
  useEffect(() => {
    latest.current = onTick
  })
  useEffect(() => {
    if (ms === undefined) return undefined
    const timer = setInterval(() => latest.current(), ms)
    return () => clearInterval(timer)
  }, [ms])
}
