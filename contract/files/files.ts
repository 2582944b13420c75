/** Shapes of the file calls: requests, task states and finished files. Field names are those of the wire. */
import * as z from 'zod/mini'
import { drawingChoices } from './drawing-choices.ts'
import { orderParams } from '../saved/saved-items.ts'
import { jsonValue, selectionDocument } from '../saved/selection-document.ts'

/** File types: the wire number (`downloadType`) and the file name extension of each. */
export const fileKinds = {
  drawing: { type: 1, extension: 'pdf' },
  step: { type: 2, extension: 'stp' },
  archive: { type: 3, extension: 'zip' },
  preview: { type: 4, extension: 'glb' },
  dxf: { type: 5, extension: 'dxf' },
  drawing3d: { type: 6, extension: 'pdf' },
  sheet: { type: 7, extension: 'xlsx' },
  bom: { type: 8, extension: 'csv' },
  report: { type: 9, extension: 'pdf' },
  stl: { type: 10, extension: 'stl' },
  threeMf: { type: 11, extension: '3mf' },
  step214: { type: 12, extension: 'stp' },
  step203: { type: 13, extension: 'stp' },
  iges: { type: 14, extension: 'igs' },
} as const satisfies Readonly<Record<string, { readonly type: number; readonly extension: string }>>
export type FileKind = keyof typeof fileKinds

/** File types in an archive; the report only if there is a calculation. */
export const archivedKinds: readonly FileKind[] = ['drawing', 'dxf', 'step', 'sheet', 'bom', 'report']

/** Wire number of an archive that is sent by e-mail. */
export const mailedType = 103

/** @returns the file type of a wire number; the drawing for an unknown number */
export const fileKindOf = (type: number): FileKind => {
  if (type === mailedType) return 'archive'
  const kinds: readonly FileKind[] = Object.keys(fileKinds).filter((kind): kind is FileKind => Object.hasOwn(fileKinds, kind))
  return kinds.find((kind) => fileKinds[kind].type === type) ?? 'drawing'
}

/** Time before the same file may be fetched again, s. */
export const throttleSeconds = 20

/** Timeout of a task, s; longer for a drawing that contains the solid. */
export const taskSeconds = (kind: FileKind, insert3d: boolean): number => (kind === 'drawing3d' && insert3d ? 150 : 90)

const text = z.string().check(z.maxLength(200))

/** A calculation request of a page; `path` is below the API root. */
export const callRequestFields = { path: text, query: z.record(z.string(), text), body: z.optional(jsonValue) }

/** Request for a file. Missing fields are reported by the service with messages of its own. */
export const fileRequest = z.strictObject({
  /** A saved selection of the user centre, or a model id. */
  selectionID: z.prefault(text, ''),
  downloadType: z.optional(z.int().check(z.gte(1), z.lte(999))),
  /** Parts of the order code. */
  orderParams: z.prefault(orderParams, []),
  /** The calculation that led to the model, if it is not saved in the user centre; with pinned parts the file is of their assembly. */
  selection: z.optional(selectionDocument),
  /** The page's calculation request, for a calculator that is not a form; its path is below the API root. */
  asked: z.optional(z.strictObject(callRequestFields)),
  /** Position of the moving part in drawing and solid, as a share of its travel. */
  position: z.optional(z.number().check(z.gte(0), z.lte(1))),
  /** The motor chosen together with the model. */
  motorSku: z.optional(text),
  /** Whether a drawing of type 6 has the model attached as a STEP file. */
  insert3d: z.prefault(z.boolean(), false),
  userAgentID: z.optional(z.nullable(text)),
  isGeneral: z.optional(z.boolean()),
  drwCustomType: z.optional(text),
  /** Unit of the dimensions: 0 mm, 1 in; by default that of the site's drawings. */
  unit: z.optional(z.union([z.literal(0), z.literal(1)])),
  /** Sheet and views of a drawing. */
  ...drawingChoices,
  appID: z.optional(z.enum(['pc', 'openAPI'])),
  /** Recipient, for type 103. */
  email: z.optional(text),
})
export type FileRequest = z.infer<typeof fileRequest>

/** File types available for a model, with the extensions of their file names. */
export const fileTypes = z.object({ list: z.array(z.object({ downloadType: z.int(), extension: z.string() })) })

/** The file may be generated and fetched; `left`: remaining files today. */
export const fileChecked = z.object({ left: z.int() })

/** A new task, or the one already working on the same file; `complete`: the file is ready. */
export const fileTaskMade = z.object({ taskid: z.string(), checkPath: z.string(), complete: z.boolean() })

/** State of a task. */
export const fileTaskState = z.object({
  complete: z.boolean(),
  /** Percentage of its steps that are done. */
  progress: z.number().check(z.gte(0), z.lte(100)),
  /** URL path of the file, once it is ready; without one a complete task has failed. */
  path: z.nullish(z.string()),
  extension: z.optional(z.string()),
  /** Bytes. */
  contentLength: z.optional(z.int()),
})

/** URL path of a finished file; null if it was sent by e-mail. */
export const fileSent = z.object({
  path: z.nullable(z.string()),
  name: z.string(),
  extension: z.string(),
  /** Bytes. */
  contentLength: z.int(),
})

/** Outcome of a download in the browser, reported by the page. */
export const downloadLog = z.strictObject({
  /** Id of the task. */
  id: text,
  outcome: z.enum(['saved', 'failed', 'cancelled']),
})

/** A page of a person's downloads. */
export const downloadList = z.object({
  list: z.array(
    z.object({
      id: z.string(),
      selectionID: z.string(),
      downloadType: z.int(),
      orderParams,
      unit: z.union([z.literal(0), z.literal(1)]),
      /** Name of the model. */
      skuName: z.string(),
      name: z.string(),
      extension: z.string(),
      contentLength: z.int(),
      fetched: z.iso.datetime(),
    }),
  ),
  count: z.int(),
})
