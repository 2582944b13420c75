/** A run that goes on by itself after the page had to be opened anew. */
import { readStored, writeStored } from '../base/storage.ts'
import type { MatchRequest } from './match-machine.ts'

/** What Start asked for: another object for another run. */
export type Asked = { readonly request: MatchRequest }

const keyOf = (calculator: string): string => `sizewright.run.${calculator}`

export const keepRun = (calculator: string, { request }: Asked): void => {
  writeStored('session', keyOf(calculator), JSON.stringify({ request }))
}

/** The run that was kept. */
export const readRun = (calculator: string): Asked | undefined => {
  const kept = readStored('session', keyOf(calculator)) ?? ''
  // Nobody else writes there.
  return kept === '' ? undefined : (JSON.parse(kept) as Asked)
}

/** Once it goes on, it is not kept any more. */
export const dropRun = (calculator: string): void => {
  writeStored('session', keyOf(calculator), '')
}
