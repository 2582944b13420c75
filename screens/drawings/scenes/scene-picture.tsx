/** The picture of a scene: what turns, seen along the axis. With values it is to scale and carries their lengths. */
import { formatNumber } from '../../../engine/units/index.ts'
import { Drawing } from '../drawing.tsx'
import { Accent, Ground } from '../primitives.tsx'
import { type Length, sceneShapes, type SceneShapes, type SceneValues } from './scene-geometry.ts'

const shapesByName: Readonly<Record<string, (values: SceneValues) => SceneShapes>> = sceneShapes

const fontSize = 5
const tick = 2
/** From the line to the foot of its text. */
const textBelow = 6.5

const LengthLine = ({ length: { item, symbol, from, to }, value }: { length: Length; value: number }) => (
  <g className="dimension" data-dimension={item}>
    <path d={`M${from.join(' ')}L${to.join(' ')}M${from[0]} ${from[1] - tick}v${2 * tick}M${to[0]} ${to[1] - tick}v${2 * tick}`} />
    <text x={(from[0] + to[0]) / 2} y={from[1] + textBelow} fontSize={fontSize} textAnchor="middle" fill="currentColor" stroke="none">
      {`${symbol} = ${formatNumber(value)} mm`}
    </text>
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
      {lying && <Ground x={30} y={74} length={60} />}
      {lengths.map((length) => {
        const value = values?.[length.item]
        return value !== undefined && <LengthLine key={length.item} length={length} value={value} />
      })}
    </Drawing>
  )
}
