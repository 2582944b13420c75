import { useEffect } from 'react'
import { note } from '../base/api/notes.ts'

/** Notes that a panel is opened, and for how long. @param tag which one; without it nothing */
export const usePopupNotes = (tag: string | undefined): void => {
  useEffect(() => {
    if (tag === undefined) return undefined
    const since = Date.now()
    note({ name: 'popupOpened', tag })
    return () => note({ name: 'popupClosed', tag, duration: Date.now() - since })
  }, [tag])
}
