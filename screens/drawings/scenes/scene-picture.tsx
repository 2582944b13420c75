/** The picture of a scene: what turns, seen along the axis. With values it is to scale and carries their lengths. */
import { useQuantity } from '../../app/quantity.ts'
import { Drawing } from '../drawing.tsx'
import { Accent, Arrow, Ground, head } from '../primitives.tsx'
import { axis, type Length, sceneShapes, type SceneShapes, type SceneValues } from './scene-geometry.ts'
import './scene-picture.css'

const shapesByName: Readonly<Record<string, (values: SceneValues) => SceneShapes>> = sceneShapes

const fontSize = 4.2
const tick = 1.6
/** From the line up to the foot of its text. */
const textAbove = 1.6

const LengthLine = ({ length: { item, symbol, from, to }, written }: { length: Length; written: string }) => (
  <g className="scene-length" data-dimension={item}>
    <path d={`M${from.join(' ')}L${to.join(' ')}M${from[0]} ${from[1] - tick}v${2 * tick}M${to[0]} ${to[1] - tick}v${2 * tick}`} />
    <text className="dimension-text" x={(from[0] + to[0]) / 2} y={from[1] - textAbove} fontSize={fontSize} textAnchor="middle">
      {`${symbol} = ${written}`}
    </text>
  </g>
)

/** The way of the load about a lying axis, what pulls at it, and the ground below. */
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

/** The sense of rotation, outside of the largest part. */
const turning = (
  <g className="drawing-accent">
    <path d="M43 6A38 38 0 0 1 74 4.6" />
    <path className="drawing-fill" d={head([77, 6], [0.9, 0.44])} />
  </g>
)

type Props = { readonly name: string; readonly values?: SceneValues | undefined }

/** Nothing for a name that is not one of ours. */
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
      {circles.map(({ part, x, y, radius, load }) => {
        const circle = <circle key={part} cx={x} cy={y} r={radius} />
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
