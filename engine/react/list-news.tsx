import { cellPath, unitOf, writeNumber } from '../index.ts'
import type { Pasted, PlannedField } from '../index.ts'
import { displayUnit } from '../units/index.ts'
import type { UnitSystem } from '../units/index.ts'
import { useFormParts } from './form-context.ts'
import { shownIssue } from './issue-text.ts'
import { listChannels } from './row-views.ts'
import { rowsSkin } from './rows-skin.ts'
import { skin } from './skin.ts'
import { useStored } from './use-stored.ts'

const maxAnnounced = 10

/** The result of the last paste: the number of pasted rows, and every rejected cell. */
function PasteReport({ pasted }: { readonly pasted: Pasted }) {
  const { store, texts } = useFormParts()
  const { list, rows, tooMany, refused } = pasted
  return (
    <>
      <p>
        <span>{texts.rows.pasted(rows)} </span>
        {tooMany > 0 && <span>{texts.rows.tooMany(tooMany)}</span>}
      </p>
      {refused.length > 0 && (
        <ul>
          {refused.slice(0, maxAnnounced).map(({ row, field, text, issue }) => {
            const path = cellPath(list, row, field)
            const reason = texts.issue(issue, shownIssue(store, texts, { issue, field: path }))
            return <li key={path}>{texts.rows.refused({ label: texts.label(path), text, issue: reason })}</li>
          })}
          {refused.length > maxAnnounced && <li>…</li>}
        </ul>
      )}
    </>
  )
}

/** A value of a cell with its unit. */
const shown = (planned: PlannedField | undefined, value: unknown, system: UnitSystem): string =>
  planned && typeof value === 'number' ? writeNumber(planned, value, system) : typeof value === 'string' ? value : '–'

/** The last automatic change in a row, as a sentence. */
function useLastChange(list: string): string {
  const { store, texts } = useFormParts()
  const lastChange = useStored(store.subscriberOf(listChannels(list).lastChange), () => store.rows.lastChange(list))
  const row = lastChange ? store.rows.keys(list).indexOf(lastChange.row) : -1
  if (!lastChange || row < 0) return ''
  const { change } = lastChange
  const planned = store.plan.rows.get(list)?.plan.fields.get(change.field)
  const system = store.system()
  return texts.changed(change, {
    label: texts.label(cellPath(list, row, change.field)),
    from: shown(planned, change.from, system),
    to: shown(planned, change.to, system),
    unit: texts.unit(planned ? displayUnit(unitOf(planned), system) : ''),
  })
}

/** Notices about the rows: the last paste, and removed rows with an undo button. */
export function ListNews({ list }: { readonly list: string }) {
  const { store, texts } = useFormParts()
  const subscribe = store.subscriberOf(listChannels(list).rows)
  const pasted = useStored(subscribe, () => store.state().pasted)
  const removed = useStored(subscribe, () => store.state().removed[list])
  const lastChange = useLastChange(list)
  return (
    <>
      <div className={rowsSkin.note} role="status">
        {pasted?.list === list && <PasteReport pasted={pasted} />}
        {removed && <span>{texts.rows.removed(removed.at + 1)}</span>}
      </div>
      {removed && (
        <button type="button" className={skin.undo} onClick={() => store.dispatch({ type: 'rowPutBack', list })}>
          {texts.undo}
        </button>
      )}
      <div role="status" className={skin.spoken}>
        {lastChange}
      </div>
    </>
  )
}
