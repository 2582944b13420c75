/** Files that are made of a model and its calculation: what is asked, how far it is, what came of it. Fields are called as the wire calls them. */
import * as z from 'zod/mini'
import { orderParams } from '../saved/saved-items.ts'
import { jsonValue, selectionDocument } from '../saved/selection-document.ts'

/** Kinds of files: the number of each on the wire (`downloadType`), and the end of its name. */
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
} as const satisfies Readonly<Record<string, { readonly type: number; readonly extension: string }>>
export type FileKind = keyof typeof fileKinds

/** What an archive holds; the report where there is a calculation. */
export const archivedKinds: readonly FileKind[] = ['drawing', 'dxf', 'step', 'sheet', 'bom', 'report']

/** An archive that is sent by e-mail. */
export const mailedType = 103

/** @returns what a number stands for; a number that stands for nothing else is the drawing */
export const fileKindOf = (type: number): FileKind => {
  if (type === mailedType) return 'archive'
  const kinds: readonly FileKind[] = Object.keys(fileKinds).filter((kind): kind is FileKind => Object.hasOwn(fileKinds, kind))
  return kinds.find((kind) => fileKinds[kind].type === type) ?? 'drawing'
}

/** How long the same file is not given again, s. */
export const throttleSeconds = 20

/** How long a task may take, s: a solid that is seen from all sides takes longest. */
export const taskSeconds = (kind: FileKind, insert3d: boolean): number => (kind === 'drawing3d' && insert3d ? 150 : 90)

const text = z.string().check(z.maxLength(200))

/** A question as a page asked it, below the root of the calls. */
export const askedFields = { path: text, query: z.record(z.string(), text), body: z.optional(jsonValue) }

/** What a file is asked with. Whether something is missing the service says in words of its own. */
export const fileRequest = z.strictObject({
  /** A selection of the user centre, or the id of a model. */
  selectionID: z.prefault(text, ''),
  downloadType: z.optional(z.int().check(z.gte(1), z.lte(999))),
  /** Parts of the order code. */
  orderParams: z.prefault(orderParams, []),
  /** What the model was calculated from, where it is not in the user centre. */
  selection: z.optional(selectionDocument),
  /** What the page asked the service for, of one that is no form; below the root of the calls. */
  asked: z.optional(z.strictObject(askedFields)),
  /** Where what moves stands in drawing and solid: the share of its way. */
  position: z.optional(z.number().check(z.gte(0), z.lte(1))),
  /** The motor that the model was chosen with. */
  motorSku: z.optional(text),
  /** With a model in it, in a drawing of type 6. */
  insert3d: z.prefault(z.boolean(), false),
  userAgentID: z.optional(z.nullable(text)),
  isGeneral: z.optional(z.boolean()),
  drwCustomType: z.optional(text),
  /** Of the dimensions: 0 mm, 1 in. */
  unit: z.prefault(z.union([z.literal(0), z.literal(1)]), 0),
  appID: z.optional(z.enum(['pc', 'openAPI'])),
  /** Where it is sent to, of type 103. */
  email: z.optional(text),
})
export type FileRequest = z.infer<typeof fileRequest>

/** Which files there are of a model: numbers and ends of the names of the kinds that are made. */
export const fileTypes = z.object({ list: z.array(z.object({ downloadType: z.int(), extension: z.string() })) })

/** It may be made and fetched; how many more on this day. */
export const fileChecked = z.object({ left: z.int() })

/** A task, new or the one that is at it already; `complete`: its file is there. */
export const fileTaskMade = z.object({ taskid: z.string(), checkPath: z.string(), complete: z.boolean() })

/** How far a task is. */
export const fileTaskState = z.object({
  complete: z.boolean(),
  /** Percent of its steps that are done. */
  progress: z.number().check(z.gte(0), z.lte(100)),
  /** Where its file is, once it is there. */
  path: z.optional(z.string()),
  extension: z.optional(z.string()),
  /** Bytes. */
  contentLength: z.optional(z.int()),
})

/** Where a file can be fetched; null for one that went away by e-mail. */
export const fileSent = z.object({
  path: z.nullable(z.string()),
  name: z.string(),
  extension: z.string(),
  /** Bytes. */
  contentLength: z.int(),
})

/** What became of a file in the browser, told by the page that fetched it. */
export const downloadLog = z.strictObject({
  /** Of the task. */
  id: text,
  outcome: z.enum(['saved', 'failed', 'cancelled']),
})

/** A page of what somebody has downloaded. */
export const downloadList = z.object({
  list: z.array(
    z.object({
      id: z.string(),
      selectionID: z.string(),
      downloadType: z.int(),
      orderParams,
      unit: z.union([z.literal(0), z.literal(1)]),
      /** Of the model. */
      skuName: z.string(),
      name: z.string(),
      extension: z.string(),
      contentLength: z.int(),
      fetched: z.iso.datetime(),
    }),
  ),
  count: z.int(),
})
