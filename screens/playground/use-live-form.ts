import { useEffect, useState } from 'react'
import { useTexts } from '../base/texts/texts.ts'
import { useUnitSystem } from '../base/browser/unit-setting.ts'
import type { Sound } from './document/analyse.ts'
import { createLiveForm, type LiveForm } from './live-form.ts'

/** Returns the form of the last document that compiled; undefined before the first. */
export const useLiveForm = (sound: Sound | undefined): LiveForm | undefined => {
  const system = useUnitSystem()
  const { locale } = useTexts('shell')
  const [live, setLive] = useState(() => sound && createLiveForm(sound, { system, locale }, undefined))
  if (sound && live?.sound !== sound) setLive(createLiveForm(sound, { system, locale }, live))
  useEffect(() => {
    const store = live?.watched.store
    if (!store) return
    if (store.system() !== system) store.dispatch({ type: 'units', system })
    if (store.state().locale !== locale) store.dispatch({ type: 'language', locale })
  }, [live, system, locale])
  return live
}
