/**
 * Theme of the editor with the colours of the pages, which apply inside its shadow root. Replaces the packages' `data:` images,
 * which the content security policy blocks.
 */
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

const mark = (colour: string) => ({
  backgroundImage: 'none',
  textDecoration: `underline wavy ${colour}`,
  textDecorationSkipInk: 'none',
  textUnderlineOffset: '3px',
})

const gutterMark = (colour: string, radius: string) => ({
  content: "''",
  width: '8px',
  height: '8px',
  margin: '6px 3px',
  borderRadius: radius,
  background: colour,
})

const frame = EditorView.theme({
  '&': { height: '100%', color: 'var(--ink)', backgroundColor: 'var(--surface)', fontSize: '13px' },
  '&.cm-focused': { outline: '2px solid var(--link)', outlineOffset: '-2px' },
  '.cm-scroller': { fontFamily: 'var(--mono), var(--chinese)', lineHeight: '20px', scrollbarWidth: 'thin' },
  '.cm-content': { caretColor: 'var(--ink)', padding: '8px 0' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '.cm-gutters': { color: 'var(--ink-faint)', backgroundColor: 'var(--surface)', borderRight: '1px solid var(--line)' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'color-mix(in srgb, var(--main-soft) 45%, transparent)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': { background: 'var(--main-line)' },
  '&.cm-focused .cm-matchingBracket': { color: 'inherit', backgroundColor: 'var(--main-line)' },
  // In a long text the matching bracket may not be found.
  '&.cm-focused .cm-nonmatchingBracket': { backgroundColor: 'transparent' },
  '.cm-foldPlaceholder': { color: 'var(--ink-soft)', backgroundColor: 'var(--paper)', border: '1px solid var(--line)' },
  '.cm-lintRange-error': mark('var(--emphasis)'),
  '.cm-lintRange-warning': mark('var(--caution)'),
  '.cm-lint-marker-error': gutterMark('var(--emphasis)', '50%'),
  '.cm-lint-marker-warning': gutterMark('var(--caution)', '1px'),
  '.cm-tooltip': {
    color: 'var(--ink)',
    backgroundColor: 'var(--surface)',
    border: '1px solid var(--line-strong)',
    borderRadius: 'var(--radius)',
    boxShadow: '0 4px 16px var(--shade)',
  },
  '.cm-tooltip-hover': { maxWidth: 'min(480px, 90vw)' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: 'var(--mono)', maxHeight: '14em' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '3px 8px', lineHeight: '20px' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': { color: 'var(--on-main)', backgroundColor: 'var(--handle)' },
  '.cm-completionMatchedText': { textDecoration: 'none', fontWeight: '700' },
  '.cm-completionDetail': { fontStyle: 'normal', opacity: '1' },
  '.cm-completionInfo': { padding: '6px 10px', fontFamily: 'var(--latin), var(--chinese)', maxWidth: '320px' },
  '.cm-diagnostic': { padding: '6px 10px', borderLeft: '3px solid var(--line-strong)', whiteSpace: 'pre-wrap' },
  '.cm-diagnostic-error': { borderLeftColor: 'var(--emphasis)' },
  '.cm-diagnostic-warning': { borderLeftColor: 'var(--caution)' },
  '.cm-diagnosticSource': { color: 'var(--ink-faint)', fontSize: '12px', opacity: '1' },
  '.cm-description': { padding: '6px 10px', lineHeight: '18px' },
  '.cm-panels': { color: 'var(--ink)', backgroundColor: 'var(--paper)' },
})

const words = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--main)' },
  { tag: tags.string, color: 'var(--good)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--caution-ink, var(--emphasis-strong))' },
  { tag: tags.punctuation, color: 'var(--ink-faint)' },
])

export const editorTheme = [frame, syntaxHighlighting(words)]
