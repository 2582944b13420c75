/** Names the products of a STEP file after the order code, and states what is known of each: its volume, and its mass. */
import { stepText } from './step-header.ts'

/** A product under the name that the kernel wrote. */
export type StepProduct = {
  readonly written: string
  /** Part number and name: unique for the model. */
  readonly number: string
  readonly description: string
  /** Left out where the schema has no measures of products. */
  readonly volumeMm3?: number
  readonly massKg?: number | undefined
}

type Definition = { readonly product: string; readonly definition: string }

const productPattern = /(#\d+) = PRODUCT\('((?:[^']|'')*)','(?:[^']|'')*',\s*'',/g

/** The product definition of each product, by the name that the kernel wrote. */
function definitionsOf(data: string): readonly Definition[] {
  const chain = (kind: string) =>
    new Map([...data.matchAll(new RegExp(`(#\\d+) = ${kind}\\('[^']*','[^']*',(#\\d+)`, 'g'))].map(([, of = '', to = '']) => [to, of]))
  const [formations, definitions] = [chain('PRODUCT_DEFINITION_FORMATION'), chain('PRODUCT_DEFINITION')]
  return [...data.matchAll(productPattern)].map(([, number = '', product = '']) => ({
    product,
    definition: definitions.get(formations.get(number) ?? '') ?? '',
  }))
}

const numbersFrom = (start: number) => {
  let last = start
  return () => `#${(last += 1)}`
}

const real = (value: number): string => (Number.isInteger(value) ? `${value}.` : String(value).replace(/e\+?/, 'E'))

/** Units of volume and mass, and a context without geometry. */
const unitStatements = (next: () => string) => {
  const [millimetre, cube, volume, mass, context] = [next(), next(), next(), next(), next()]
  const statements = [
    `${millimetre} = ( LENGTH_UNIT() NAMED_UNIT(*) SI_UNIT(.MILLI.,.METRE.) );`,
    `${cube} = DERIVED_UNIT_ELEMENT(${millimetre},3.);`,
    `${volume} = DERIVED_UNIT((${cube}));`,
    `${mass} = ( MASS_UNIT() NAMED_UNIT(*) SI_UNIT(.KILO.,.GRAM.) );`,
    `${context} = REPRESENTATION_CONTEXT('','');`,
  ]
  return { volume, mass, context, statements }
}

type Property = { readonly kind: string; readonly name: string; readonly item: string; readonly context: string; readonly of: string }

const propertyStatements = ({ kind, name, item, context, of }: Property, next: () => string): readonly string[] => {
  const [measure, representation, property] = [next(), next(), next()]
  return [
    `${measure} = MEASURE_REPRESENTATION_ITEM(${item});`,
    `${representation} = REPRESENTATION(${stepText(name)},(${measure}),${context});`,
    `${property} = PROPERTY_DEFINITION(${stepText(kind)},${stepText(name)},${of});`,
    `${next()} = PROPERTY_DEFINITION_REPRESENTATION(${property},${representation});`,
  ]
}

/**
 * @param data complete data section of a file
 * @param whole the assembly: the name that the kernel wrote, its number and its description
 * @param products of the assembly
 * @returns the data with names, volumes and masses
 */
export function withProducts(
  data: string,
  whole: Pick<StepProduct, 'written' | 'number' | 'description'>,
  products: readonly StepProduct[],
): string {
  const next = numbersFrom(Math.max(0, ...[...data.matchAll(/^#(\d+) = /gm)].map(([, number]) => Number(number))))
  const { volume, mass, context, statements: units } = unitStatements(next)
  const properties = definitionsOf(data).flatMap(({ product, definition: of }) => {
    const { volumeMm3, massKg } = products.find(({ written }) => written === product) ?? {}
    const volumeItem = volumeMm3 === undefined ? undefined : `'volume measure',VOLUME_MEASURE(${real(volumeMm3)}),${volume}`
    const massItem = massKg === undefined ? undefined : `'mass',MASS_MEASURE(${real(massKg)}),${mass}`
    return [
      ...(volumeItem
        ? propertyStatements({ kind: 'geometric validation property', name: 'volume', item: volumeItem, context, of }, next)
        : []),
      ...(massItem ? propertyStatements({ kind: 'user defined attribute', name: 'mass', item: massItem, context, of }, next) : []),
    ]
  })
  const named = data.replaceAll(productPattern, (statement, number: string, product: string) => {
    const named = [whole, ...products].find(({ written }) => written === product)
    if (!named) return statement
    return `${number} = PRODUCT(${stepText(named.number)},${stepText(named.number)},${stepText(named.description)},`
  })
  const end = named.lastIndexOf('ENDSEC;')
  return properties.length === 0 ? named : `${named.slice(0, end)}${[...units, ...properties].join('\n')}\n${named.slice(end)}`
}
