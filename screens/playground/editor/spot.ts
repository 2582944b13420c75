/** Position of the cursor in a document, from the editor's error-tolerant parser. */
import { ensureSyntaxTree, syntaxTree } from '@codemirror/language'
import type { EditorState } from '@codemirror/state'
import type { Place } from './json-schema.ts'

type SyntaxNode = ReturnType<ReturnType<typeof syntaxTree>['resolveInner']>

/**
 * `holder`: the enclosing object or list. `key`: a key is or can be written there; `value`: a value of the last key of `place`.
 * `from` and `to` are the range to replace including quotes; `text` is its content without quotes.
 */
export type Spot = {
  readonly at: 'key' | 'value'
  readonly place: Place
  /** The other keys of the object. */
  readonly present: readonly string[]
  readonly from: number
  readonly to: number
  readonly text: string | undefined
}

const unquoted = (text: string): string => text.replaceAll(/^"|"$/g, '')

const textOf = (state: EditorState, node: SyntaxNode | null): string => (node ? unquoted(state.sliceDoc(node.from, node.to)) : '')

const keyOf = (state: EditorState, property: SyntaxNode): string => textOf(state, property.getChild('PropertyName'))

const kindOf = (state: EditorState, holder: SyntaxNode): string | undefined => {
  const property = holder.getChildren('Property').find((one) => keyOf(state, one) === 'kind')
  const value = property?.getChild('String')
  return value ? textOf(state, value) : undefined
}

const isValue = ({ name }: SyntaxNode): boolean => /^(Object|Array|String|Number|True|False|Null)$/.test(name)

const indexIn = (list: SyntaxNode, node: SyntaxNode): number => {
  let index = 0
  for (let child = list.firstChild; child; child = child.nextSibling) if (isValue(child) && child.to <= node.from) index += 1
  return index
}

/** Returns the path to a node: keys, and kinds of the enclosing objects. */
const placeOf = (state: EditorState, end: SyntaxNode): Place => {
  const path: string[] = []
  const kinds: (string | undefined)[] = []
  for (let node: SyntaxNode | null = end; node; node = node.parent) {
    if (node.name === 'Object') kinds.unshift(kindOf(state, node))
    if (node.name === 'Array') kinds.unshift(undefined)
    if (node.name === 'Property') path.unshift(keyOf(state, node))
    else if (node.parent?.name === 'Array' && isValue(node)) path.unshift(String(indexIn(node.parent, node)))
  }
  return { path, kinds }
}

const keysOf = (state: EditorState, holder: SyntaxNode, without?: SyntaxNode): readonly string[] =>
  holder
    .getChildren('Property')
    .filter((one) => one.from !== without?.from)
    .map((one) => keyOf(state, one))

/** Returns the node at or just before the cursor, ignoring error nodes. */
const nodeAt = (state: EditorState, at: number): SyntaxNode => {
  const tree = ensureSyntaxTree(state, state.doc.length, 200) ?? syntaxTree(state)
  let node = tree.resolveInner(at, -1)
  while ((node.type.isError || /^[[\]{},:]$/.test(node.name)) && node.parent) node = node.parent
  return node
}

/** Returns the position of the cursor; undefined where there are no completions, as in a number or after the end. */
export const spotAt = (state: EditorState, at: number): Spot | undefined => {
  const node = nodeAt(state, at)
  const { parent } = node
  const own = { from: node.from, to: node.to, text: textOf(state, node) }
  const empty = { from: at, to: at, text: undefined }
  if (node.name === 'PropertyName' && parent?.parent) {
    return { at: 'key', place: placeOf(state, parent.parent), present: keysOf(state, parent.parent, parent), ...own }
  }
  if (node.name === 'String') return { at: 'value', place: placeOf(state, node), present: [], ...own }
  if (node.name === 'Object') return { at: 'key', place: placeOf(state, node), present: keysOf(state, node), ...empty }
  if (node.name === 'Property') return { at: 'value', place: placeOf(state, node), present: [], ...empty }
  if (node.name !== 'Array') return undefined
  const { path, kinds } = placeOf(state, node)
  const before = node.getChildren('String').filter(({ to }) => to <= at).length
  return { at: 'value', place: { path: [...path, String(before)], kinds }, present: [], ...empty }
}
