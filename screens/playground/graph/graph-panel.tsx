/** The dependency graph as a drawing and as lists. */
import { useMemo, useState } from 'react'
import { reachedFrom } from '../../../engine/check/explain-item.ts'
import type { CheckedPlan } from '../../../engine/index.ts'
import { useTexts } from '../../base/texts/texts.ts'
import { type DependencyGraph, type GraphNode, graphOf } from './dependency-graph.ts'
import { GraphDrawing } from './graph-drawing.tsx'
import { NameButton, Note, Panel } from '../elements/panel.tsx'
import { Cell, NameCell, Table } from '../elements/table.tsx'

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
    <section aria-label={title}>
      <h2 className="text-note/5 text-ink-soft">{title}</h2>
      {nodes.length === 0 ? (
        <Note>{t('graph.nothing')}</Note>
      ) : (
        <ul className="flex flex-wrap gap-1 py-1">
          {nodes.map(({ id, name }) => (
            <li key={id}>
              <NameButton name={name} onPress={() => onChoose(id)} />
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
    <div className="grid grid-cols-2 items-start gap-x-4 gap-y-2 max-phone:grid-cols-1">
      <p role="status" className="font-semibold">
        {t('graph.cone', { name: chosen.name, up: up.length, down: down.length })}
      </p>
      <button type="button" className="button justify-self-end" data-size="small" onClick={onClear}>
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
    <details>
      <summary className="cursor-pointer py-1 text-main">{t('graph.listing')}</summary>
      <Table head={[t('values.name'), t('graph.kind'), t('graph.reads'), t('graph.readBy')]}>
        {nodes.map(({ id, name, kind }) => (
          <tr key={id}>
            <NameCell>
              <NameButton name={name} onPress={() => onChoose(id)} />
            </NameCell>
            <Cell>{t(`graph.kinds.${kind}`)}</Cell>
            <Cell isCode>{named(edges.filter(({ to }) => to === id).map(({ from }) => from))}</Cell>
            <Cell isCode>{named(edges.filter(({ from }) => from === id).map(({ to }) => to))}</Cell>
          </tr>
        ))}
      </Table>
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
    <Panel>
      <Note>{t('graph.how')}</Note>
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
    </Panel>
  )
}
