import { useEffect, useState } from 'react'

/** Debounces a value: returns it once it has not changed for `afterMs`. */
export const useSettled = <T>(value: T, afterMs: number): T => {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), afterMs)
    return () => clearTimeout(timer)
  }, [value, afterMs])
  return settled
}
