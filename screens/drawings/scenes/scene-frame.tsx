/** The outlines of a scene, viewed along the axis, to scale. */
import type { ReactNode } from 'react'
import { Drawing } from '../drawing.tsx'
import { Accent, Arrow, Ground, head } from '../primitives.tsx'
import { axis, type Length, sceneShapes, type SceneShapes, type SceneValues } from './scene-geometry.ts'

const shapesByName: Readonly<Record<string, (values: SceneValues) => SceneShapes>> = sceneShapes

/** Path of the load about a horizontal axis, its weight, and the ground. */
const Lying = ({ circles }: Pick<SceneShapes, 'circles'>) => {
  const load = circles.find((circle) => circle.load)
  return (
    <>
      {load && <circle cx={axis.x} cy={axis.y} r={load.x - axis.x} strokeDasharray="3 3" />}
      {load && <Arrow from={[load.x, load.y + load.radius]} to={[load.x, load.y + load.radius + 14]} />}
      <Ground x={30} y={74} length={60} />
    </>
  )
}

/** Arrow of the rotation around the largest part. */
const turning = (
  <g className="drawing-accent">
    <path d="M43 6A38 38 0 0 1 74 4.6" />
    <path className="drawing-fill" d={head([77, 6], [0.9, 0.44])} />
  </g>
)

/** The names of all scenes that have a picture. */
export const sceneNames = Object.keys(shapesByName)

export type SceneProps = { readonly name: string; readonly values?: SceneValues | undefined }
type FrameProps = SceneProps & {
  /** Renders the dimensions. */
  readonly children?: (lengths: readonly Length[]) => ReactNode
}

/** The picture without dimensions unless `children` renders them; nothing for an unknown name. */
export const SceneFrame = ({ name, values, children }: FrameProps) => {
  const shapes = shapesByName[name]?.(values ?? {})
  if (!shapes) return null
  const { circles, boxes, lengths, lying } = shapes
  return (
    <Drawing>
      {boxes.map((box) => (
        <rect key={`${box.width} ${box.height}`} {...box} />
      ))}
      {circles.map(({ part, x, y, radius, load, hole }) => {
        const circle = <circle key={part} className={hole ? 'drawing-solid' : undefined} cx={x} cy={y} r={radius} />
        return load ? <Accent key={part}>{circle}</Accent> : circle
      })}
      <path d="M57 40h6M60 37v6" />
      {turning}
      {lying && <Lying circles={circles} />}
      {children?.(lengths)}
    </Drawing>
  )
}
