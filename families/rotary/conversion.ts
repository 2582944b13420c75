/** Converts catalogue rows of rotary platforms to SI. */
import type { RotaryCandidate } from './wire/rotary.ts'
import type { Platform } from './sizing/input.ts'
import { onlyStated } from '../define/only-stated.ts'
import { toSi } from '../formulas/unit-scale.ts'
import { adapterOf } from '../reducer/conversion.ts'

/**
 * @param candidate technical part of a catalogue row, or a described platform
 * @returns the platform, SI
 */
export const platformOf = (candidate: RotaryCandidate): Platform => ({
  drive: candidate.drive,
  bearing: candidate.bearing,
  ratio: candidate.ratio,
  permissibleTorque: candidate.permissibleTorqueNm,
  maxSpeed: toSi(candidate.maxSpeedRpm, 'rpm'),
  ...onlyStated({
    continuousTorque: candidate.continuousTorqueNm,
    permissibleMoment: candidate.permissibleMomentNm,
    permissibleAxial: candidate.permissibleAxialN,
    permissibleRadial: candidate.permissibleRadialN,
    efficiency: candidate.efficiency,
    inertia: candidate.inertiaKgM2,
    loadInertiaLimit: candidate.loadInertiaLimitKgM2,
    bearingOffset: candidate.bearingOffsetMm === undefined ? undefined : toSi(candidate.bearingOffsetMm, 'mm'),
    dynamicRating: candidate.bearingDynamicN,
    staticRating: candidate.bearingStaticN,
    pitchDiameter: candidate.bearingPitchMm === undefined ? undefined : toSi(candidate.bearingPitchMm, 'mm'),
    lostMotion: candidate.lostMotionArcmin === undefined ? undefined : toSi(candidate.lostMotionArcmin, 'arcmin'),
    repeatability: candidate.repeatabilityArcsec === undefined ? undefined : toSi(candidate.repeatabilityArcsec, 'arcsec'),
    adapters: candidate.servoAdapters?.map(adapterOf),
  }),
})
