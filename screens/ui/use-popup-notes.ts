import { useEffect } from 'react'
import { note } from '../base/api/notes.ts'

/**
 * Logs that a panel was opened and for how long.
 *
 * @param tag its name in the log; undefined logs nothing
 */
export const usePopupNotes = (tag: string | undefined): void => {
  useEffect(() => {
    if (tag === undefined) return undefined
    const since = Date.now()
    note({ name: 'popupOpened', tag })
    return () => note({ name: 'popupClosed', tag, duration: Date.now() - since })
  }, [tag])
}
