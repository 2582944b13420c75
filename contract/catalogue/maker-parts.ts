/** What makers' order codes say beyond the catalogue. */
import * as z from 'zod/mini'

/** Parts of makers' order codes that the catalogue does not state; also their text keys. */
export const makerPartNames = [
  'starts',
  'threadLength',
  'lubricator',
  'seals',
  'clearance',
  'preload',
  'blockMaterial',
  'railMounting',
  'accuracy',
  'cover',
  'joint',
  'railMaterial',
  'rolled',
  'shaftEnds',
  'lubricationPort',
  'lubrication',
  'coating',
  'specialRail',
  'equipment',
  'blockType',
  'bedLength',
  'motorMounting',
  'forceDirection',
  'limitSwitches',
  'voltage',
  'special',
  'housing',
  'mountingPosition',
  'encoder',
] as const
export type MakerPartName = (typeof makerPartNames)[number]

/** A part of the maker's code that the catalogue does not state, as written: kept for the inquiry, not confirmed. */
export const furtherPart = z.object({ name: z.enum(makerPartNames), value: z.string() })
export type FurtherPart = z.infer<typeof furtherPart>
