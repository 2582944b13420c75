/** Completions and hover hints of the editor, based on `choices.ts`. */
import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete'
import type { EditorState } from '@codemirror/state'
import { type EditorView, hoverTooltip } from '@codemirror/view'
import { type Choice, choicesAt } from './choices.ts'
import { describeKey, type JsonSchema } from './json-schema.ts'
import { languageNames, namesOfSchema } from './schema-names.ts'
import { type Spot, spotAt } from './spot.ts'

/** Returns the JSON Schema of documents and the last schema that could be parsed. */
export type Written = () => { readonly language: JsonSchema; readonly schema: unknown }

const types: Readonly<Record<Choice['kind'], string>> = {
  key: 'property',
  value: 'enum',
  unit: 'constant',
  field: 'variable',
  derived: 'variable',
  table: 'variable',
  init: 'variable',
  function: 'function',
  constant: 'constant',
}

/** `isWhole`: the completion replaces a whole text including its quotes. */
const completionOf =
  (isWhole: boolean) =>
  ({ label, text, back, kind, detail }: Choice): Completion => ({
    label,
    type: types[kind],
    ...(kind === 'key' ? { info: detail } : { detail }),
    apply: (view: EditorView, ...[, from, to]: readonly [Completion, number, number]) => {
      const spot = isWhole ? spotAt(view.state, to) : undefined
      const place = spot?.text === undefined ? { from, to } : spot
      view.dispatch({
        changes: { from: place.from, to: place.to, insert: text },
        selection: { anchor: place.from + text.length - back },
        userEvent: 'input.complete',
      })
    },
  })

const cursorIn = ({ from, text }: Spot, at: number): number => (text === undefined ? 0 : Math.max(0, at - from - 1))

/** Characters that continue a completion. */
const goesOn = /^[\w.$%/*^-]*$/

/** Completion source; at an empty position completions appear on request only. */
export const proposalsOf =
  (written: Written) =>
  ({ state, pos, explicit }: CompletionContext): CompletionResult | null => {
    const spot = spotAt(state, pos)
    if (!spot || (!explicit && spot.text === undefined)) return null
    const { from, choices } = choicesAt(spot, written(), cursorIn(spot, pos))
    const isWhole = spot.text !== undefined && from === spot.from
    // Typed characters start after the quote.
    const start = isWhole ? from + 1 : from
    if (choices.length === 0 || (!explicit && start === pos && spot.text !== '')) return null
    return { from: start, options: choices.map(completionOf(isWhole)), validFor: goesOn }
  }

/** Returns the word at a character with its members: `tables.shock.max`. */
const wordAt = (state: EditorState, at: number): { readonly from: number; readonly to: number; readonly word: string } | undefined => {
  const { from, text } = state.doc.lineAt(at)
  for (const found of text.matchAll(/[A-Za-z_][\w.]*/g)) {
    const [start, end] = [from + found.index, from + found.index + found[0].length]
    if (start <= at && at <= end) return { from: start, to: end, word: found[0] }
  }
  return undefined
}

/** Returns the description of a key or name at a character. */
const descriptionAt = (
  state: EditorState,
  at: number,
  written: Written,
): { readonly from: number; readonly to: number; readonly text: string } | undefined => {
  const spot = spotAt(state, at)
  if (spot?.text === undefined) return undefined
  const { language, schema } = written()
  if (spot.at === 'key') {
    const text = describeKey(language, spot.place, spot.text)
    return text ? { from: spot.from, to: spot.to, text } : undefined
  }
  const word = wordAt(state, at)
  const known = word && [...namesOfSchema(schema), ...languageNames].find(({ name }) => name === word.word)
  return word && known ? { from: word.from, to: word.to, text: `${known.name}: ${known.detail || known.kind}` } : undefined
}

/** Shows that description as a hover hint. */
export const hintsOf = (written: Written) =>
  hoverTooltip((view, at) => {
    const description = descriptionAt(view.state, at, written)
    if (!description) return null
    return {
      pos: description.from,
      end: description.to,
      above: true,
      create: () => {
        const dom = document.createElement('div')
        dom.className = 'cm-description'
        dom.textContent = description.text
        return { dom }
      },
    }
  })
