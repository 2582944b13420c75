/** Reloads with a newer version of the pages at the next navigation; inputs are restored from the session. */
import { useEffect, useState } from 'react'
import { servedEntry, shownEntry } from '../base/api/served-version.ts'
import { readStored, writeStored } from '../base/browser/storage.ts'
import { useQuery } from '../base/api/query.ts'

const takenKey = 'sizewright.takenVersion'

export const VersionCheck = ({ location: shown }: { readonly location: string }) => {
  const [own] = useState(shownEntry)
  const { data: entry } = useQuery(servedEntry, own === undefined ? undefined : shown)
  useEffect(() => {
    // Once per version: a cached document would otherwise cause a reload loop.
    if (entry === undefined || entry === own || readStored('session', takenKey) === entry) return
    if (writeStored('session', takenKey, entry)) location.reload()
  }, [entry, own])
  return null
}
