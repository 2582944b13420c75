/** Lengths of modules that makers state in their drawings, by the names of `families/define/carriage-part.ts`. */
export const carriageOutline = [
  'height',
  'bedHeight',
  'carriageLength',
  'carriageWidth',
  // Threads in the carriage: two across, `carriageHoleRows` along.
  'carriageHole',
  'carriageHoleRows',
  'carriageHoleDepth',
  'holePitchAlong',
  'holePitchAcross',
  // Holes for the bolts of the bed: two rows of counterbores.
  'bedHole',
  'bedCounterbore',
  'bedCounterboreDepth',
  'bedHolePitch',
  'bedHoleRow',
  // Threads for the bolts of the bed, from below, instead of holes: as many as the pitch allows.
  'bedThread',
  'bedThreadDepth',
  // The end with the motor: how much longer the module is than its bed, and the flange.
  'bracketLength',
  'headLength',
  'flangePilot',
  'flangeCircle',
  'flangeHole',
  'pilotDepth',
  'screw',
  'shaftEnd',
] as const
