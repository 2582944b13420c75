import { memo, useState } from 'react'
import type { ReactNode } from 'react'
import type { Plan } from '../index.ts'
import { DerivedValue } from './derived-value.tsx'
import { Field } from './field.tsx'
import { useFormParts, useValues } from './form-context.ts'
import { skin } from './skin.ts'
import type { FormTexts } from './texts.ts'

/** The sections of a form, in reading order. Optional ones are closed until the user opens them. */
export const Sections = memo(function Sections({ plan, texts }: { readonly plan: Plan; readonly texts: FormTexts }) {
  return plan.schema.layout.map(({ section, items, extended }) => {
    const title = texts.section(section)
    return extended ? (
      <ExtendedSection key={section} plan={plan} title={title} items={items} />
    ) : (
      <section key={section} className={skin.section} aria-labelledby={`section-${section}`}>
        <h2 className={skin.sectionTitle} id={`section-${section}`}>
          {title}
        </h2>
        {items.map((id) => itemOf(plan, id))}
      </section>
    )
  })
})

const itemOf = ({ fields }: Plan, id: string): ReactNode =>
  fields.has(id) ? <Field key={id} id={id} /> : <DerivedValue key={id} id={id} />

type ExtendedProps = { readonly plan: Plan; readonly title: string; readonly items: readonly string[] }

/**
 * A section that starts closed unless one of its fields is filled in. Filled-in fields are listed while it is closed. Its lists, whose code
 * loads by itself, are rendered once it is opened.
 */
function ExtendedSection({ plan, title, items }: ExtendedProps) {
  const filled = useFilledIn(items)
  const [startsOpen] = useState(filled.length > 0)
  const [wasOpened, setOpened] = useState(startsOpen)
  const rendered = wasOpened ? items : items.filter((id) => plan.fields.get(id)?.field.kind !== 'list')
  return (
    <details className={skin.fold} open={startsOpen} onToggle={(event) => event.currentTarget.open && setOpened(true)}>
      <summary className={skin.foldTitle}>
        <h2 className={skin.foldName}>{title}</h2>
        <FilledIn names={filled} />
      </summary>
      <div className={skin.section}>{rendered.map((id) => itemOf(plan, id))}</div>
    </details>
  )
}

function FilledIn({ names }: { readonly names: readonly string[] }) {
  const { texts } = useFormParts()
  return <span className={skin.foldNote}>{names.length > 0 ? texts.filledIn(names) : texts.optional}</span>
}

/** Labels of the fields whose value differs from the initial one. */
function useFilledIn(items: readonly string[]): readonly string[] {
  const { store, texts } = useFormParts()
  useValues(items)
  const { inputs } = store.state()
  return items.filter((id) => isFilledIn(store.plan, id, inputs[id])).map((id) => texts.label(id))
}

function isFilledIn({ fields }: Plan, id: string, value: unknown): boolean {
  const field = fields.get(id)?.field
  if (field === undefined || value === undefined) return false
  const preset = 'default' in field ? field.default : undefined
  return value !== (field.kind === 'toggle' ? (preset ?? false) : preset)
}
