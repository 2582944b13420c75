/** Writes a part as a STEP file: an assembly whose products are the bodies, placed and, where the schema has colours, coloured. */
import type { TDF_Label } from 'replicad-opencascadejs'
import type { Material } from '../../../engine/part/part-schema.ts'
import { type Body, volumeOf } from '../../../engine/part/solid.ts'
import type { Kernel } from './kernel.ts'
import { makeSolid } from './make-solid.ts'
import { locationOf } from './place-solid.ts'
import { type Colour, withColours } from './step-colours.ts'
import { type StepHeader, stepText, withHeader } from './step-header.ts'
import { withProducts } from './step-products.ts'
import { type StepSchemaName, stepSchemas, withMaker } from './step-schemas.ts'

/** Colours of materials. */
export const materialColours: Readonly<Record<Material, Colour>> = {
  steel: [0.42, 0.45, 0.5],
  bright: [0.75, 0.78, 0.82],
  aluminium: [0.83, 0.85, 0.87],
  cast: [0.27, 0.36, 0.47],
  plastic: [0.16, 0.17, 0.19],
}

/** The assembly to write. */
export type StepAssembly = {
  /** Part number and name of the assembly: the order code. */
  readonly name: string
  /** The model in words. */
  readonly description: string
  readonly bodies: readonly Body[]
  /** Masses of bodies, kg, as far as the maker states them. */
  readonly massesKg?: Readonly<Record<string, number>>
  readonly header: StepHeader
  /** AP242 by default. */
  readonly schema?: StepSchemaName | undefined
}

const fileName = 'part.step'

/** Name of the assembly within the kernel, which no body has. */
export const assemblyName = '-'

/** @returns part number and name of a body of a model: those of two models are never equal */
export const productNumber = (code: string, body: string): string => `${code} / ${body}`

/** Settings of the writer: no curves in parameter space, which double the size and which readers compute themselves. */
const settings: readonly (readonly [name: string, value: number])[] = [
  ['write.surfacecurve.mode', 0],
  ['write.precision.mode', 0],
  ['write.step.assembly', 1],
]

/** A document of the kernel with nothing in it but the whole. */
export function openStep({ oc }: Kernel) {
  const text = (written: string) => new oc.TCollection_ExtendedString(written, true)
  const document = new oc.TDocStd_Document(text('XmlOcaf'))
  oc.XCAFDoc_ShapeTool.SetAutoNaming(false)
  const shapes = oc.XCAFDoc_DocumentTool.ShapeTool(document.Main())
  const whole = shapes.NewShape()
  const name = (label: TDF_Label, written: string) => oc.TDataStd_Name.Set(label, text(written))
  name(whole, assemblyName)
  return { document, shapes, whole, name }
}

/** The kernel's document. */
export type StepDocument = ReturnType<typeof openStep>

function documentOf(kernel: Kernel, { bodies }: StepAssembly, onStep: (done: number) => void): StepDocument {
  const opened = openStep(kernel)
  const { shapes, whole, name } = opened
  const products = new Map<string, TDF_Label>()
  for (const [index, body] of bodies.entries()) {
    const product = products.get(body.name) ?? shapes.AddShape(makeSolid(kernel, body).wrapped, false, true)
    if (!products.has(body.name)) {
      products.set(body.name, product)
      name(product, body.name)
    }
    const component = shapes.AddComponent(whole, product, locationOf(kernel, body))
    name(component, body.instances === 1 ? body.name : `${body.name} ${body.instance}`)
    onStep((index + 1) / (bodies.length + 1))
  }
  return opened
}

/**
 * @param kernel of this thread
 * @param assembly assembly to write; bodies with the same name are one product
 * @param onStep receives the progress, 0 to 1
 * @returns the file; equal assemblies yield equal bytes
 * @throws Error where the kernel cannot write it
 */
export function makeStep(kernel: Kernel, assembly: StepAssembly, onStep: (done: number) => void = () => undefined): string {
  const schema = stepSchemas[assembly.schema ?? 'AP242']
  const data = writtenStep(kernel, documentOf(kernel, assembly, onStep), schema.number)
  const colours = new Map(assembly.bodies.map(({ name, material }) => [stepText(name).slice(1, -1), materialColours[material]]))
  const coloured = schema.hasColours ? withColours(data, colours) : data
  return withHeader(withMaker(productsNamed(coloured, assembly, schema.hasMeasures), assembly.header), assembly.header)
}

/**
 * @param schema number of a schema in the kernel
 * @returns the file of a document as the kernel writes it
 * @throws Error where it cannot
 */
export function writtenStep({ oc }: Kernel, { document, shapes }: StepDocument, schema: number = stepSchemas.AP242.number): string {
  shapes.UpdateAssemblies()
  const session = new oc.XSControl_WorkSession()
  const writer = new oc.STEPCAFControl_Writer(session, false)
  writer.SetColorMode(false)
  writer.SetNameMode(true)
  oc.Interface_Static.SetCVal('xstep.cascade.unit', 'MM')
  oc.Interface_Static.SetCVal('write.step.unit', 'MM')
  for (const [name, value] of settings) oc.Interface_Static.SetIVal(name, value)
  oc.Interface_Static.SetIVal('write.step.schema', schema)
  if (!writer.Perform(document, fileName, new oc.Message_ProgressRange())) throw new Error('the kernel could not write the STEP file')
  const bytes = oc.FS.readFile(`/${fileName}`)
  oc.FS.unlink(`/${fileName}`)
  return new TextDecoder().decode(bytes)
}

const productsNamed = (data: string, { name: number, description, bodies, massesKg = {} }: StepAssembly, hasMeasures: boolean): string =>
  withProducts(
    data,
    { written: assemblyName, number, description },
    [...new Map(bodies.map((body) => [body.name, body])).values()].map((body) => ({
      written: body.name,
      number: productNumber(number, body.name),
      description,
      ...(hasMeasures && { volumeMm3: Number(volumeOf(body).toPrecision(9)), massKg: massesKg[body.name] }),
    })),
  )
