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
] as const
export type MakerPartName = (typeof makerPartNames)[number]
