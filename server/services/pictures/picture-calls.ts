/** Calls that answer with pictures: of the models of a list, and of an assembly. */
import * as z from 'zod/mini'
import { assemblyPictureAnswer, mostPictures, picturesAnswer } from '../../../contract/catalogue/part-picture.ts'
import { productNames } from '../../../contract/catalogue/product-names.ts'
import { callRequestFields } from '../../../contract/files/files.ts'
import { mapCooperatively } from '../../../engine/base/cooperative.ts'
import { exampleConditions } from '../../../families/linear-axis/example-conditions.ts'
import { axisCalculation, axisService } from '../../../families/linear-axis/wire/names.ts'
import { runInSlices } from '../../base/run-in-slices.ts'
import { pictureOfAssembly } from '../../files/assembly/assembly-picture.ts'
import { type ModelPart, modelPartOf, smallModelPicture } from '../../files/geometry/model-part.ts'
import { defineCall } from '../calls/define-call.ts'
import { type GuardedCall, openTo } from '../calls/guarded-call.ts'
import { requiredText } from '../calls/read-query.ts'
import type { ServedCall } from '../calls/served-call.ts'
import { assemblyOfCall } from '../report/assembly-of.ts'
import type { CatalogueVersions, Row } from '../versions/catalogue-versions.ts'

/** What the pictures are made of; `live`: calls of the current catalogue, `version`: its name. */
export type PictureParts = {
  readonly versions: CatalogueVersions
  readonly live: readonly ServedCall[]
  readonly version: () => string
  /** Id of a model, for examples. */
  readonly exampleID: () => string
}

const common = { roots: [productNames.root], service: productNames.service, access: openTo.catalogue } as const
const tag = 'Products: one model with everything known about it'

const longestList = mostPictures * 40

/** A row with the part of its family. */
type Pictured = { readonly row: Row; readonly part: ModelPart }

async function withParts(rows: readonly Row[]): Promise<readonly Pictured[]> {
  const found = rows.map(async (row) => ({ row, part: await modelPartOf(row.table.id) }))
  return (await Promise.all(found)).flatMap(({ row, part }) => (part ? [{ row, part }] : []))
}

const pictureIn = ({ row: { model }, part }: Pictured) => {
  // Every family's candidate is an object of its columns; the import has validated its shape.
  const picture = smallModelPicture(part, model.candidate as Readonly<Record<string, unknown>>)
  return picture ? [{ skuID: model.skuID, picture }] : []
}

const listCall = ({ versions, exampleID }: PictureParts): GuardedCall =>
  defineCall({
    ...common,
    tag,
    call: productNames.pictures,
    operation: productNames.pictures,
    summary: 'Get small pictures of models',
    description: `Isometric pictures with few details, for lists of at most ${mostPictures} models. Paths as in GetPicture. Unknown models and those without a solid are left out.`,
    parameters: { skuIDs: requiredText('Ids of the models, separated by commas', longestList) },
    example: () => ({ query: { skuIDs: exampleID() } }),
    answer: { name: 'ModelPictures', shape: picturesAnswer },
    handler: async ({ query: { skuIDs } }) => {
      const { rowsOf } = await versions.at(undefined)
      const rows = rowsOf([...new Set(skuIDs.split(','))].slice(0, mostPictures))
      const pictures = await runInSlices(mapCooperatively(await withParts(rows), pictureIn))
      return { values: { list: pictures.flat() } }
    },
  })

const text = z.string().check(z.maxLength(200))
/** The call that found the assembly, and its models by role. */
const assemblyPictureRequest = z.strictObject({ ...callRequestFields, parts: z.record(text, text) })

const assemblyCall = ({ versions, live }: PictureParts): GuardedCall =>
  defineCall({
    ...common,
    tag,
    call: productNames.assemblyPicture,
    operation: productNames.assemblyPicture,
    summary: 'Get the picture of an assembly',
    description:
      'An isometric picture of the assembly that a calculation finds with these models, in its posture, from the solids of its STEP file. Open positions are boxes of their own kind. “spots” has a place in the picture for each part that is seen. No picture where a part has no solid.',
    body: { name: 'AssemblyPictureRequest', shape: assemblyPictureRequest },
    example: () => ({ body: { path: `${axisService}/${axisCalculation}`, query: {}, body: exampleConditions, parts: {} } }),
    answer: { name: 'AssemblyPicture', shape: assemblyPictureAnswer },
    handler: async ({ body: { parts, ...request } }, caller) => {
      const read = await assemblyOfCall(
        { request, parts, at: { call: 'path', parts: 'parts' } },
        { version: await versions.at(undefined), live, caller },
      )
      if ('faults' in read) return read
      const picture = await pictureOfAssembly(read.values)
      return { values: { ...(picture && { picture }) } }
    },
  })

/** @returns the calls; equal requests are answered from the cache while the catalogue is the same */
export const pictureCalls = (parts: PictureParts): readonly GuardedCall[] =>
  [listCall(parts), assemblyCall(parts)].map((call) => ({ ...call, asOf: parts.version }))
