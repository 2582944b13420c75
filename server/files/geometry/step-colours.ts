/**
 * Writes the colours of the products of a STEP file. The kernel orders colours by memory address, which differs between runs;
 * here they follow the order of the products.
 */

/** Red, green, blue: 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number]

/** Solids of a product, which is named as it is encoded, and the context of its geometry. */
type Representation = { readonly product: string; readonly solids: readonly string[]; readonly context: string }

/** Statements of a kind by number: the text between the brackets, on one line. */
const statementsOf = (data: string, kind: string): ReadonlyMap<string, string> =>
  new Map(
    [...data.matchAll(new RegExp(`(#\\d+) = ${kind}\\(([^;]*)\\);`, 'g'))].map(([, number = '', inside = '']) => [
      number,
      inside.replaceAll(/\s*\n\s*/g, ''),
    ]),
  )

const numbersIn = (text: string): readonly string[] => text.match(/#\d+/g) ?? []

/** The product of each solid: definition → formation → product. */
export function solidsByProduct(data: string): readonly Representation[] {
  const [products, formations, definitions, shapes] = [
    statementsOf(data, 'PRODUCT'),
    statementsOf(data, 'PRODUCT_DEFINITION_FORMATION'),
    statementsOf(data, 'PRODUCT_DEFINITION'),
    statementsOf(data, 'PRODUCT_DEFINITION_SHAPE'),
  ]
  const solids = new Set(['MANIFOLD_SOLID_BREP', 'BREP_WITH_VOIDS'].flatMap((kind) => [...statementsOf(data, kind).keys()]))
  const next = (map: ReadonlyMap<string, string>, number: string | undefined) => numbersIn(map.get(number ?? '') ?? '')[0]
  const representations = statementsOf(data, 'ADVANCED_BREP_SHAPE_REPRESENTATION')
  return [...statementsOf(data, 'SHAPE_DEFINITION_REPRESENTATION').values()].flatMap((inside) => {
    const [shape, representation = ''] = numbersIn(inside)
    const items = representations.get(representation)
    const product = /^'((?:[^']|'')*)'/.exec(products.get(next(formations, next(definitions, next(shapes, shape))) ?? '') ?? '')?.[1]
    if (items === undefined || product === undefined) return []
    const numbers = numbersIn(items)
    return [{ product, solids: numbers.filter((number) => solids.has(number)), context: numbers.at(-1) ?? '' }]
  })
}

/** The statements from `STYLED_ITEM` down to the colour. */
const styled = (solid: string, [red, green, blue]: Colour, from: number): readonly string[] => {
  const number = (step: number) => `#${from + step}`
  const one = (value: number) => value.toFixed(6)
  return [
    `${number(0)} = STYLED_ITEM('color',(${number(1)}),${solid});`,
    `${number(1)} = PRESENTATION_STYLE_ASSIGNMENT((${number(2)}));`,
    `${number(2)} = SURFACE_STYLE_USAGE(.BOTH.,${number(3)});`,
    `${number(3)} = SURFACE_SIDE_STYLE('',(${number(4)}));`,
    `${number(4)} = SURFACE_STYLE_FILL_AREA(${number(5)});`,
    `${number(5)} = FILL_AREA_STYLE('',(${number(6)}));`,
    `${number(6)} = FILL_AREA_STYLE_COLOUR('',${number(7)});`,
    `${number(7)} = COLOUR_RGB('',${one(red)},${one(green)},${one(blue)});`,
  ]
}

/**
 * @param data complete data section of a file without colours
 * @param colours of the products, by their encoded name
 * @returns the data with colours
 */
export function withColours(data: string, colours: ReadonlyMap<string, Colour>): string {
  let last = Math.max(0, ...[...data.matchAll(/^#(\d+) = /gm)].map(([, number]) => Number(number)))
  const statements = solidsByProduct(data).flatMap(({ product, solids, context }) => {
    const colour = colours.get(product)
    if (colour === undefined || solids.length === 0) return []
    const items = solids.map((solid) => {
      const lines = styled(solid, colour, last + 1)
      const first = `#${last + 1}`
      last += lines.length
      return { first, lines }
    })
    last += 1
    const all = items.map(({ first }) => first).join(',')
    return [
      ...items.flatMap(({ lines }) => lines),
      `#${last} = MECHANICAL_DESIGN_GEOMETRIC_PRESENTATION_REPRESENTATION('',(${all}),${context});`,
    ]
  })
  const end = data.lastIndexOf('ENDSEC;')
  return `${data.slice(0, end)}${statements.join('\n')}\n${data.slice(end)}`
}
