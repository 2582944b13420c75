/** Seconds until another code may be requested. Set by the service; shared by all tabs and preserved over a reload. */
import { useEffect, useState } from 'react'
import { readStored, writeStored } from '../base/browser/storage.ts'

const key = 'sizewright.codeAfter'

const readEnd = (): number => Number(readStored('local', key) ?? 0)

export const useCooldown = (): { readonly seconds: number; readonly begin: (seconds: number) => void } => {
  const [end, setEnd] = useState(readEnd)
  const [now, setNow] = useState(Date.now)
  const seconds = Math.max(0, Math.ceil((end - now) / 1000))
  useEffect(() => {
    if (seconds === 0) return undefined
    const timer = setTimeout(() => setNow(Date.now()), (end - now) % 1000 || 1000)
    return () => clearTimeout(timer)
  }, [seconds, end, now])
  const begin = (duration: number) => {
    const next = Date.now() + duration * 1000
    writeStored('local', key, String(next))
    setEnd(next)
    setNow(Date.now())
  }
  return { seconds, begin }
}
