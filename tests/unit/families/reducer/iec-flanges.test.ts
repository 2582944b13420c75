/** Flanges that gear units name by the frame of a motor. */
import { expect, test } from 'vitest'
import { motorFrameTable } from '../../../../families/motor-frame/table.ts'
import { iecInputFlange } from '../../../../families/reducer/iec-flanges.ts'
import { reducerTable } from '../../../../families/reducer/table.ts'
import { buildModelPart } from '../../../../server/files/geometry/model-part.ts'
import { modelsOf } from '../../../property/families/real-catalogue.ts'

const counterparts: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  B5: { '7': 6, '10': 8, '12': 10, '14.5': 12, '18.5': 16 },
  B14: { '5': 5.5, '6': 6.6, '8': 9, '10': 11 },
}

test('are those of the frames of the catalogue with four holes', () => {
  const frames = modelsOf(motorFrameTable).filter(({ candidate }) => candidate.holes === 4)
  expect(frames).toHaveLength(19)
  for (const { candidate } of frames) {
    const { frameSize, flange, la: pilot, lb: circle, lz: hole, s: bore } = candidate
    // The counterpart: a thread where the motor has a hole (ISO 273: M6 in 7, M8 in 10, M10 in 12, M12 in 14.5, M16 in 18.5), a hole for its thread.
    expect([frameSize, flange, iecInputFlange(`${frameSize}:${flange}`)]).toEqual([
      frameSize,
      flange,
      { pilot, circle, bore, hole: counterparts[flange]?.[String(hole)] },
    ])
  }
})

test.each([['225:B5'], ['90'], ['14-50-70'], ['constructor'], [undefined]])('%j is none of them', (name) => {
  expect(iecInputFlange(name)).toBeUndefined()
})

test.each([
  // VARMEC RCV/CV p. 112, motors: N, M, D of B5 and of B14; Leroy-Somer LSES p. 58 and 60 prints the same of B5.
  ['56:B5', [80, 100, 9]],
  ['63:B5', [95, 115, 11]],
  ['71:B5', [110, 130, 14]],
  ['80:B5', [130, 165, 19]],
  ['90:B5', [130, 165, 24]],
  ['100:B5', [180, 215, 28]],
  ['112:B5', [180, 215, 28]],
  ['132:B5', [230, 265, 38]],
  ['160:B5', [250, 300, 42]],
  ['180:B5', [250, 300, 48]],
  // Leroy-Somer LSES p. 60
  ['200:B5', [300, 350, 55]],
  ['56:B14', [50, 65, 9]],
  ['63:B14', [60, 75, 11]],
  ['71:B14', [70, 85, 14]],
  ['80:B14', [80, 100, 19]],
  ['90:B14', [95, 115, 24]],
  ['100:B14', [110, 130, 28]],
  ['112:B14', [110, 130, 28]],
  ['132:B14', [130, 165, 38]],
])('has pilot, bolt circle and shaft as makers of motors print them: %s', (name, [pilot, circle, bore]) => {
  expect(iecInputFlange(name)).toMatchObject({ pilot, circle, bore })
})

test.each([
  // Pilot, bolt circle, shaft; the counterpart of the hole or thread
  ['90:B5', [130, 165, 24], 10],
  ['90:B14', [95, 115, 24], 9],
  ['63:B5', [95, 115, 11], 8],
])(
  'a gear unit that is ordered with %s is drawn with it as stated, but for its screws: those were not read',
  async (flange, printed, hole) => {
    const gear = modelsOf(reducerTable).find(({ maker, candidate }) => maker === 'Varmec' && candidate.motorFrames?.includes(flange))
    // Any row is an object of its columns.
    const candidate = gear?.candidate as unknown as Readonly<Record<string, unknown>>
    const { dimensions } = await buildModelPart({ family: 'reducer', candidate, chosen: { flange } })
    const said = (name: string) => dimensions.filter((one) => one.name === name).map(({ value, basis }) => [value, basis])
    expect(['inputPilot', 'inputCircle', 'inputBore'].flatMap(said)).toEqual(printed.map((value) => [value, 'stated']))
    expect(said('inputHole')).toEqual([[hole, 'usual']])
  },
)
