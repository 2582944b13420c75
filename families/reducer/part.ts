/**
 * 3D part of a gear unit: housing, output shaft with key or output flange, input flange. Coaxial units along x, the output to the right.
 */
import { definePart } from '../define/part.ts'
import { flangeFigures, inputFlange } from './input-flange.ts'
import { reducerAxes, reducerBodies } from './part-bodies.ts'
import { reducerDimensions } from './part-dimensions.ts'
import { reducerMeasures } from './part-measures.ts'
import { reducerPorts } from './ports.ts'
import type { ReducerCandidate } from './wire/reducer.ts'

/** Shear stress of a typical output shaft under the permissible torque, N/mm². */
const usualShear = 35

/** @returns diameter of a solid shaft that carries `torqueNm` at that stress, mm: d = ∛(16 T / (π τ)) */
const shaftOf = (torqueNm: number): number => Math.ceil(Math.cbrt((16 * torqueNm * 1000) / (Math.PI * usualShear)))

/** For an output flange, makers give the tilting moment and no radial load. */
const outputOf = ({ outline = {}, radialLoadN }: ReducerCandidate): 'shaft' | 'hollow' | 'flange' => {
  if (outline.hollowBore !== undefined) return 'hollow'
  return radialLoadN === 'none' || outline.flange !== undefined ? 'flange' : 'shaft'
}

/**
 * Words that follow from the lengths stated: a flange is round where it has a diameter,
 * threads in its face, or a flange that turns. The axes of
 * right-angle planetary units meet, those of others are apart by `offset`.
 */
const formsOf = (candidate: ReducerCandidate) => {
  const { outline = {}, reducerType, transmissionType } = candidate
  const isRound = [outline.housingDiameter, outline.outputThread, outline.flange].some((one) => one !== undefined)
  const isBodyRound = transmissionType !== 'rightAngle' && (isRound || outline.bodyDiameter !== undefined)
  return {
    output: outputOf(candidate),
    outputForm: isRound ? 'round' : 'square',
    outputHoleKind: outline.outputThread === undefined ? 'hole' : 'thread',
    bodyForm: isBodyRound ? 'round' : 'square',
    axes: reducerType === 'rightAnglePlanetary' ? 'meet' : 'apart',
  }
}

/** The axes of units that are not coaxial are separated by `offset`, upwards; the input of a right-angle unit is at the front. */
export const reducerPart = definePart<ReducerCandidate>({
  schema: {
    name: 'reducer',
    words: {
      transmissionType: ['coaxial', 'parallel', 'rightAngle'],
      output: ['shaft', 'hollow', 'flange'],
      outputForm: ['square', 'round'],
      outputHoleKind: ['hole', 'thread'],
      bodyForm: ['square', 'round'],
      axes: ['meet', 'apart'],
    },
    dimensions: reducerDimensions,
    bodies: reducerBodies,
    axes: reducerAxes,
    ports: reducerPorts,
    driven: ['outputShaft', 'outputFlange'],
    measures: reducerMeasures,
  },
  further: {
    output: 'words',
    outputForm: 'words',
    outputHoleKind: 'words',
    bodyForm: 'words',
    axes: 'words',
    shaftOfTorque: 'mm',
    inputPilot: 'mm',
    inputCircle: 'mm',
    inputHole: 'mm',
    inputBore: 'mm',
  },
  read: (candidate, { flange }) => {
    const { ratedTorqueNm, peakTorqueNm = ratedTorqueNm, servoAdapters } = candidate
    const { stated, usual } = inputFlange(servoAdapters, flange)
    return {
      stated: { ...formsOf(candidate), ...flangeFigures('input', stated) },
      usual: { shaftOfTorque: shaftOf(peakTorqueNm), ...flangeFigures('input', usual) },
    }
  },
})
