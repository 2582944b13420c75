/** The 3D stage of a model: light, camera and picking. Renders only after a change. */
import { DirectionalLight, HemisphereLight, type OrthographicCamera, Plane, Raycaster, Scene, Vector2, Vector3, WebGLRenderer } from 'three'
import type { ScreenPoint } from './dimension-lines.ts'
import { type Place, placeAt, plus, turned } from './geometry.ts'
import { nearestOf } from './lengths.ts'
import type { ViewedModel } from './read-glb.ts'
import { keeps, type Section } from './section.ts'
import { eyeIn, goTo, makeRig, panBy, resized, type Rig, setMargin, turnBy, zoomBy } from './stage-camera.ts'
import { makeSolids, type Solids } from './stage-solids.ts'
import { type Eye, standardViews, type StandardView } from './view-directions.ts'

export type Stage = {
  readonly setView: (view: StandardView) => void
  readonly fit: () => void
  /** Rotates by degrees. */
  readonly turn: (by: Eye) => void
  /** Pans by px. */
  readonly pan: (by: ScreenPoint) => void
  readonly zoom: (factor: number) => void
  readonly setSection: (section: Section | undefined) => void
  /** Sets the margin around the model for dimensions, px. */
  readonly setMargin: (px: number) => void
  /** Returns the visible point at a position; snaps to a nearby corner or named point. */
  readonly pointAt: (at: ScreenPoint) => Place | undefined
  readonly project: (place: Place) => ScreenPoint
  readonly pxOfMm: () => number
  readonly close: () => void
}

export type StageEvents = {
  /** Called after each frame. */
  readonly onDrawn: () => void
  /** Called when the WebGL context is lost or restored. */
  readonly onLost: (isLost: boolean) => void
}

/** Snap radius, px. */
const snap = 12
const attributes = { alpha: true, antialias: true, stencil: true, preserveDrawingBuffer: true }

const contextOf = (canvas: HTMLCanvasElement): WebGL2RenderingContext | null => {
  try {
    const context = canvas.getContext('webgl2', attributes)
    return context instanceof WebGL2RenderingContext ? context : null
  } catch {
    return null
  }
}

function sceneOf(camera: OrthographicCamera, solids: Solids): Scene {
  const lamp = new DirectionalLight(0xffffff, 2.1)
  lamp.position.set(-0.5, 0.8, 1)
  camera.add(lamp, lamp.target)
  return new Scene().add(solids.group, camera, new HemisphereLight(0xffffff, 0x8899a2, 1.5))
}

const planeOf = ({ axis, at }: Section): Plane => {
  const sign = keeps[axis]
  return new Plane(new Vector3().setComponent(axis, sign), -sign * at)
}

/** Returns the snap points: corners of the bodies and named points. */
const cornersIn = ({ bodies, extras }: ViewedModel): readonly Place[] => [
  ...extras.features.map(({ at }) => at),
  ...bodies.flatMap(({ mesh, at, turn }) =>
    [...new Set(mesh.edges)].map((vertex) => plus(at, turned(placeAt(mesh.positions, vertex), turn))),
  ),
]

/** Returns the first intersection of a ray with the part left by the section. */
function met({ camera, host }: Rig, { targets }: Solids, { at, plane }: { readonly at: ScreenPoint; readonly plane: Plane | undefined }) {
  const caster = new Raycaster()
  caster.setFromCamera(new Vector2((2 * at[0]) / host.clientWidth - 1, 1 - (2 * at[1]) / host.clientHeight), camera)
  const hit = caster.intersectObjects([...targets], false).find(({ point }) => !plane || plane.distanceToPoint(point) >= 0)
  const normal = hit?.face?.normal.clone().transformDirection(hit.object.matrixWorld)
  // A back face is behind the filled section face.
  const onCut = plane && normal && normal.dot(caster.ray.direction) > 0 ? caster.ray.intersectPlane(plane, new Vector3()) : undefined
  return (onCut ?? hit?.point)?.toArray()
}

/** Schedules `draw` for the next animation frame, at most once per frame. */
const onNextFrame = (draw: (now: number) => void) => {
  let frame = 0
  return {
    ask: () => {
      if (frame !== 0) return
      frame = requestAnimationFrame((now) => {
        frame = 0
        draw(now)
      })
    },
    stop: () => cancelAnimationFrame(frame),
  }
}

/** Listens to the canvas and the size of its host. */
function listen(
  canvas: HTMLCanvasElement,
  host: HTMLElement,
  on: { readonly lost: (isLost: boolean) => void; readonly resize: () => void },
) {
  const watch = new ResizeObserver(on.resize)
  watch.observe(host)
  const restored = () => on.lost(false)
  const lost = (event: Event) => {
    event.preventDefault()
    on.lost(true)
  }
  canvas.addEventListener('webglcontextlost', lost)
  canvas.addEventListener('webglcontextrestored', restored)
  return () => {
    watch.disconnect()
    canvas.removeEventListener('webglcontextlost', lost)
    canvas.removeEventListener('webglcontextrestored', restored)
  }
}

const sizeTo = (renderer: WebGLRenderer, { clientWidth, clientHeight }: HTMLElement): void => {
  renderer.setPixelRatio(Math.min(devicePixelRatio, 2))
  renderer.setSize(clientWidth, clientHeight, false)
}

/**
 * Opens a stage.
 *
 * @param host element that contains the canvas and determines its size
 * @param events called on rendering and context loss
 * @returns undefined without WebGL
 */
export function openStage(host: HTMLElement, model: ViewedModel, { onDrawn, onLost }: StageEvents): Stage | undefined {
  const canvas = document.createElement('canvas')
  const context = contextOf(canvas)
  if (!context) return undefined
  canvas.className = 'absolute inset-0 size-full'
  canvas.setAttribute('aria-hidden', 'true')
  host.prepend(canvas)
  host.tabIndex = 0
  const renderer = new WebGLRenderer({ canvas, context, ...attributes })
  renderer.localClippingEnabled = true
  const frames = onNextFrame((now) => {
    if (rig.motion?.(now)) rig.motion = undefined
    renderer.render(scene, rig.camera)
    onDrawn()
    if (rig.motion) frames.ask()
  })
  const { ask } = frames
  const rig = makeRig(canvas, { host, low: model.extras.low, high: model.extras.high, ask }, standardViews.isometric)
  const solids = makeSolids(model, rig.size)
  const scene = sceneOf(rig.camera, solids)
  const resize = () => {
    if (host.clientWidth === 0 || host.clientHeight === 0) return
    sizeTo(renderer, host)
    resized(rig)
  }
  const lost = (isLost: boolean) => {
    onLost(isLost)
    ask()
  }
  const stopListening = listen(canvas, host, { lost, resize })
  resize()
  const close = () => {
    frames.stop()
    stopListening()
    rig.controls.dispose()
    solids.close()
    renderer.dispose()
    renderer.forceContextLoss()
    canvas.remove()
  }
  return { ...handlesOf(rig, solids, model), close }
}

/** Returns the methods of an open stage. */
function handlesOf(rig: Rig, solids: Solids, model: ViewedModel): Omit<Stage, 'close'> {
  const { camera, host } = rig
  let plane: Plane | undefined
  let corners: readonly Place[] | undefined
  return {
    setView: (view) => goTo(rig, standardViews[view]),
    fit: () => goTo(rig, eyeIn(rig)),
    turn: (by) => turnBy(rig, by),
    pan: (by) => panBy(rig, by),
    zoom: (factor) => zoomBy(rig, factor),
    setSection: (section) => {
      plane = section && planeOf(section)
      solids.cut(plane ?? null)
      rig.ask()
    },
    setMargin: (px) => setMargin(rig, px),
    pointAt: (at) => {
      const point = met(rig, solids, { at, plane })
      corners ??= cornersIn(model)
      return point && (nearestOf(corners, point, snap / camera.zoom) ?? point)
    },
    project: (place) => {
      const { x, y } = new Vector3(...place).project(camera)
      return [((x + 1) / 2) * host.clientWidth, ((1 - y) / 2) * host.clientHeight]
    },
    pxOfMm: () => camera.zoom,
  }
}
