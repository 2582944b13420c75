/** Whether a value is a selection of a known version; its inputs are validated by the page that reads them. */
import { isRecord } from '../../../engine/base/is-record.ts'
import type { Selection } from '../../../contract/saved/selection-document.ts'

export const isSelection = (value: unknown): value is Selection =>
  isRecord(value) && (value['v'] === 1 || value['v'] === 2) && isRecord(value['inputs'])
