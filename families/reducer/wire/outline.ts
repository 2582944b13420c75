/** Lengths of gear units that makers state in their drawings, by the names of `part.ts`. */
export const reducerOutline = [
  // Output side: a square flange or a round one, with holes through it or threads in its face.
  'housing',
  'housingDiameter',
  'outputHoleDepth',
  'pilot',
  'pilotDepth',
  'outputCircle',
  'outputHole',
  'outputThread',
  'outputHoles',
  // Output shaft: its end is `outputReach` from the face of the flange.
  'outputReach',
  'shaftLength',
  'collar',
  'key',
  'keyLength',
  'keyEnd',
  // Hollow output shaft, open on both sides.
  'hollowBore',
  'hubLength',
  // Output flange.
  'flange',
  'flangeDepth',
  'flangeCircle',
  'flangeHole',
  'flangeHoles',
  'flangeBore',
  // Body: its length is that from flange to motor; the input of right-angle units is `inputReach` below the output.
  'bodySide',
  'bodyDiameter',
  'bodyLength',
  'inputReach',
  'offset',
] as const
