/** A newer version of the pages is taken at the next change of page: what was entered is kept in the session and comes back. */
import { useEffect, useState } from 'react'
import { servedEntry, shownEntry } from '../base/api/served-version.ts'
import { readStored, writeStored } from '../base/browser/storage.ts'
import { useQuery } from '../base/api/query.ts'

const takenKey = 'sizewright.takenVersion'

export const VersionCheck = ({ location: shown }: { readonly location: string }) => {
  const [own] = useState(shownEntry)
  const { data: entry } = useQuery(servedEntry, own === undefined ? undefined : shown)
  useEffect(() => {
    // Once for each: a document that is kept somewhere on the way would be taken again and again.
    if (entry === undefined || entry === own || readStored('session', takenKey) === entry) return
    if (writeStored('session', takenKey, entry)) location.reload()
  }, [entry, own])
  return null
}
