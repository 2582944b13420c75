/** The dependency graph as a drawing and as lists. */
import { useMemo, useState } from 'react'
import { reachedFrom } from '../../../engine/check/explain-item.ts'
import type { CheckedPlan } from '../../../engine/index.ts'
import { useTexts } from '../../base/texts/texts.ts'
import { type DependencyGraph, type GraphNode, graphOf } from './dependency-graph.ts'
import { GraphDrawing } from './graph-drawing.tsx'

type Choose = (id: string) => void

const NameList = ({
  title,
  nodes,
  onChoose,
}: {
  readonly title: string
  readonly nodes: readonly GraphNode[]
  readonly onChoose: Choose
}) => {
  const { t } = useTexts('playground')
  return (
    <section className="graph-names" aria-label={title}>
      <h2>{title}</h2>
      {nodes.length === 0 ? (
        <p className="playground-note">{t('graph.nothing')}</p>
      ) : (
        <ul>
          {nodes.map(({ id, name, kind }) => (
            <li key={id}>
              <button type="button" className="graph-name code" data-kind={kind} onClick={() => onChoose(id)}>
                {name}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

type ConeProps = { readonly graph: DependencyGraph; readonly chosen: GraphNode; readonly onChoose: Choose; readonly onClear: () => void }

const Cone = ({ graph: { nodes, edges }, chosen, onChoose, onClear }: ConeProps) => {
  const { t } = useTexts('playground')
  const [up, down] = [reachedFrom(edges, chosen.id, 'up'), reachedFrom(edges, chosen.id, 'down')]
  const those = (ids: readonly string[]) => nodes.filter(({ id }) => ids.includes(id))
  return (
    <div className="graph-cone">
      <p role="status">{t('graph.cone', { name: chosen.name, up: up.length, down: down.length })}</p>
      <button type="button" className="button" data-size="small" onClick={onClear}>
        {t('graph.clear')}
      </button>
      <NameList title={t('graph.up')} nodes={those(up)} onChoose={onChoose} />
      <NameList title={t('graph.down')} nodes={those(down)} onChoose={onChoose} />
    </div>
  )
}

/** The graph as a table, an alternative to the drawing. */
const Listing = ({ graph: { nodes, edges }, onChoose }: { readonly graph: DependencyGraph; readonly onChoose: Choose }) => {
  const { t, listed } = useTexts('playground')
  const nameOf = new Map(nodes.map(({ id, name }) => [id, name]))
  const named = (ids: readonly string[]): string => listed(ids.map((id) => nameOf.get(id) ?? id)) || '–'
  return (
    <details className="graph-listing">
      <summary>{t('graph.listing')}</summary>
      <table className="playground-table">
        <thead>
          <tr>
            <th scope="col">{t('values.name')}</th>
            <th scope="col">{t('graph.kind')}</th>
            <th scope="col">{t('graph.reads')}</th>
            <th scope="col">{t('graph.readBy')}</th>
          </tr>
        </thead>
        <tbody>
          {nodes.map(({ id, name, kind }) => (
            <tr key={id}>
              <th scope="row">
                <button type="button" className="graph-name code" data-kind={kind} onClick={() => onChoose(id)}>
                  {name}
                </button>
              </th>
              <td>{t(`graph.kinds.${kind}`)}</td>
              <td className="code">{named(edges.filter(({ to }) => to === id).map(({ from }) => from))}</td>
              <td className="code">{named(edges.filter(({ from }) => from === id).map(({ to }) => to))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

export const GraphPanel = ({ plan }: { readonly plan: CheckedPlan }) => {
  const { t } = useTexts('playground')
  const graph = useMemo(() => graphOf(plan), [plan])
  const [chosenID, setChosenID] = useState<string>()
  const [focused, setFocused] = useState<string>()
  // The chosen node may have disappeared with a change of the text.
  const chosen = graph.nodes.find(({ id }) => id === chosenID)
  const current = graph.nodes.find(({ id }) => id === focused) ?? graph.nodes[0]
  const reached = useMemo(() => {
    if (!chosen) return new Set(graph.nodes.map(({ id }) => id))
    return new Set([chosen.id, ...reachedFrom(graph.edges, chosen.id, 'up'), ...reachedFrom(graph.edges, chosen.id, 'down')])
  }, [graph, chosen])
  const choose = (id: string) => {
    setChosenID(id === chosenID ? undefined : id)
    setFocused(id)
  }
  const clear = () => setChosenID(undefined)
  return (
    <div className="playground-panel">
      <p className="playground-note">{t('graph.how')}</p>
      <GraphDrawing
        graph={graph}
        chosen={chosen?.id}
        reached={reached}
        current={current?.id}
        onCurrent={setFocused}
        onChoose={choose}
        onClear={clear}
      />
      {chosen && <Cone graph={graph} chosen={chosen} onChoose={choose} onClear={clear} />}
      <Listing graph={graph} onChoose={choose} />
    </div>
  )
}
