/** What of the rotating flow outlives a reload, each part under a key of the session of its own. */
import type { Keeping } from '../rotating/use-scenes.ts'
import { readStored, writeStored } from './storage.ts'

const keptAt = (part: string): Keeping => {
  const key = `sizewright.rotary.${part}`
  return {
    read: () => readStored('session', key),
    write: (text) => {
      writeStored('session', key, text)
    },
  }
}

export const keptFirstStep = keptAt('first')
export const keptSecondStep = keptAt('second')
/** Each industry page has conditions of its own. */
export const keptSceneDrawerOf = (id: string): Keeping => keptAt(`drawer.${id}`)
export const keptIndustryOf = (id: string): Keeping => keptAt(`industry.${id}`)
