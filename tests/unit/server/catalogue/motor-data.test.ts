/** The checked-in motors and frames: what every row must satisfy, and that each motor finds a gear unit. */
import { describe, expect, it } from 'vitest'
import { acMotorCandidate } from '../../../../families/ac-motor/wire/ac-motor.ts'
import { motorFrameCandidate } from '../../../../families/motor-frame/wire/motor-frame.ts'
import { type ServoMotorCandidate, servoMotorCandidate } from '../../../../families/servo-motor/wire/servo-motor.ts'
import { reducerCandidate } from '../../../../families/reducer/wire/reducer.ts'
import { breaking, countBy, seedRows } from './seed-rows.ts'

const acMotors = seedRows('ac-motor', acMotorCandidate)
const servoMotors = seedRows('servo-motor', servoMotorCandidate)
const frames = seedRows('motor-frame', motorFrameCandidate)
const reducers = seedRows('reducer', reducerCandidate)

describe('the three-phase motors', () => {
  it('are two makers’ IE3 series, and what they do not have of a second-hand table', () => {
    expect(countBy(acMotors, ({ series, basis }) => `${series} ${basis}`)).toEqual({
      '1LE1003 published': 88,
      '1LE1503 published': 36,
      'LSES published': 56,
      'Y secondHand': 3,
    })
  })

  it('cover every usual power from 0.18 to 132 kW in 2 and 4 poles', () => {
    const powers = [0.18, 0.25, 0.37, 0.55, 0.75, 1.1, 1.5, 2.2, 3, 4, 5.5, 7.5, 11, 15, 18.5, 22, 30, 37, 45, 55, 75, 90, 110, 132]
    const made = new Set(acMotors.map(({ candidate }) => `${candidate.ratedPowerKw} ${candidate.poles}`))
    expect(powers.flatMap((power) => [2, 4].map((poles) => `${power} ${poles}`)).filter((key) => !made.has(key))).toEqual([])
  })

  it('turn slower than the field, by at most 10.5 %, the smallest by 13.4 %', () => {
    const slip = (speed: number, poles: number): number => 1 - (speed * poles) / 6000
    expect(
      breaking(
        acMotors,
        ({ candidate: { ratedPowerKw, ratedSpeedRpm, poles } }) =>
          slip(ratedSpeedRpm, poles) > 0 && slip(ratedSpeedRpm, poles) <= (ratedPowerKw < 0.5 ? 0.134 : 0.105),
      ),
    ).toEqual([])
  })

  it('agree in power, current, power factor and efficiency within 6 %', () => {
    const complete = acMotors.filter(({ candidate }) => candidate.ratedCurrentA !== undefined)
    const odd = breaking(complete, ({ series, candidate: { ratedPowerKw, ratedCurrentA = 0, powerFactor = 0, efficiencyPercent = 0 } }) => {
      const voltage = series === 'Y' ? 380 : 400
      const power = (Math.sqrt(3) * voltage * ratedCurrentA * powerFactor * efficiencyPercent) / 1e5
      return Math.abs(power / ratedPowerKw - 1) <= 0.06
    })
    expect([complete.length, odd]).toEqual([183, []])
  })

  it('find shaft and flange in the table of frames, exactly once per flange', () => {
    const rowsFor = (frameSize: number, poles: number): number =>
      frames.filter(({ candidate }) => candidate.frameSize === frameSize && candidate.flange === 'B5' && isFor(candidate, poles)).length
    const isFor = ({ minPoles, maxPoles }: { minPoles: number; maxPoles: number }, poles: number): boolean =>
      minPoles <= poles && poles <= maxPoles
    expect(breaking(acMotors, ({ candidate }) => rowsFor(candidate.frameSize, candidate.poles) === 1)).toEqual([])
  })

  it('up to frame 315 find a gear unit that takes their frame', () => {
    const taken = new Set(reducers.flatMap(({ candidate }) => candidate.motorFrames ?? []))
    const odd = acMotors.filter(({ candidate }) => !taken.has(`${candidate.frameSize}:B5`))
    expect(new Set(odd.map(({ candidate }) => candidate.frameSize))).toEqual(new Set([355]))
  })
})

describe('the frames', () => {
  it('have shaft, pilot, bolt circle and rim in this order, and a B14 flange that is smaller than B5', () => {
    expect(
      breaking(frames, ({ candidate: { s, la, lb, lz, outerDiameter } }) => s < la && la + lz < lb && lb + lz < outerDiameter),
    ).toEqual([])
    const small = frames.filter(({ candidate }) => candidate.flange === 'B14')
    const largeOf = (frameSize: number): number =>
      frames.find(({ candidate }) => candidate.frameSize === frameSize && candidate.flange === 'B5')?.candidate.lb ?? 0
    expect([small.length, breaking(small, ({ candidate }) => candidate.lb < largeOf(candidate.frameSize))]).toEqual([8, []])
  })

  it('are all recalled and say so', () => {
    expect(breaking(frames, ({ basis, note }) => basis === 'unverified' && (note ?? '').includes('recalled'))).toEqual([])
  })
})

describe('the servo motors', () => {
  const servo = (sku: string): ServoMotorCandidate | undefined => servoMotors.find((row) => row.sku === sku)?.candidate

  it('are second-hand, or recalled at least in part where nobody else states them', () => {
    expect(countBy(servoMotors, ({ basis, candidate }) => `${candidate.brand} ${basis}`)).toEqual({
      'Yaskawa secondHand': 38,
      'Yaskawa unverified': 13,
      'Mitsubishi secondHand': 42,
      'Mitsubishi unverified': 4,
      'Panasonic secondHand': 32,
      'Panasonic unverified': 1,
      'Omron secondHand': 24,
      'LS secondHand': 106,
      'Siemens secondHand': 9,
      'Siemens unverified': 8,
      'Delta unverified': 10,
    })
  })

  it('say which of their figures are recalled', () => {
    const doubtful = servoMotors.filter(({ basis }) => basis === 'unverified')
    expect(breaking(doubtful, ({ note }) => (note ?? '').includes('Recalled'))).toEqual([])
  })

  it('state their rotor inertia, as far as anybody does', () => {
    const without = servoMotors.filter(({ candidate }) => candidate.rotorInertiaKgCm2 === undefined)
    expect(without.filter(({ basis }) => basis === 'secondHand')).toEqual([])
    expect(without.length).toBeLessThanOrEqual(14)
  })

  it('have the pilot in la and the bolt circle in lb', () => {
    expect(servo('SGM7J-04A')).toMatchObject({ ratedTorqueNm: 1.27, ratedSpeedRpm: 3000, s: 14, lr: 30, la: 50, le: 3, lb: 70, lz: 5.5 })
  })

  it('have T n / 9.55 = P within 6 %', () => {
    expect(
      breaking(servoMotors, ({ candidate }) => {
        const power = (candidate.ratedTorqueNm * candidate.ratedSpeedRpm) / 9.55
        return Math.abs(power / candidate.ratedPowerW - 1) <= 0.06
      }),
    ).toEqual([])
  })

  it('have a peak torque of 2 to 5 times the rated one and a largest speed that is not below the rated one', () => {
    expect(
      breaking(servoMotors, ({ candidate: { peakTorqueNm, ratedTorqueNm, maxSpeedRpm, ratedSpeedRpm } }) => {
        const overload = peakTorqueNm / ratedTorqueNm
        return overload >= 2 && overload <= 5 && maxSpeedRpm >= ratedSpeedRpm
      }),
    ).toEqual([])
  })

  it('have pilot >= s, bolt circle >= pilot, holes between pilot and bolt circle', () => {
    expect(breaking(servoMotors, ({ candidate: { s, la, lb, lz } }) => la >= s && lb >= la && lb - lz > la)).toEqual([])
  })

  it('but for three larger ones find a gear unit whose adapter takes shaft, pilot, bolt circle and bolt', () => {
    const adapters = reducers.flatMap(({ candidate }) => candidate.servoAdapters ?? [])
    const odd = breaking(servoMotors, ({ candidate: { s, lr, la, lb, lz } }) =>
      adapters.some(
        ({ bore, pilot, boltCircle, hubDepth = Infinity, screw = 0 }) =>
          s <= bore && pilot === la && boltCircle === lb && lr <= hubDepth && screw <= lz,
      ),
    )
    expect(odd).toEqual(['HG-JR22K1M', 'HG-JR30K1M', 'HG-JR37K1M'])
  })
})
