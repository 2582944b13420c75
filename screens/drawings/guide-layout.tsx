/** Live drawing of a guide layout: rails, blocks, table, load and dimensions. */
import type { ReactNode } from 'react'
import type { DiagramProps } from '../../engine/react/index.ts'
import { DimensionLine, DrawnText, lineBetween } from './dimension.tsx'
import { layoutDrawing, type LayoutDrawing, layoutOf, postureOf, type Rect, type Segment, type TextOf } from './guide-layout-geometry.ts'
import type { DimensionField, Point } from './guide-layout-frames.ts'
import { Arrow, Ground } from './primitives.tsx'

const dimensionFields = ['armA', 'armB', 'armC', 'sliderSpacing', 'railSpacing'] as const satisfies readonly DimensionField[]

/** Letters of the arms, equal in all languages; spacings are identified by their position. */
const letters = { armA: 'A ', armB: 'B ', armC: 'C ', sliderSpacing: '', railSpacing: '', load: '' } as const satisfies Record<
  Parameters<TextOf>[0],
  string
>

const pathOf = ({ x, y, width, height }: Rect): string => `M${x} ${y}h${width}v${height}h${-width}z`

const Rects = ({ of }: { readonly of: readonly Rect[] }) => <path d={of.map(pathOf).join('')} />

const massHalf = { x: 14, y: 10 } as const
const pointRadius = 5.5

/** Outline of the mass with its centre of gravity: a circle with two filled quarters. */
const Mass = ({ at: { x, y } }: { readonly at: Point }) => {
  const r = pointRadius
  return (
    <>
      <path className="drawing-thin" d={`M${x - massHalf.x} ${y - massHalf.y}h${2 * massHalf.x}v${2 * massHalf.y}h${-2 * massHalf.x}z`} />
      <g className="drawing-accent">
        <circle className="drawing-solid" cx={x} cy={y} r={r} />
        <path
          className="drawing-fill"
          d={`M${x} ${y}V${y - r}A${r} ${r} 0 0 1 ${x + r} ${y}ZM${x} ${y}V${y + r}A${r} ${r} 0 0 1 ${x - r} ${y}Z`}
        />
      </g>
    </>
  )
}

const Weight = ({ of: { from, to } }: { readonly of: Segment }) => <Arrow from={[from.x, from.y + pointRadius]} to={[to.x, to.y]} />

/** Returns the lines of a block's end caps. */
const capsOf = ({ x, y, width, height }: Rect, lengthwise: boolean): string =>
  lengthwise ? `M${x + 4} ${y}v${height}M${x + width - 4} ${y}v${height}` : `M${x} ${y + 4}h${width}M${x} ${y + height - 4}h${width}`

const MainView = ({ drawing: { main, frame } }: { readonly drawing: LayoutDrawing }) => {
  const lengthwise = frame.main.along.x !== 0
  const rects = main.blocks.map(({ rect }) => rect)
  return (
    <>
      <g className="drawing-solid">
        <Rects of={main.rails} />
      </g>
      <g className="drawing-accent drawing-solid">
        <Rects of={rects} />
      </g>
      <path className="drawing-thin" d={rects.map((rect) => capsOf(rect, lengthwise)).join('')} />
      <path className="drawing-centre" d={main.axes.map(lineBetween).join('')} />
      <path className="table-outline" d={pathOf(main.table)} />
      {main.weight && <Weight of={main.weight} />}
      <Mass at={main.load} />
      {main.blocks.map(({ number, numberAt }) => (
        <text key={number} className="block-number" x={numberAt.x} y={numberAt.y}>
          {number}
        </text>
      ))}
    </>
  )
}

type LoadProps = { readonly side: LayoutDrawing['side']; readonly focused: boolean; readonly onPick: () => void }

const SideView = ({ drawing: { side, frame }, load }: { readonly drawing: LayoutDrawing; readonly load: ReactNode }) => {
  const { from, to } = side.base
  const level = frame.side.normal.x === 0
  // Seen along the rails, a block is open towards the rail it wraps; seen from the side, it covers the rail.
  const acrossRails = frame.side.shows === 'lateral'
  const rails = (
    <g className="drawing-solid">
      <Rects of={side.rails} />
    </g>
  )
  return (
    <>
      <Ground x={Math.min(from.x, to.x)} y={Math.min(from.y, to.y)} length={2 * frame.side.half} side={level ? 'down' : 'left'} />
      {!acrossRails && rails}
      <g className="drawing-accent drawing-solid">
        <Rects of={side.blocks} />
      </g>
      {acrossRails ? rails : <path className="drawing-thin" d={side.blocks.map((rect) => capsOf(rect, level)).join('')} />}
      <g className="drawing-solid">
        <Rects of={[side.table]} />
      </g>
      <path className="drawing-thin" d={lineBetween(side.stem)} />
      {load}
    </>
  )
}

/** The mass with its weight and value; clicking it focuses the field of the load. */
const Load = ({ side: { load, weight, text }, focused, onPick }: LoadProps) => (
  <g aria-hidden="true" className="dimension" data-dimension="load" data-focused={focused || undefined} onClick={onPick}>
    <rect className="dimension-target" x={text.x - text.length / 2 - 4} y={text.y - 9} width={text.length + 8} height={18} />
    <Weight of={weight} />
    <Mass at={load} />
    <DrawnText label={text} />
  </g>
)

const travelHalf = 42

const Travel = ({ drawing: { frame } }: { readonly drawing: LayoutDrawing }) => {
  const { travel, main } = frame
  const x = Math.abs(main.along.x) * travelHalf
  const y = Math.abs(main.along.y) * travelHalf
  return <Arrow from={[travel.x - x, travel.y - y]} to={[travel.x + x, travel.y + y]} both />
}

const numbersOf = (values: DiagramProps['values']) =>
  Object.fromEntries(
    dimensionFields.flatMap((field) => {
      const value = values[field]
      return typeof value === 'number' && !Number.isNaN(value) ? [[field, value]] : []
    }),
  )

export const GuideLayout = ({ values, states, amount, focused, focusField }: DiagramProps) => {
  const textOf: TextOf = (field) => `${letters[field]}${amount(field)}`
  const shown = { posture: postureOf(values['posture']), ...layoutOf(values['layout']), numbers: numbersOf(values) }
  const drawing = layoutDrawing(shown, textOf, states)
  const { width, height } = drawing.frame
  return (
    <svg
      // Wider than its form would make the texts larger than those around it.
      className="drawing drawing-live mx-auto max-w-90"
      // Until a layout is chosen, a default one is shown.
      data-assumed={values['layout'] === undefined || undefined}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      focusable="false"
    >
      {drawing.dimensions.map((dimension) => (
        <DimensionLine
          key={dimension.field}
          dimension={dimension}
          // A distance that still has to be stated is marked like the one that is being entered.
          focused={focused === dimension.field || states[dimension.field] === 'missing'}
          onPick={() => focusField(dimension.field)}
        />
      ))}
      <MainView drawing={drawing} />
      <SideView drawing={drawing} load={<Load side={drawing.side} focused={focused === 'load'} onPick={() => focusField('load')} />} />
      <Travel drawing={drawing} />
    </svg>
  )
}
