/** Renders a calculator form in the test's own document, with plain words and a record of what it does. */
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'
import type { Root } from 'react-dom/client'
import type { EncodedRequest, InitData, Plan } from '../../../engine/index.ts'
import { CalculatorForm, createFormStore } from '../../../engine/react/index.ts'
import type { CountOf, Diagrams, FormStore, Pickers } from '../../../engine/react/index.ts'
import type { UnitSystem } from '../../../engine/units/index.ts'
import { wordsOf } from './words.ts'
import '../../../screens/app/theme.css'

let root: Root | undefined

const closeForm = (): void => {
  root?.unmount()
  root = undefined
  document.getElementById('root')?.remove()
}

/** The words alone. */
export const plainWords = wordsOf(() => undefined)

export type OpenForm = {
  readonly store: FormStore
  /** Ids of the fields and derived rows rendered so far, one entry per render. */
  readonly rendered: string[]
  readonly started: EncodedRequest[]
  /** What the page is told to say aloud: refusals and corrections. */
  readonly announced: string[]
}

type Options = {
  init?: InitData
  system?: UnitSystem
  diagrams?: Diagrams
  countOf?: CountOf
  pickers?: Pickers
  /** The page says refusals and corrections, as the screens do. */
  aloud?: boolean
}

export function openForm(plan: Plan, options: Options = {}): OpenForm {
  closeForm()
  onTestFinished(closeForm)
  const form: OpenForm = { store: createFormStore(plan, options), rendered: [], started: [], announced: [] }
  const texts = wordsOf((id) => form.rendered.push(id))
  const tell = options.aloud
    ? { onRefused: (text: string) => form.announced.push(text), onCorrection: (text: string) => form.announced.push(text) }
    : {}
  const element = document.createElement('main')
  element.id = 'root'
  element.style.width = '550px'
  document.body.append(element)
  root = createRoot(element)
  root.render(
    <CalculatorForm
      store={form.store}
      texts={texts}
      drawing={(_, option) => <svg data-option={option} />}
      onStart={(call) => form.started.push(call)}
      countOf={options.countOf}
      {...(options.diagrams && { diagrams: options.diagrams })}
      {...(options.pickers && { pickers: options.pickers })}
      {...tell}
    >
      <button type="button">After the form</button>
    </CalculatorForm>,
  )
  return form
}

/** The input, select or output of a field. @throws Error where there is none */
export function control(id: string): HTMLInputElement {
  const found = document.getElementById(id)
  if (!found) throw new Error(`no control '${id}'`)
  // Only its value, focus and attributes are used, which the other controls have too.
  return found as HTMLInputElement
}

/** Everything a field shows: label, control, hint, problem, chip. */
export const fieldOf = (id: string): string => document.querySelector(`[data-field="${id}"]`)?.textContent ?? ''
