/**
 * The editor of a document: CodeMirror in a shadow root, where its styles need no style element, which the content security
 * policy blocks.
 */
import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { json } from '@codemirror/lang-json'
import { bracketMatching, foldGutter, foldKeymap, indentOnInput } from '@codemirror/language'
import { type Diagnostic, lintGutter, lintKeymap, setDiagnostics } from '@codemirror/lint'
import { EditorState } from '@codemirror/state'
import { EditorView, highlightActiveLine, highlightActiveLineGutter, keymap, lineNumbers } from '@codemirror/view'
import type { PlacedFinding } from '../document/analyse.ts'
import { editorTheme } from './editor-theme.ts'
import { hintsOf, proposalsOf, type Written } from './propose.ts'

type EditorOptions = {
  readonly parent: ShadowRoot
  readonly text: string
  /** Accessible name. */
  readonly label: string
  readonly written: Written
  readonly onChange: (text: string) => void
}

/** Interface of the editor for the page. */
export type SchemaEditor = {
  /** Replaces the whole text; can be undone. */
  readonly replace: (text: string) => void
  readonly mark: (findings: readonly PlacedFinding[]) => void
  /** Moves cursor and focus to a character. */
  readonly goTo: (at: number) => void
  readonly destroy: () => void
}

const diagnosticOf =
  (length: number) =>
  ({ from, to, severity, code, message, cure }: PlacedFinding): Diagnostic => ({
    // The text may have been shortened meanwhile.
    from: Math.min(from, length),
    to: Math.min(to, length),
    severity,
    source: code,
    message: cure === '' ? message : `${message} → ${cure}`,
  })

const extensionsOf = ({ label, written, onChange }: EditorOptions) => [
  lineNumbers(),
  highlightActiveLineGutter(),
  lintGutter(),
  foldGutter(),
  history(),
  indentOnInput(),
  bracketMatching(),
  closeBrackets(),
  highlightActiveLine(),
  json(),
  autocompletion({ override: [proposalsOf(written)], icons: false }),
  hintsOf(written),
  EditorView.lineWrapping,
  // The tab key moves the focus as usual.
  keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...historyKeymap, ...foldKeymap, ...completionKeymap, ...lintKeymap]),
  EditorView.contentAttributes.of({ 'aria-label': label, spellcheck: 'false', tabindex: '0' }),
  EditorView.updateListener.of((update) => {
    if (update.docChanged) onChange(update.state.doc.toString())
  }),
  editorTheme,
]

export const createEditor = (options: EditorOptions): SchemaEditor => {
  const view = new EditorView({
    parent: options.parent,
    root: options.parent,
    state: EditorState.create({ doc: options.text, extensions: extensionsOf(options) }),
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
