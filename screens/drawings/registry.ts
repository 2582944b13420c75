/** Drawings by name: option icons and install types. Each family's drawings are one file, fetched with the first of them that is shown. */
import { type ComponentType, lazy } from 'react'
import type * as ballScrewDrawings from './ball-screw.tsx'
import type * as screwJackDrawings from './screw-jack.tsx'

export type Drawings = Readonly<Record<string, ComponentType>>

type BallScrewDrawing = keyof typeof ballScrewDrawings
type ScrewJackDrawing = keyof typeof screwJackDrawings

const ballScrew = (name: BallScrewDrawing) => lazy(async () => ({ default: (await import('./ball-screw.tsx'))[name] }))
const screwJack = (name: ScrewJackDrawing) => lazy(async () => ({ default: (await import('./screw-jack.tsx'))[name] }))

const horizontal = ballScrew('BallScrewHorizontal')
const vertical = ballScrew('BallScrewVertical')
const travellingScrew = screwJack('InstallType1A')

/** Pictures of options, by the option's icon or value. */
export const optionDrawings = {
  horizontal,
  vertical,
  'screw-horizontal': horizontal,
  'screw-vertical': vertical,
  'fixed-free': ballScrew('FixedFree'),
  'supported-supported': ballScrew('SupportedSupported'),
  'fixed-supported': ballScrew('FixedSupported'),
  'fixed-fixed': ballScrew('FixedFixed'),
  '1A': travellingScrew,
  '1B': screwJack('InstallType1B'),
  '2A': screwJack('InstallType2A'),
  '2B': screwJack('InstallType2B'),
  'both-supported': screwJack('BothSupported'),
  'base-fixed-end-free': screwJack('BaseFixedEndFree'),
  'base-fixed-end-fixed': screwJack('BaseFixedEndFixed'),
} as const satisfies Drawings

const modelDrawings: Drawings = { 'ball-screw': horizontal, 'screw-jack': travellingScrew, ...optionDrawings }

/** The picture of a model's card: by its icon, else by the card layout. */
export const modelDrawing = (icon: string, layout: string): ComponentType => modelDrawings[icon] ?? modelDrawings[layout] ?? horizontal
