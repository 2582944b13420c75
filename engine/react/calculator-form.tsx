import { zodResolver } from '@hookform/resolvers/zod'
import { memo, useEffect, useMemo } from 'react'
import type { ReactNode } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import type { Plan } from '../index.ts'
import { encodeRequest, valuesSchema } from '../index.ts'
import type { EncodedRequest } from '../index.ts'
import { DerivedValue } from './derived-value.tsx'
import { Field } from './field.tsx'
import { focusField } from './focus-field.ts'
import { FormContext, useChanges, useFormParts } from './form-context.ts'
import type { FormStore } from './form-store.ts'
import { useShownValue } from './field-frame.tsx'
import { StartBar } from './start-bar.tsx'
import type { DrawingOf, FormTexts } from './texts.ts'

type Drafts = Readonly<Record<string, string>>

const draftsOf = (store: FormStore): Drafts =>
  Object.fromEntries([...store.plan.fields].flatMap(([id, { field }]) => (field.kind === 'number' ? [[id, store.text(id)]] : [])))

export type CalculatorFormProps = {
  readonly store: FormStore
  readonly texts: FormTexts
  readonly drawing: DrawingOf
  readonly onStart: (request: EncodedRequest) => void
  /** Beside Start, e.g. a reset button. */
  readonly children?: ReactNode
}

/** A whole calculator form made from its plan. Keystrokes render one field; the form itself renders once. */
export function CalculatorForm({ store, texts, drawing, onStart, children }: CalculatorFormProps) {
  const form = useForm<Record<string, string>>({
    defaultValues: draftsOf(store),
    shouldUnregister: false,
    shouldFocusError: false,
    // Drafts are texts; what is validated are the committed values, with the schema the server uses.
    resolver: async (_drafts, context, options) => {
      const { inputs, init } = store.state()
      // The resolver is typed for drafts; here it is handed the committed values, and its errors are keyed by field either way.
      const { errors } = await zodResolver(valuesSchema(store.plan, init))(inputs as never, context, options as never)
      return { values: {}, errors: errors as never } // Keyed by field id, like the drafts.
    },
  })
  useEffect(() => {
    store.onTexts((ids) => {
      for (const id of ids) if (form.getValues(id) !== store.text(id)) form.setValue(id, store.text(id))
    })
    return () => store.onTexts(undefined)
  }, [form, store])
  const parts = useMemo(() => ({ store, texts, drawing }), [store, texts, drawing])
  const start = () => onStart(encodeRequest(store.plan, store.state().snapshot))
  const refuse = () => {
    const [first] = store.reasons()
    if (first) focusField(first.path)
  }
  return (
    <FormContext value={parts}>
      <FormProvider {...form}>
        <form
          className="form"
          noValidate
          onSubmit={(event) => {
            commitDrafts(store, form.getValues())
            void form.handleSubmit(start, refuse)(event)
          }}
          onKeyDown={(event) => {
            // Enter in a field commits it; only Start starts.
            if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
          }}
        >
          <Sections plan={store.plan} texts={texts} />
          <Announcer />
          <div className="start-row">
            <StartBar />
            {children}
          </div>
        </form>
      </FormProvider>
    </FormContext>
  )
}

/** Commits texts that are still being typed, as leaving their fields would. */
function commitDrafts(store: FormStore, drafts: Drafts): void {
  for (const [field, text] of Object.entries(drafts)) if (text !== store.text(field)) store.dispatch({ type: 'commit', field, text })
}

const Sections = memo(function Sections({ plan, texts }: { plan: Plan; texts: FormTexts }) {
  return plan.schema.layout.map(({ section, items }) => (
    <section key={section} className="section" aria-labelledby={`section-${section}`}>
      <h2 className="section-title" id={`section-${section}`}>
        {texts.section(section)}
      </h2>
      {items.map((id) => (plan.fields.has(id) ? <Field key={id} id={id} /> : <DerivedValue key={id} id={id} />))}
    </section>
  ))
})

/** Says the latest automatic change once, politely. */
function Announcer() {
  const { store, texts } = useFormParts()
  const latest = useChanges().at(-1)
  return (
    <div role="status" className="sr-only">
      {latest && store.plan.fields.has(latest.field) && <Announcement key={latest.id} change={latest} texts={texts} />}
    </div>
  )
}

function Announcement({ change, texts }: { change: NonNullable<ReturnType<typeof useChanges>[number]>; texts: FormTexts }) {
  const { store } = useFormParts()
  const show = useShownValue(store.field(change.field))
  return texts.changed(change, { label: texts.label(change.field), from: show(change.from), to: show(change.to) })
}
