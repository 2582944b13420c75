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
  // IEC 60072-1: pilot, bolt circle, counterpart of hole or thread, shaft
  ['90:B5', [130, 165, 10, 24]],
  ['90:B14', [95, 115, 9, 24]],
  ['63:B5', [95, 115, 8, 11]],
])('a gear unit that is ordered with %s is drawn with it, as usual: nobody has read the standard', async (flange, printed) => {
  const gear = modelsOf(reducerTable).find(({ maker, candidate }) => maker === 'Varmec' && candidate.motorFrames?.includes(flange))
  // Any row is an object of its columns.
  const candidate = gear?.candidate as unknown as Readonly<Record<string, unknown>>
  const { dimensions } = await buildModelPart({ family: 'reducer', candidate, chosen: { flange } })
  const said = (name: string) => dimensions.filter((one) => one.name === name).map(({ value, basis }) => [value, basis])
  expect(['inputPilot', 'inputCircle', 'inputHole', 'inputBore'].flatMap(said)).toEqual(printed.map((value) => [value, 'usual']))
})
