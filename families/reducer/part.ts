/**
 * 3D part of a gear unit: housing, output shaft with key, input flange, and a mounted motor if selected. Coaxial units along x,
 * the output to the right.
 */
import { motorBody, motorDimensions, motorFigures, motorFurther, motorWords } from '../define/mounted-motor.ts'
import { definePart } from '../define/part.ts'
import { flangeFigures, inputFlange } from './input-flange.ts'
import type { ReducerCandidate } from './wire/reducer.ts'

/** Shear stress of a typical output shaft under the permissible torque, N/mm². */
const usualShear = 35

/** @returns diameter of a solid shaft that carries `torqueNm` at that stress, mm: d = ∛(16 T / (π τ)) */
const shaftOf = (torqueNm: number): number => Math.ceil(Math.cbrt((16 * torqueNm * 1000) / (Math.PI * usualShear)))

const bolts = { circle: 'inputCircle', count: 4, start: 45 } as const

/**
 * Rows state at most the output shaft and the motor flanges; housing, output flange and key are typical of units with that shaft.
 * The axes of units that are not coaxial are separated by `offset`, upwards; the input of a right-angle unit is at the front.
 */
export const reducerPart = definePart<ReducerCandidate>({
  schema: {
    name: 'reducer',
    words: { transmissionType: ['coaxial', 'parallel', 'rightAngle'], output: ['shaft', 'flange'], ...motorWords },
    dimensions: {
      shaft: { column: 'outputShaftMm', usual: 'usualShaft' },
      usualShaft: { column: 'shaftOfTorque' },
      stages: { unit: '', column: 'stages' },
      shaftLength: { usual: '1.8 * shaft' },
      key: { usual: '0.28 * shaft' },
      keyDepth: { usual: '0.16 * shaft' },
      pilot: { usual: '2 * shaft' },
      pilotDepth: { usual: '0.25 * shaft' },
      outputCircle: { usual: '2.9 * shaft' },
      outputHole: { usual: '0.26 * shaft' },
      housing: { usual: '3 * shaft' },
      housingLength: { usual: '(1.6 + 1.2 * stages) * shaft' },
      outputHoleDepth: { usual: '0.5 * shaft' },
      inputPilot: { column: 'inputPilot', usual: '1.8 * shaft' },
      inputCircle: { column: 'inputCircle', usual: '2.4 * shaft' },
      inputHole: { column: 'inputHole', usual: '0.2 * shaft' },
      inputBore: { column: 'inputBore', usual: '0.6 * shaft' },
      inputSize: { usual: 'max(inputCircle + 2.4 * inputHole, 1.15 * inputPilot)' },
      inputLength: { usual: '0.5 * inputCircle' },
      inputHoleDepth: { usual: '0.5 * inputLength' },
      flange: { usual: '2.6 * shaft' },
      flangeCircle: { usual: '1.9 * shaft' },
      flangeHole: { usual: '0.26 * shaft' },
      flangeBore: { usual: '1.2 * shaft' },
      flangeDepth: { usual: '0.6 * shaft' },
      offset: { usual: '1.3 * shaft' },
      ...motorDimensions('inputSize'),
      driveLength: { value: "inputLength + (withMotor == 'yes' ? motorLength : 0[mm])" },
      reach: { value: "pilotDepth + (output == 'flange' ? flangeDepth : shaftLength)" },
      totalLength: { value: "(transmissionType == 'rightAngle' ? 0[mm] : driveLength) + housingLength + reach" },
      totalDepth: { value: 'driveLength + housing' },
      totalHeight: { value: 'max(offset + inputSize / 2, housing / 2) + max(housing / 2, inputSize / 2 - offset)' },
    },
    bodies: {
      housing: {
        material: 'cast',
        along: '+x',
        slices: [
          {
            length: 'housingLength - outputHoleDepth',
            add: [{ shape: 'box', width: 'housing', height: 'housing', radius: '0.3 * shaft' }],
          },
          {
            length: 'outputHoleDepth',
            add: [{ shape: 'box', width: 'housing', height: 'housing', radius: '0.3 * shaft' }],
            cut: [{ shape: 'circle', diameter: 'outputHole', on: { circle: 'outputCircle', count: 4, start: 45 } }],
          },
          { length: 'pilotDepth', add: [{ shape: 'circle', diameter: 'pilot' }] },
        ],
      },
      outputFlange: {
        material: 'bright',
        when: "output == 'flange'",
        along: '+x',
        at: ['housingLength + pilotDepth', 0, 0],
        slices: [
          {
            length: 'flangeDepth',
            add: [{ shape: 'circle', diameter: 'flange' }],
            cut: [
              { shape: 'circle', diameter: 'flangeBore' },
              { shape: 'circle', diameter: 'flangeHole', on: { circle: 'flangeCircle', count: 8 } },
            ],
          },
        ],
      },
      outputShaft: {
        material: 'bright',
        when: "output == 'shaft'",
        along: '+x',
        at: ['housingLength + pilotDepth', 0, 0],
        slices: [
          { length: '0.1 * shaftLength', add: [{ shape: 'circle', diameter: 'shaft' }] },
          { length: '0.9 * shaftLength', add: [{ shape: 'keyed', diameter: 'shaft', width: 'key', depth: 'keyDepth' }] },
        ],
      },
      inputFlange: {
        material: 'aluminium',
        when: "transmissionType != 'rightAngle'",
        along: '-x',
        at: [0, 0, "transmissionType == 'parallel' ? offset : 0[mm]"],
        slices: [
          {
            length: 'inputLength - inputHoleDepth',
            add: [{ shape: 'box', width: 'inputSize', height: 'inputSize' }],
            cut: [{ shape: 'circle', diameter: 'inputBore' }],
          },
          {
            length: 'inputHoleDepth',
            add: [{ shape: 'box', width: 'inputSize', height: 'inputSize' }],
            cut: [
              { shape: 'circle', diameter: 'inputPilot' },
              { shape: 'circle', diameter: 'inputHole', tapped: true, on: bolts },
            ],
          },
        ],
      },
      inputFlangeAtRightAngle: {
        material: 'aluminium',
        when: "transmissionType == 'rightAngle'",
        along: '-y',
        at: ['0.5 * (housingLength - outputHoleDepth)', '-housing / 2', 'offset'],
        slices: [
          {
            length: 'inputLength - inputHoleDepth',
            add: [{ shape: 'box', width: 'inputSize', height: 'inputSize' }],
            cut: [{ shape: 'circle', diameter: 'inputBore' }],
          },
          {
            length: 'inputHoleDepth',
            add: [{ shape: 'box', width: 'inputSize', height: 'inputSize' }],
            cut: [
              { shape: 'circle', diameter: 'inputPilot' },
              { shape: 'circle', diameter: 'inputHole', tapped: true, on: bolts },
            ],
          },
        ],
      },
      motor: motorBody(
        '-x',
        ['-inputLength', 0, "transmissionType == 'parallel' ? offset : 0[mm]"],
        "withMotor == 'yes' && transmissionType != 'rightAngle'",
      ),
      motorAtRightAngle: motorBody(
        '-y',
        ['0.5 * (housingLength - outputHoleDepth)', '-housing / 2 - inputLength', 'offset'],
        "withMotor == 'yes' && transmissionType == 'rightAngle'",
      ),
    },
    axes: [
      { bodies: ['housing', 'outputShaft', 'outputFlange'] },
      { bodies: ['housing', 'inputFlange'], when: "transmissionType == 'coaxial'" },
      { bodies: ['inputFlange', 'motor'] },
      { bodies: ['inputFlangeAtRightAngle', 'motorAtRightAngle'] },
    ],
    measures: [
      {
        view: 'front',
        edge: 'below',
        from: 'housingLength + pilotDepth',
        to: 'housingLength + pilotDepth + shaftLength',
        of: 'shaftLength',
        when: "output == 'shaft'",
      },
      { view: 'front', edge: 'below', from: 0, to: 'housingLength', of: 'housingLength' },
      { view: 'front', edge: 'right', from: '-shaft / 2', to: 'shaft / 2', of: 'shaft', diameter: true, when: "output == 'shaft'" },
      {
        view: 'front',
        edge: 'above',
        from: "transmissionType == 'rightAngle' ? 0[mm] : -driveLength",
        to: 'housingLength + reach',
        of: 'totalLength',
      },
      { view: 'front', edge: 'below', from: 'housingLength', to: 'housingLength + pilotDepth', of: 'pilotDepth' },
      { view: 'front', edge: 'below', from: '-inputLength', to: 0, of: 'inputLength', when: "transmissionType != 'rightAngle'" },
      {
        view: 'front',
        edge: 'above',
        from: '-driveLength',
        to: '-inputLength',
        of: 'motorLength',
        when: "transmissionType != 'rightAngle' && withMotor == 'yes'",
      },
      {
        view: 'front',
        edge: 'right',
        from: '-flange / 2',
        to: 'flange / 2',
        of: 'flange',
        diameter: true,
        when: "output == 'flange'",
      },
      {
        view: 'front',
        edge: 'below',
        from: 'housingLength + pilotDepth',
        to: 'housingLength + pilotDepth + flangeDepth',
        of: 'flangeDepth',
        when: "output == 'flange'",
      },
      {
        view: 'front',
        edge: 'left',
        from: "(transmissionType == 'parallel' ? offset : 0[mm]) - inputSize / 2",
        to: "(transmissionType == 'parallel' ? offset : 0[mm]) + inputSize / 2",
        of: 'inputSize',
        when: "transmissionType != 'rightAngle'",
      },
      {
        view: 'front',
        edge: 'below',
        from: '0.5 * (housingLength - outputHoleDepth) - inputSize / 2',
        to: '0.5 * (housingLength - outputHoleDepth) + inputSize / 2',
        of: 'inputSize',
        when: "transmissionType == 'rightAngle'",
      },
      {
        view: 'top',
        edge: 'left',
        from: '-inputPilot / 2',
        to: 'inputPilot / 2',
        of: 'inputPilot',
        diameter: true,
        when: "transmissionType != 'rightAngle'",
      },
      {
        view: 'top',
        edge: 'left',
        from: '-inputBore / 2',
        to: 'inputBore / 2',
        of: 'inputBore',
        diameter: true,
        when: "transmissionType != 'rightAngle'",
      },
      {
        view: 'top',
        edge: 'below',
        from: '0.5 * (housingLength - outputHoleDepth) - inputPilot / 2',
        to: '0.5 * (housingLength - outputHoleDepth) + inputPilot / 2',
        of: 'inputPilot',
        diameter: true,
        when: "transmissionType == 'rightAngle'",
      },
      {
        view: 'top',
        edge: 'below',
        from: '0.5 * (housingLength - outputHoleDepth) - inputBore / 2',
        to: '0.5 * (housingLength - outputHoleDepth) + inputBore / 2',
        of: 'inputBore',
        diameter: true,
        when: "transmissionType == 'rightAngle'",
      },
      {
        view: 'top',
        edge: 'left',
        from: '-housing / 2 - driveLength',
        to: 'housing / 2',
        of: 'totalDepth',
        when: "transmissionType == 'rightAngle'",
      },
      { view: 'top', edge: 'right', from: '-key / 2', to: 'key / 2', of: 'key', when: "output == 'shaft'" },
      { view: 'side', edge: 'left', from: '-housing / 2', to: 'housing / 2', of: 'housing' },
      { view: 'side', edge: 'right', from: 0, to: 'offset', of: 'offset', when: "transmissionType != 'coaxial'" },
      {
        view: 'side',
        edge: 'right',
        from: 'min(-housing / 2, offset - inputSize / 2)',
        to: 'max(housing / 2, offset + inputSize / 2)',
        of: 'totalHeight',
        when: "transmissionType != 'coaxial'",
      },
      { view: 'side', edge: 'below', from: '-outputCircle / 2', to: 'outputCircle / 2', of: 'outputCircle', diameter: true },
      { view: 'side', edge: 'above', from: '-pilot / 2', to: 'pilot / 2', of: 'pilot', diameter: true },
    ],
  },
  further: {
    output: 'words',
    shaftOfTorque: 'mm',
    inputPilot: 'mm',
    inputCircle: 'mm',
    inputHole: 'mm',
    inputBore: 'mm',
    ...motorFurther,
  },
  // For an output flange, makers give the tilting moment and no radial load.
  read: ({ ratedTorqueNm, peakTorqueNm = ratedTorqueNm, servoAdapters, radialLoadN }, { flange }, motor) => {
    const { stated, usual } = inputFlange(servoAdapters, flange, motor)
    return {
      stated: {
        output: radialLoadN === 'none' ? 'flange' : 'shaft',
        ...flangeFigures('input', stated),
        ...motorFigures(motor),
      },
      usual: { shaftOfTorque: shaftOf(peakTorqueNm), ...flangeFigures('input', usual) },
    }
  },
})
