/** Compares what two documents show: what was added to one is told apart from what was changed. */
import type { ReportAddition } from '../../../contract/files/report-check.ts'
import type { Annotation, Appearance, Area, PageAppearance } from './appearance.ts'

/** The result of a comparison. */
export type ComparedAppearance = {
  /** Whether everything that the made document shows is in the read one, unchanged. */
  readonly isSame: boolean
  readonly additions: readonly ReportAddition[]
  /** Whether an addition covers text of a page. */
  readonly covering: boolean
}

const overlaps = ([left, bottom, right, top]: Area, [otherLeft, otherBottom, otherRight, otherTop]: Area): boolean =>
  left < otherRight && otherLeft < right && bottom < otherTop && otherBottom < top

/** Annotations without a counterpart among others, counting repetitions. */
const without = (annotations: readonly Annotation[], others: readonly Annotation[]): readonly Annotation[] => {
  const left = others.map(({ identity }) => identity)
  return annotations.filter(({ identity }) => {
    const at = left.indexOf(identity)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

const isSamePage = (read: PageAppearance | undefined, made: PageAppearance): boolean =>
  read?.drawn === made.drawn && without(made.annotations, read.annotations).length === 0

/**
 * @param read appearance of a document of any origin
 * @param made appearance of the document made again
 */
export const compareAppearance = (read: Appearance | undefined, made: Appearance | undefined): ComparedAppearance => {
  if (!read || !made) return { isSame: false, additions: [], covering: false }
  const added = read.pages.flatMap((page, index) =>
    without(page.annotations, made.pages[index]?.annotations ?? []).map((one) => ({ ...one, page: index + 1, texts: page.texts })),
  )
  return {
    isSame:
      read.about === made.about &&
      read.pages.length === made.pages.length &&
      made.pages.every((page, index) => isSamePage(read.pages[index], page)),
    additions: [
      ...added.map(({ kind, page, text }) => ({ kind, page, text })),
      ...read.files.map((text) => ({ kind: 'file' as const, page: null, text })),
    ],
    covering: added.some(({ area, texts }) => texts.some((text) => overlaps(area, text))),
  }
}
