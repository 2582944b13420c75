/** Results that are values: each with its number or what it waits for, and opened its explanation. */
import { Fragment, type ReactNode, useMemo, useState, useSyncExternalStore } from 'react'
import type { Issue, ValueResult } from '../index.ts'
import { valueResults } from '../index.ts'
import { focusField } from './focus-field.ts'
import { createFocusWatch } from './focus-watch.ts'
import { FormContext, type FormParts, useFormParts, useSystem } from './form-context.ts'
import type { FormStore } from './form-store.ts'
import { shownIssue } from './issue-text.ts'
import { createPress } from './press.ts'
import { fieldOf, fieldToFocus } from './refusal.ts'
import { skin } from './skin.ts'
import { valuesSkin } from './values-skin.ts'
import type { FormTexts } from './texts.ts'
import { ValueExplained, type ValueWords } from './value-explained.tsx'
import { shownNumber, valuesAsText } from './values-as-text.ts'

/** The form whose results they are, its texts, and the texts of the panel. `renderHead` gives what stands above them; it gets them as text, for the clipboard. */
export type ValueResultsProps = {
  readonly store: FormStore
  readonly texts: FormTexts
  readonly words: ValueWords
  readonly renderHead?: (asText: string) => ReactNode
}

/** Codes of a field that is only empty: its name says enough. */
const isEmpty = ({ code }: Issue): boolean => code === 'missing' || code === 'notChosen'

/** What keeps a result back; each leads to its field. */
const WaitsFor = ({ issues }: { readonly issues: readonly Issue[] }) => {
  const { store, texts } = useFormParts()
  const empty = issues.filter(isEmpty)
  const blank = texts.listMark.endsWith(' ') ? ' ' : ''
  const others = issues.filter((issue) => !isEmpty(issue))
  const lead = (path: string) => focusField(fieldToFocus(store, path))
  const sentenceOf = (reason: Issue): string => {
    const field = fieldOf(store, reason.path)
    // The issue of a rejected text is more specific than that of the missing value.
    const issue = (store.plan.fields.has(field) ? store.field(field).pending?.issue : undefined) ?? reason
    return texts.refused(issue, shownIssue(store, texts, { issue, field }))
  }
  return (
    <span className={valuesSkin.valueWaits}>
      {empty.length > 0 && <span>{`${texts.stillNeeded}${blank}`}</span>}
      {empty.map(({ path }, index) => (
        <Fragment key={path}>
          <button type="button" className={skin.startLink} onClick={() => lead(path)}>
            {texts.label(path)}
          </button>
          {index < empty.length - 1 && <span>{texts.listMark}</span>}
        </Fragment>
      ))}
      {others.map((issue) => (
        <button key={`${issue.path} ${issue.code}`} type="button" className={valuesSkin.valueIssue} onClick={() => lead(issue.path)}>
          {sentenceOf(issue)}
        </button>
      ))}
    </span>
  )
}

const Amount = ({ result }: { readonly result: ValueResult & { readonly value: number } }) => {
  const { store, texts } = useFormParts()
  useSystem()
  const { number, unit } = shownNumber(store, texts, result)
  return (
    <>
      <span>{number}</span>
      {unit !== '' && <span className={skin.derivedUnit}>{` ${unit}`}</span>}
    </>
  )
}

const Result = ({ result, words }: { readonly result: ValueResult; readonly words: ValueWords }) => {
  const { texts } = useFormParts()
  const [isOpen, setOpen] = useState(false)
  const { name } = result
  const id = `result-${name}`
  return (
    <li className={valuesSkin.value} data-result={name}>
      <span className={skin.derivedName} id={`${id}-label`}>
        {texts.label(name)}
      </span>
      <output className={skin.derivedValue} aria-labelledby={`${id}-label`} aria-live="off">
        {'value' in result ? <Amount result={result} /> : <WaitsFor issues={result.waitsFor} />}
      </output>
      <button
        type="button"
        className={skin.derivedSwitch}
        aria-expanded={isOpen}
        aria-label={`${texts.formula}: ${texts.label(name)}`}
        onClick={() => setOpen(!isOpen)}
      >
        f
      </button>
      {isOpen && (
        <div className={skin.derivedFormula}>
          <ValueExplained name={name} words={words} />
        </div>
      )}
    </li>
  )
}

/** The results in their order. */
export const ValuesPanel = ({ store, texts, words, renderHead }: ValueResultsProps) => {
  const parts = useMemo<FormParts>(
    () => ({
      store,
      texts,
      drawing: () => undefined,
      countOf: () => undefined,
      diagrams: {},
      pickers: {},
      press: createPress(),
      focus: createFocusWatch(),
    }),
    [store, texts],
  )
  const { plan, channels, state, subscriberOf } = store
  const snapshot = useSyncExternalStore(subscriberOf(channels.any), () => state().snapshot)
  return (
    <FormContext value={parts}>
      {renderHead?.(valuesAsText(store, texts))}
      <ul className={valuesSkin.values} data-values>
        {valueResults(plan, snapshot).map((result) => (
          <Result key={result.name} result={result} words={words} />
        ))}
      </ul>
    </FormContext>
  )
}
