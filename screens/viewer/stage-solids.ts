/** Bodies of a model as objects of the 3D library, with a section whose faces are filled. */
import {
  AlwaysStencilFunc,
  BackSide,
  BufferAttribute,
  BufferGeometry,
  Color,
  DecrementWrapStencilOp,
  DoubleSide,
  FrontSide,
  Group,
  IncrementWrapStencilOp,
  LineBasicMaterial,
  LineSegments,
  type Material,
  Mesh,
  MeshBasicMaterial,
  MeshPhongMaterial,
  NotEqualStencilFunc,
  type Plane,
  PlaneGeometry,
  ReplaceStencilOp,
  type Side,
  type StencilOp,
  Vector3,
} from 'three'
import type { ViewedBody, ViewedMesh, ViewedModel } from './read-glb.ts'

/** Luminance (fraction of white) below which a body has light edges. */
const dark = 0.06
const inkEdge = 0x1b2930
const paleEdge = 0x93a4ad
/** Fraction of the section colour in a section face. */
const cutShare = 0.5
const cutColour = new Color(0xe07a3f)

/** Render order after all section faces. */
const afterCuts = 1000

export type Solids = {
  readonly group: Group
  /** Meshes for picking, one per body. */
  readonly targets: readonly Mesh[]
  /** Sets the section plane; null removes it. */
  readonly cut: (plane: Plane | null) => void
  readonly close: () => void
}

type Shared = {
  readonly faces: BufferGeometry
  readonly lines: BufferGeometry
  readonly face: MeshPhongMaterial
  readonly line: LineBasicMaterial
}

function sharedOf({ positions, normals, triangles, edges, colour }: ViewedMesh): Shared {
  const position = new BufferAttribute(positions, 3)
  const faces = new BufferGeometry()
    .setAttribute('position', position)
    .setAttribute('normal', new BufferAttribute(normals, 3))
    .setIndex(new BufferAttribute(triangles, 1))
  const lines = new BufferGeometry().setAttribute('position', position).setIndex(new BufferAttribute(edges, 1))
  const [red, green, blue] = colour
  const isDark = 0.2126 * red + 0.7152 * green + 0.0722 * blue < dark
  const color = new Color(red, green, blue)
  return {
    faces,
    lines,
    face: new MeshPhongMaterial({
      color,
      specular: 0x222222,
      shininess: 24,
      side: DoubleSide,
      polygonOffset: true,
      polygonOffsetFactor: 1,
      polygonOffsetUnits: 1,
    }),
    line: new LineBasicMaterial({ color: isDark ? paleEdge : inkEdge }),
  }
}

/** Stencil material that counts front and back faces per pixel; where they differ, the section is inside the body. */
const counting = (side: Side, operation: StencilOp): MeshBasicMaterial =>
  new MeshBasicMaterial({
    side,
    depthWrite: false,
    depthTest: false,
    colorWrite: false,
    stencilWrite: true,
    stencilFunc: AlwaysStencilFunc,
    stencilFail: operation,
    stencilZFail: operation,
    stencilZPass: operation,
  })

const cutFace = (color: Color): MeshBasicMaterial =>
  new MeshBasicMaterial({
    color: color.clone().lerp(cutColour, cutShare),
    side: DoubleSide,
    stencilWrite: true,
    stencilRef: 0,
    stencilFunc: NotEqualStencilFunc,
    stencilFail: ReplaceStencilOp,
    stencilZFail: ReplaceStencilOp,
    stencilZPass: ReplaceStencilOp,
  })

function placed<Thing extends Mesh | LineSegments>(thing: Thing, { at, turn }: ViewedBody): Thing {
  thing.position.set(...at)
  thing.quaternion.set(...turn)
  return thing
}

/** Creates the stencil meshes and the section face of a body. */
const cutsOf = (body: ViewedBody, { faces, face }: Shared, { sheet, order }: { readonly sheet: PlaneGeometry; readonly order: number }) => {
  const counts = [counting(BackSide, IncrementWrapStencilOp), counting(FrontSide, DecrementWrapStencilOp)]
  const counters = counts.map((material) => {
    const counter = placed(new Mesh(faces, material), body)
    counter.renderOrder = order
    return counter
  })
  const filled = new Mesh(sheet, cutFace(face.color))
  filled.renderOrder = order + 0.5
  filled.onAfterRender = (renderer) => renderer.clearStencil()
  return { counters, filled }
}

const setPlanes = (materials: readonly Material[], planes: readonly Plane[]): void => {
  for (const material of materials) material.clippingPlanes = planes.length > 0 ? [...planes] : null
}

/**
 * Creates the objects of a model.
 *
 * @param size of the whole model, mm
 */
export function makeSolids({ bodies }: ViewedModel, size: number): Solids {
  const shared = new Map([...new Set(bodies.map(({ mesh }) => mesh))].map((mesh) => [mesh, sharedOf(mesh)]))
  const [group, cutGroup] = [new Group(), new Group()]
  const sheet = new PlaneGeometry(2 * size, 2 * size)
  const targets: Mesh[] = []
  const cuts: ReturnType<typeof cutsOf>[] = []
  for (const [index, body] of bodies.entries()) {
    const own = shared.get(body.mesh)
    if (!own) continue
    const solid = placed(new Mesh(own.faces, own.face), body)
    const lines = placed(new LineSegments(own.lines, own.line), body)
    solid.renderOrder = lines.renderOrder = afterCuts
    targets.push(solid)
    cuts.push(cutsOf(body, own, { sheet, order: index + 1 }))
    group.add(solid, lines)
  }
  for (const { counters, filled } of cuts) cutGroup.add(...counters, filled)
  cutGroup.visible = false
  group.add(cutGroup)
  const all = [...shared.values()]
  const counters = cuts.flatMap((cut) => cut.counters)
  const cutMaterials = [...all.flatMap(({ face, line }) => [face, line]), ...counters.map(({ material }) => material)]
  return {
    group,
    targets,
    cut: (plane) => {
      cutGroup.visible = plane !== null
      setPlanes(cutMaterials, plane ? [plane] : [])
      for (const { filled } of plane ? cuts : []) {
        plane?.coplanarPoint(filled.position)
        filled.lookAt(new Vector3().copy(filled.position).sub(plane?.normal ?? new Vector3()))
      }
    },
    close: () => {
      for (const { faces, lines, face, line } of all) for (const thing of [faces, lines, face, line]) thing.dispose()
      for (const { material } of [...counters, ...cuts.map(({ filled }) => filled)]) material.dispose()
      sheet.dispose()
    },
  }
}
