/**
 * Primitives of the line drawings: one line weight in `currentColor`, and the accent colour for emphasis. Units: a field of 120
 * × 90.
 */
import type { ReactNode } from 'react'

type Side = 'up' | 'down' | 'left' | 'right'

const hatchStep = 6
const hatchSize = 5

/** A hatching stroke, from the line outwards. */
const hatch = {
  down: (x: number, y: number, at: number) => `M${x + at} ${y + hatchSize}l${hatchSize} ${-hatchSize}`,
  up: (x: number, y: number, at: number) => `M${x + at} ${y}l${hatchSize} ${-hatchSize}`,
  left: (x: number, y: number, at: number) => `M${x - hatchSize} ${y + at + hatchSize}l${hatchSize} ${-hatchSize}`,
  right: (x: number, y: number, at: number) => `M${x} ${y + at + hatchSize}l${hatchSize} ${-hatchSize}`,
} as const satisfies Record<Side, (x: number, y: number, at: number) => string>

/** A fixed surface: a line, hatched on the side of the solid. Starts at (x, y) and runs right or down. */
export const Ground = ({ x, y, length, side = 'down' }: { x: number; y: number; length: number; side?: Side }) => {
  const count = Math.floor((length - hatchSize) / hatchStep) + 1
  const strokes = Array.from({ length: count }, (_, index) => hatch[side](x, y, index * hatchStep)).join('')
  const along = side === 'down' || side === 'up' ? `h${length}` : `v${length}`
  return <path d={`M${x} ${y}${along}${strokes}`} />
}

type Point = readonly [x: number, y: number]

/** Returns the path of a filled arrowhead at a point; the direction is a unit vector. */
export const head = ([x, y]: Point, [dx, dy]: Point): string =>
  `M${x} ${y}L${x - 6 * dx + 2.6 * dy} ${y - 6 * dy - 2.6 * dx}L${x - 6 * dx - 2.6 * dy} ${y - 6 * dy + 2.6 * dx}Z`

/** An arrow with a filled head at `to`, and at `from` if `both`. */
export const Arrow = ({ from, to, both = false }: { from: Point; to: Point; both?: boolean }) => {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const direction: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  const back: Point = [-direction[0], -direction[1]]
  const start = both ? [from[0] + 4 * direction[0], from[1] + 4 * direction[1]] : from
  const end = [to[0] - 4 * direction[0], to[1] - 4 * direction[1]]
  return (
    <g className="drawing-accent">
      <path d={`M${start.join(' ')}L${end.join(' ')}`} />
      <path className="drawing-fill" d={head(to, direction) + (both ? head(from, back) : '')} />
    </g>
  )
}

/** A threaded shaft along x from `from` to `to`, centre line at `y`. */
export const Thread = ({ from, to, y, radius = 4 }: { from: number; to: number; y: number; radius?: number }) => {
  const turns = Math.floor((to - from - 3) / 5)
  const flights = Array.from({ length: turns }, (_, index) => `M${from + 2 + index * 5} ${y + radius}l2.6 ${-2 * radius}`).join('')
  return <path d={`M${from} ${y - radius}H${to}V${y + radius}H${from}Z${flights}`} />
}

/** A threaded shaft along y from `from` to `to`, centre line at `x`. */
export const UprightThread = ({ from, to, x, radius = 4 }: { from: number; to: number; x: number; radius?: number }) => {
  const turns = Math.floor((to - from - 3) / 5)
  const flights = Array.from({ length: turns }, (_, index) => `M${x - radius} ${from + 4.6 + index * 5}l${2 * radius} -2.6`).join('')
  return <path d={`M${x - radius} ${from}V${to}H${x + radius}V${from}Z${flights}`} />
}

/** Emphasised parts: accent colour on an opaque background that hides lines behind. */
export const Accent = ({ children }: { children: ReactNode }) => <g className="drawing-accent drawing-solid">{children}</g>

/** Flips a drawing vertically. */
export const Inverted = ({ children }: { children: ReactNode }) => <g transform="matrix(1 0 0 -1 0 90)">{children}</g>
