/** Something that goes on with time while it runs. */
import { useEffect, useRef } from 'react'

/** @param ms undefined: it rests */
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
