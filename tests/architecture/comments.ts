import ts from 'typescript'
import { type SourceFile, lineOf } from './source-files.ts'

export interface Comment {
  readonly text: string
  readonly firstLine: number
  readonly lastLine: number
}

/** All comments beside the nodes of a file. JSX text is skipped: `//` in it is text. */
export const commentsOf = (file: SourceFile): Comment[] => {
  const ranges = new Map<number, ts.CommentRange>()
  const collect = (found: readonly ts.CommentRange[] | undefined): void => {
    for (const range of found ?? []) ranges.set(range.pos, range)
  }
  for (const node of file.nodes) {
    if (ts.isJsxText(node) || ts.isJsxText(node.parent ?? node)) continue
    collect(ts.getLeadingCommentRanges(file.text, node.pos))
    if (ts.isJsxElement(node.parent ?? node) || ts.isJsxFragment(node.parent ?? node)) continue
    collect(ts.getTrailingCommentRanges(file.text, node.pos))
    collect(ts.getTrailingCommentRanges(file.text, node.end))
  }
  return [...ranges.values()].map(({ pos, end }) => ({
    text: file.text.slice(pos, end),
    firstLine: lineOf(file, pos),
    lastLine: lineOf(file, end),
  }))
}
