/** Whether something is a selection of this version of the pages; its parts are read by those whose they are. */
import type { Selection } from '../../contract/selection-document.ts'
import { isRecord } from './api.ts'

export const isSelection = (kept: unknown): kept is Selection => isRecord(kept) && kept['v'] === 1 && isRecord(kept['inputs'])
