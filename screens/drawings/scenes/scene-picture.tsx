/** The picture of a scene: what turns, seen along the axis. With values it is to scale and carries their lengths. */
import { formatNumber } from '../../../engine/units/index.ts'
import { Drawing } from '../drawing.tsx'
import { Accent, Ground, head } from '../primitives.tsx'
import { type Length, sceneShapes, type SceneShapes, type SceneValues } from './scene-geometry.ts'
import './scene-picture.css'

const shapesByName: Readonly<Record<string, (values: SceneValues) => SceneShapes>> = sceneShapes

const fontSize = 4.2
const tick = 1.6
/** From the line up to the foot of its text. */
const textAbove = 1.6

const LengthLine = ({ length: { item, symbol, from, to }, value }: { length: Length; value: number }) => (
  <g className="scene-length" data-dimension={item}>
    <path d={`M${from.join(' ')}L${to.join(' ')}M${from[0]} ${from[1] - tick}v${2 * tick}M${to[0]} ${to[1] - tick}v${2 * tick}`} />
    <text className="dimension-text" x={(from[0] + to[0]) / 2} y={from[1] - textAbove} fontSize={fontSize} textAnchor="middle">
      {`${symbol} = ${formatNumber(value)} mm`}
    </text>
  </g>
)

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
      {lying && <Ground x={30} y={74} length={60} />}
      {lengths.map((length) => {
        const value = values?.[length.item]
        return value !== undefined && <LengthLine key={length.item} length={length} value={value} />
      })}
    </Drawing>
  )
}
