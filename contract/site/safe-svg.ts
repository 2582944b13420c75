/** Validates SVG logos: only shapes and gradients; no scripts, external references or styles. */

const elements = new Set(
  'svg g path rect circle ellipse line polyline polygon title desc defs linearGradient radialGradient stop clipPath'.split(' '),
)

const attributes = new Set(
  [
    'xmlns viewBox width height preserveAspectRatio id transform x y x1 y1 x2 y2 cx cy r rx ry fx fy d points offset role aria-label',
    'fill fill-rule fill-opacity stroke stroke-width stroke-linecap stroke-linejoin stroke-dasharray stroke-miterlimit stroke-opacity opacity',
    'clip-path clip-rule stop-color stop-opacity gradientUnits gradientTransform spreadMethod clipPathUnits',
  ]
    .join(' ')
    .split(' '),
)

/** A tag and the text after it. */
const tagAndText =
  /<(?<closes>\/?)(?<name>[A-Za-z]+)(?<written>(?:\s+[A-Za-z][\w-]*\s*=\s*(?:"[^"<>&]*"|'[^'<>&]*'))*)\s*(?<isEmpty>\/?)>(?<text>[^<>&]*)/g
const attribute = /([A-Za-z][\w-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

type Tag = Readonly<Partial<Record<'closes' | 'name' | 'written' | 'isEmpty' | 'text', string>>>

/** References stay inside the document. */
const isSafeValue = (name: string, value: string): boolean =>
  name === 'xmlns' ? value === 'http://www.w3.org/2000/svg' : !/url|:|\\/i.test(value) || /^url\(#[\w-]+\)$/.test(value)

const areSafeAttributes = (written: string): boolean =>
  [...written.matchAll(attribute)].every(
    ([, name = '', double, single]) => attributes.has(name) && isSafeValue(name, double ?? single ?? ''),
  )

const isSafeTag = ({ closes, name = '', written = '', isEmpty }: Tag): boolean =>
  elements.has(name) && (closes ? written === '' && !isEmpty : areSafeAttributes(written))

/** Whether there is a single root element and all tags are properly nested. */
const isNested = (tags: readonly Tag[]): boolean => {
  const open: string[] = []
  const follows = ({ closes, name = '', isEmpty, text = '' }: Tag, place: number): boolean => {
    if (open.length === 0 && place > 0) return false
    if (closes && open.pop() !== name) return false
    if (!closes && !isEmpty) open.push(name)
    return open.length > 0 || text.trim() === ''
  }
  return tags.every(follows) && open.length === 0
}

/** @param document one `svg` element, without prologue, comments, entities or styles */
export const isSafeSvg = (document: string): boolean => {
  const found = [...document.matchAll(tagAndText)]
  const isWhole = found.map(([whole]) => whole).join('') === document
  const tags = found.map(({ groups = {} }): Tag => groups)
  return isWhole && tags[0]?.name === 'svg' && tags.every(isSafeTag) && isNested(tags)
}
