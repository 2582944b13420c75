/**
 * Live drawing of the motor with its mounting dimensions. Marks the dimension of the focused field; clicking a dimension focuses
 * its field.
 */
import { formatNumber } from '../../engine/units/index.ts'
import { type CustomMotorDraft, customMotorDefaults, type CustomMotorField, customMotorFields } from './custom-motor.ts'
import { type DimensionShape, type Mounting, motorShapes, type MotorShapes, type Point, type Rect, viewBox } from './motor-geometry.ts'

const pathOf = ({ x, y, width, height }: Rect): string => `M${x} ${y}h${width}v${height}h${-width}z`

/** Replaces values that cannot be drawn by their defaults. */
const drawable = (draft: CustomMotorDraft): Mounting & CustomMotorDraft => {
  const sizes = customMotorFields.map((field) => {
    const value = draft[field]
    const usable = value !== undefined && Number.isFinite(value) && (value > 0 || (field === 'le' && value === 0))
    return [field, usable ? value : customMotorDefaults[field]] as const
  })
  // The list contains every field.
  return Object.fromEntries(sizes) as Record<CustomMotorField, number>
}

const arrowLength = 7
const arrowHalf = 2.4

/** Returns the path of an arrowhead with its tip at a point, along the axis (1) or against it (-1). */
const headAt = ({ x, y }: Point, measures: 'x' | 'y', sign: 1 | -1): string =>
  measures === 'x'
    ? `M${x} ${y}l${-sign * arrowLength} ${-arrowHalf}v${2 * arrowHalf}z`
    : `M${x} ${y}l${-arrowHalf} ${-sign * arrowLength}h${2 * arrowHalf}z`

const headsOf = ({ measures, from, to, outside }: DimensionShape): string =>
  measures === 'hole' ? '' : headAt(from, measures, outside ? 1 : -1) + headAt(to, measures, outside ? -1 : 1)

/** Returns the path of a dimension line, extended for arrows outside the measured length. */
const lineOf = ({ measures, from, to, outside }: DimensionShape): string => {
  const reach = outside ? 2 * arrowLength : 0
  if (measures === 'x') return `M${from.x - reach} ${from.y}H${to.x + reach}`
  if (measures === 'y') return `M${from.x} ${from.y - reach}V${to.y + reach}`
  return `M${from.x} ${from.y}L${to.x - 12} ${to.y}H${to.x + 12}`
}

type DimensionProps = { readonly shape: DimensionShape; readonly text: string; readonly focused: boolean; readonly onPick: () => void }

const textHalf = 22

const Dimension = ({ shape, text, focused, onPick }: DimensionProps) => {
  const { field, extensions, textAt, measures } = shape
  const upright = measures === 'y'
  const [halfX, halfY] = upright ? [9, textHalf] : [textHalf, 9]
  return (
    <g aria-hidden="true" className="dimension" data-dimension={field} data-focused={focused || undefined} onClick={onPick}>
      <rect className="dimension-target" x={textAt.x - halfX} y={textAt.y - halfY} width={2 * halfX} height={2 * halfY} />
      <path className="dimension-extension" d={extensions.map(([from, to]) => `M${from.x} ${from.y}L${to.x} ${to.y}`).join('')} />
      <path d={lineOf(shape)} />
      <path className="drawing-fill" d={headsOf(shape)} />
      <text
        className="max-phone:text-lead"
        x={textAt.x}
        y={textAt.y}
        transform={upright ? `rotate(-90 ${textAt.x} ${textAt.y})` : undefined}
      >
        {text}
      </text>
    </g>
  )
}

const SideView = ({ shapes: { housing, flange, seam, shaft } }: { readonly shapes: MotorShapes }) => {
  const middle = shaft.y + shaft.height / 2
  return (
    <>
      <g className="drawing-solid">
        <path d={pathOf(housing) + pathOf(flange)} />
      </g>
      <g className="drawing-accent drawing-solid">
        <path d={pathOf(shaft)} />
        <path d={pathOf(seam)} />
      </g>
      <path className="drawing-thin drawing-centre" d={`M${housing.x - 6} ${middle}H${shaft.x + shaft.width + 10}`} />
    </>
  )
}

const Face = ({ shapes }: { readonly shapes: MotorShapes }) => {
  const { face, faceHalf, seamRadius, shaftRadius, boltRadius, holeRadius, holes } = shapes
  const side = 2 * faceHalf
  return (
    <>
      <g className="drawing-solid">
        <rect x={face.x - faceHalf} y={face.y - faceHalf} width={side} height={side} rx={faceHalf * 0.14} />
      </g>
      <circle className="drawing-thin drawing-centre" cx={face.x} cy={face.y} r={boltRadius} />
      <g className="drawing-accent drawing-solid">
        <circle cx={face.x} cy={face.y} r={seamRadius} />
        <circle cx={face.x} cy={face.y} r={shaftRadius} />
      </g>
      {holes.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={holeRadius} />
      ))}
    </>
  )
}

type RatingProps = {
  readonly field: 't2' | 'n2'
  readonly at: Point
  readonly text: string
  readonly focused: boolean
  readonly onPick: () => void
}

/** Torque or speed, written on the housing. */
const Rating = ({ field, at, text, focused, onPick }: RatingProps) => (
  <g aria-hidden="true" className="dimension" data-dimension={field} data-focused={focused || undefined} onClick={onPick}>
    <rect className="dimension-target" x={at.x - 36} y={at.y - 9} width={72} height={18} />
    <text className="" x={at.x} y={at.y}>
      {text}
    </text>
  </g>
)

type Props = {
  readonly draft: CustomMotorDraft
  readonly focused: CustomMotorField | undefined
  readonly onPick: (field: CustomMotorField) => void
}

const ratingUnits = { t2: 'N·m', n2: 'rpm' } as const

export const MotorDrawing = ({ draft, focused, onPick }: Props) => {
  const mounting = drawable(draft)
  const shapes = motorShapes(mounting)
  const { housing } = shapes
  const middle = { x: housing.x + housing.width / 2, y: housing.y + housing.height / 2 }
  const shown = (field: CustomMotorField) => (draft[field] === undefined ? '–' : formatNumber(draft[field]))
  return (
    <svg className="drawing drawing-live" viewBox={`0 0 ${viewBox.width} ${viewBox.height}`} aria-hidden="true" focusable="false">
      <SideView shapes={shapes} />
      <Face shapes={shapes} />
      {(['t2', 'n2'] as const).map((field, index) => (
        <Rating
          key={field}
          field={field}
          at={{ x: middle.x, y: middle.y + (index === 0 ? -14 : 14) }}
          text={`${shown(field)} ${ratingUnits[field]}`}
          focused={focused === field}
          onPick={() => onPick(field)}
        />
      ))}
      {shapes.dimensions.map((shape) => (
        <Dimension
          key={shape.field}
          shape={shape}
          text={`${shape.field} ${shown(shape.field)}`}
          focused={focused === shape.field}
          onPick={() => onPick(shape.field)}
        />
      ))}
    </svg>
  )
}
