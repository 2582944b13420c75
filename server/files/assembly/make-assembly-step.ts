/** Writes an assembly as a STEP file (AP242): assembly, parts by their order codes, bodies. */
import type { TDF_Label } from 'replicad-opencascadejs'
import type { Placement } from '../../../engine/assembly/assembly.ts'
import { type Body, volumeOf } from '../../../engine/part/solid.ts'
import type { Kernel } from '../geometry/kernel.ts'
import { makeSolid } from '../geometry/make-solid.ts'
import { assemblyName, materialColours, openStep, productNumber, type StepDocument, writtenStep } from '../geometry/make-step.ts'
import { locationAt, locationOf } from '../geometry/place-solid.ts'
import { withColours } from '../geometry/step-colours.ts'
import { type StepHeader, stepText, withHeader } from '../geometry/step-header.ts'
import { type StepSchemaName, stepSchemas, withMaker } from '../geometry/step-schemas.ts'
import { type StepProduct, withProducts } from '../geometry/step-products.ts'

/** A part of an assembly; parts with the same number are one product. */
export type StepPart = {
  /** Order code. */
  readonly number: string
  readonly description: string
  /** Name where it stands: position, role and number of the piece. */
  readonly instance: string
  readonly bodies: readonly Body[]
  readonly massesKg: Readonly<Record<string, number>>
  readonly massKg: number | undefined
  readonly placement: Placement
}

/** The assembly to write. */
export type AssembledStep = {
  /** Part number and name of the whole. */
  readonly number: string
  readonly description: string
  readonly parts: readonly StepPart[]
  readonly header: StepHeader
  readonly schema?: StepSchemaName | undefined
}

/** Names within the kernel, unique among all parts. */
const writtenPart = (place: number): string => `part ${place}`
const writtenBody = (place: number, name: string): string => `${place}/${name}`

/** Where a part is written: the kernel, its document, and the number of the part in it. */
type Writing = { readonly kernel: Kernel; readonly opened: StepDocument; readonly place: number }

function addPart({ kernel, opened, place }: Writing, { bodies }: StepPart, report: () => void): TDF_Label {
  const { shapes, name } = opened
  const whole = shapes.NewShape()
  name(whole, writtenPart(place))
  const products = new Map<string, TDF_Label>()
  for (const body of bodies) {
    const product = products.get(body.name) ?? shapes.AddShape(makeSolid(kernel, body).wrapped, false, true)
    if (!products.has(body.name)) {
      products.set(body.name, product)
      name(product, writtenBody(place, body.name))
    }
    name(shapes.AddComponent(whole, product, locationOf(kernel, body)), body.instances === 1 ? body.name : `${body.name} ${body.instance}`)
    report()
  }
  return whole
}

/** The parts that are products of their own. */
const productsOf = (parts: readonly StepPart[]): readonly StepPart[] => [...new Map(parts.map((part) => [part.number, part])).values()]

function documentOf(kernel: Kernel, parts: readonly StepPart[], report: () => void): StepDocument {
  const opened = openStep(kernel)
  const { shapes, whole, name } = opened
  const products = new Map(productsOf(parts).map((part, place) => [part.number, addPart({ kernel, opened, place }, part, report)]))
  for (const { number, instance, placement } of parts) {
    const product = products.get(number)
    if (product) name(shapes.AddComponent(whole, product, locationAt(kernel, placement.turn, placement.at)), instance)
  }
  return opened
}

const exact = (volume: number): number => Number(volume.toPrecision(9))

/** The products of a part: itself, and its bodies, each once. */
const namedProducts = ({ number, description, bodies, massesKg, massKg }: StepPart, place: number): readonly StepProduct[] => [
  { written: writtenPart(place), number, description, volumeMm3: exact(bodies.reduce((sum, body) => sum + volumeOf(body), 0)), massKg },
  ...[...new Map(bodies.map((body) => [body.name, body])).values()].map((body) => ({
    written: writtenBody(place, body.name),
    number: productNumber(number, body.name),
    description,
    volumeMm3: exact(volumeOf(body)),
    massKg: massesKg[body.name],
  })),
]

/**
 * @param kernel of this thread
 * @param assembly to write
 * @param onStep receives the progress, 0 to 1
 * @returns the file; equal assemblies yield equal bytes
 * @throws Error where the kernel cannot write it
 */
export function makeAssemblyStep(
  kernel: Kernel,
  { number, description, parts, header, schema = 'AP242' }: AssembledStep,
  onStep: (done: number) => void,
): string {
  const products = productsOf(parts)
  const count = products.reduce((sum, { bodies }) => sum + bodies.length, 0)
  let made = 0
  const data = writtenStep(
    kernel,
    documentOf(kernel, parts, () => onStep((made += 1) / (count + 1))),
    stepSchemas[schema].number,
  )
  const colours = new Map(
    products.flatMap(({ bodies }, place) =>
      bodies.map(({ name, material }) => [stepText(writtenBody(place, name)).slice(1, -1), materialColours[material]] as const),
    ),
  )
  const { hasColours, hasMeasures } = stepSchemas[schema]
  const measured = products.flatMap(namedProducts)
  const named = withProducts(
    hasColours ? withColours(data, colours) : data,
    { written: assemblyName, number, description },
    hasMeasures ? measured : measured.map(({ volumeMm3: _volume, massKg: _mass, ...product }) => product),
  )
  return withHeader(withMaker(named, header), header)
}
