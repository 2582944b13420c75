import { useEffect, useState } from 'react'
import { useUnitSystem } from '../base/browser/unit-setting.ts'
import type { Sound } from './document/analyse.ts'
import { createLiveForm, type LiveForm } from './live-form.ts'

/** Returns the form of the last document that compiled; undefined before the first. */
export const useLiveForm = (sound: Sound | undefined): LiveForm | undefined => {
  const system = useUnitSystem()
  const [live, setLive] = useState(() => sound && createLiveForm(sound, system, undefined))
  if (sound && live?.sound !== sound) setLive(createLiveForm(sound, system, live))
  useEffect(() => {
    const store = live?.watched.store
    if (store && store.system() !== system) store.dispatch({ type: 'units', system })
  }, [live, system])
  return live
}
