/** Panel to change the assumptions of the results, with range and source of each, and to match again. */
import { useId } from 'react'
import type { Assumption } from '../../../contract/results/sizing.ts'
import { inputModeFrom } from '../../../engine/react/input-mode.ts'
import { displayUnit, formatQuantity, formatUnit } from '../../../engine/units/index.ts'
import { useQuantity } from '../../base/texts/quantity.ts'
import { useUnitSystem } from '../../base/browser/unit-setting.ts'
import { allDefaults, changedAssumptions, type Edit, type Edits, isPending, readEdit, requestWith } from './assumption-edits.ts'
import { ExactInput, problemClasses } from '../what-if/exact-input.tsx'
import type { ResultRequest } from '../ledger/use-explanation.ts'
import { SidePanel } from '../model/side-panel.tsx'
import { useForRun } from '../model/use-for-run.ts'
import { useDerivation } from '../../base/texts/derivation.ts'
import { useFamilyNames } from '../../base/texts/family-names.tsx'
import { useTexts } from '../../base/texts/texts.ts'

const factsClasses = 'text-note text-ink-faint'

type RowProps = {
  readonly assumption: Assumption
  readonly edit: Edit | undefined
  readonly onEdit: (edit: Edit) => void
}

/** An invalid text remains with an error message; nothing is corrected automatically. */
const AssumptionRow = ({ assumption, edit, onEdit }: RowProps) => {
  const { t, locale } = useTexts('results')
  const nameOf = useFamilyNames()
  const { inWords } = useQuantity()
  const derivation = useDerivation()
  const id = useId()
  const { name, value, unit, source, minimum, maximum } = assumption
  const display = displayUnit(unit, useUnitSystem())
  const wrong = edit !== undefined && edit.value === undefined
  const range = { from: inWords(minimum, unit), to: inWords(maximum, unit) }
  const changed = (edit ? edit.value : value) !== assumption.default
  const label = nameOf('assumptions', name)
  return (
    <li
      className="grid grid-cols-ends items-center gap-x-3 gap-y-1 border-b border-line py-1.5 text-label max-phone:grid-cols-last"
      data-changed={changed}
    >
      <label className={`wrap-anywhere max-phone:col-span-full ${changed ? 'font-semibold text-main' : ''}`} htmlFor={id}>
        {label}
      </label>
      <ExactInput
        id={id}
        inputMode={inputModeFrom(minimum)}
        value={edit?.text ?? formatQuantity(edit?.value ?? value, unit, display)}
        unit={formatUnit(display, locale)}
        aria-invalid={wrong}
        aria-describedby={wrong ? `${id}-problem ${id}-facts` : `${id}-facts`}
        onChange={(event) => onEdit(readEdit(event.currentTarget.value, assumption, { display, locale }))}
        onBlur={() => edit?.value !== undefined && onEdit({ value: edit.value })}
      />
      <button
        type="button"
        className="button"
        data-kind="quiet"
        data-size="small"
        disabled={!changed}
        aria-label={`${t('assumptions.reset')}: ${label}`}
        onClick={() => onEdit({ value: assumption.default })}
      >
        {t('assumptions.reset')}
      </button>
      {wrong && (
        <p id={`${id}-problem`} className={`col-span-full ${problemClasses}`} role="alert">
          {t('whatIf.range', range)}
        </p>
      )}
      <p id={`${id}-facts`} className={`col-span-full wrap-anywhere ${factsClasses}`}>
        {t('assumptions.facts', { value: inWords(assumption.default, unit), ...range })} · {derivation(source)}
      </p>
    </li>
  )
}

type Props = {
  readonly request: ResultRequest
  readonly assumptions: readonly Assumption[]
  readonly onMatchAgain: (request: ResultRequest) => void
}

const Actions = ({ request, assumptions, onMatchAgain, edits, onReset }: Props & { edits: Edits; onReset: () => void }) => {
  const { t } = useTexts('results')
  const id = useId()
  const next = requestWith(request, assumptions, edits)
  const pending = isPending(assumptions, edits)
  const reason = !next ? t('assumptions.wrong') : pending ? undefined : t('assumptions.same')
  return (
    <div className="flex flex-wrap items-center justify-end gap-2">
      <p id={id} className={`grow basis-40 ${factsClasses}`} role="status">
        {reason}
      </p>
      <button
        type="button"
        className="button"
        data-kind="quiet"
        data-size="small"
        disabled={changedAssumptions(assumptions, edits).length === 0}
        onClick={onReset}
      >
        {t('assumptions.resetAll')}
      </button>
      <button
        type="button"
        className="button"
        data-size="small"
        disabled={reason !== undefined}
        aria-describedby={id}
        onClick={() => next && onMatchAgain(next)}
      >
        {t('assumptions.again')}
      </button>
    </div>
  )
}

export const AssumptionsPanel = (props: Props) => {
  const { t } = useTexts('results')
  const { request, assumptions } = props
  const [edits, setEdits] = useForRun<Edits>(request, () => ({}))
  const count = changedAssumptions(assumptions, edits).length
  const state = count === 0 ? t('assumptions.unchanged') : t('assumptions.changed', { count })
  return (
    <SidePanel
      className="print:hidden"
      title={t('ledger.assumptions')}
      note={isPending(assumptions, edits) ? `${state} · ${t('assumptions.pending')}` : state}
    >
      <ul className="mt-2 mb-3">
        {assumptions.map((one) => (
          <AssumptionRow
            key={one.name}
            assumption={one}
            edit={edits[one.name]}
            onEdit={(edit) => setEdits({ ...edits, [one.name]: edit })}
          />
        ))}
      </ul>
      <Actions {...props} edits={edits} onReset={() => setEdits(allDefaults(assumptions))} />
    </SidePanel>
  )
}
