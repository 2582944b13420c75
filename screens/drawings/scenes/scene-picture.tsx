/** The picture of a scene, viewed along the axis. With values it is to scale and dimensioned. */
import type { SVGProps } from 'react'
import { useQuantity } from '../../base/texts/quantity.ts'
import { Drawing } from '../drawing.tsx'
import { Accent, Arrow, Ground, head } from '../primitives.tsx'
import { axis, type Length, sceneShapes, type SceneShapes, type SceneValues } from './scene-geometry.ts'
import './scene-picture.css'

const shapesByName: Readonly<Record<string, (values: SceneValues) => SceneShapes>> = sceneShapes

const fontSize = 4.2
const tick = 1.6
/** Distance between a line and the text above it. */
const textAbove = 1.6
/** Distance between the end of a line and the text beside it. */
const textBeside = 2.5

/** Places the text of a width above the middle of its line, and that of a radius beside its end at the axis. */
const placeOfText = ({ from, to }: Length): SVGProps<SVGTextElement> =>
  from[0] === axis.x
    ? { x: from[0] - textBeside, y: from[1] + fontSize / 3, textAnchor: 'end' }
    : { x: (from[0] + to[0]) / 2, y: from[1] - textAbove, textAnchor: 'middle' }

const LengthLine = ({ length, written }: { length: Length; written: string }) => {
  const { item, symbol, from, to } = length
  return (
    <g className="scene-length" data-dimension={item}>
      {from[1] !== axis.y && <path className="scene-extension" d={`M${from[0]} ${axis.y}V${from[1]}M${to[0]} ${axis.y}V${to[1]}`} />}
      <path d={`M${from.join(' ')}L${to.join(' ')}M${from[0]} ${from[1] - tick}v${2 * tick}M${to[0]} ${to[1] - tick}v${2 * tick}`} />
      <text className="dimension-text" {...placeOfText(length)} fontSize={fontSize}>
        {`${symbol} = ${written}`}
      </text>
    </g>
  )
}

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

type Props = { readonly name: string; readonly values?: SceneValues | undefined }

/** Renders nothing for an unknown name. */
export const ScenePicture = ({ name, values }: Props) => {
  const { inWords } = useQuantity()
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
      {lengths.map((length) => {
        const value = values?.[length.item]
        return value !== undefined && <LengthLine key={length.item} length={length} written={inWords(value, 'mm')} />
      })}
    </Drawing>
  )
}
