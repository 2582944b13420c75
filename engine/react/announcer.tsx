import { useEffect } from 'react'
import type { Change } from '../index.ts'
import { unitOf } from '../index.ts'
import { displayUnit } from '../units/index.ts'
import { shownValueOf } from './field-frame.tsx'
import { useChanges, useField, useFormParts } from './form-context.ts'
import type { FormParts } from './form-context.ts'
import { shownIssue } from './issue-text.ts'
import { skin } from './skin.ts'
import { useStored } from './use-stored.ts'

type Tell = (sentence: string) => void

/** A polite live region for the latest automatic change. Corrections handled by `onCorrection` are not repeated. */
export function Announcer({ onCorrection }: { readonly onCorrection: Tell | undefined }) {
  const { store } = useFormParts()
  const latest = useChanges().at(-1)
  const here = latest && store.plan.fields.has(latest.field) && !(latest.announce && onCorrection)
  return (
    <>
      <div role="status" className={skin.spoken}>
        {here && <Announcement key={latest.id} change={latest} />}
      </div>
      <RefusalStatus />
    </>
  )
}

/** A polite live region for a text that is refused when its field is left. */
function RefusalStatus() {
  const { store, texts } = useFormParts()
  const refusal = useStored(store.subscriberOf(store.channels.refusal), store.refusal)
  return (
    <div role="status" className={skin.spoken}>
      {refusal && (
        <span key={refusal.count}>
          {texts.refused(refusal.issue, shownIssue(store, texts, { issue: refusal.issue, field: refusal.path }))}
        </span>
      )}
    </div>
  )
}

/** Empty once the change has been undone or overwritten. */
function Announcement({ change }: { readonly change: Change }) {
  const parts = useFormParts()
  const field = useField(change.field)
  return field.chip?.id === change.id ? <span>{sentenceOf(parts, change)}</span> : null
}

function sentenceOf({ store, texts }: Pick<FormParts, 'store' | 'texts'>, change: Change): string {
  const [planned, field] = [store.plan.fields.get(change.field), store.field(change.field)]
  const show = shownValueOf({ store, texts }, field)
  const unit = texts.unit(planned ? displayUnit(unitOf(planned), field.system) : '')
  return texts.changed(change, { label: texts.label(change.field), from: show(change.from), to: show(change.to), unit })
}

/** Changes after a known one; the latest alone where that one is not in the list any more. */
const changesAfter = (changes: readonly Change[], known: Change | undefined): readonly Change[] => {
  if (!known) return changes
  const place = changes.indexOf(known)
  return place < 0 ? changes.slice(-1) : changes.slice(place + 1)
}

/** Reports each correction of the policy `correct` once; those of one event together. */
export function useCorrections({ store, texts }: Pick<FormParts, 'store' | 'texts'>, onCorrection: Tell | undefined): void {
  useEffect(() => {
    if (!onCorrection) return undefined
    let last = store.changes().at(-1)
    return store.subscribe(store.channels.changes, () => {
      const corrections = changesAfter(store.changes(), last).filter(({ announce }) => announce)
      last = store.changes().at(-1)
      if (corrections.length > 0) onCorrection(corrections.map((change) => sentenceOf({ store, texts }, change)).join('; '))
    })
  }, [store, texts, onCorrection])
}
