/** The logical structure of a document: headings, tables, figures, and decoration. */

/** Element types of ISO 32000-1, 14.8.4. */
export type TagType = 'Sect' | 'H1' | 'H2' | 'H3' | 'P' | 'Table' | 'TR' | 'TH' | 'TD' | 'Figure' | 'Formula' | 'Link' | 'Caption' | 'Note'

/** Attributes of an element. */
export type TagOptions = {
  /** Alternative text of a figure or formula. */
  readonly alt?: string
  readonly scope?: 'Row' | 'Column'
  /** Number of columns that a cell spans. */
  readonly columns?: number
}

/** A link: its address, its area in pt, and its description. */
export type TagLink = {
  readonly area: Readonly<Record<'x' | 'y' | 'width' | 'height', number>>
  readonly address: string
  readonly words: string
}

/** Draws into structure elements. */
export type Tags = {
  /** Adds an element that contains other elements. */
  readonly within: (type: TagType, draw: () => void, options?: TagOptions) => void
  /** Adds an element that contains text or graphics on one page. */
  readonly leaf: (type: TagType, draw: () => void, options?: TagOptions) => void
  /** Draws decoration, headers and footers, which are not content. */
  readonly artifact: (draw: () => void, kind?: 'Layout' | 'Pagination') => void
  /** Adds a link. */
  readonly link: (to: TagLink, draw: () => void) => void
  readonly end: () => void
}

const optionsOf = ({ alt, scope }: TagOptions): PDFKit.Mixins.StructureElementOptions => ({
  ...(alt !== undefined && { alt }),
  ...(scope && { scope }),
})

/** Sets the column span, which the library does not support, directly in the element's dictionary. */
const span = (element: object, columns: number | undefined): void => {
  if (columns === undefined) return
  const { dictionary } = element as { dictionary: { data: Record<string, unknown> } } // every element of the library has its dictionary
  dictionary.data['A'] = { O: 'Table', ColSpan: columns }
}

/** @returns the structure of a document without elements yet */
export const createTags = (doc: PDFKit.PDFDocument): Tags => {
  const root = doc.struct('Document')
  doc.addStructure(root)
  const open = [root]
  const add = (type: TagType, options: TagOptions) => {
    const element = doc.struct(type, optionsOf(options))
    span(element, options.columns)
    ;(open.at(-1) ?? root).add(element)
    return element
  }
  const fill = (element: PDFKit.PDFStructureElement, type: TagType, draw: () => void) => {
    const content = doc.markStructureContent(type)
    draw()
    doc.endMarkedContent()
    element.add(content)
  }
  return {
    within: (type, draw, options = {}) => {
      const element = add(type, options)
      open.push(element)
      draw()
      open.pop()
      element.end()
    },
    leaf: (type, draw, options = {}) => {
      const element = add(type, options)
      fill(element, type, draw)
      element.end()
    },
    artifact: (draw, kind = 'Layout') => {
      doc.markContent('Artifact', { type: kind })
      draw()
      doc.endMarkedContent()
    },
    link: ({ area: { x, y, width, height }, address, words }, draw) => {
      const element = add('Link', { alt: words })
      fill(element, 'Link', draw)
      // The standard requires a description; the library's types lack the reference to the structure.
      const options = { structParent: element, Contents: new String(words) } as unknown as PDFKit.Mixins.AnnotationOption // the types lack structParent
      doc.link(x, y, width, height, address, options)
      element.end()
    },
    end: () => root.end(),
  }
}
