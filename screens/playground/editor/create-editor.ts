/** The editor of a document: CodeMirror in a shadow, where its styles need no style element, which the pages' policy forbids. */
import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { json } from '@codemirror/lang-json'
import { bracketMatching, foldGutter, foldKeymap, indentOnInput } from '@codemirror/language'
import { type Diagnostic, lintGutter, lintKeymap, setDiagnostics } from '@codemirror/lint'
import { EditorState } from '@codemirror/state'
import { drawSelection, EditorView, highlightActiveLine, highlightActiveLineGutter, keymap, lineNumbers } from '@codemirror/view'
import type { PlacedFinding } from '../document/analyse.ts'
import { editorTheme } from './editor-theme.ts'
import { hintsOf, proposalsOf, type Written } from './propose.ts'

type Given = {
  readonly parent: ShadowRoot
  readonly text: string
  /** What it is called to who does not see it. */
  readonly label: string
  readonly written: Written
  readonly onChange: (text: string) => void
}

/** What the page does with its editor. */
export type SchemaEditor = {
  /** Another text in place of the one that is there; undo brings that back. */
  readonly replace: (text: string) => void
  readonly mark: (findings: readonly PlacedFinding[]) => void
  /** Puts the cursor at a character, and the focus into the editor. */
  readonly goTo: (at: number) => void
  readonly destroy: () => void
}

const diagnosticOf =
  (length: number) =>
  ({ from, to, severity, code, message, cure }: PlacedFinding): Diagnostic => ({
    // The text may have become shorter since.
    from: Math.min(from, length),
    to: Math.min(to, length),
    severity,
    source: code,
    message: cure === '' ? message : `${message} → ${cure}`,
  })

const extensionsOf = ({ label, written, onChange }: Given) => [
  lineNumbers(),
  highlightActiveLineGutter(),
  lintGutter(),
  foldGutter(),
  history(),
  drawSelection(),
  indentOnInput(),
  bracketMatching(),
  closeBrackets(),
  highlightActiveLine(),
  json(),
  autocompletion({ override: [proposalsOf(written)], icons: false }),
  hintsOf(written),
  EditorView.lineWrapping,
  // Tab goes on to what follows, as everywhere.
  keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...historyKeymap, ...foldKeymap, ...completionKeymap, ...lintKeymap]),
  EditorView.contentAttributes.of({ 'aria-label': label, spellcheck: 'false', tabindex: '0' }),
  EditorView.updateListener.of((update) => {
    if (update.docChanged) onChange(update.state.doc.toString())
  }),
  editorTheme,
]

export const createEditor = (given: Given): SchemaEditor => {
  const view = new EditorView({
    parent: given.parent,
    root: given.parent,
    state: EditorState.create({ doc: given.text, extensions: extensionsOf(given) }),
  })
  return {
    replace: (text) =>
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text }, selection: { anchor: 0 }, scrollIntoView: true }),
    mark: (findings) => view.dispatch(setDiagnostics(view.state, findings.map(diagnosticOf(view.state.doc.length)))),
    goTo: (at) => {
      const anchor = Math.min(at, view.state.doc.length)
      view.dispatch({ selection: { anchor }, effects: EditorView.scrollIntoView(anchor, { y: 'center' }) })
      view.focus()
    },
    destroy: () => view.destroy(),
  }
}
