/** Whether something is a selection of this version of the pages; its parts are read by those whose they are. */
import { isRecord } from '../../../engine/base/is-record.ts'
import type { Selection } from '../../../contract/saved/selection-document.ts'

export const isSelection = (kept: unknown): kept is Selection => isRecord(kept) && kept['v'] === 1 && isRecord(kept['inputs'])
