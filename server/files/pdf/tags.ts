/** The structure of a document: what is a heading, a table, a figure; and what is only there for the eye. */

/** Types of elements, ISO 32000-1, 14.8.4. */
export type TagType = 'Sect' | 'H1' | 'H2' | 'H3' | 'P' | 'Table' | 'TR' | 'TH' | 'TD' | 'Figure' | 'Link' | 'Caption' | 'Note'

/** What is said of an element beside its type. */
export type TagOptions = {
  /** A picture in words. */
  readonly alt?: string
  readonly scope?: 'Row' | 'Column'
  /** Columns that a cell covers. */
  readonly columns?: number
}

/** An address, the area that leads to it (pt), and the same in words. */
export type TagLink = {
  readonly area: Readonly<Record<'x' | 'y' | 'width' | 'height', number>>
  readonly address: string
  readonly words: string
}

/** Draws into elements. */
export type Tags = {
  /** An element with others in it. */
  readonly within: (type: TagType, draw: () => void, options?: TagOptions) => void
  /** An element with text or graphics in it: on one page. */
  readonly leaf: (type: TagType, draw: () => void, options?: TagOptions) => void
  /** Lines, areas, heads and feet of pages: no content. */
  readonly artifact: (draw: () => void, kind?: 'Layout' | 'Pagination') => void
  /** A place that leads to an address. */
  readonly link: (to: TagLink, draw: () => void) => void
  readonly end: () => void
}

const optionsOf = ({ alt, scope }: TagOptions): PDFKit.Mixins.StructureElementOptions => ({
  ...(alt !== undefined && { alt }),
  ...(scope && { scope }),
})

/** The library has no name for the attribute of cells that cover several columns: it is written into the element as the standard has it. */
const span = (element: object, columns: number | undefined): void => {
  if (columns === undefined) return
  const { dictionary } = element as { dictionary: { data: Record<string, unknown> } } // every element of the library has its dictionary
  dictionary.data['A'] = { O: 'Table', ColSpan: columns }
}

/** @returns the elements of a document that has none yet */
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
      // The words for those who cannot see it are part of what the standard asks for; the types of the library do not know the place in the structure.
      const options = { structParent: element, Contents: new String(words) } as unknown as PDFKit.Mixins.AnnotationOption // the types lack structParent
      doc.link(x, y, width, height, address, options)
      element.end()
    },
    end: () => root.end(),
  }
}
