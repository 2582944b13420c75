/** Dimensions of gear units. Rows state the output shaft and, as far as the maker prints them, those of the outline. */
import type { Dimension } from '../../engine/part/part-schema.ts'

const output = {
  shaft: { column: 'outputShaftMm', usual: 'usualShaft' },
  usualShaft: { column: 'shaftOfTorque' },
  pilot: { usual: '2 * shaft' },
  pilotDepth: { usual: '0.25 * shaft' },
  shaftLength: { usual: '1.8 * shaft' },
  outputReach: { usual: 'pilotDepth + shaftLength' },
  collar: { usual: 'min(1.15 * shaft, pilot)' },
  collarLength: { value: 'max(outputReach - pilotDepth - shaftLength, 0[mm])' },
  key: { usual: '0.28 * shaft' },
  keyDepth: { usual: '0.16 * shaft' },
  keyLength: { usual: '0.85 * shaftLength' },
  keyEnd: { usual: '0.05 * shaftLength' },
  outputHole: { usual: '0.26 * shaft' },
  outputThread: { usual: '0.26 * shaft' },
  /** Beside the pilot, which would cover the holes. */
  outputCircle: { usual: 'max(2.9 * shaft, pilot + 1.5 * max(outputHole, outputThread))' },
  outputHoles: { unit: '', usual: '4' },
  outputHoleDepth: { usual: '0.5 * shaft' },
  hollowBore: { usual: 'shaft' },
  hubLength: { usual: '(1.6 + 1.2 * stages) * shaft + pilotDepth' },
  flange: { usual: '2.6 * shaft' },
  flangeCircle: { usual: '1.9 * shaft' },
  flangeHole: { usual: '0.26 * shaft' },
  flangeHoles: { unit: '', usual: '8' },
  flangeBore: { usual: '1.2 * shaft' },
  flangeDepth: { usual: '0.6 * shaft' },
} as const satisfies Readonly<Record<string, Dimension>>

const housing = {
  stages: { unit: '', column: 'stages' },
  housing: { usual: 'max(3 * shaft, pilot, 0.75 * outputCircle + 1.5 * outputHole)' },
  housingDiameter: { usual: "max(outputCircle + (outputHoleKind == 'thread' ? 1.6 * outputThread : 2.2 * outputHole), pilot)" },
  /** The flange across. */
  across: { value: "outputForm == 'round' ? housingDiameter : housing" },
  bodySide: { usual: 'across' },
  bodyDiameter: { usual: 'across' },
  bodyLength: { usual: '(1.6 + 1.2 * stages) * shaft + 0.5 * inputCircle' },
  /** Of coaxial and parallel units, without the flange for the motor. */
  housingLength: {
    value: "output == 'hollow' ? hubLength - pilotDepth : transmissionType == 'rightAngle' ? bodyLength : bodyLength - inputLength",
  },
  offset: { usual: '1.3 * shaft' },
} as const satisfies Readonly<Record<string, Dimension>>

const input = {
  inputPilot: { column: 'inputPilot', usual: '1.8 * shaft' },
  inputCircle: { column: 'inputCircle', usual: '2.4 * shaft' },
  inputHole: { column: 'inputHole', usual: '0.2 * shaft' },
  inputBore: { column: 'inputBore', usual: '0.6 * shaft' },
  inputSize: { usual: 'max(inputCircle + 2.4 * inputHole, 1.15 * inputPilot)' },
  inputReach: { usual: '0.5 * bodySide + 0.5 * inputCircle' },
  inputLength: { usual: 'min(0.5 * inputCircle, 0.45 * bodyLength)' },
  inputDepth: { value: "transmissionType == 'rightAngle' ? inputReach - 0.5 * bodySide : inputLength" },
  inputHoleDepth: { usual: '0.5 * inputDepth' },
  /** Where the input of a right-angle unit stands: above the gears, or at the end where both axes meet. */
  inputAt: { value: "axes == 'meet' ? min(0.5 * bodySide, 0.4 * housingLength) : 0.5 * housingLength" },
  inputHeight: { value: "axes == 'meet' ? 0[mm] : offset" },
} as const satisfies Readonly<Record<string, Dimension>>

/** The dimensions, those of the whole last. */
export const reducerDimensions = {
  ...output,
  ...input,
  ...housing,
  reach: { value: "pilotDepth + (output == 'flange' ? flangeDepth : output == 'hollow' ? 0[mm] : collarLength + shaftLength)" },
  totalLength: { value: "(transmissionType == 'rightAngle' ? 0[mm] : inputDepth) + housingLength + reach" },
  totalDepth: { value: 'inputDepth + 0.5 * bodySide + max(0.5 * across, 0.5 * bodySide)' },
  highest: { value: 'max(inputHeight + inputSize / 2, across / 2)' },
  totalHeight: { value: 'highest + max(across / 2, inputSize / 2 - inputHeight)' },
} as const satisfies Readonly<Record<string, Dimension>>
