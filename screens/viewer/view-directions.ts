/** Position of the eye in the standard views, and the screen axes in space. */
import { cross, type Place } from './geometry.ts'

/** Angles in degrees: azimuth about z from x, polar from z downwards. */
export type Eye = { readonly azimuth: number; readonly polar: number }

/** Minimum deviation from the vertical, which has no direction to the right. */
const hair = 1e-3

/** In the order of the keys 1 to 7. */
export const standardViews = {
  front: { azimuth: -90, polar: 90 },
  back: { azimuth: 90, polar: 90 },
  left: { azimuth: 180, polar: 90 },
  right: { azimuth: 0, polar: 90 },
  top: { azimuth: -90, polar: hair },
  bottom: { azimuth: -90, polar: 180 - hair },
  isometric: { azimuth: -45, polar: 54.7356 },
} as const satisfies Readonly<Record<string, Eye>>
export type StandardView = keyof typeof standardViews

export const viewNames: readonly StandardView[] =
  // The keys of the table are the view names.
  Object.keys(standardViews) as StandardView[]

/** Unit vectors of the screen. `out` points to the eye. */
export type ViewAxes = { readonly right: Place; readonly up: Place; readonly out: Place }

const radians = (degrees: number): number => (degrees / 180) * Math.PI

export const axesOf = ({ azimuth, polar }: Eye): ViewAxes => {
  const [a, p] = [radians(azimuth), radians(polar)]
  const out: Place = [Math.sin(p) * Math.cos(a), Math.sin(p) * Math.sin(a), Math.cos(p)]
  const right: Place = [-Math.sin(a), Math.cos(a), 0]
  return { right, up: cross(out, right), out }
}

export const eyeOf = ([x, y, z]: Place): Eye => ({
  azimuth: (Math.atan2(y, x) * 180) / Math.PI,
  polar: (Math.acos(Math.min(1, Math.max(-1, z / Math.hypot(x, y, z)))) * 180) / Math.PI,
})

/** Interpolates between two eyes; `share` from 0 to 1, about z by the shorter way. */
export const eyeBetween = (from: Eye, to: Eye, share: number): Eye => {
  const around = ((((to.azimuth - from.azimuth + 180) % 360) + 360) % 360) - 180
  return { azimuth: from.azimuth + share * around, polar: from.polar + share * (to.polar - from.polar) }
}

/** Rotates an eye by degrees, limited at the poles. */
export const turnedEye = ({ azimuth, polar }: Eye, { azimuth: around, polar: down }: Eye): Eye => ({
  azimuth: azimuth + around,
  polar: Math.min(180 - hair, Math.max(hair, polar + down)),
})
