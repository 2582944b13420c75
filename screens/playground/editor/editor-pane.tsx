/** React component of the editor. */
import { useEffect, useRef } from 'react'
import language from '../../../docs/dsl.schema.json'
import { useTexts } from '../../base/texts/texts.ts'
import type { PlacedFinding } from '../document/analyse.ts'
import { createEditor, type SchemaEditor } from './create-editor.ts'
import { schemaOfDocument } from './json-schema.ts'

const documents = schemaOfDocument(language)

type Props = {
  /** Initial text. */
  readonly text: string
  /** The last schema that could be parsed. */
  readonly schema: unknown
  readonly findings: readonly PlacedFinding[]
  readonly editor: SchemaEditor | undefined
  /** Called with the editor when it is created, and undefined when it is removed. Must be a stable function. */
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
  return <div ref={host} data-editor="" className="min-h-0 grow basis-60 overflow-hidden" />
}
