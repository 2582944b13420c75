/**
 * Parses the Markdown subset of calculator pages: headings, tables, paragraphs and indented lines; inline code and bold text.
 */

export type Inline = { readonly kind: 'text' | 'code' | 'strong'; readonly text: string }

export type Block =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly content: readonly Inline[] }
  | { readonly kind: 'paragraph'; readonly content: readonly Inline[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'table'; readonly head: readonly (readonly Inline[])[]; readonly rows: readonly (readonly (readonly Inline[])[])[] }

const inlineOf = (text: string): readonly Inline[] =>
  text
    .split(/(`[^`]*`|\*\*[^*]+\*\*)/)
    .filter((part) => part !== '')
    .map((part): Inline => {
      if (part.length > 1 && part.startsWith('`')) return { kind: 'code', text: part.slice(1, -1) }
      return part.startsWith('**') && part.length > 4 ? { kind: 'strong', text: part.slice(2, -2) } : { kind: 'text', text: part }
    })

/** Returns the cells of a table row; an escaped bar belongs to its cell. */
const cellsOf = (line: string): readonly (readonly Inline[])[] =>
  line
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => inlineOf(cell.trim().replaceAll('\\|', '|')))

const blockOf = (text: string): Block => {
  const heading = /^(#{2,3}) (.*)$/.exec(text)
  if (heading) return { kind: 'heading', level: heading[1]?.length === 2 ? 2 : 3, content: inlineOf(heading[2] ?? '') }
  const lines = text.split('\n')
  const [head = ''] = lines
  if (head.startsWith('| ')) return { kind: 'table', head: cellsOf(head), rows: lines.slice(2).map(cellsOf) }
  if (lines.every((line) => line.startsWith('    '))) return { kind: 'code', text: lines.map((line) => line.slice(4)).join('\n') }
  return { kind: 'paragraph', content: inlineOf(lines.join(' ')) }
}

export const blocksOf = (markdown: string): readonly Block[] =>
  markdown
    .split(/\n{2,}/)
    .filter((part) => part.trim() !== '')
    .map(blockOf)
