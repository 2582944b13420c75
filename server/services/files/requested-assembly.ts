/** The assembly of a file request: the models that its selection pins, or those of a saved selection. */
import * as z from 'zod/mini'
import { callRequestFields, type FileRequest } from '../../../contract/files/files.ts'
import { savedPart } from '../../../contract/saved/saved-assembly.ts'
import { answeredModels, pinnedModels } from '../../../contract/saved/pinned-models.ts'
import type { Selection } from '../../../contract/saved/selection-document.ts'
import type { AssemblyRequest } from '../report/assembly-of.ts'
import type { Requester } from '../people/person-call.ts'
import type { FileParts } from './file-parts.ts'
import { type SavedRecord, savedRecord } from './requested-model.ts'

/** Positions that were kept by earlier versions, whose address pinned the models. */
const earlierParts = z.object({ path: z.string(), parts: z.array(savedPart) })
const sentRequest = z.object({ request: z.object(callRequestFields) })

type Models = AssemblyRequest['parts']

const modelsOf = (parts: readonly z.infer<typeof savedPart>[]): Models =>
  Object.fromEntries(parts.flatMap(({ role, item }) => (item.kind === 'model' ? [[role, item.sku] as const] : [])))

/** The models with which a selection was saved: those that were chosen, else those that were answered. */
const modelsIn = ({ selection, snapshot }: SavedRecord): Models | undefined => {
  const earlier = z.safeParse(earlierParts, snapshot).data
  return pinnedModels(selection) ?? answeredModels(selection) ?? (earlier && modelsOf(earlier.parts))
}

const isOfSeveral = (models: Models | undefined): models is Models => models !== undefined && Object.keys(models).length > 1

/** @returns the assembly that a file is of; undefined for a file of one model */
export async function requestedParts(
  parts: FileParts,
  requester: Requester,
  { selectionID, selection, asked: request }: FileRequest,
): Promise<AssemblyRequest | undefined> {
  // A selection sent by a page is JSON, validated by its shape.
  const sent = selection as Selection | undefined
  const chosen = sent && pinnedModels(sent)
  if (chosen) return { selection: sent, request, parts: chosen }
  const saved = sent ? undefined : await savedRecord(parts, requester, selectionID)
  const models = saved && modelsIn(saved)
  if (!saved || !isOfSeveral(models)) return undefined
  const found = { selection: saved.selection, request: z.safeParse(sentRequest, saved.snapshot).data?.request, parts: models }
  return (await parts.isPlaced(found, requester.visit)) ? found : undefined
}
