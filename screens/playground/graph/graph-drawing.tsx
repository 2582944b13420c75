/** Drawing of the graph. One node is a tab stop, arrow keys move between nodes, Enter highlights dependencies and dependents. */
import { type KeyboardEvent, useMemo, useRef } from 'react'
import { useTexts } from '../../base/texts/texts.ts'
import type { DependencyGraph, GraphNode, GraphNodeKind } from './dependency-graph.ts'
import { type LayeredLayout, layOut, type Point } from './layered-layout.ts'
import { neighbourOf } from './next-node.ts'

const size = { width: 164, height: 26, gapX: 64, gapY: 8 } as const
const margin = 6
/** Maximum number of characters in a node. */
const longestName = 21

const shortened = (name: string): string => (name.length <= longestName ? name : `${name.slice(0, longestName - 1)}…`)

/** Returns the path of an edge, horizontal at both ends. */
const pathOf = (points: readonly Point[]): string =>
  points
    .map(({ x, y }, index) => {
      const before = points[index - 1]
      if (!before) return `M${x} ${y}`
      const middle = (before.x + x) / 2
      return before.y === y ? `L${x} ${y}` : `C${middle} ${before.y} ${middle} ${y} ${x} ${y}`
    })
    .join(' ')

const plain = 'fill-surface stroke-line-strong'

const colours: Readonly<Record<GraphNodeKind, string>> = {
  init: plain,
  table: plain,
  field: 'fill-surface stroke-link',
  derived: 'fill-main-soft stroke-line',
  parameter: plain,
}

type NodeProps = {
  readonly node: GraphNode
  readonly place: Point
  readonly isChosen: boolean
  readonly isReached: boolean
  readonly isCurrent: boolean
  readonly onFocus: () => void
  readonly onChoose: () => void
  /** Handles a key; returns whether it did. */
  readonly onKey: (key: string) => boolean
}

const Node = ({ node: { id, name, kind }, place, isChosen, isReached, isCurrent, onFocus, onChoose, onKey }: NodeProps) => {
  const { t } = useTexts('playground')
  const onKeyDown = (event: KeyboardEvent) => {
    const isPress = event.key === 'Enter' || event.key === ' '
    if (isPress) onChoose()
    if (isPress || onKey(event.key)) event.preventDefault()
  }
  return (
    <g
      role="button"
      tabIndex={isCurrent ? 0 : -1}
      aria-pressed={isChosen}
      aria-label={`${name}, ${t(`graph.kinds.${kind}`)}`}
      className="group cursor-pointer outline-none"
      data-node={id}
      data-reached={isReached}
      transform={`translate(${place.x} ${place.y})`}
      onFocus={onFocus}
      onClick={onChoose}
      onKeyDown={onKeyDown}
    >
      <title>{name}</title>
      <rect
        className={`group-hover:stroke-main group-focus-visible:stroke-link ${isChosen ? 'fill-main-line stroke-main stroke-2' : isReached ? colours[kind] : 'fill-surface stroke-line'}`}
        strokeDasharray={kind === 'init' || kind === 'table' ? '4 3' : undefined}
        width={size.width}
        height={size.height}
        rx={kind === 'parameter' ? 13 : 3}
      />
      <text className={`code text-note ${isReached ? 'fill-ink' : 'fill-ink-faint'}`} x={10} y={17}>
        {shortened(name)}
      </text>
    </g>
  )
}

type Props = {
  readonly graph: DependencyGraph
  readonly chosen: string | undefined
  /** The chosen node with its dependencies and dependents; all nodes if none is chosen. */
  readonly reached: ReadonlySet<string>
  readonly current: string | undefined
  readonly onCurrent: (id: string) => void
  readonly onChoose: (id: string) => void
  readonly onClear: () => void
}

const useLayout = ({ nodes, edges }: DependencyGraph): LayeredLayout =>
  useMemo(
    () =>
      layOut(
        nodes.map(({ id, kind }) => ({ id, isEnd: kind === 'parameter' })),
        edges,
        size,
      ),
    [nodes, edges],
  )

export const GraphDrawing = ({ graph, chosen, reached, current, onCurrent, onChoose, onClear }: Props) => {
  const { t } = useTexts('playground')
  const layout = useLayout(graph)
  const drawing = useRef<SVGSVGElement>(null)
  const lookOfEdge = (isReached: boolean) =>
    chosen !== undefined && isReached
      ? { className: 'fill-none stroke-link', strokeWidth: 1.75 }
      : { className: `fill-none ${chosen === undefined ? 'stroke-line-strong' : 'stroke-line'}` }
  const go = (key: string): boolean => {
    if (key === 'Escape') onClear()
    const next = current === undefined ? undefined : neighbourOf(layout.places, current, key)
    if (next === undefined) return false
    const element = drawing.current?.querySelector(`[data-node="${CSS.escape(next)}"]`)
    if (element instanceof SVGElement) element.focus()
    return true
  }
  return (
    <div className="max-h-[70dvh] overflow-auto rounded-control border border-line bg-picture scrollbar-thin">
      <svg
        ref={drawing}
        className="block"
        role="group"
        aria-label={t('graph.drawing')}
        width={layout.width + 2 * margin}
        height={layout.height + 2 * margin}
        viewBox={`${-margin} ${-margin} ${layout.width + 2 * margin} ${layout.height + 2 * margin}`}
      >
        {layout.routes.map(({ from, to, points }) => (
          <path key={`${from} ${to}`} {...lookOfEdge(reached.has(from) && reached.has(to))} d={pathOf(points)} />
        ))}
        {graph.nodes.map((node) => {
          const place = layout.places.get(node.id)
          return (
            place && (
              <Node
                key={node.id}
                node={node}
                place={place}
                isChosen={chosen === node.id}
                isReached={reached.has(node.id)}
                isCurrent={current === node.id}
                onFocus={() => onCurrent(node.id)}
                onChoose={() => onChoose(node.id)}
                onKey={go}
              />
            )
          )
        })}
      </svg>
    </div>
  )
}
