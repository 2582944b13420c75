import { describe, expect, it } from 'vitest'
import { demandedPoint, servoChartInput } from '../../../screens/results/torque-chart/servo-chart-input.ts'

const motor = { ratedTorqueNm: 1.27, peakTorqueNm: 3.82, ratedSpeedRpm: 3000, maxSpeedRpm: 5000 }
const gear = {
  precisionType: 'precise',
  transmissionType: 'coaxial',
  gearType: 'planetary',
  reducerType: 'planetary',
  size: 60,
  stages: 1,
  ratio: 10,
  ratedTorqueNm: 21.6,
  peakTorqueNm: 34,
  maxInputSpeedRpm: 6000,
  efficiency: 0.97,
}
const card = { candidate: { gear }, outputTorque: 12.319, n2: 300 }
const noDemand = { torque: undefined, speed: undefined }

describe('the demanded point', () => {
  it.each([
    ['is the motor’s rating where nothing is said', noDemand, { torque: 12.319, speed: 300 }],
    ['has the torque of the same power at a higher speed', { torque: undefined, speed: 600 }, { torque: 12.319 / 2, speed: 600 }],
    ['has the rated torque at a lower speed', { torque: undefined, speed: 100 }, { torque: 12.319, speed: 100 }],
    ['is at the rated speed where only a torque is said', { torque: 20, speed: undefined }, { torque: 20, speed: 300 }],
    ['is what the person says', { torque: 20, speed: 250 }, { torque: 20, speed: 250 }],
    ['is none at a speed that is not above 0', { torque: 20, speed: 0 }, undefined],
    ['is none for a torque that is not above 0', { torque: -1, speed: 250 }, undefined],
  ])('%s', (_, demand, point) => {
    expect(demandedPoint(card, demand)).toEqual(point)
  })

  it('is none where the card has no figures of the output', () => {
    expect(demandedPoint({ candidate: {} }, noDemand)).toBeUndefined()
  })
})

describe('the figures of the chart', () => {
  it('are the motor’s ratings, and ratio, efficiency and limits of the gear unit', () => {
    expect(servoChartInput(motor, card, noDemand)).toEqual({
      ratedTorque: 1.27,
      peakTorque: 3.82,
      ratedSpeed: 3000,
      maxSpeed: 5000,
      ratio: 10,
      efficiency: 0.97,
      gearRatedTorque: 21.6,
      // The motor that brakes with the same torque brings 34.
      gearPeakTorque: 0.97 ** 2 * 34,
      gearMaxSpeed: 6000,
      demand: { torque: 12.319, speed: 300 },
    })
  })

  it.each([
    ['T2N where the maker states no T2B', { peakTorqueNm: undefined }, 21.6],
    ['T2Stop where that is less', { stopTorqueNm: 20 }, 20],
    ['T2B where T2Stop is more', { stopTorqueNm: 90 }, 34],
  ])('bear %s', (_, own, bears) => {
    const limited = servoChartInput(motor, { ...card, candidate: { gear: { ...gear, ...own } } }, noDemand)
    expect(limited?.gearPeakTorque).toBeCloseTo(0.97 * 0.97 * bears, 10)
  })

  it('are nothing for a card that does not say what its gear unit is', () => {
    expect(servoChartInput(motor, { ...card, candidate: {} }, noDemand)).toBeUndefined()
  })
})
