/** A dimension of a live drawing: extension lines, arrows and text; clicking it focuses its field. */
import { arrowLength, type Dimension, fontSize, type Label, outsideReach } from './guide-layout-dimensions.ts'
import type { Point } from './guide-layout-frames.ts'

const arrowHalf = 2.2

export const lineBetween = ({ from, to }: { readonly from: Point; readonly to: Point }): string => `M${from.x} ${from.y}L${to.x} ${to.y}`

/** A text, condensed if it exceeds its space. */
export const DrawnText = ({ label }: { readonly label: Label }) => {
  const tight = label.tight ? { textLength: label.length, lengthAdjust: 'spacingAndGlyphs' } : {}
  return (
    <text
      x={label.x}
      y={label.y}
      fontSize={fontSize}
      transform={label.upright ? `rotate(-90 ${label.x} ${label.y})` : undefined}
      {...tight}
    >
      {label.text}
    </text>
  )
}

/** Returns the path of an arrowhead with its tip at `along`, pointing along the axis (1) or against it (-1). */
const headAt = ({ measures, line }: Dimension, along: number, sign: 1 | -1): string => {
  const back = along - sign * arrowLength
  return measures === 'x'
    ? `M${along} ${line}L${back} ${line - arrowHalf}V${line + arrowHalf}Z`
    : `M${line} ${along}L${line - arrowHalf} ${back}H${line + arrowHalf}Z`
}

const stretchOf = ({ measures, line, start, end, outside }: Dimension): string => {
  const reach = outside ? outsideReach : 0
  return measures === 'x' ? `M${start - reach} ${line}H${end + reach}` : `M${line} ${start - reach}V${end + reach}`
}

type Props = { readonly dimension: Dimension; readonly focused: boolean; readonly onPick: () => void }

export const DimensionLine = ({ dimension, focused, onPick }: Props) => {
  const { field, start, end, outside, target, extensions, label } = dimension
  return (
    <g aria-hidden="true" className="dimension" data-dimension={field} data-focused={focused || undefined} onClick={onPick}>
      <rect className="dimension-target" {...target} />
      <path className="dimension-extension" d={extensions.map(lineBetween).join('')} />
      <path d={stretchOf(dimension)} />
      <path className="drawing-fill" d={headAt(dimension, start, outside ? 1 : -1) + headAt(dimension, end, outside ? -1 : 1)} />
      <DrawnText label={label} />
    </g>
  )
}
