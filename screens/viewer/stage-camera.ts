/** Camera of a stage, with animated transitions between views. Its zoom is in px per mm. */
import { MOUSE, OrthographicCamera } from 'three'
import { OrbitControls } from 'three/examples/jsm/controls/OrbitControls.js'
import type { ScreenPoint } from './dimension-lines.ts'
import { cornersOf, distanceOf, dot, minus, type Place, plus, times } from './geometry.ts'
import { axesOf, type Eye, eyeBetween, eyeOf, turnedEye } from './view-directions.ts'

/** Extent of the model and the function that requests a redraw. */
export type Sight = { readonly host: HTMLElement; readonly low: Place; readonly high: Place; readonly ask: () => void }

export type Rig = Sight & {
  readonly camera: OrthographicCamera
  readonly controls: OrbitControls
  readonly size: number
  readonly middle: Place
  /** Margin around the model for dimensions, px. */
  margin: number
  /** Advances a running transition; returns whether it has ended. */
  motion: ((now: number) => boolean) | undefined
  /** Width and height of the stage, px; undefined before the first layout. */
  area: ScreenPoint | undefined
}

const lasting = 280
const zooms = { least: 0.2, most: 60 }

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

export const eyeIn = ({ camera, controls }: Rig): Eye => eyeOf(minus(camera.position.toArray(), controls.target.toArray()))

function stand({ camera, controls, size, ask }: Rig, eye: Eye, target: Place): void {
  controls.target.set(...target)
  camera.position.set(...plus(target, times(axesOf(eye).out, 8 * size)))
  controls.update()
  camera.updateProjectionMatrix()
  camera.updateMatrixWorld()
  ask()
}

/** Returns the zoom at which the whole model is visible from an eye. */
function wholeFrom({ low, high, middle, margin }: Rig, eye: Eye, [width, height]: ScreenPoint): number {
  const { right, up } = axesOf(eye)
  const extent = (way: Place) => 2 * Math.max(...cornersOf(low, high).map((corner) => Math.abs(dot(minus(corner, middle), way))))
  const room = (px: number) => Math.max(px - 2 * margin, px / 3)
  return Math.min(room(width) / extent(right), room(height) / extent(up))
}

const areaOf = ({ host }: Sight): ScreenPoint => [host.clientWidth, host.clientHeight]

const limit = (rig: Rig, whole: number): void => {
  rig.controls.minZoom = whole * zooms.least
  rig.controls.maxZoom = whole * zooms.most
}

/** Shows the whole model from an eye, without animation if the user prefers reduced motion. */
export function goTo(rig: Rig, to: Eye): void {
  const { camera, controls, middle, ask } = rig
  const [from, start, startZoom, endZoom] = [eyeIn(rig), controls.target.toArray(), camera.zoom, wholeFrom(rig, to, areaOf(rig))]
  limit(rig, endZoom)
  const at = (share: number) => {
    camera.zoom = startZoom * (endZoom / startZoom) ** share
    stand(rig, eyeBetween(from, to, share), plus(start, times(minus(middle, start), share)))
  }
  rig.motion = undefined
  if (isStill()) return at(1)
  let began: number | undefined
  rig.motion = (now) => {
    began ??= now
    const share = Math.min(1, (now - began) / lasting)
    at(share * share * (3 - 2 * share))
    return share === 1
  }
  ask()
}

export function turnBy(rig: Rig, by: Eye): void {
  rig.motion = undefined
  stand(rig, turnedEye(eyeIn(rig), by), rig.controls.target.toArray())
}

/** Pans by px. */
export function panBy(rig: Rig, [x, y]: ScreenPoint): void {
  rig.motion = undefined
  const { right, up } = axesOf(eyeIn(rig))
  const { zoom } = rig.camera
  stand(rig, eyeIn(rig), plus(rig.controls.target.toArray(), plus(times(right, -x / zoom), times(up, y / zoom))))
}

export function zoomBy(rig: Rig, factor: number): void {
  rig.motion = undefined
  const { camera, controls } = rig
  camera.zoom = Math.min(controls.maxZoom, Math.max(controls.minZoom, camera.zoom * factor))
  stand(rig, eyeIn(rig), controls.target.toArray())
}

/** Applies a change and keeps the visible part of the model. */
function keepSight(rig: Rig, change: () => void): void {
  const { camera, controls } = rig
  const eye = eyeIn(rig)
  const before = rig.area && wholeFrom(rig, eye, rig.area)
  change()
  if (!rig.area) return
  const whole = wholeFrom(rig, eye, rig.area)
  camera.zoom = before === undefined ? whole : (camera.zoom * whole) / before
  limit(rig, whole)
  stand(rig, eye, controls.target.toArray())
}

/** Adapts the camera to a new size of the stage. */
export const resized = (rig: Rig): void =>
  keepSight(rig, () => {
    const [width, height] = areaOf(rig)
    Object.assign(rig.camera, { left: -width / 2, right: width / 2, top: height / 2, bottom: -height / 2 })
    rig.area = [width, height]
  })

/** Changes the margin around the model. */
export const setMargin = (rig: Rig, px: number): void =>
  keepSight(rig, () => {
    rig.margin = px
  })

/**
 * Creates the camera with its controls.
 *
 * @param canvas receives pointer events
 * @param sight extent of the model
 * @param eye initial view
 */
export function makeRig(canvas: HTMLCanvasElement, sight: Sight, eye: Eye): Rig {
  const { low, high, ask } = sight
  const size = distanceOf(low, high)
  const middle = times(plus(low, high), 1 / 2)
  const camera = new OrthographicCamera(-1, 1, 1, -1, 0.01 * size, 20 * size)
  camera.up.set(0, 0, 1)
  const controls = new OrbitControls(camera, canvas)
  controls.mouseButtons = { LEFT: MOUSE.ROTATE, MIDDLE: MOUSE.PAN, RIGHT: MOUSE.PAN }
  controls.zoomToCursor = true
  const rig: Rig = { ...sight, camera, controls, size, middle, margin: 40, motion: undefined, area: undefined }
  stand(rig, eye, middle)
  controls.addEventListener('start', () => {
    rig.motion = undefined
  })
  controls.addEventListener('change', ask)
  return rig
}
