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
    const content = items.map((id) => (plan.fields.has(id) ? <Field key={id} id={id} /> : <DerivedValue key={id} id={id} />))
    const title = texts.section(section)
    return extended ? (
      <ExtendedSection key={section} title={title} items={items}>
        {content}
      </ExtendedSection>
    ) : (
      <section key={section} className={skin.section} aria-labelledby={`section-${section}`}>
        <h2 className={skin.sectionTitle} id={`section-${section}`}>
          {title}
        </h2>
        {content}
      </section>
    )
  })
})

type ExtendedProps = { readonly title: string; readonly items: readonly string[]; readonly children: ReactNode }

/** A section that starts closed unless one of its fields is filled in. Filled-in fields are listed while it is closed. */
function ExtendedSection({ title, items, children }: ExtendedProps) {
  const filled = useFilledIn(items)
  const [startsOpen] = useState(filled.length > 0)
  return (
    <details className={skin.fold} open={startsOpen}>
      <summary className={skin.foldTitle}>
        <h2 className={skin.foldName}>{title}</h2>
        <FilledIn names={filled} />
      </summary>
      <div className={skin.section}>{children}</div>
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
  return field !== undefined && value !== undefined && value !== ('default' in field ? field.default : undefined)
}
