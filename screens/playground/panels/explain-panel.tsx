/** Explains a name: its definition, dependencies, dependents, and the source of its value. */
import { type ReactNode, useId, useState } from 'react'
import { explainedNames, explainItem, type Neighbour } from '../../../engine/check/explain-item.ts'
import { explainValue } from '../../../engine/explain/explain-value.ts'
import { isAbsent } from '../../../engine/expression/index.ts'
import { type CheckedPlan, reasonOf, valueAt } from '../../../engine/index.ts'
import { useTexts } from '../../base/texts/texts.ts'
import type { WatchedStore } from '../../base/browser/watched-store.ts'
import { useLook } from './use-look.ts'
import { writeValue } from './shown-values.ts'
import { NameButton, Note, Panel, control } from '../elements/panel.tsx'

type Choose = (name: string) => void

const Names = ({
  names,
  known,
  onChoose,
}: {
  readonly names: readonly string[]
  readonly known: readonly string[]
  readonly onChoose: Choose
}) => {
  const { t } = useTexts('playground')
  if (names.length === 0) return <Note>{t('graph.nothing')}</Note>
  return (
    <ul className="flex flex-wrap gap-1">
      {names.map((name) => {
        const own = name.replace(/^tables\./, '')
        return (
          <li key={name}>
            {known.includes(own) ? <NameButton name={name} onPress={() => onChoose(own)} /> : <span className="code">{name}</span>}
          </li>
        )
      })}
    </ul>
  )
}

const Line = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <div className="grid grid-cols-pair gap-2 border-b border-line py-1 text-label/5">
    <dt className="text-ink-soft">{title}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
)

const namesOf = (neighbours: readonly Neighbour[]): readonly string[] => [...new Set(neighbours.map(({ name }) => name))]

type NowProps = { readonly watched: WatchedStore; readonly name: string }

/** The current value or why it is absent; for a field also its issues. */
const Now = ({ watched, name }: NowProps) => {
  const { t, listed } = useTexts('playground')
  const { t: shell } = useTexts('shell')
  const { state } = useLook(watched)
  const value = valueAt(state.plan, state.snapshot, name)
  const planned = state.plan.fields.get(name)
  const reason = planned && reasonOf(planned, state.snapshot)
  const explained = explainValue(state.plan, state.snapshot, { path: name, depth: 0 })
  const text = isAbsent(value)
    ? `${t(`states.${value.state}`)}${value.because.length > 0 ? `: ${listed(value.because)}` : ''}`
    : writeValue(value)
  return (
    <>
      <Line title={t('explain.now')}>
        <span className="code">{text || '–'}</span>
        {reason && <small className="text-note/5"> {t('explain.reason', { code: reason.code, path: reason.path })}</small>}
      </Line>
      {explained?.with !== undefined && (
        <Line title={shell('form.withNumbers')}>
          <span className="code">{explained.with}</span>
          {explained.cells?.flatMap(({ column, cells }) =>
            cells.map(({ at, share, value: cell }) => (
              <small key={`${column} ${JSON.stringify(at)}`} className="code block text-note/5">
                {`${column} ${JSON.stringify(at)}: ${cell ?? '–'} × ${share}`}
              </small>
            )),
          )}
        </Line>
      )}
    </>
  )
}

export const ExplainPanel = ({ watched, plan }: { readonly watched: WatchedStore; readonly plan: CheckedPlan }) => {
  const { t } = useTexts('playground')
  const id = useId()
  const names = explainedNames(plan)
  const [chosen, setChosen] = useState<string>()
  const name = chosen !== undefined && names.includes(chosen) ? chosen : (names[0] ?? '')
  const item = explainItem(plan, name)
  const list = (own: readonly string[]) => <Names names={own} known={names} onChoose={setChosen} />
  return (
    <Panel>
      <label htmlFor={id}>{t('explain.choose')}</label>
      <select id={id} className={control} value={name} onChange={({ target }) => setChosen(target.value)}>
        {names.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
      {item && (
        <dl className="grid">
          {item.definition.map(([key, value]) => (
            <Line key={key} title={key}>
              <span className="code">{value}</span>
            </Line>
          ))}
          <Now watched={watched} name={name} />
          <Line title={t('explain.reads')}>{list(namesOf(item.reads))}</Line>
          <Line title={t('explain.readsAll')}>{list(item.readsAll)}</Line>
          <Line title={t('explain.readBy')}>{list(namesOf(item.readBy))}</Line>
          <Line title={t('explain.readByAll')}>{list(item.readByAll)}</Line>
          <Line title={t('explain.parameters')}>{list(item.parameters)}</Line>
        </dl>
      )}
    </Panel>
  )
}
