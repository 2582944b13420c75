/** The editor as a part of the page. */
import { useEffect, useRef } from 'react'
import language from '../../../docs/dsl.schema.json'
import { useTexts } from '../../base/texts/texts.ts'
import type { PlacedFinding } from '../document/analyse.ts'
import { createEditor, type SchemaEditor } from './create-editor.ts'
import { schemaOfDocument } from './json-schema.ts'

const documents = schemaOfDocument(language)

type Props = {
  /** Text that it begins with. */
  readonly text: string
  /** The calculator schema as far as it could be read last. */
  readonly schema: unknown
  readonly findings: readonly PlacedFinding[]
  readonly editor: SchemaEditor | undefined
  /** It is there, or gone. Hand over the same function always. */
  readonly onEditor: (editor: SchemaEditor | undefined) => void
  readonly onChange: (text: string) => void
}

export const EditorPane = ({ text, schema, findings, editor, onEditor, onChange }: Props) => {
  const { t } = useTexts('playground')
  const host = useRef<HTMLDivElement>(null)
  const label = t('editor')
  const latest = useRef({ text, schema, onChange })
  useEffect(() => {
    latest.current = { text: latest.current.text, schema, onChange }
  })
  useEffect(() => {
    const element = host.current
    if (!element) return undefined
    const made = createEditor({
      parent: element.shadowRoot ?? element.attachShadow({ mode: 'open' }),
      text: latest.current.text,
      label,
      written: () => ({ language: documents, schema: latest.current.schema }),
      onChange: (next) => {
        latest.current = { ...latest.current, text: next }
        latest.current.onChange(next)
      },
    })
    onEditor(made)
    return () => {
      made.destroy()
      onEditor(undefined)
    }
  }, [onEditor, label])
  useEffect(() => editor?.mark(findings), [editor, findings])
  return <div ref={host} className="playground-code" />
}
