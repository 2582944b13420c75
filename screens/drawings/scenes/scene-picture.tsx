/** The picture of a scene, viewed along the axis. With values it is to scale and dimensioned. */
import type { SVGProps } from 'react'
import { useQuantity } from '../../base/texts/quantity.ts'
import { SceneFrame, type SceneProps } from './scene-frame.tsx'
import { axis, type Length } from './scene-geometry.ts'

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
    <g className="" data-dimension={item}>
      {from[1] !== axis.y && (
        // From what is measured down to its line.
        <path opacity={0.55} strokeDasharray="1.5 1.5" d={`M${from[0]} ${axis.y}V${from[1]}M${to[0]} ${axis.y}V${to[1]}`} />
      )}
      <path d={`M${from.join(' ')}L${to.join(' ')}M${from[0]} ${from[1] - tick}v${2 * tick}M${to[0]} ${to[1] - tick}v${2 * tick}`} />
      {/* Paper round the text, so that it can be read on the lines of the part. */}
      <text className="fill-current stroke-surface stroke-4 [paint-order:stroke]" {...placeOfText(length)} fontSize={fontSize}>
        {`${symbol} = ${written}`}
      </text>
    </g>
  )
}

/** Renders nothing for an unknown name. */
export const ScenePicture = ({ name, values }: SceneProps) => {
  const { inWords } = useQuantity()
  return (
    <SceneFrame name={name} values={values}>
      {(lengths) =>
        lengths.map((length) => {
          const value = values?.[length.item]
          return value !== undefined && <LengthLine key={length.item} length={length} written={inWords(value, 'mm')} />
        })
      }
    </SceneFrame>
  )
}
