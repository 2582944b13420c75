/** Drawings by name: option icons, install types, and the pictures of the working classes. */
import type { ComponentType } from 'react'
import { BallScrewHorizontal, BallScrewVertical, FixedFixed, FixedFree, FixedSupported, SupportedSupported } from './ball-screw.tsx'
import {
  BaseFixedEndFixed,
  BaseFixedEndFree,
  BothSupported,
  InstallType1A,
  InstallType1B,
  InstallType2A,
  InstallType2B,
} from './screw-jack.tsx'

export type Drawings = Readonly<Record<string, ComponentType>>

/** Pictures of options, by the option's icon or value. */
export const optionDrawings = {
  horizontal: BallScrewHorizontal,
  vertical: BallScrewVertical,
  'screw-horizontal': BallScrewHorizontal,
  'screw-vertical': BallScrewVertical,
  'fixed-free': FixedFree,
  'supported-supported': SupportedSupported,
  'fixed-supported': FixedSupported,
  'fixed-fixed': FixedFixed,
  '1A': InstallType1A,
  '1B': InstallType1B,
  '2A': InstallType2A,
  '2B': InstallType2B,
  'both-supported': BothSupported,
  'base-fixed-end-free': BaseFixedEndFree,
  'base-fixed-end-fixed': BaseFixedEndFixed,
} as const satisfies Drawings

const modelDrawings: Drawings = {
  'ball-screw': BallScrewHorizontal,
  'screw-jack': InstallType1A,
  ...optionDrawings,
}

/** The picture of a model's card: by its icon, else by the card layout. */
export const modelDrawing = (icon: string, layout: string): ComponentType =>
  modelDrawings[icon] ?? modelDrawings[layout] ?? BallScrewHorizontal
